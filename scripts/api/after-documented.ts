import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiExport, ApiMember, ApiPackage} from '../../src/data/api/types';

/** Names per package that the installed version has and the documented one has not. */
export type LaterNames = Record<string, string[]>;

const FILE = path.resolve(__dirname, '..', '..', 'src', 'data', 'api', 'after-documented.json');

/** The committed list, made from `npm run api:diff -- <documented version>`. */
export const readLaterNames = (): LaterNames => JSON.parse(readFileSync(FILE, 'utf8')) as LaterNames;

/**
 * Leaves out what came after the documented version: exports and, at any depth, members of the
 * listed names. The text of a type may still mention them.
 */
export function withoutLaterNames(item: ApiPackage, later: LaterNames): ApiPackage {
  const names = new Set(later[item.package] ?? []);
  return names.size === 0
    ? item
    : {...item, exports: keep(item.exports, names).map((each) => prune(each, names))};
}

const keep = <T extends {name: string}>(items: T[], names: Set<string>): T[] =>
  items.filter(({name}) => !names.has(name));

const prune = <T extends ApiExport | ApiMember>(item: T, names: Set<string>): T => {
  const pruned = {...item} as T & {parameters?: ApiMember[]; returnMembers?: ApiMember[]};
  for (const list of ['parameters', 'members', 'returnMembers'] as const) {
    const members = pruned[list];
    if (members) {
      pruned[list] = keep(members, names).map((member) => prune(member, names));
    }
  }
  return pruned;
};
