import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import type {
  ApiExport,
  ApiMember,
  ApiPackage,
  CliCommand,
  RenderingOption,
} from '../../plugins/lib/api-snapshot/types';
import {readJson} from '../../plugins/lib/read-json';
import {describeCommands} from './cli';
import {applyDefaults} from './defaults';
import type {ExtractedExport} from './describe-exports';
import {extractPackages} from './extract';
import {describeOptions, loadRegistry, readConfigMethods} from './options';
import {pinnedPackages, type InstalledPackage} from './packages';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';

/** Everything that the snapshot records. */
export type Snapshot = {
  packages: ApiPackage[];
  options: RenderingOption[];
  commands: CliCommand[];
};

/** Folder of the committed snapshot. */
export const SNAPSHOT_DIR = path.join(ROOT, 'src', 'data', 'generated', 'api');

const formatSignature = async (signature: string): Promise<string> => {
  const isDeclared = /^(const|function|class)\b/.test(signature);
  const source = isDeclared
    ? signature.replace(/^(const|function|class)\b/gm, 'declare $1')
    : signature;
  const pretty = await format(source, {
    parser: 'typescript',
    singleQuote: true,
    bracketSpacing: false,
    printWidth: 80,
  }).catch(() => {
    throw new Error(`This signature is not TypeScript:\n${source}`);
  });
  return pretty.replace(/^declare /gm, '').trim();
};

const finishExport = async (item: ExtractedExport): Promise<ApiExport> => ({
  name: item.name,
  entry: item.entry,
  ...(item.alsoIn ? {alsoIn: item.alsoIn} : {}),
  kind: item.kind,
  ...(item.deprecated ? {deprecated: true as const} : {}),
  signature: await formatSignature(item.signature),
  ...(item.parameters ? {parameters: item.parameters} : {}),
  ...(item.returns ? {returns: item.returns} : {}),
  ...(item.returnMembers ? {returnMembers: item.returnMembers} : {}),
  ...(item.members ? {members: item.members} : {}),
});

/**
 * Reads the API of installed packages.
 *
 * Options need `@remotion/renderer` and `@remotion/cli`, commands need `@remotion/cli`; without
 * them these lists are empty.
 *
 * @param settings `mayLackCommands` for another version than the installed one: a command that
 *   it does not have is left out then, and refused otherwise
 */
export async function takeSnapshot(
  installed: InstalledPackage[],
  settings: {mayLackCommands?: boolean} = {},
): Promise<Snapshot> {
  const extraction = extractPackages(installed);
  const packages = await Promise.all(
    applyDefaults(extraction.packages, installed).map(
      async ({package: name, version, exports}): Promise<ApiPackage> => ({
        package: name,
        version,
        exports: await Promise.all(exports.map(finishExport)),
      }),
    ),
  );
  const renderer = installed.find(({name}) => name === '@remotion/renderer');
  const cli = installed.find(({name}) => name === '@remotion/cli');
  if (!renderer || !cli) {
    return {packages, options: [], commands: []};
  }
  const registry = loadRegistry(renderer);
  return {
    packages,
    options: describeOptions(registry, readConfigMethods(cli), extraction.optionTypes, packages),
    commands: describeCommands(installed, registry, settings),
  };
}

const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a snapshot: path below the snapshot folder → content. */
export function snapshotFiles({packages, options, commands}: Snapshot): Map<string, string> {
  return new Map([
    ...packages.map((item): [string, string] => [`${item.package}.json`, toText(item)]),
    ['options.json', toText(options)],
    ['cli.json', toText(commands)],
  ]);
}

const packageFiles = (dir: string): string[] => {
  const scoped = path.join(dir, '@remotion');
  const files = existsSync(scoped) ? readdirSync(scoped) : [];
  return files.filter((file) => file.endsWith('.json')).map((file) => `@remotion/${file}`);
};

/** Reads a committed snapshot back. */
export function readSnapshot(dir: string = SNAPSHOT_DIR): Snapshot {
  const files = ['remotion.json', ...packageFiles(dir)];
  return {
    packages: files.map((file) => readJson<ApiPackage>(path.join(dir, file))),
    options: readJson(path.join(dir, 'options.json')),
    commands: readJson(path.join(dir, 'cli.json')),
  };
}

const countMembers = (members: ApiMember[] | undefined): number =>
  (members ?? []).reduce((sum, member) => sum + 1 + countMembers(member.members), 0);

/** How much a snapshot holds, in one line. */
export function summarize({packages, options, commands}: Snapshot): string {
  const exports = packages.flatMap((item) => item.exports);
  const members = exports.reduce(
    (sum, item) =>
      sum +
      [item.parameters, item.members, item.returnMembers].map(countMembers).reduce((a, b) => a + b),
    0,
  );
  const flags = new Set(commands.flatMap((command) => command.flags));
  return (
    `${packages.length} packages, ${exports.length} exports, ${members} members, ` +
    `${options.length} rendering options, ${commands.length} commands with ${flags.size} different flags`
  );
}

const writeSnapshot = (files: Map<string, string>): void => {
  packageFiles(SNAPSHOT_DIR)
    .filter((file) => !files.has(file))
    .forEach((file) => rmSync(path.join(SNAPSHOT_DIR, file)));
  files.forEach((content, file) => {
    const target = path.join(SNAPSHOT_DIR, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  });
};

if (require.main === module) {
  runCommand(async () => {
    const snapshot = await takeSnapshot(pinnedPackages(ROOT));
    writeSnapshot(snapshotFiles(snapshot));
    console.log(`API snapshot: ${summarize(snapshot)}`);
  });
}
