import path from 'node:path';
import type {
  ApiExport,
  ApiMember,
  ApiPackage,
  CliCommand,
  RenderingOption,
} from '../../plugins/lib/api-snapshot/types';
import {readJson} from '../../plugins/lib/read-json';
import {ROOT} from '../lib/root';

/** Names per package, and flags, that the installed version has and the documented one has not. */
export type LaterNames = Record<string, string[]>;

const FILE = path.join(ROOT, 'src', 'data', 'generated', 'api', 'after-documented.json');

/** The committed list, made from `npm run api:diff -- <documented version>`. */
export const readLaterNames = (): LaterNames => readJson(FILE);

/**
 * Leaves out what came after the documented version: exports and, at any depth, members of the
 * listed names, also in the text of types; `Export.member` is a member of that export alone.
 */
export function withoutLaterNames(item: ApiPackage, later: LaterNames): ApiPackage {
  const names = new Set(later[item.package] ?? []);
  return names.size === 0
    ? item
    : {
        ...item,
        exports: keep(item.exports, names).map((each) =>
          prune(each, new Set([...names].map((name) => withinExport(name, each.name)))),
        ),
      };
}

/** `useDelayRender.cancelRender` stands for a member of that export, and of no other. */
const withinExport = (name: string, exportName: string): string =>
  name.startsWith(`${exportName}.`) ? name.slice(exportName.length + 1) : name;

const keep = <T extends {name: string}>(items: T[], names: Set<string>): T[] =>
  items.filter(({name}) => !names.has(name));

/** The texts and lists of an export or a member. */
type Prunable = Partial<
  Pick<ApiExport, 'signature' | 'returns' | 'parameters' | 'members' | 'returnMembers'> &
    Pick<ApiMember, 'type'>
>;

const prune = <T extends Prunable>(item: T, names: Set<string>): T => {
  const pruned: Prunable = {};
  for (const key of ['signature', 'type', 'returns'] as const) {
    const text = item[key];
    if (text) {
      pruned[key] = withoutFields(text, names);
    }
  }
  for (const key of ['parameters', 'members', 'returnMembers'] as const) {
    const members = item[key];
    if (members) {
      pruned[key] = keep(members, names).map((member) => prune(member, names));
    }
  }
  return {...item, ...pruned};
};

/** Drops `name: type;` from the text of an object type. */
const withoutFields = (text: string, names: Set<string>): string =>
  [...names].reduce(
    (rest, name) => rest.replace(new RegExp(`\\s*\\b${name}\\??: [^;{}]*;`, 'g'), ''),
    text,
  );

/** Leaves out the flags under `(flags)`, and the rendering options that they set. */
export function withoutLaterFlags(
  options: RenderingOption[],
  commands: CliCommand[],
  later: LaterNames,
): {options: RenderingOption[]; commands: CliCommand[]} {
  const names = new Set(later['(flags)'] ?? []);
  return {
    options: options.filter(({cliFlag}) => !cliFlag || !names.has(cliFlag)),
    commands: commands.map((command) => ({
      ...command,
      flags: command.flags.filter((flag) => !names.has(flag)),
    })),
  };
}
