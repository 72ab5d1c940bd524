/*
 * `npm run size:why -- /docs/spring`: what the scripts of a page are made of, by package and folder,
 * in bytes after gzip. Takes one more build, with source maps.
 *
 *   --reuse   looks at the build of the last time
 *   --all     prints small shares too
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import type {SourceMapPayload} from 'node:module';
import {readJson} from '../../plugins/lib/read-json';
import {charactersBySource, sharesOf} from './size/attribute';
import type {Share} from './size/attribute';
import {firstLoadOf} from './size/scripts-of-page';
import {SOURCE_MAP_BUILD, buildWithSourceMaps} from './size/source-map-build';
import {runCommand} from '../lib/command';
import {gzipSize} from '../lib/gzip';

/** Bytes. */
const SMALL = 500;

function sharesOfScript(url: string): Share[] {
  const file = join(SOURCE_MAP_BUILD, url);
  const script = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  const map = `${file}.map`;
  const characters = existsSync(map)
    ? charactersBySource(script, readJson<SourceMapPayload>(map))
    : new Map([['', script.length]]);
  return sharesOf(characters, gzipSize(script));
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reuse: {type: 'boolean', default: false}, all: {type: 'boolean', default: false}},
  });
  if (!values.reuse || !existsSync(SOURCE_MAP_BUILD)) {
    buildWithSourceMaps();
  }
  for (const page of positionals.length > 0 ? positionals : ['/docs/spring']) {
    let total = 0;
    for (const url of firstLoadOf(SOURCE_MAP_BUILD, page).scripts) {
      const shares = sharesOfScript(url);
      const size = shares.reduce((sum, {gzip}) => sum + gzip, 0);
      total += size;
      console.log(`\n${url}: ${size} B`);
      const shown = shares.filter(({gzip}) => values.all || gzip >= SMALL);
      shown.forEach(({owner, gzip}) => console.log(`  ${String(gzip).padStart(7)}  ${owner}`));
      if (shown.length < shares.length) {
        console.log(`           and ${shares.length - shown.length} of less than ${SMALL} B each`);
      }
    }
    console.log(`\n${page}: ${total} B of JavaScript after gzip`);
  }
}

runCommand(main);
