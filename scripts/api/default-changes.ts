/*
 * `npm run api:defaults -- remotion` finds which versions since 4.0.0 changed the default of an option,
 * from what the published packages do. It prints rows for src/data/changed-defaults.tsv; whoever adds
 * one looks at both versions first.
 */
import {existsSync, mkdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ApiMember, ApiPackage} from '../../plugins/lib/api-snapshot/types';
import {readJson} from '../../plugins/lib/read-json';
import {applyDefaults} from './defaults';
import type {ExtractedExport} from './describe-exports';
import {downloadPackage, publishedVersions} from './download';
import {extractPackages} from './extract';
import {isSmallGap, sortVersions} from './since';
import {SNAPSHOT_DIR} from './snapshot';
import {runCommand} from '../lib/command';
import {ROOT} from '../lib/root';

/** Defaults by the names of their options: `spring.config.damping`. */
type Defaults = ReadonlyMap<string, string>;

/** An option whose default differs between two versions. */
export type DefaultChange = {name: string; version: string; before: string; after: string};

type Version = ReturnType<typeof sortVersions>[number];

const FIRST = [4, 0, 0];

/** All defaults that a version's exports state. */
export function defaultsIn(exports: ExtractedExport[]): Defaults {
  const found = new Map<string, string>();
  const add = (owner: string, members: ApiMember[] | undefined): void => {
    for (const member of members ?? []) {
      const name = `${owner}.${member.name}`;
      if (member.default) {
        found.set(name, member.default);
      }
      add(name, member.members);
    }
  };
  for (const {name, members, parameters} of exports) {
    add(name, members);
    // The fields of an argument hang on the function itself.
    parameters?.forEach((parameter) => add(name, parameter.members));
  }
  return found;
}

/** Options that have a default in both, and another one. */
export const changedIn = (before: Defaults, after: Defaults): string[] =>
  [...after].flatMap(([name, value]) =>
    before.has(name) && before.get(name) !== value ? [name] : [],
  );

/**
 * Finds the versions between which defaults changed, by halving.
 *
 * @param versions oldest first
 * @param read the defaults of a version, null where it can't be read
 */
export async function findChanges(
  versions: Version[],
  read: (version: Version) => Promise<Defaults | null>,
): Promise<DefaultChange[]> {
  const [first, last] = [versions[0], versions.at(-1)];
  const [before, after] = first && last ? [await read(first), await read(last)] : [null, null];
  if (!first || !last || !before || !after) {
    return [];
  }
  const names = changedIn(before, after);
  if (names.length === 0) {
    return [];
  }
  if (versions.length === 2) {
    // Across a wider gap, nobody knows which version it was.
    return isSmallGap(first, last)
      ? names.map((name) => ({
          name,
          version: last.text,
          before: before.get(name) ?? '',
          after: after.get(name) ?? '',
        }))
      : [];
  }
  const middle = Math.floor((versions.length - 1) / 2);
  if (!(await read(versions[middle] ?? first))) {
    return findChanges(
      versions.filter((_, index) => index !== middle),
      read,
    );
  }
  return [
    ...(await findChanges(versions.slice(0, middle + 1), read)),
    ...(await findChanges(versions.slice(middle), read)),
  ];
}

const main = async (name: string): Promise<void> => {
  const cache = path.join(tmpdir(), 'api-since');
  mkdirSync(cache, {recursive: true});
  if (!existsSync(path.join(cache, 'node_modules'))) {
    // Old declarations import React and Zod: those of the repository serve them all.
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(cache, 'node_modules'));
  }
  const current = readJson<ApiPackage>(path.join(SNAPSHOT_DIR, `${name}.json`));
  const versions = sortVersions(await publishedVersions(name, cache), current.version).filter(
    ({parts}) => parts[0] >= (FIRST[0] ?? 0),
  );
  const known = new Map<string, Promise<Defaults | null>>();
  const read = async ({text}: Version): Promise<Defaults | null> => {
    try {
      const dir = await downloadPackage(name, text, cache);
      const installed = [{name, version: text, dir}];
      const [item] = applyDefaults(extractPackages(installed).packages, installed);
      return item && item.exports.length > 0 ? defaultsIn(item.exports) : null;
    } catch {
      return null;
    }
  };
  const changes = await findChanges(versions, (version) => {
    const found = known.get(version.text) ?? read(version);
    known.set(version.text, found);
    return found;
  });
  for (const {name: option, version, before, after} of changes) {
    console.log([`${name}#${option}`, version, before, after].join('\t'));
  }
  console.log(`${name}: ${changes.length} changes, ${known.size} of ${versions.length} versions.`);
};

if (require.main === module) {
  runCommand(() => main(process.argv[2] ?? 'remotion'));
}
