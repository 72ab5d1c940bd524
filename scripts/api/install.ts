import {existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {parseJson, readJson} from '../../plugins/lib/read-json';
import {ROOT} from '../lib/root';
import {npm, reason} from './download';

/** A version of the toolkit in a folder of its own. */
export type InstalledVersion = {
  folder: string;
  /** Packages that were not published at this version. */
  missing: string[];
};

/** Versions that were installed before, each with the lock file that names the integrity of all of it. */
const KEPT = path.join(ROOT, 'node_modules', '.cache', 'api-diff');

/** A version has 400 MB in 30,000 files, and deleting them takes longer than reading them. */
const MOST_KEPT = 2;

const FLAGS = [
  '--ignore-scripts',
  // Binaries that render and bundle: no type, no message and no frame of a player is in them.
  '--omit=optional',
  '--legacy-peer-deps',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
];

/** What a version was installed with: `package.json` of its folder. */
type Manifest = {dependencies: Record<string, string>};

/**
 * Installs packages of one version, with their dependencies, into a folder of its own, which is kept.
 *
 * Packages that were not published at this version are left out. The second time, the registry is asked
 * for those only.
 *
 * @param peers further packages that the types need, with their versions
 */
export async function installVersion(
  names: string[],
  version: string,
  peers: Record<string, string>,
): Promise<InstalledVersion> {
  const folder = path.join(KEPT, version);
  const known = await knownPackages(names, folder, version, peers);
  if (known) {
    return {folder, missing: names.filter((name) => !known.includes(name))};
  }
  const partial = path.join(KEPT, 'partial');
  await Promise.all([folder, partial].map((each) => rm(each, {recursive: true, force: true})));
  mkdirSync(partial, {recursive: true});
  const [published, zod] = await Promise.all([
    findPublished(names, version, partial),
    zodOf(version, partial),
  ]);
  if (published.length === 0) {
    throw new Error(`No package of version ${version} is published.`);
  }
  const manifest: Manifest = {
    dependencies: {
      ...peers,
      ...(zod ? {zod} : {}),
      ...Object.fromEntries(published.map((name) => [name, version])),
    },
  };
  writeFileSync(path.join(partial, 'package.json'), JSON.stringify(manifest));
  try {
    await npm(['install', ...FLAGS], partial);
  } catch (error) {
    throw new Error(`Version ${version} ${reason(error)}: npm install failed.`);
  }
  renameSync(partial, folder);
  return {folder, missing: names.filter((name) => !published.includes(name))};
}

/** The packages of a version that was installed before, or `null` where that has to be done again. */
async function knownPackages(
  names: string[],
  folder: string,
  version: string,
  peers: Record<string, string>,
): Promise<string[] | null> {
  if (!existsSync(folder)) {
    return null;
  }
  const {dependencies} = readJson<Manifest>(path.join(folder, 'package.json'));
  const isSame = Object.entries(peers).every(([name, wanted]) => dependencies[name] === wanted);
  const missing = names.filter((name) => !(name in dependencies));
  const late = isSame && missing.length > 0 ? await findPublished(missing, version, folder) : [];
  return isSame && late.length === 0 ? names.filter((name) => name in dependencies) : null;
}

/** Deletes what was installed a while ago. Takes long: nobody has to wait for it. */
export async function deleteOldVersions(): Promise<void> {
  const folders = readdirSync(KEPT).map((name) => path.join(KEPT, name));
  const old = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs).slice(MOST_KEPT);
  await Promise.all(old.map((folder) => rm(folder, {recursive: true, force: true})));
}

/** Which packages have a version, in one run of npm: a run for each would take ten times as long. */
async function findPublished(names: string[], version: string, folder: string): Promise<string[]> {
  const asking = path.join(folder, 'asking');
  mkdirSync(asking, {recursive: true});
  writeFileSync(
    path.join(asking, 'package.json'),
    JSON.stringify({dependencies: Object.fromEntries(names.map((name) => [name, version]))}),
  );
  const found = parseJson<Record<string, object>>(await outdated(asking));
  if ('error' in found) {
    throw new Error(`The npm registry does not answer: version ${version} could not be looked up.`);
  }
  return names.filter((name) => name in found);
}

/** npm lists what is not installed and could be, leaves out what isn't published, and ends with 1. */
async function outdated(folder: string): Promise<string> {
  try {
    const {stdout} = await npm(['outdated', '--json'], folder);
    return stdout;
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '{"error": {}}';
  }
}

/** The zod that a version is made for: its types name modules that another one may not have. */
async function zodOf(version: string, folder: string): Promise<string | null> {
  try {
    const {stdout} = await npm(['view', `remotion@${version}`, 'devDependencies.zod'], folder);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
