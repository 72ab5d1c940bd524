/*
 * Renders the posters and clips of `src/compositions` into `static/media/`, takes the screenshots of
 * the Studio into `static/studio/`, and records both in `src/data/generated/`. Only what is missing
 * or older than its source, or what is named: `npm run media -- ChartRace Knot`.
 */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import type {Media} from '../../src/data/media';
import {filesOf, findMediaProblems} from './plan';
import {openStudio} from './render';
import {MANIFEST, readMediaState} from './repository';
import {sourceHash} from './sources';
import {updateScreenshots} from './studio';
import {runCommand} from '../lib/command';
import {ensureBrowser} from '../lib/ensure-browser';
import {ROOT} from '../lib/root';

async function main(named: string[]): Promise<void> {
  const {registry, manifest, ...state} = readMediaState();
  const unknown = named.filter((id) => !registry.some((entry) => entry.id === id));
  if (unknown.length > 0) {
    throw new Error(
      `There is no composition ${unknown.join(', ')}. There are: ${registry.map(({id}) => id).join(', ')}`,
    );
  }
  const outdated = new Set([
    ...named,
    ...findMediaProblems({registry, manifest, ...state}).flatMap(({id}) => id ?? []),
  ]);
  const rendered: Record<string, Media> = {};
  const todo = registry.filter(({id}) => outdated.has(id));
  if (todo.length > 0) {
    const studio = await openStudio(ensureBrowser().path);
    for (const entry of todo) {
      const media = {hash: sourceHash(entry, state.read), ...(await studio.render(entry))};
      rendered[entry.id] = media;
      console.log(`${entry.id}: ${sizesOf(media)}`);
    }
    studio.close();
  }
  const next = Object.fromEntries(
    registry
      .filter((entry) => filesOf(entry).length > 0)
      .flatMap(({id}) => {
        const entry = rendered[id] ?? manifest[id];
        return entry ? [[id, entry]] : [];
      }),
  );
  const options = {parser: 'json', printWidth: 100};
  writeFileSync(path.join(ROOT, MANIFEST), await format(JSON.stringify(next), options));
  const planned = new Set(registry.flatMap(filesOf));
  for (const file of Object.keys(state.sizes).filter((path) => !planned.has(path))) {
    rmSync(path.join(ROOT, file));
    console.log(`${file}: deleted, no composition has it`);
  }
  console.log(`${todo.length} of ${registry.length} compositions rendered`);
  if (named.length === 0) {
    await updateScreenshots(ensureBrowser().path);
  }
}

function sizesOf({poster, clip = []}: Media): string {
  return [...(poster ? [poster] : []), ...clip]
    .map(({src, bytes}) => `${src} ${(bytes / 1000).toFixed(0)} kB`)
    .join(', ');
}

runCommand(() => main(process.argv.slice(2)));
