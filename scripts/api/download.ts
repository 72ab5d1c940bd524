import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {z} from 'zod';

const run = promisify(execFile);

const npm = (args: string[], cwd: string): Promise<{stdout: string}> =>
  run('npm', args, {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
    // Messages of the registry are for npm's log, not for ours.
    env: {...process.env, npm_config_loglevel: 'error', npm_config_update_notifier: 'false'},
  });

/** All published versions of a package, oldest first; throws a sentence without network. */
export async function publishedVersions(name: string, cwd: string): Promise<string[]> {
  try {
    const {stdout} = await npm(['view', name, 'versions', '--json'], cwd);
    return z.array(z.string()).parse([JSON.parse(stdout)].flat());
  } catch {
    throw new Error(`The versions of ${name} could not be read: the npm registry does not answer.`);
  }
}

/** The first line of npm's output that says what went wrong. */
const reason = (error: unknown): string => {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const code = /npm error code (\w+)/.exec(text)?.[1];
  if (code === 'E404' || code === 'ETARGET') {
    return 'is not published';
  }
  return `could not be downloaded (${code ?? 'npm failed'})`;
};

/**
 * Unpacks one published package, without its dependencies and without running its scripts.
 *
 * @returns the folder with its `package.json`
 */
export async function downloadPackage(
  name: string,
  version: string,
  cache: string,
): Promise<string> {
  const folder = path.join(cache, `${name.replace('/', '__')}@${version}`);
  if (existsSync(path.join(folder, 'package', 'package.json'))) {
    return path.join(folder, 'package');
  }
  mkdirSync(folder, {recursive: true});
  try {
    const {stdout} = await npm(['pack', `${name}@${version}`, '--silent'], folder);
    const archive = stdout.trim().split('\n').at(-1) ?? '';
    await run('tar', ['-xzf', archive], {cwd: folder});
  } catch (error) {
    throw new Error(`${name}@${version} ${reason(error)}.`);
  }
  return path.join(folder, 'package');
}

/**
 * Installs packages of one version, with their dependencies, into a folder of its own.
 *
 * Packages that were not published at this version are left out.
 *
 * @param peers further packages that the types need, with their versions
 * @returns names of the packages that were left out
 */
export async function installPackages(
  names: string[],
  version: string,
  folder: string,
  peers: Record<string, string>,
): Promise<string[]> {
  mkdirSync(folder, {recursive: true});
  const isPublished = async (name: string): Promise<boolean> => {
    try {
      const {stdout} = await npm(['view', `${name}@${version}`, 'version'], folder);
      return stdout.trim() !== '';
    } catch (error) {
      if (reason(error) === 'is not published') {
        return false;
      }
      throw new Error(
        `The npm registry does not answer: ${name}@${version} could not be looked up.`,
      );
    }
  };
  const missing: string[] = [];
  for (let start = 0; start < names.length; start += 6) {
    const group = names.slice(start, start + 6);
    const found = await Promise.all(group.map(isPublished));
    missing.push(...group.filter((_, index) => !found[index]));
  }
  const present = names.filter((name) => !missing.includes(name));
  if (present.length === 0) {
    throw new Error(`No package of version ${version} is published.`);
  }
  const dependencies = Object.fromEntries(present.map((name) => [name, version]));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({private: true, dependencies: {...peers, ...dependencies}}),
  );
  try {
    await npm(
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'],
      folder,
    );
  } catch (error) {
    throw new Error(`Version ${version} ${reason(error)}: npm install failed.`);
  }
  return missing;
}
