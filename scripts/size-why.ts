/*
 * `npm run size:why -- /docs/spring`: what the scripts of a page are made of, by package and folder,
 * in bytes after gzip. Takes one more build, with source maps.
 *
 *   --reuse   looks at the build of the last time
 *   --all     prints small shares too
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import type {SourceMapPayload} from 'node:module';
import {charactersBySource, sharesOf} from './size/attribute';
import type {Share} from './size/attribute';
import {firstLoadOf, gzipSize} from './size/scripts-of-page';

const FOLDER = join('node_modules', '.cache', 'size-why');
/** Bytes. */
const SMALL = 500;

function build(): void {
  const config = join('scripts', 'size', 'source-maps.config.ts');
  const {status} = spawnSync(
    'npx',
    ['docusaurus', 'build', '--config', config, '--out-dir', FOLDER],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/size-why'},
    },
  );
  if (status !== 0) {
    throw new Error('The build with source maps failed.');
  }
}

function sharesOfScript(url: string): Share[] {
  const file = join(FOLDER, url);
  const script = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  const map = `${file}.map`;
  const characters = existsSync(map)
    ? charactersBySource(script, JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload)
    : new Map([['', script.length]]);
  return sharesOf(characters, gzipSize(script));
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reuse: {type: 'boolean', default: false}, all: {type: 'boolean', default: false}},
  });
  if (!values.reuse || !existsSync(FOLDER)) {
    build();
  }
  for (const page of positionals.length > 0 ? positionals : ['/docs/spring']) {
    let total = 0;
    for (const url of firstLoadOf(FOLDER, page).scripts) {
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

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
