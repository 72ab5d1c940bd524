/** Where the browser remembers which version of the toolkit its reader uses. */
const USED_VERSION = 'remotion-version';

const VERSION = /^\d+\.\d+\.\d+$/;

/** What counts where the browser may not remember it. */
let ofThisVisit: string | null = null;

/** The version that the reader uses; null if they never said. */
export function readUsedVersion(): string | null {
  try {
    const version = window.localStorage.getItem(USED_VERSION);
    return version && VERSION.test(version) ? version : ofThisVisit;
  } catch {
    return ofThisVisit;
  }
}

/**
 * Remembers the version that the reader uses.
 *
 * @param version null forgets it
 * @returns whether the browser remembers it beyond this visit
 */
export function rememberUsedVersion(version: string | null): boolean {
  ofThisVisit = version;
  try {
    if (version) {
      window.localStorage.setItem(USED_VERSION, version);
    } else {
      window.localStorage.removeItem(USED_VERSION);
    }
    return true;
  } catch {
    return false;
  }
}

/** Three numbers, with or without `v` and spaces around; null for anything else. */
export function parseVersion(text: string): string | null {
  const version = text.trim().replace(/^v/i, '');
  return VERSION.test(version) ? version : null;
}

/** Whether a version came after another one. */
export function isLater(version: string, other: string): boolean {
  const [left = [], right = []] = [version, other].map((text) => text.split('.').map(Number));
  const index = left.findIndex((number, at) => number !== right[at]);
  return index !== -1 && (left[index] ?? 0) > (right[index] ?? 0);
}

/** What the default of an option is in the reader's version, or nothing where it's the documented one. */
export const defaultGap = (
  changed: string | undefined,
  before: string | undefined,
  used: string | null,
): string =>
  changed && before && used && isLater(changed, used)
    ? `In your version, the default is ${before}.`
    : '';

/** Which version it takes and which one the reader uses, or nothing where the reader has what it takes. */
export const versionGap = (since: string | undefined, used: string | null): string =>
  since && used && isLater(since, used) ? `needs ${since}, you use ${used}` : '';
