import type {
  ApiExport,
  ApiMember,
  ApiPackage,
  CliCommand,
} from '../../plugins/lib/api-snapshot/types';
import type {Snapshot} from './snapshot';

/** One difference between two snapshots. */
export type Change = {
  kind: 'added' | 'removed' | 'changed';
  package: string;
  /** `interpolate`, `Sequence.from`; options and commands have a name of their own. */
  name: string;
  /** The export that it belongs to, `null` for options and commands. */
  export: string | null;
  /** What is different, before and after. */
  detail?: string;
  /** Where the name alone doesn't say it: nothing but a default, an export that is a type, an error. */
  what?: 'default' | 'type' | 'error';
};

// Unions come in the order in which the compiler met them: that is not a change of the API.
const unordered = (type: string): string =>
  type
    .replace(/\s+/g, ' ')
    .replace(/([=:(,<]) ?\| /g, '$1 ')
    .replace(/(?:'[^']*'|[\w.]+)(?: \| (?:'[^']*'|[\w.]+))+/g, (union) =>
      union.split(' | ').sort().join(' | '),
    );

const describe = ({type, optional, default: value, deprecated}: ApiMember): string =>
  [
    `${optional ? 'optional ' : ''}${type}`,
    value ? `default ${value}` : '',
    deprecated ? 'deprecated' : '',
  ]
    .filter(Boolean)
    .join(', ');

const isSame = (a: ApiMember, b: ApiMember): boolean =>
  unordered(describe(a)) === unordered(describe(b));

const detailOf = (old: ApiMember, now: ApiMember): Pick<Change, 'detail' | 'what'> =>
  isSame({...old, default: undefined}, {...now, default: undefined})
    ? {detail: `${old.default ?? 'none'} → ${now.default ?? 'none'}`, what: 'default'}
    : {detail: `${describe(old)} → ${describe(now)}`};

type Named = {name: string};

const matchUp = <T extends Named>(before: T[], after: T[]): {name: string; old?: T; new?: T}[] => {
  const names = [...new Set([...before, ...after].map(({name}) => name))].sort();
  return names.map((name) => ({
    name,
    old: before.find((item) => item.name === name),
    new: after.find((item) => item.name === name),
  }));
};

type Owner = {package: string; export: string};

const compareMembers = (
  owner: Owner,
  prefix: string,
  before: ApiMember[] = [],
  after: ApiMember[] = [],
): Change[] =>
  matchUp(before, after).flatMap(({name, old, new: now}): Change[] => {
    const base = {...owner, name: `${prefix}.${name}`};
    if (!old || !now) {
      return [{...base, kind: now ? 'added' : 'removed'}];
    }
    const own: Change[] = isSame(old, now)
      ? []
      : [{...base, kind: 'changed', ...detailOf(old, now)}];
    return [...own, ...compareMembers(owner, base.name, old.members, now.members)];
  });

/** Exports of one name can come from several entry points. */
const keyOf = ({name, entry}: ApiExport): string => (entry === '.' ? name : `${name} (${entry})`);

const compareExports = (packageName: string, old: ApiExport, now: ApiExport): Change[] => {
  const owner = {package: packageName, export: now.name};
  const key = keyOf(now);
  const members = [
    ...compareMembers(owner, key, old.parameters, now.parameters),
    ...compareMembers(owner, key, old.members, now.members),
    ...compareMembers(owner, `${key}.returns`, old.returnMembers, now.returnMembers),
  ];
  const own: Change[] = [];
  if (old.kind !== now.kind) {
    own.push({...owner, kind: 'changed', name: key, detail: `${old.kind} → ${now.kind}`});
  } else if (old.deprecated !== now.deprecated) {
    own.push({
      ...owner,
      kind: 'changed',
      name: key,
      detail: now.deprecated ? 'deprecated' : 'no longer deprecated',
    });
  } else if (members.length === 0 && unordered(old.signature) !== unordered(now.signature)) {
    own.push({...owner, kind: 'changed', name: key, detail: 'signature'});
  }
  return [...own, ...members];
};

const comparePackages = (before: ApiPackage, after: ApiPackage): Change[] =>
  matchUp(
    before.exports.map((item) => ({name: keyOf(item), item})),
    after.exports.map((item) => ({name: keyOf(item), item})),
  ).flatMap(({name, old, new: now}): Change[] => {
    if (old && now) {
      return compareExports(after.package, old.item, now.item);
    }
    const found = now ?? old;
    return found
      ? [
          {
            kind: now ? 'added' : 'removed',
            package: after.package,
            name,
            export: found.item.name,
            ...(found.item.kind === 'type' ? {what: 'type' as const} : {}),
          },
        ]
      : [];
  });

const compareLists = <T extends Named>(
  label: string,
  before: T[],
  after: T[],
  describeItem: (item: T) => string,
): Change[] =>
  matchUp(before, after).flatMap(({name, old, new: now}): Change[] => {
    const base = {package: label, name, export: null};
    if (!old || !now) {
      return [{...base, kind: now ? 'added' : 'removed'}];
    }
    const [was, is] = [describeItem(old), describeItem(now)];
    return was === is ? [] : [{...base, kind: 'changed', detail: `${was} → ${is}`}];
  });

/** Flags that many commands gain or lose together are one change. */
const compareCommands = (before: CliCommand[], after: CliCommand[]): Change[] => {
  const flags = new Map<string, string[]>();
  const changes: Change[] = [];
  const base = {package: '@remotion/cli', export: null};
  const named = (commands: CliCommand[]): (CliCommand & Named)[] =>
    commands.map((command) => ({...command, name: command.command}));
  for (const {name, old, new: now} of matchUp(named(before), named(after))) {
    if (!old || !now) {
      changes.push({...base, kind: now ? 'added' : 'removed', name: `npx remotion ${name}`});
      continue;
    }
    const note = (kind: string, flag: string): unknown =>
      flags.set(`${kind} ${flag}`, [...(flags.get(`${kind} ${flag}`) ?? []), name]);
    now.flags.filter((flag) => !old.flags.includes(flag)).forEach((flag) => note('added', flag));
    old.flags.filter((flag) => !now.flags.includes(flag)).forEach((flag) => note('removed', flag));
  }
  flags.forEach((commands, key) => {
    const [kind, flag] = key.split(' ');
    const where = commands.length > 3 ? `${commands.length} commands` : commands.join(', ');
    changes.push({
      ...base,
      kind: kind === 'added' ? 'added' : 'removed',
      name: `--${flag}`,
      detail: where,
    });
  });
  return changes;
};

/**
 * What differs between two snapshots, sorted by package and name.
 *
 * Packages that only one of them holds are reported as a whole.
 */
export function compareSnapshots(before: Snapshot, after: Snapshot): Change[] {
  const packages = matchUp(
    before.packages.map((item) => ({name: item.package, item})),
    after.packages.map((item) => ({name: item.package, item})),
  ).flatMap(({name, old, new: now}): Change[] =>
    old && now
      ? comparePackages(old.item, now.item)
      : [{kind: now ? 'added' : 'removed', package: name, name: '(package)', export: null}],
  );
  return [
    ...packages,
    ...compareLists('rendering option', before.options, after.options, (option) =>
      unordered(JSON.stringify(option)),
    ),
    ...compareCommands(before.commands, after.commands),
  ];
}

/** Whether a change is about an export as a whole: `fade`, or `fade (./fade)` of another entry point. */
export const isOfExport = ({name, export: owner}: Change): boolean =>
  owner !== null && (name === owner || /^\S+ \([^)]*\)$/.test(name));

/** What a change is, for whoever has to follow it. */
export function labelOf(change: Change): string {
  const noun = change.what ?? (isOfExport(change) ? 'export' : 'option');
  return `${{added: 'new', removed: 'removed', changed: 'changed'}[change.kind]} ${noun}`;
}

/** One line per change. */
export function formatChange(change: Change): string {
  const {package: packageName, name, detail} = change;
  return `${labelOf(change).padEnd(16)} ${packageName} ${name}${detail ? `: ${detail}` : ''}`;
}
