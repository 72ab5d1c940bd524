import {TagError} from './page';

/**
 * Checks a version that a page states.
 *
 * @param subject what states it, to begin a sentence with, for example `<Since>`
 * @param documented the version that the site documents; later ones are not written about
 * @returns the version
 * @throws TagError when it is not a version, or a later one
 */
export function checkVersion(
  subject: string,
  attribute: string,
  version: string,
  documented: string,
): string {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new TagError(
      `${subject} has ${attribute} ${version}, which is not a version. ` +
        `Write three numbers without v, for example ${documented}.`,
    );
  }
  if (isLater(version, documented)) {
    throw new TagError(
      `${subject} has ${attribute} ${version}, which is later than the documented ${documented}. ` +
        'Leave out what is newer.',
    );
  }
  return version;
}

function isLater(version: string, other: string): boolean {
  const [left, right] = [version, other].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) {
      return difference > 0;
    }
  }
  return false;
}
