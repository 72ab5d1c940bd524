import {UnknownApiNameError, foundOrThrow} from './errors';
import type {ApiExport, ApiMember, ApiPackage} from './types';

/** An export together with the package that it belongs to. */
export type FoundExport = {package: string; export: ApiExport};

/** A member together with the export that it belongs to. */
export type FoundMember = FoundExport & {member: ApiMember};

type Reference = {
  /** As it was written. */
  text: string;
  item: ApiPackage;
  /** What the named entry point exports, or the whole package without one. */
  exports: ApiExport[];
  /** The package, or the entry point, as it is imported. */
  where: string;
  /** What follows the `#`. */
  rest: string;
};

/**
 * Splits `@remotion/lambda/client#x` into package, entry point and the rest.
 *
 * @throws UnknownApiNameError when it names no export, or a package that `readPackage` refuses
 */
export function parseReference(text: string, readPackage: (name: string) => ApiPackage): Reference {
  const [specifier = '', rest = ''] = text.split('#');
  if (!specifier || !rest) {
    throw new UnknownApiNameError(
      `"${text}" does not name an export. Write package#export, such as remotion#interpolate.`,
      [],
    );
  }
  const depth = specifier.startsWith('@') ? 2 : 1;
  const parts = specifier.split('/');
  const item = readPackage(parts.slice(0, depth).join('/'));
  const subpath = parts.slice(depth).join('/');
  if (!subpath) {
    return {text, item, exports: item.exports, where: item.package, rest};
  }
  const entry = `./${subpath}`;
  const exports = item.exports.filter((each) =>
    [each.entry, ...(each.alsoIn ?? [])].includes(entry),
  );
  return {text, item, exports, where: `${item.package}/${subpath}`, rest};
}

/** @throws UnknownApiNameError when there is no such export */
export function exportOf(reference: Reference): FoundExport {
  return {package: reference.item.package, export: exportNamed(reference.rest, reference)};
}

/** @throws UnknownApiNameError when there is no such export, or it has no such member */
export function memberOf(reference: Reference): FoundMember {
  const {text, item} = reference;
  const {owner, steps} = ownerOf(reference);
  const isReturn = steps[0] === 'returns' && Boolean(owner.returns);
  let candidates = isReturn ? (owner.returnMembers ?? []) : directMembers(owner);
  let parent = isReturn ? `the return value of ${owner.name}` : owner.name;
  let member: ApiMember | undefined;
  for (const step of isReturn ? steps.slice(1) : steps) {
    member = foundOrThrow(
      candidates.find(({name}) => name === step),
      `No member "${step}" in ${parent} of ${item.package}.`,
      step,
      candidates.map(({name}) => name),
    );
    parent = `${parent}.${step}`;
    candidates = member.members ?? [];
  }
  if (!member) {
    throw new UnknownApiNameError(
      `"${text}" does not name a member. Write which field of the return value is meant.`,
      candidates.slice(0, 3).map(({name}) => name),
    );
  }
  return {package: item.package, export: owner, member};
}

/** `Series.Sequence.offset`: the longest name that is an export owns the member. */
function ownerOf(reference: Reference): {owner: ApiExport; steps: string[]} {
  const {text, exports, rest} = reference;
  const names = rest.split('.');
  const [first, ...steps] = names;
  if (!first || steps.length === 0) {
    throw new UnknownApiNameError(
      `"${text}" does not name a member. Write package#export.member.`,
      [],
    );
  }
  for (let length = names.length - 1; length > 1; length--) {
    const name = names.slice(0, length).join('.');
    if (exports.some((each) => each.name === name)) {
      return {owner: exportNamed(name, reference), steps: names.slice(length)};
    }
  }
  return {owner: exportNamed(first, reference), steps};
}

/** Where several entry points export the name, the main one wins. */
function exportNamed(name: string, {exports, where}: Reference): ApiExport {
  const found = exports.filter((each) => each.name === name);
  return foundOrThrow(
    found.find(({entry}) => entry === '.') ?? found[0],
    `No export "${name}" in ${where}.`,
    name,
    exports.map((each) => each.name),
  );
}

/** What can follow the dot after an export's name. */
function directMembers({parameters = [], members = []}: ApiExport): ApiMember[] {
  // Parameters with their own name come before the fields of option bags.
  return [...parameters, ...parameters.flatMap((bag) => bag.members ?? []), ...members];
}
