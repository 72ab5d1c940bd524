import {execFile} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {z} from 'zod';

const run = promisify(execFile);

/** Runs npm in a folder. Rejects with what npm wrote to `stdout` and `stderr` if it ends with an error. */
export const npm = (args: string[], cwd: string): Promise<{stdout: string}> =>
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

/** What went wrong with a package, as the end of a sentence, from what npm wrote. */
export const reason = (error: unknown): string => {
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
