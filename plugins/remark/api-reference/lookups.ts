import type {FoundExport} from '../../lib/api-snapshot';
import type {ApiLookup} from './options';
import {TagError} from './page';

/** By name, because the config loader can load the snapshot's module, and its class, twice. */
export function isUnknownName(error: unknown): error is Error {
  return error instanceof Error && error.name === 'UnknownApiNameError';
}

/**
 * The export that `of` names, or `undefined` when it names a member. A dot can belong to an export
 * (`remotion#Series.Sequence`) or lead to a member (`remotion#Sequence.from`).
 *
 * @throws the error of the lookup when it names neither
 */
export function findExportIfAny(of: string, api: ApiLookup): FoundExport | undefined {
  try {
    return api.findExport(of);
  } catch (error) {
    if (!isUnknownName(error) || !of.includes('.')) {
      throw error;
    }
    api.findMember(of);
    return undefined;
  }
}

/** @throws TagError when `of` names a member, with the export to write instead */
export function findWholeExport(tag: string, of: string, api: ApiLookup): FoundExport {
  const found = findExportIfAny(of, api);
  if (!found) {
    const owner = api.findMember(of).export.name;
    throw new TagError(
      `<${tag}> describes a whole export, and ${of} is a member of one. ` +
        `Write: of="${of.slice(0, of.indexOf('#'))}#${owner}"`,
    );
  }
  return found;
}
