/**
 * Where what TypeScript knows of a page's code lies: `/docs/gif/` gives `/docs/gif.code.json`.
 *
 * @param path route of the page, with a slash in front
 */
export const codeCardsPath = (path: string): string =>
  `${path.replace(/\/$/, '') || '/index'}.code.json`;

/** Which blocks may have cards, by the class of their language. */
export const TYPED_BLOCKS = ['ts', 'tsx', 'typescript']
  .map((name) => `pre.language-${name}`)
  .join();

/**
 * A short name for a code block. Two blocks of a page hardly share one, and of those with one text
 * either serves.
 *
 * @param code as the page shows it, lines joined by `\n`
 */
export function blockKey(code: string): string {
  let hash = 0x811c9dc5;
  for (const character of code.trimEnd()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
