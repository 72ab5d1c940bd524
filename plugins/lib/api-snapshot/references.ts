import {Miss, missOf} from './errors';
import type {ApiExport, ApiMember, ApiPackage} from './types';

/** An export together with the package that it belongs to. */
export type FoundExport = {package: string; export: ApiExport};

/** A member together with the export that it belongs to. */
export type FoundMember = FoundExport & {member: ApiMember};

type Reference = {
  /** As it was written. */
  text: string;
  item: ApiPackage;
  /** The exports with a name, from the named entry point, or from all of them without one. */
  named: (name: string) => ApiExport[];
  /** Names of what the entry point or the package exports. */
  names: () => string[];
  /** The package, or the entry point, as it is imported. */
  where: string;
  /** What follows the `#`. */
  rest: string;
};

/**
 * Splits `@remotion/lambda/client#x` into package, entry point and the rest.
 *
 * @returns a miss when it names no export, or a package that `packageOf` doesn't find
 */
export function parseReference(
  text: string,
  packageOf: (name: string) => ApiPackage | Miss,
): Reference | Miss {
  const [specifier = '', rest = ''] = text.split('#');
  if (!specifier || !rest) {
    return new Miss(
      `"${text}" does not name an export. Write package#export, such as remotion#interpolate.`,
      () => [],
    );
  }
  const depth = specifier.startsWith('@') ? 2 : 1;
  const parts = specifier.split('/');
  const item = packageOf(parts.slice(0, depth).join('/'));
  if (item instanceof Miss) {
    return item;
  }
  const subpath = parts.slice(depth).join('/');
  const isThere = ({entry, alsoIn = []}: ApiExport): boolean =>
    !subpath || [entry, ...alsoIn].includes(`./${subpath}`);
  return {
    text,
    item,
    named: (name) => exportsByName(item).get(name)?.filter(isThere) ?? [],
    names: () => item.exports.filter(isThere).map(({name}) => name),
    where: subpath ? `${item.package}/${subpath}` : item.package,
    rest,
  };
}

const byName = new WeakMap<ApiPackage, Map<string, ApiExport[]>>();

/** The exports of a package, by name. */
function exportsByName(item: ApiPackage): Map<string, ApiExport[]> {
  const known = byName.get(item);
  if (known) {
    return known;
  }
  const exports = new Map<string, ApiExport[]>();
  for (const each of item.exports) {
    exports.set(each.name, [...(exports.get(each.name) ?? []), each]);
  }
  byName.set(item, exports);
  return exports;
}

/** The export that a reference names; a miss when there is no such export. */
export function exportOf(reference: Reference): FoundExport | Miss {
  const found = exportNamed(reference.rest, reference);
  return found instanceof Miss ? found : {package: reference.item.package, export: found};
}

/** The member that a reference names; a miss when there is no such export, or no such member in it. */
export function memberOf(reference: Reference): FoundMember | Miss {
  const {text, item} = reference;
  const owned = ownerOf(reference);
  if (owned instanceof Miss) {
    return owned;
  }
  const {owner, steps} = owned;
  const isReturn = steps[0] === 'returns' && Boolean(owner.returns);
  let candidates = isReturn ? (owner.returnMembers ?? []) : directMembers(owner);
  let parent = isReturn ? `the return value of ${owner.name}` : owner.name;
  let member: ApiMember | undefined;
  for (const step of isReturn ? steps.slice(1) : steps) {
    const beside = candidates;
    member = beside.find(({name}) => name === step);
    if (!member) {
      return missOf(`No member "${step}" in ${parent} of ${item.package}.`, step, () =>
        beside.map(({name}) => name),
      );
    }
    parent = `${parent}.${step}`;
    candidates = member.members ?? [];
  }
  return member
    ? {package: item.package, export: owner, member}
    : new Miss(
        `"${text}" does not name a member. Write which field of the return value is meant.`,
        () => candidates.slice(0, 3).map(({name}) => name),
      );
}

/** `Series.Sequence.offset`: the longest name that is an export owns the member. */
function ownerOf(reference: Reference): {owner: ApiExport; steps: string[]} | Miss {
  const {text, rest} = reference;
  const names = rest.split('.');
  const [first, ...steps] = names;
  if (!first || steps.length === 0) {
    return new Miss(`"${text}" does not name a member. Write package#export.member.`, () => []);
  }
  for (let length = names.length - 1; length > 1; length--) {
    const owner = exportIfAny(names.slice(0, length).join('.'), reference);
    if (owner) {
      return {owner, steps: names.slice(length)};
    }
  }
  const owner = exportNamed(first, reference);
  return owner instanceof Miss ? owner : {owner, steps};
}

function exportNamed(name: string, reference: Reference): ApiExport | Miss {
  return (
    exportIfAny(name, reference) ??
    missOf(`No export "${name}" in ${reference.where}.`, name, reference.names)
  );
}

/** Where several entry points export the name, the main one wins. */
function exportIfAny(name: string, {named}: Reference): ApiExport | undefined {
  const found = named(name);
  return found.find(({entry}) => entry === '.') ?? found[0];
}

/** What can follow the dot after an export's name. */
function directMembers({parameters = [], members = []}: ApiExport): ApiMember[] {
  // Parameters with their own name come before the fields of option bags.
  return [...parameters, ...parameters.flatMap((bag) => bag.members ?? []), ...members];
}
