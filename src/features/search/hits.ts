import {fieldsOf} from '../../lib/fields';
import {sitePath} from '../../lib/site-path';

/** Where the index says what a hit is about: the path of a page, and the anchor of a heading on it. */
export type HitSymbol = {path: string; anchor: string};

/** One result, in the shape that both engines share. */
export type SearchHit = {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  symbol?: HitSymbol;
  _highlightResult?: Highlights;
  _snippetResult?: Highlights;
};

type Highlight = {value: string};
type Highlights = {content?: Highlight; hierarchy?: Record<string, Highlight>};

/** What decides where a hit leads. */
export type UrlRules = {
  /** The site's base URL: starts and ends with a slash. */
  baseUrl: string;
  /** Hits whose address matches this regular expression keep it, and load in full. */
  externalUrlRegex?: string;
};

/** Longest text of a section that is kept, in characters: recent searches are stored with it. */
const MAX_CONTENT = 200;

const TAG = /<\/?mark>/g;
/** What stays of HTML, and what must not: highlighting, character references, special characters. */
const SPECIAL = /<\/?mark>|&(?:[a-z]+|#\d+|#x[\da-f]+);|[&<>"']/gi;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Text of an index as HTML that may be set as inner HTML. Highlighting (`<mark>`) and character
 * references stay, everything else that HTML would interpret is escaped: an index may hold text
 * that was escaped or not, and neither may ever become an element.
 */
export function safeHtml(text: string): string {
  return closeMarks(text.replace(SPECIAL, (found) => ESCAPES[found] ?? found.toLowerCase()));
}

/** A snippet may have been cut inside a highlight. */
function closeMarks(html: string): string {
  let depth = 0;
  const balanced = html.replace(TAG, (tag) => {
    if (tag === '<mark>') {
      depth += 1;
      return tag;
    }
    depth -= 1;
    return depth < 0 ? ((depth = 0), '') : tag;
  });
  return balanced + '</mark>'.repeat(depth);
}

/** Text of an index as plain text: without highlighting, with character references resolved. */
export function plainText(text: string): string {
  return text
    .replace(TAG, '')
    .replace(/&(#x?)?([\da-z]+);/gi, (reference, number: string | undefined, name: string) => {
      if (!number) {
        return ENTITIES[name.toLowerCase()] ?? reference;
      }
      const code = parseInt(name, number === '#' ? 10 : 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    });
}

/**
 * Where a hit leads: an address below the base URL, or the whole address if the external pattern
 * matches it. Without one, hits of another deployment of the same site open on this one.
 *
 * @returns `null` if the address is none, of a scheme that a browser would execute, or leads away
 */
export function hitUrl(url: string, {baseUrl, externalUrlRegex}: UrlRules): string | null {
  if (!URL.canParse(url, 'https://site.invalid')) {
    return null;
  }
  const parsed = new URL(url, 'https://site.invalid');
  if (!/^https?:$/.test(parsed.protocol)) {
    return null;
  }
  if (isExternal(url, {externalUrlRegex})) {
    return url;
  }
  const path = sitePath(parsed);
  return path === null || path.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
}

/** Whether the browser has to load this address in full. */
export function isExternal(
  url: string,
  {externalUrlRegex}: Pick<UrlRules, 'externalUrlRegex'>,
): boolean {
  return Boolean(externalUrlRegex) && new RegExp(externalUrlRegex ?? '', 'i').test(url);
}

/**
 * Makes a hit safe to show: its texts become safe HTML, its group (`lvl0`) plain text, since groups
 * are rendered as text, and its address one that this site can open.
 *
 * @returns `null` for what is no hit or leads nowhere
 */
export function cleanHit(hit: unknown, rules: UrlRules): SearchHit | null {
  if (!isHit(hit)) {
    return null;
  }
  const url = hitUrl(plainText(hit.url), rules);
  if (!url || !(hit.type === 'content' ? hit.content : hit.hierarchy[hit.type])) {
    return null;
  }
  const hierarchy = mapValues(hit.hierarchy, (text, level) =>
    typeof text === 'string' ? cleanLevel(text, level) : null,
  );
  const symbol = symbolOf(hit);
  return {
    ...hit,
    url,
    hierarchy: {...hierarchy, lvl0: hierarchy.lvl0 || 'Documentation'},
    content: hit.content ? safeHtml(plainText(hit.content).slice(0, MAX_CONTENT)) : null,
    symbol: symbol ?? undefined,
    ...(hit._highlightResult ? {_highlightResult: cleanHighlights(hit._highlightResult)} : {}),
    ...(hit._snippetResult ? {_snippetResult: cleanHighlights(hit._snippetResult)} : {}),
  };
}

/** What a hit may say of an export: null for a hit of anything else. */
export function symbolOf(hit: unknown): HitSymbol | null {
  const {path, anchor} = fieldsOf(fieldsOf(hit).symbol);
  return typeof path === 'string' && typeof anchor === 'string' ? {path, anchor} : null;
}

function isHit(value: unknown): value is SearchHit {
  const hit = fieldsOf(value);
  return (
    typeof hit.objectID === 'string' &&
    typeof hit.url === 'string' &&
    typeof hit.type === 'string' &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null &&
    (typeof hit.content === 'string' || !hit.content)
  );
}

function cleanLevel(text: string, level: string): string {
  return level === 'lvl0' ? plainText(text) : safeHtml(text);
}

function cleanHighlights({content, hierarchy}: Highlights): Highlights {
  return {
    ...(typeof content?.value === 'string' ? {content: {value: safeHtml(content.value)}} : {}),
    hierarchy: mapValues(hierarchy ?? {}, (highlight, level) => ({
      ...highlight,
      value: cleanLevel(String(highlight?.value ?? ''), level),
    })),
  };
}

function mapValues<In, Out>(
  record: Record<string, In>,
  map: (value: In, key: string) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** A hit of the search page: HTML for its title, the titles above it and the text around it. */
export type PageHit = {
  id: string;
  url: string;
  title: string;
  path: string[];
  summary: string;
  symbol: HitSymbol | null;
};

/** What the search page shows of a cleaned hit. */
export function toPageHit(hit: SearchHit): PageHit {
  const levels = Object.keys(hit.hierarchy)
    .filter((level) => hit.hierarchy[level])
    .sort();
  const titles = levels.map((level) =>
    level === 'lvl0'
      ? safeHtml(hit.hierarchy[level] ?? '')
      : (hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? ''),
  );
  return {
    id: hit.objectID,
    url: hit.url,
    title: titles.at(-1) ?? '',
    path: titles.slice(0, -1),
    summary: hit._snippetResult?.content?.value ?? hit.content ?? '',
    symbol: hit.symbol ?? null,
  };
}
