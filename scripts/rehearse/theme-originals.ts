/*
 * `npm run theme:originals`: notes which components of the framework the overrides in src/theme were
 * written for. `npm run theme:originals -- FOLDER` notes those of another version as well, which is
 * installed there: for overrides that were compared with it in a rehearsal.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {readJson} from '../../plugins/lib/read-json';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';

/** Hashes of the originals by the path of their override, by version of the framework. */
export type Originals = Record<string, Record<string, string>>;

export const OVERRIDES = join(ROOT, 'src', 'theme');
export const NOTED = join(ROOT, 'src', 'data', 'generated', 'theme-originals.json');

/** Folders of components; the first that has one counts. */
const THEMES = [
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** Other files beside a component are components of their own. */
const PARTS = /^index\.jsx?$|\.css$/;

/** Paths of the overrides in a folder such as src/theme. */
export const overridesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^index\.tsx?$/.test(basename(file)))
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort();

/** Name of a component's original, and its files. `null` if no theme of the framework has it. */
function originalOf(component: string, modules: string): {name: string; files: string[]} | null {
  for (const theme of THEMES) {
    const name = `${theme}/${component}`;
    const path = join(modules, name);
    if (existsSync(join(path, 'index.js'))) {
      const parts = readdirSync(path).filter((file) => PARTS.test(file));
      return {name, files: parts.sort().map((file) => join(path, file))};
    }
    if (existsSync(`${path}.js`)) {
      return {name, files: [`${path}.js`]};
    }
  }
  return null;
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(`${basename(file)}\n`).update(readFileSync(file)));
  return hash.digest('hex').slice(0, 16);
}

const versionIn = (modules: string): string =>
  readJson<{version: string}>(join(modules, '@docusaurus/core/package.json')).version;

/**
 * Compares the installed originals with those that were noted.
 *
 * @param components paths of overrides
 * @param modules the folder of installed packages
 * @returns a sentence for each original that was not noted as it is
 */
export const changedOriginals = (
  components: string[],
  modules: string,
  noted: Originals,
): string[] =>
  components.flatMap((component) => {
    const original = originalOf(component, modules);
    if (!original) {
      return [`src/theme/${component} overrides nothing: no theme of the framework has it.`];
    }
    const hash = hashOf(original.files);
    return Object.values(noted).some((hashes) => hashes[component] === hash)
      ? []
      : [
          `src/theme/${component} was written for another original: ${original.name} changed. Compare them, then run npm run theme:originals.`,
        ];
  });

/** What was noted for newer versions than the site's, with the originals of an installed one. */
export function noteOriginals(
  components: string[],
  modules: string,
  noted: Originals,
  siteVersion: string,
): Originals {
  const hashes = components.flatMap((component) => {
    const original = originalOf(component, modules);
    return original ? [[component, hashOf(original.files)] as const] : [];
  });
  const order = new Intl.Collator('en', {numeric: true});
  return Object.fromEntries(
    Object.entries({...noted, [versionIn(modules)]: Object.fromEntries(hashes)})
      .filter(([version]) => order.compare(version, siteVersion) >= 0)
      .sort(([a], [b]) => order.compare(a, b)),
  );
}

function main(): void {
  const modules = resolve(process.argv[2] ?? ROOT, 'node_modules');
  const siteVersion = versionIn(join(ROOT, 'node_modules'));
  const noted = existsSync(NOTED) ? readJson<Originals>(NOTED) : {};
  const components = overridesIn(OVERRIDES);
  const originals = noteOriginals(components, modules, noted, siteVersion);
  writeFileSync(NOTED, `${JSON.stringify(originals, null, 2)}\n`);
  console.log(`${components.length} overrides, ${Object.keys(originals).join(' and ')}`);
}

if (require.main === module) {
  runCommand(main);
}
