import {createSlugger} from '@docusaurus/utils';

/** Separates the explicit id: `Options {#player-options}` gives `Options` and `player-options`. */
export const splitHeadingId = (raw: string): {body: string; id: string | null} => {
  const match = /\s*\\?\{#([^{}]+)\}\s*$/.exec(raw);
  return match?.[1]
    ? {body: raw.slice(0, match.index), id: match[1]}
    : {body: raw.trim(), id: null};
};

/** Text of a heading as a reader sees it: code stays, tags, emphasis and link targets go. */
export const headingText = (raw: string): string =>
  raw
    .split(/(`+[^`]*`+)/)
    .map((part) => (part.startsWith('`') ? part.replace(/^`+ ?| ?`+$/g, '') : proseText(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const proseText = (text: string): string =>
  text
    .replace(/(?<!\\)<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<!\w)([*_])(.+?)\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The id that Docusaurus derives from a heading's text. */
export const headingId = (text: string): string => createSlugger().slug(text);

/**
 * The name in the code that a heading stands for: without optional mark, parentheses, angle brackets
 * and type arguments. `<Sequence>` gives `Sequence`, `spring()` gives `spring`, `crf?` gives `crf`.
 */
export const headingName = (text: string): string =>
  text
    .trim()
    .replace(/^<\s*([^<>]*?)\s*\/?>$/, '$1')
    .replace(/\?$/, '')
    .replace(/\(.*\)$/, '')
    .replace(/<.*>$/, '')
    .replace(/\?$/, '')
    .trim();
