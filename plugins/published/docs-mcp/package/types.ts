import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {readFact} from './facts';

const run = promisify(execFile);

/** A folder with `node_modules` that a snippet is compiled in, and what is to be said about it. */
export type TypesFolder = {folder: string; note: string};

/** Packages that snippets may import besides the toolkit's. Others are not downloaded. */
const ALSO: Record<string, string> = {
  react: '@types/react@19',
  'react-dom': '@types/react-dom@19',
  zod: 'zod@3.22.3',
  node: '@types/node@20',
};

/**
 * Where the types are that a snippet is checked against: those of the reader's project, if it has the
 * documented version, or else a copy of the documented version, which is downloaded from npm once.
 *
 * @param project folder that may hold `node_modules`
 * @param imports names of packages
 * @throws Error if a package can't be downloaded
 */
export async function typesFor(
  project: string,
  imports: string[],
  version: string,
): Promise<TypesFolder> {
  const installed = versionIn(project, 'remotion');
  const toolkit = imports.filter(isToolkit);
  if (installed === version && toolkit.every((name) => versionIn(project, name) === version)) {
    const note = `Checked against the types of ${version} in ${project}.`;
    return {folder: project, note: note + unknownNote(project, imports)};
  }
  const folder = join(homedir(), '.cache', 'remotion-docs-mcp', version);
  const wanted = ['remotion', ...toolkit].filter((name) => versionIn(folder, name) !== version);
  const needsNode = imports.some(isBuiltin);
  const others = ['react', ...(needsNode ? ['node'] : []), ...imports].filter(
    (name) => ALSO[name] && !versionIn(folder, packageOf(ALSO[name])),
  );
  if (wanted.length + others.length > 0) {
    await download(folder, [
      ...new Set([
        ...wanted.map((name) => `${name}@${version}`),
        ...others.map((name) => ALSO[name] ?? name),
      ]),
    ]);
  }
  const difference = installed
    ? ` The project has ${installed}, so some of this may not hold for it.`
    : '';
  const note = `Checked against the types of ${version} from npm.${difference}`;
  return {folder, note: note + unknownNote(folder, imports)};
}

const isBuiltin = (name: string): boolean => builtinModules.includes(name.replace(/^node:/, ''));

/** What a snippet imports and no folder has: nothing is known of it. */
function unknownNote(folder: string, imports: string[]): string {
  const isThere = (name: string): boolean =>
    isBuiltin(name) || [name, `@types/${name}`].some((each) => versionIn(folder, each));
  const unknown = imports.filter((name) => !isThere(name));
  return unknown.length > 0
    ? ` Nothing is known of ${unknown.join(' and ')} there, so ignore errors about that.`
    : '';
}

export const isToolkit = (name: string): boolean => /^(remotion|@remotion\/[a-z0-9-]+)$/.test(name);

/** The package of `@types/react@19`. */
const packageOf = (specifier: string): string => specifier.replace(/(.)@.*$/, '$1');

/** The version of an installed package, or `undefined`. */
export const versionIn = (folder: string, name: string): string | undefined =>
  readFact(join(folder, 'node_modules', name, 'package.json'), 'version');

async function download(folder: string, packages: string[]): Promise<void> {
  mkdirSync(folder, {recursive: true});
  if (!existsSync(join(folder, 'package.json'))) {
    writeFileSync(join(folder, 'package.json'), '{"private": true}\n');
  }
  // Types need no script to run, and none of the binaries that render.
  const args = [
    'install',
    '--ignore-scripts',
    '--omit=optional',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    ...packages,
  ];
  const npm = process.env.npm_execpath;
  try {
    await (npm?.endsWith('.js')
      ? run(process.execPath, [npm, ...args], {cwd: folder})
      : run('npm', args, {cwd: folder, shell: process.platform === 'win32'}));
  } catch {
    throw new Error(
      `npm can't install ${packages.join(', ')}. Check the names and the connection.`,
    );
  }
}
