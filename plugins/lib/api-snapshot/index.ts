/**
 * Lookups in the committed API snapshot, for plugins, scripts and tests that run in Node.js.
 *
 * Never import this from a page or component: it reads files, and the snapshot is larger than a
 * page. What a page shows is taken from here while the site is built.
 *
 * Names are written as a reader types them:
 *
 * - an export: `remotion#interpolate`, or with its entry point `@remotion/lambda/client#getSites`;
 *   components that hang on another one have both names: `remotion#Series.Sequence`
 * - a member: `remotion#Sequence.from` (prop), `remotion#random.seed` (parameter),
 *   `remotion#spring.config.damping` (field of an option bag), `remotion#Easing.bezier` (method)
 * - a field of what a function returns: `remotion#useVideoConfig.returns.fps`
 * - a rendering option: by its key, API name or flag: `crf`, `x264Preset`, `--x264-preset`
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../read-json';
import {Miss, missOf, orNull, orThrow} from './errors';
import {exportOf, memberOf, parseReference} from './references';
import type {FoundExport, FoundMember} from './references';
import type {ApiPackage, CliCommand, RenderingOption} from './types';

export {UnknownApiNameError} from './errors';
export type {FoundExport, FoundMember} from './references';

/** Folder of the committed snapshot, relative to where commands are run: the repository. */
const DEFAULT_DIR = path.join(process.cwd(), 'src', 'data', 'generated', 'api');

/**
 * One snapshot, read once and kept. What finds a name throws {@link UnknownApiNameError} when there is
 * none.
 */
export type ApiSnapshot = {
  /** Names of the packages: `remotion` first, then by alphabet. */
  packageNames: () => string[];
  /** One package's API. */
  readPackage: (name: string) => ApiPackage;
  /** `remotion#interpolate` → the export. */
  findExport: (reference: string) => FoundExport;
  /** `remotion#spring.config.damping` → the member. */
  findMember: (reference: string) => FoundMember;
  /** The same, for names that may be unknown. */
  exportOrNull: (reference: string) => FoundExport | null;
  memberOrNull: (reference: string) => FoundMember | null;
  /** All rendering options, sorted by name. */
  readOptions: () => RenderingOption[];
  /** `crf`, `jpegQuality` or `--jpeg-quality` → the option. */
  findOption: (name: string) => RenderingOption;
  /** All commands of the CLI with their flags. */
  readCommands: () => CliCommand[];
  /** `lambda render` → the command. */
  findCommand: (command: string) => CliCommand;
  /** Version that brought an export (`interpolate`) or member (`Sequence.premountFor`), if known. */
  findSince: (packageName: string, name: string) => string | null;
};

/** Versions by package and name. */
type Arrivals = Record<string, Record<string, string>>;

/**
 * Opens a snapshot.
 *
 * @param dir folder with `remotion.json`, `@remotion/*.json`, `options.json` and `cli.json`
 */
export function openSnapshot(dir: string = DEFAULT_DIR): ApiSnapshot {
  const packageOf = reader<ApiPackage>(dir);
  const optionsOf = reader<RenderingOption[]>(dir);
  const commandsOf = reader<CliCommand[]>(dir);
  const arrivalsOf = reader<Arrivals>(dir);

  let names: string[] | undefined;
  const packageNames = (): string[] => [...(names ??= packagesIn(dir))];
  const packageIfAny = (name: string): ApiPackage | Miss =>
    (names ??= packagesIn(dir)).includes(name)
      ? packageOf(`${name}.json`)
      : missOf(`No package "${name}" in the API snapshot.`, name, packageNames);
  const exportIn = (reference: string): FoundExport | Miss => {
    const parsed = parseReference(reference, packageIfAny);
    return parsed instanceof Miss ? parsed : exportOf(parsed);
  };
  const memberIn = (reference: string): FoundMember | Miss => {
    const parsed = parseReference(reference, packageIfAny);
    return parsed instanceof Miss ? parsed : memberOf(parsed);
  };
  const readOptions = () => optionsOf('options.json');
  const readCommands = () => commandsOf('cli.json');

  return {
    packageNames,
    readPackage: (name) => orThrow(packageIfAny(name)),
    findExport: (reference) => orThrow(exportIn(reference)),
    findMember: (reference) => orThrow(memberIn(reference)),
    exportOrNull: (reference) => orNull(exportIn(reference)),
    memberOrNull: (reference) => orNull(memberIn(reference)),
    readOptions,
    findOption: (name) => optionIn(readOptions(), name),
    readCommands,
    findCommand: (command) => commandIn(readCommands(), command),
    findSince: (packageName, name) =>
      existsSync(path.join(dir, 'since.json'))
        ? (arrivalsOf('since.json')[packageName]?.[name] ?? null)
        : null,
  };
}

/** Reads the JSON files of one kind, each once. */
function reader<Content>(dir: string): (file: string) => Content {
  const known = new Map<string, Content>();
  return (file) => {
    const content = known.get(file) ?? readJson<Content>(path.join(dir, file));
    known.set(file, content);
    return content;
  };
}

function packagesIn(dir: string): string[] {
  const scoped = path.join(dir, '@remotion');
  const names = (existsSync(scoped) ? readdirSync(scoped) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => `@remotion/${file.slice(0, -'.json'.length)}`);
  return [...(existsSync(path.join(dir, 'remotion.json')) ? ['remotion'] : []), ...names.sort()];
}

function optionIn(options: RenderingOption[], name: string): RenderingOption {
  const bare = name.replace(/^--/, '');
  return orThrow(
    options.find((option) => option.name === bare) ??
      options.find(({apiName, cliFlag}) => [apiName, cliFlag].includes(bare)) ??
      missOf(`No rendering option "${name}".`, bare, () => options.map((option) => option.name)),
  );
}

function commandIn(commands: CliCommand[], name: string): CliCommand {
  return orThrow(
    commands.find(({command}) => command === name) ??
      missOf(`No command "npx remotion ${name}".`, name, () =>
        commands.map(({command}) => command),
      ),
  );
}

/** The lookups of the committed snapshot. */
export const {
  packageNames,
  readPackage,
  findExport,
  findMember,
  readOptions,
  findOption,
  readCommands,
  findCommand,
  findSince,
} = openSnapshot();
