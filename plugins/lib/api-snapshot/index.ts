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
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearestNames} from '../nearest-names';
import type {ApiExport, ApiMember, ApiPackage, CliCommand, RenderingOption} from './types';

export {nearestNames} from '../nearest-names';

/** Folder of the committed snapshot, relative to where commands are run: the repository. */
const DEFAULT_DIR = path.join(process.cwd(), 'src', 'data', 'generated', 'api');

/** A name that the snapshot does not hold; the message lists what comes closest. */
export class UnknownApiNameError extends Error {
  /** Up to three names, the nearest first. */
  readonly suggestions: string[];

  constructor(problem: string, suggestions: string[]) {
    super(suggestions.length > 0 ? `${problem} Did you mean ${suggestions.join(', ')}?` : problem);
    this.name = 'UnknownApiNameError';
    this.suggestions = suggestions;
  }
}

/** An export together with the package that it belongs to. */
export type FoundExport = {package: string; export: ApiExport};

/** A member together with the export that it belongs to. */
export type FoundMember = FoundExport & {member: ApiMember};

/** One snapshot, read once and kept. */
export type ApiSnapshot = {
  packageNames: () => string[];
  readPackage: (name: string) => ApiPackage;
  findExport: (reference: string) => FoundExport;
  findMember: (reference: string) => FoundMember;
  readOptions: () => RenderingOption[];
  findOption: (name: string) => RenderingOption;
  readCommands: () => CliCommand[];
  findCommand: (command: string) => CliCommand;
  /** Version that brought an export (`interpolate`) or member (`Sequence.premountFor`), if known. */
  findSince: (packageName: string, name: string) => string | null;
};

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Fields of the first option bag of a function; parameters with their own name come first. */
const bagFields = (item: ApiExport): ApiMember[] =>
  (item.parameters ?? []).flatMap((parameter) => parameter.members ?? []);

/** What can follow the dot after an export's name. */
const directMembers = (item: ApiExport): ApiMember[] => [
  ...(item.parameters ?? []),
  ...bagFields(item),
  ...(item.members ?? []),
];

/**
 * Opens a snapshot.
 *
 * @param dir folder with `remotion.json`, `@remotion/*.json`, `options.json` and `cli.json`
 */
export function openSnapshot(dir: string = DEFAULT_DIR): ApiSnapshot {
  const cache = new Map<string, unknown>();
  const cached = <T>(file: string): T => {
    const known = cache.get(file) ?? readJson<T>(path.join(dir, file));
    cache.set(file, known);
    return known as T;
  };

  const packageNames = (): string[] => {
    const scoped = path.join(dir, '@remotion');
    const names = existsSync(scoped)
      ? readdirSync(scoped)
          .filter((file) => file.endsWith('.json'))
          .map((file) => `@remotion/${file.slice(0, -'.json'.length)}`)
      : [];
    return [...(existsSync(path.join(dir, 'remotion.json')) ? ['remotion'] : []), ...names.sort()];
  };

  const readPackage = (name: string): ApiPackage => {
    const names = packageNames();
    if (!names.includes(name)) {
      throw new UnknownApiNameError(
        `No package "${name}" in the API snapshot.`,
        nearestNames(name, names),
      );
    }
    return cached<ApiPackage>(`${name}.json`);
  };

  /** Splits `@remotion/lambda/client#x` into package, entry point and the rest. */
  const parse = (reference: string): {item: ApiPackage; entry: string | null; rest: string} => {
    const [specifier = '', rest = ''] = reference.split('#');
    if (!specifier || !rest) {
      throw new UnknownApiNameError(
        `"${reference}" does not name an export. Write package#export, such as remotion#interpolate.`,
        [],
      );
    }
    const depth = specifier.startsWith('@') ? 2 : 1;
    const parts = specifier.split('/');
    const item = readPackage(parts.slice(0, depth).join('/'));
    const subpath = parts.slice(depth).join('/');
    return {item, entry: subpath ? `./${subpath}` : null, rest};
  };

  const isIn = (candidate: ApiExport, entry: string | null): boolean =>
    entry === null || candidate.entry === entry || Boolean(candidate.alsoIn?.includes(entry));

  /** Candidates for a name: without an entry point the main one wins. */
  const pick = (item: ApiPackage, entry: string | null, name: string): ApiExport | null => {
    const found = item.exports.filter(
      (candidate) => candidate.name === name && isIn(candidate, entry),
    );
    return found.find((candidate) => candidate.entry === '.') ?? found[0] ?? null;
  };

  const noExport = (item: ApiPackage, entry: string | null, name: string): UnknownApiNameError => {
    const where = entry ? `${item.package}${entry.slice(1)}` : item.package;
    const names = item.exports.filter((candidate) => isIn(candidate, entry));
    return new UnknownApiNameError(
      `No export "${name}" in ${where}.`,
      nearestNames(name, [...new Set(names.map((candidate) => candidate.name))]),
    );
  };

  const findExport = (reference: string): FoundExport => {
    const {item, entry, rest} = parse(reference);
    const found = pick(item, entry, rest);
    if (!found) {
      throw noExport(item, entry, rest);
    }
    return {package: item.package, export: found};
  };

  const findMember = (reference: string): FoundMember => {
    const {item, entry, rest} = parse(reference);
    const names = rest.split('.');
    // `Series.Sequence.offset`: the longest name that is an export owns the member.
    const lengths = names
      .map((_, index) => names.length - 1 - index)
      .filter((length) => length > 0);
    const length = lengths.find((count) => pick(item, entry, names.slice(0, count).join('.')));
    const owner = length ? pick(item, entry, names.slice(0, length).join('.')) : null;
    if (!owner || !length) {
      throw names.length > 1 && names[0]
        ? noExport(item, entry, names[0])
        : new UnknownApiNameError(
            `"${reference}" does not name a member. Write package#export.member.`,
            [],
          );
    }
    const steps = names.slice(length);
    const isReturn = steps[0] === 'returns' && Boolean(owner.returns);
    let candidates = isReturn ? (owner.returnMembers ?? []) : directMembers(owner);
    let found: ApiMember | undefined;
    let parent = isReturn ? `the return value of ${owner.name}` : owner.name;
    for (const step of isReturn ? steps.slice(1) : steps) {
      found = candidates.find(({name}) => name === step);
      if (!found) {
        throw new UnknownApiNameError(
          `No member "${step}" in ${parent} of ${item.package}.`,
          nearestNames(step, [...new Set(candidates.map(({name}) => name))]),
        );
      }
      parent = `${parent}.${step}`;
      candidates = found.members ?? [];
    }
    if (!found) {
      throw new UnknownApiNameError(
        `"${reference}" does not name a member. Write which field of the return value is meant.`,
        candidates.slice(0, 3).map(({name}) => name),
      );
    }
    return {package: item.package, export: owner, member: found};
  };

  const readOptions = (): RenderingOption[] => cached<RenderingOption[]>('options.json');

  const findOption = (name: string): RenderingOption => {
    const options = readOptions();
    const bare = name.replace(/^--/, '');
    const found =
      options.find((option) => option.name === bare) ??
      options.find(({apiName, cliFlag}) => [apiName, cliFlag].includes(bare));
    if (!found) {
      throw new UnknownApiNameError(
        `No rendering option "${name}".`,
        nearestNames(
          bare,
          options.map((option) => option.name),
        ),
      );
    }
    return found;
  };

  const readCommands = (): CliCommand[] => cached<CliCommand[]>('cli.json');

  const findCommand = (command: string): CliCommand => {
    const commands = readCommands();
    const found = commands.find((candidate) => candidate.command === command);
    if (!found) {
      throw new UnknownApiNameError(
        `No command "npx remotion ${command}".`,
        nearestNames(
          command,
          commands.map((candidate) => candidate.command),
        ),
      );
    }
    return found;
  };

  const findSince = (packageName: string, name: string): string | null => {
    if (!existsSync(path.join(dir, 'since.json'))) {
      return null;
    }
    return (
      cached<Record<string, Record<string, string>>>('since.json')[packageName]?.[name] ?? null
    );
  };

  return {
    packageNames,
    readPackage,
    findExport,
    findMember,
    readOptions,
    findOption,
    readCommands,
    findCommand,
    findSince,
  };
}

const committed = openSnapshot();

/** Names of the packages in the snapshot: `remotion` first, then by alphabet. */
export const packageNames = committed.packageNames;

/** One package's API; throws {@link UnknownApiNameError}. */
export const readPackage = committed.readPackage;

/** `remotion#interpolate` → the export; throws {@link UnknownApiNameError}. */
export const findExport = committed.findExport;

/** `remotion#spring.config.damping` → the member; throws {@link UnknownApiNameError}. */
export const findMember = committed.findMember;

/** All rendering options, sorted by name. */
export const readOptions = committed.readOptions;

/** `crf`, `jpegQuality` or `--jpeg-quality` → the option; throws {@link UnknownApiNameError}. */
export const findOption = committed.findOption;

/** All commands of the CLI with their flags. */
export const readCommands = committed.readCommands;

/** `lambda render` → the command; throws {@link UnknownApiNameError}. */
export const findCommand = committed.findCommand;

/** Version that brought an export or member, or `null` where it is not known. */
export const findSince = committed.findSince;
