import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {liveModules} from '../../src/build';
import {hashOf, versionOf} from '../lib/build-cache';
import {readJson} from '../lib/read-json';
import type {Options} from './options';
import {collectPacks, type Pack, type Packs} from './packs';
import {symbolPages, type SymbolPages} from './pages';

export {validateOptions} from './options';

/** What an editor loads of one package, as JSON. */
export type TypePack = Pack & {
  /** Pages of the package's exports. */
  pages: SymbolPages;
};

const NAME = 'type-files';

/**
 * Publishes the types of what live code can import, one file per package, and keeps the editor that
 * loads them apart from the plain one.
 */
export default function typeFilesPlugin(
  {siteDir, generatedFilesDir}: LoadContext,
  {editor}: Options,
): Plugin {
  const entry = join(siteDir, editor);
  const folder = join(generatedFilesDir, NAME);

  return {
    name: NAME,

    async allContentLoaded({allContent, actions}) {
      const {packs, needs} = readPacks(siteDir);
      const pages = symbolPages(allContent);
      for (const [name, pack] of Object.entries(packs)) {
        const withPages: TypePack = {...pack, pages: pages.get(name) ?? {}};
        await actions.createData(fileOf(name), JSON.stringify(withPages));
      }
      await actions.createData('packs.js', packsModule(Object.keys(packs), needs));
    },

    configureWebpack(_config, isServer) {
      if (isServer) {
        // It starts a worker, and no page shows it before a reader asks.
        return {resolve: {alias: {[entry]: false}}};
      }
      return {
        experiments: {layers: true},
        module: {
          // It asks for Node.js's modules only where there are some.
          noParse: /[\\/]typescript[\\/]lib[\\/]typescript\.js$/,
          rules: [
            // A layer has modules of its own. In common ones, the plain editor would carry what this
            // one alone uses of CodeMirror: 5 kB.
            {test: (file: string) => file === entry, layer: NAME},
            {test: /[\\/]@typescript[\\/]vfs[\\/]/, parser: {exprContextCritical: false}},
            {
              dependency: 'url',
              include: folder,
              type: 'asset/resource',
              generator: {filename: 'assets/types/[name].[contenthash:8][ext]'},
            },
          ],
        },
      };
    },
  };
}

/** The packs, from the cache unless a package has changed: to collect them takes seconds. */
function readPacks(siteDir: string): Packs {
  const lock = readFileSync(join(siteDir, 'package-lock.json'), 'utf8');
  const folder = join(siteDir, 'node_modules', '.cache', NAME);
  const file = join(folder, `${hashOf([versionOf(__dirname), lock, ...liveModules])}.json`);
  if (!existsSync(file)) {
    const made = JSON.stringify(collectPacks(siteDir, liveModules));
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, made);
  }
  return readJson<Packs>(file);
}

/** `@remotion/media` → `remotion-media.json` */
const fileOf = (name: string): string => `${name.replace('@', '').replaceAll('/', '-')}.json`;

/** A module that knows where the bundler puts each pack. */
function packsModule(names: string[], needs: Packs['needs']): string {
  const urls = names.map(
    (name) => `  ${JSON.stringify(name)}: new URL('./${fileOf(name)}', import.meta.url).href,\n`,
  );
  return `export const urls = {\n${urls.join('')}};\nexport const needs = ${JSON.stringify(needs)};\n`;
}
