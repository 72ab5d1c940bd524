import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {measureRun, type Run} from '../lib/measured-run';
import {TITLES} from './names';
import type {Site} from './sites';

/** Files that say what is written, installed and built, so that nothing is done twice. */
const WRITTEN = 'written.txt';
const INSTALLED = 'installed.txt';
const BUILT = 'built.txt';

const stampOf = (files: Map<string, string>): string =>
  createHash('sha1')
    .update(JSON.stringify([...files]))
    .digest('hex');

const readFileOf = ({folder}: Site, name: string): string | null => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Writes a peer, and removes what it had of other files. Does nothing if it is there already. */
export function writeSite(site: Site, files: Map<string, string>): void {
  const stamp = stampOf(files);
  if (readFileOf(site, WRITTEN) === stamp) {
    return;
  }
  const isInstalled = readFileOf(site, INSTALLED) === files.get('package.json');
  const kept = isInstalled ? ['node_modules', 'package-lock.json', INSTALLED] : [];
  mkdirSync(site.folder, {recursive: true});
  readdirSync(site.folder)
    .filter((name) => !kept.includes(name))
    .forEach((name) => rmSync(join(site.folder, name), {recursive: true}));
  // Astro's cache would hold pages of the former site.
  emptyCaches(site);
  for (const [path, content] of files) {
    const file = join(site.folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  if (!isInstalled) {
    install(site);
    writeFileSync(join(site.folder, INSTALLED), files.get('package.json') ?? '');
  }
  writeFileSync(join(site.folder, WRITTEN), stamp);
}

function install({name, folder}: Site): void {
  console.log(`Installing the packages of ${TITLES[name]} …`);
  const {status} = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm couldn't install the packages of ${TITLES[name]} in ${folder}.`);
  }
}

/** Empties what a site keeps to be faster next time. Its build stays. */
export const emptyCaches = ({caches}: Site): void =>
  caches.forEach((folder) => rmSync(folder, {recursive: true, force: true}));

/**
 * Builds a site.
 *
 * @throws Error that names what the build said
 */
export async function buildSite(site: Site): Promise<Run> {
  const {name, folder, build, variables, log} = site;
  const run = await measureRun({args: build, cwd: folder, variables, ...(log ? {log} : {})});
  if (name !== 'ours') {
    writeFileSync(join(folder, BUILT), readFileOf(site, WRITTEN) ?? '');
  }
  return run;
}

/** Builds a peer unless its build is of the same pages. */
export async function ensureBuilt(site: Site): Promise<void> {
  const isBuilt = site.name === 'ours' || readFileOf(site, BUILT) === readFileOf(site, WRITTEN);
  if (!isBuilt || !existsSync(join(site.output, 'index.html'))) {
    console.log(`Building ${TITLES[site.name]} …`);
    await buildSite(site);
  }
}
