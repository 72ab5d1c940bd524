import type {ApiExport, ApiKind, ApiMember} from '../../lib/api-snapshot/types';

const PASSED_BY_READERS: readonly ApiKind[] = ['component', 'hook', 'function', 'type'];

/**
 * Whether readers pass the members of an export: props, arguments and fields of types can be
 * required, while the methods of a class are just there.
 */
export function hasPassedMembers({kind}: ApiExport): boolean {
  return PASSED_BY_READERS.includes(kind);
}

/** The type of a member that nobody passes: whether it can be missing is part of the type. */
export function readType({type, optional}: ApiMember): string {
  return optional && !/\bundefined\b/.test(type) ? `${type} | undefined` : type;
}
