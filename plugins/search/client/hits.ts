import {SYMBOL_KIND} from '../format';
import type {Core} from './engine';
import {escapeHtml, excerpt, highlight} from './highlight';
import type {Marks, Tags} from './highlight';
import type {RankedRecord} from './ranking';
import type {ClientRecord} from './records';

/** Of a page and of the headings in it. */
const RECORD_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const NO_HEADINGS = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

type RecordLevel = (typeof RECORD_LEVELS)[number];
type Level = keyof typeof NO_HEADINGS;
type Highlighted = {value: string; matchLevel: 'none' | 'full'; matchedWords: string[]};
type HighlightedTexts = {
  hierarchy: Partial<Record<Level, Highlighted>>;
  content?: Highlighted;
};

/** A hit as DocSearch and the search page show it. Every text in it is HTML. */
export type SearchHit = {
  objectID: string;
  /** Absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordLevel | 'content';
  hierarchy: Record<Level, string | null>;
  content: string | null;
  /** Of a page about an export, or a heading on it: where the index says more of it. */
  symbol?: {path: string; anchor: string};
  _highlightResult: HighlightedTexts;
  _snippetResult: HighlightedTexts;
};

export type HitContext = {baseUrl: string; siteUrl: string; tags: Tags; typed: string[]};

const EXCERPT_LENGTH = 140;
const DEFAULT_CATEGORY = 'Documentation';

/** Whether a hit needs the texts of its page: a heading that matches speaks for itself. */
export function showsText({record, isNamed}: RankedRecord, {records}: Core): boolean {
  return !isNamed || records[record]?.level === 1;
}

const levelOf = (record: ClientRecord | undefined): RecordLevel =>
  RECORD_LEVELS[(record?.level ?? 1) - 1] ?? 'lvl1';

/** Turns a ranked record into a hit. Without the texts of its page, the hit has no content. */
export function toHit(
  result: RankedRecord,
  core: Core,
  texts: string[] | undefined,
  {baseUrl, siteUrl, tags, typed}: HitContext,
): SearchHit {
  const {record, terms, isNamed} = result;
  const {records, file} = core;
  const {page = 0, level = 1, anchor = '', parents = []} = records[record] ?? {};
  const pageRecord = parents[0] ?? record;
  const text = showsText(result, core) ? (texts?.[record - pageRecord] ?? '') : '';
  const marks: Marks = {terms, typed};
  const headings = new Map<Level, string>([
    ['lvl0', file.categories[file.pages.category[page] ?? 0] || DEFAULT_CATEGORY],
    ...[...parents, record].map((id): [Level, string] => [
      levelOf(records[id]),
      records[id]?.heading ?? '',
    ]),
  ]);
  const type = isNamed || level === 1 || !text ? levelOf(records[record]) : 'content';
  const marked = (html: string): Highlighted => ({
    value: html,
    matchLevel: html.includes(tags.pre) ? 'full' : 'none',
    matchedWords: html.includes(tags.pre) ? typed.map(escapeHtml) : [],
  });
  const hierarchy: HighlightedTexts['hierarchy'] = Object.fromEntries(
    [...headings].map(([name, heading]) => [
      name,
      // Groups are formed by this value: marks would split them.
      marked(name === 'lvl0' ? escapeHtml(heading) : highlight(heading, marks, tags)),
    ]),
  );
  const content = excerpt(text, marks, EXCERPT_LENGTH);
  const highlighted = {
    hierarchy,
    ...(content ? {content: marked(highlight(content, marks, tags))} : {}),
  };
  const path = file.pages.path[page] ?? '';
  const isOfSymbol = file.kinds[file.pages.kind[page] ?? -1] === SYMBOL_KIND && type !== 'content';
  const address = encodeURI(siteUrl.replace(/\/$/, '') + baseUrl + path);
  return {
    objectID: `${path}#${escapeHtml(anchor)}`,
    url: escapeHtml(anchor ? `${address}#${encodeURIComponent(anchor)}` : address),
    url_without_anchor: escapeHtml(address),
    anchor: anchor ? escapeHtml(anchor) : null,
    type,
    hierarchy: {
      ...NO_HEADINGS,
      ...Object.fromEntries([...headings].map(([name, heading]) => [name, escapeHtml(heading)])),
    },
    content: content ? escapeHtml(content) : null,
    ...(isOfSymbol ? {symbol: {path, anchor}} : {}),
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  };
}
