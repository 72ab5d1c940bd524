import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readJson} from '../../plugins/lib/read-json';
import {ROOT} from '../lib/root';

type Versions = Record<string, string>;

/** What of `package.json` a rehearsal changes. */
export type Manifest = {
  dependencies: Versions;
  devDependencies: Versions;
  overrides: Versions;
};

const RSPACK = '@rspack/core';

const withVersion = (packages: Versions, version: string): Versions =>
  Object.fromEntries(
    Object.entries(packages).map(([name, own]) => [
      name,
      name.startsWith('@docusaurus/') ? version : own,
    ]),
  );

/**
 * The manifest with another version of the framework.
 *
 * @param keepsRspack whether that version is made for the same Rspack; the override goes otherwise
 */
export function rehearsedManifest<Any extends Manifest>(
  manifest: Any,
  version: string,
  keepsRspack: boolean,
): Any {
  const {[RSPACK]: rspack, ...overrides} = manifest.overrides;
  return {
    ...manifest,
    dependencies: withVersion(manifest.dependencies, version),
    devDependencies: withVersion(manifest.devDependencies, version),
    overrides: keepsRspack && rspack ? {...overrides, [RSPACK]: rspack} : overrides,
  };
}

function git(...args: string[]): string {
  const {status, stdout, stderr} = spawnSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) {
    throw new Error(`The tree could not be copied. git said: ${stderr.trim()}`);
  }
  return stdout;
}

/**
 * Copies the site as it stands, with what is not committed, and its history for the dates of pages.
 * What git ignores stays behind.
 *
 * @returns number of files
 */
export function copyTree(to: string): number {
  git('clone', '--quiet', '--no-checkout', ROOT, to);
  git('-C', to, 'read-tree', 'HEAD');
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((file) => file && existsSync(join(ROOT, file)));
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), {recursive: true});
    copyFileSync(join(ROOT, file), join(to, file));
  }
  return files.length;
}

/**
 * Lends the copy the installed packages, as links to the same files, so that npm installs only what
 * differs. npm writes a changed package as new files. Where links are not possible it installs all.
 */
export function lendPackages(to: string): void {
  const packages = join(to, 'node_modules');
  const {status} = spawnSync('cp', ['-al', join(ROOT, 'node_modules'), packages]);
  // These are written in place: caches of builds, and npm's list of what is installed.
  const own = status === 0 ? ['.cache', '.package-lock.json'] : [''];
  own.forEach((name) => rmSync(join(packages, name), {recursive: true, force: true}));
}

/** Gives the copy another version of the framework. See `rehearsedManifest`. */
export function setVersion(folder: string, version: string, rspack: string | undefined): void {
  const file = join(folder, 'package.json');
  const installed = join(ROOT, 'node_modules', '@docusaurus', 'faster', 'package.json');
  const {dependencies} = readJson<Manifest>(installed);
  const manifest = rehearsedManifest(
    readJson<Manifest>(file),
    version,
    rspack === dependencies[RSPACK],
  );
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
