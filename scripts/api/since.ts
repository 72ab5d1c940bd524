import {existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ApiExport, ApiMember, ApiPackage} from '../../plugins/lib/api-snapshot/types';
import {readJson} from '../../plugins/lib/read-json';
import {readSinceRows} from '../../plugins/remark/api-reference/since/rows';
import {downloadPackage, publishedVersions} from './download';
import {extractPackages} from './extract';
import {SNAPSHOT_DIR} from './snapshot';
import {readMarkdown} from '../content/project';
import {packageOf, snapshotKeys, statedSince} from '../content/since-names';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';

const SINCE_FILE = path.join(SNAPSHOT_DIR, 'since.json');

/** New downloads per run: what is still uncertain then is left out. Run again to go on. */
const MAX_DOWNLOADS = 40;

/** The registry may lack versions; across a wider gap nothing is recorded. */
const MAX_GAP = 3;

type Since = Record<string, Record<string, string>>;

type Version = {text: string; parts: [number, number, number]};

/** Stable versions up to a limit, oldest first. */
export function sortVersions(versions: string[], limit: string): Version[] {
  const parse = (text: string): Version[] => {
    const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
    return match ? [{text, parts: [Number(match[1]), Number(match[2]), Number(match[3])]}] : [];
  };
  const [last] = parse(limit);
  return versions
    .flatMap(parse)
    .filter((version) => !last || compareVersions(version, last) <= 0)
    .sort(compareVersions);
}

const compareVersions = (a: Version, b: Version): number =>
  a.parts[0] - b.parts[0] || a.parts[1] - b.parts[1] || a.parts[2] - b.parts[2];

/** Whether so few versions can lie between two that the later one may be named. */
export function isSmallGap(without: Version, having: Version): boolean {
  const sameLine = without.parts[0] === having.parts[0] && without.parts[1] === having.parts[1];
  return sameLine ? having.parts[2] - without.parts[2] <= MAX_GAP : having.parts[2] === 0;
}

const memberKeys = (prefix: string, members: ApiMember[] | undefined, depth: number): string[] =>
  (members ?? []).flatMap((member) => {
    const key = `${prefix}.${member.name}`;
    return [key, ...(depth > 1 ? memberKeys(key, member.members, depth - 1) : [])];
  });

/**
 * What an export consists of, as keys: `spring`, `spring.delay`, `spring.config.damping`.
 *
 * Plain arguments count by position (`random#1`), because their names changed over time.
 */
const exportKeys = (item: ApiExport): string[] => [
  item.name,
  ...memberKeys(item.name, item.members, 2),
  ...(item.parameters ?? []).flatMap((parameter, index) => [
    `${item.name}#${index}`,
    ...memberKeys(item.name, parameter.members, 2),
  ]),
];

/**
 * Members that nobody can leave out. They came with their export: where the types say otherwise, an
 * older version had them from React's types (`children`, `src`).
 */
const requiredKeys = (item: ApiExport): string[] =>
  [item.members, ...(item.parameters ?? []).map(({members}) => members)].flatMap((members) =>
    (members ?? []).flatMap(({name, optional}) => (optional ? [] : [`${item.name}.${name}`])),
  );

const keysOf = (name: string, dir: string, version: string): Set<string> => {
  const [extracted] = extractPackages([{name, version, dir}]).packages;
  return new Set(extracted?.exports.flatMap(exportKeys));
};

/** Where a name came in: the last version known without it and the first known with it. */
export type Arrival = {without: Version; having: Version};

/**
 * Finds where names came in by probing as few versions as possible.
 *
 * @param versions oldest first
 * @param probe names that a version has, `null` where it cannot be read
 * @param wanted names to locate, with how much each matters; those that the oldest version has are
 *   left out of the result
 * @param seeds versions that cost nothing to probe
 */
export async function findArrivals(
  versions: Version[],
  probe: (version: Version) => Promise<Set<string> | null>,
  wanted: Map<string, number>,
  seeds: Set<string>,
  maxProbes: number,
): Promise<Map<string, Arrival>> {
  const readable = [...versions];
  const known = new Map<string, Set<string>>();
  let probes = 0;
  const read = async (index: number): Promise<Set<string> | null> => {
    const version = readable[index];
    if (!version) {
      return null;
    }
    const found = known.get(version.text) ?? (await probe(version));
    probes += known.has(version.text) || seeds.has(version.text) ? 0 : 1;
    if (found) {
      known.set(version.text, found);
    } else {
      readable.splice(index, 1);
    }
    return found;
  };
  while (readable.length > 1 && !(await read(0)));
  while (readable.length > 1 && !(await read(readable.length - 1)));
  for (const {text} of readable.filter((version) => seeds.has(version.text))) {
    await read(readable.findIndex((version) => version.text === text));
  }

  const intervals = (): {from: number; to: number; names: string[]}[] => {
    const indexes = readable.flatMap(({text}, index) => (known.has(text) ? [index] : []));
    return indexes.slice(1).map((to, position) => {
      const from = indexes[position] ?? 0;
      const before = known.get(readable[from]?.text ?? '');
      const after = known.get(readable[to]?.text ?? '');
      return {
        from,
        to,
        names: [...wanted.keys()].filter((name) => after?.has(name) && !before?.has(name)),
      };
    });
  };
  const weight = (names: string[]): number =>
    names.reduce((sum, name) => sum + (wanted.get(name) ?? 0), 0);

  while (probes < maxProbes) {
    const [next] = intervals()
      .filter(({from, to, names}) => to - from > 1 && names.length > 0)
      .sort((a, b) => weight(b.names) - weight(a.names));
    if (!next) {
      break;
    }
    await read(Math.floor((next.from + next.to) / 2));
  }

  const arrivals = new Map<string, Arrival>();
  for (const {from, to, names} of intervals()) {
    const [without, having] = [readable[from], readable[to]];
    // A name that came, went and came again belongs to its last arrival.
    names.forEach((name) => without && having && arrivals.set(name, {without, having}));
  }
  return arrivals;
}

/** Versions that the site states for a package's names, by the keys of the snapshot. */
const statedVersions = (name: string): Map<string, string> =>
  new Map(
    statedSince(readMarkdown(['docs']), readSinceRows(ROOT))
      .filter((each) => packageOf(each.packageName) === name)
      .flatMap((each) => snapshotKeys(each.name).map((key): [string, string] => [key, each.since])),
  );

/** Parameter keys as a reader writes them: `random#1` → `random.dummy`. */
const displayKey = (key: string, exports: ApiExport[]): string | null => {
  const [, name = '', index = ''] = /^(.*)#(\d+)$/.exec(key) ?? [];
  if (!name) {
    return key;
  }
  const parameter = exports.find((item) => item.name === name)?.parameters?.[Number(index)];
  return parameter ? `${name}.${parameter.name}` : null;
};

/**
 * Turns arrivals into what is recorded: certain versions only, and members only where they are
 * younger than their export.
 *
 * @param stated versions that the site states; they decide inside a gap, and are reported where they
 *   disagree
 */
export function recordArrivals(
  arrivals: Map<string, Arrival>,
  exports: ApiExport[],
  stated: Map<string, string>,
): {since: Record<string, string>; disagreements: string[]} {
  const since: Record<string, string> = {};
  const disagreements: string[] = [];
  const ownerOf = (key: string): string =>
    exports
      .map(({name}) => name)
      .filter((name) => key !== name && (key.startsWith(`${name}.`) || key.startsWith(`${name}#`)))
      .sort((a, b) => b.length - a.length)[0] ?? '';
  const statedFor = (key: string): Version | undefined =>
    sortVersions([stated.get(displayKey(key, exports) ?? '') ?? ''], '')[0];
  const required = new Set(exports.flatMap(requiredKeys));
  for (const {name} of exports) {
    const version = statedFor(name);
    if (version && !arrivals.has(name)) {
      disagreements.push(`${name}: the oldest version has it, the site says ${version.text}`);
    }
  }
  for (const [key, {without, having}] of [...arrivals].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const owner = arrivals.get(ownerOf(key));
    const isOlder = owner && compareVersions(owner.having, having) >= 0;
    if (isOlder || required.has(key)) {
      continue;
    }
    const version = statedFor(key);
    const agrees =
      version && compareVersions(version, without) > 0 && compareVersions(version, having) <= 0;
    if (version && !agrees) {
      disagreements.push(
        `${key}: not in ${without.text}, in ${having.text}, the site says ${version.text}`,
      );
    }
    const shown = displayKey(key, exports);
    if (shown && agrees) {
      since[shown] = version.text;
    } else if (shown && isSmallGap(without, having)) {
      since[shown] = having.text;
    }
  }
  return {since, disagreements};
}

/** What readers look up counts most: exports without a stated version, then props and options. */
const importance = (item: ApiExport, key: string, stated: Map<string, string>): number => {
  if (item.kind === 'type' || item.deprecated) {
    return key === item.name ? 1 : 0.1;
  }
  return key === item.name ? (stated.has(key) ? 0 : 6) : 2;
};

const main = async (name: string): Promise<void> => {
  const cache = path.join(tmpdir(), 'api-since');
  mkdirSync(cache, {recursive: true});
  if (!existsSync(path.join(cache, 'node_modules'))) {
    // Old declarations import React and Zod: those of the repository serve them all.
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(cache, 'node_modules'));
  }
  const current = readJson<ApiPackage>(path.join(SNAPSHOT_DIR, `${name}.json`));
  const exports = current.exports.filter(({name: own}) => !own.startsWith('_'));
  const versions = sortVersions(await publishedVersions(name, cache), current.version);
  let downloads = 0;
  const probe = async (version: Version): Promise<Set<string> | null> => {
    downloads++;
    try {
      const dir = await downloadPackage(name, version.text, cache);
      const keys = keysOf(name, dir, version.text);
      return keys.size > 0 ? keys : null;
    } catch {
      return null;
    }
  };
  const stated = statedVersions(name);
  const wanted = new Map(
    exports.flatMap((item) =>
      exportKeys(item).map((key): [string, number] => [key, importance(item, key, stated)]),
    ),
  );
  const seeds = new Set(
    versions
      .map(({text}) => text)
      .filter((text) => existsSync(path.join(cache, `${name.replace('/', '__')}@${text}`))),
  );
  const arrivals = await findArrivals(versions, probe, wanted, seeds, MAX_DOWNLOADS);
  const {since, disagreements} = recordArrivals(arrivals, exports, stated);
  const all: Since = existsSync(SINCE_FILE) ? readJson(SINCE_FILE) : {};
  const merged = Object.fromEntries(
    Object.entries({...all, [name]: since}).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(SINCE_FILE, `${JSON.stringify(merged, null, 2)}\n`);
  disagreements.forEach((line) => console.log(`disagreement: ${name} ${line}`));
  console.log(
    `${name}: ${Object.keys(since).length} versions recorded, ${arrivals.size} names located, ` +
      `${wanted.size} names looked for, ${downloads} of ${versions.length} versions read.`,
  );
};

if (require.main === module) {
  runCommand(() => main(process.argv[2] ?? 'remotion'));
}
