import type {ApiSnapshot} from '../lib/api-snapshot';

/** The lookups of the API snapshot that cards use. */
export type ApiLookup = Pick<ApiSnapshot, 'exportOrNull' | 'memberOrNull'>;

/** A longer signature is shown on its page only, in characters. */
const LONGEST = 600;

/**
 * What the reference pages show of a name, which is shorter than what TypeScript says: `delay?: number`,
 * with the default behind it.
 *
 * @param reference for example `remotion#spring.delay`
 * @returns null for what the snapshot doesn't have
 */
export function signatureOf(reference: string, api: ApiLookup): string | null {
  const text = api.exportOrNull(reference)?.export.signature ?? memberOf(reference, api);
  return text !== null && text.length <= LONGEST ? text.replace(/;$/, '') : null;
}

function memberOf(reference: string, api: ApiLookup): string | null {
  const member = api.memberOrNull(reference)?.member;
  if (!member) {
    return null;
  }
  const {name, optional, type, default: value} = member;
  return `${name}${optional ? '?' : ''}: ${type}${value ? ` = ${value}` : ''}`;
}
