import {escapeHtml} from '../../plugins/search/client/highlight';
import type {PageRecord} from '../../plugins/search/records/types';
import synonymGroups from '../../plugins/search/data/synonyms.json';
import {recordOf} from '../lib/record-of';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];

/** A section in the form that DocSearch expects of a hosted index. */
export type AlgoliaRecord = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** From `lvl1`, by the level of the heading. */
  type: `lvl${number}`;
  hierarchy: Record<Level, string | null>;
  content: string | null;
  /** Names that stand for the page, for the page's own record. */
  names: string[];
  /** Readers' phrases, for the page's own record. Searched, and never sent back. */
  asked: string[];
  language: string;
  docusaurus_tag: string;
  weight: {level: number; position: number};
};

/** Larger records are refused by the hosted engine's smaller plans. */
const MAX_CONTENT_LENGTH = 5000;

/**
 * The records of a site for the hosted engine.
 *
 * Texts are escaped: DocSearch sets what it gets as inner HTML, and a title such as `<Img>` would
 * vanish.
 *
 * @param siteUrl origin and base URL, with a slash at the end
 */
export function toAlgoliaRecords(pages: PageRecord[], siteUrl: string): AlgoliaRecord[] {
  return pages.flatMap((page) => {
    const {path, title, category, description, intro, names, asked = [], sections} = page;
    const url = siteUrl + path;
    const shared = {
      url_without_anchor: url,
      language: 'en',
      docusaurus_tag: path.startsWith('docs/') ? 'docs-default-current' : 'default',
    };
    let headings: {level: number; text: string}[] = [{level: 1, text: title}];
    return [
      {
        ...shared,
        objectID: path,
        url,
        anchor: null,
        type: 'lvl1' as const,
        hierarchy: hierarchyOf(category, headings),
        content: contentOf(description, intro.text, intro.code),
        names,
        asked,
        weight: {level: 100, position: 0},
      },
      ...sections.map(({level, heading, anchor, text, code}, index) => {
        headings = [...headings.filter((above) => above.level < level), {level, text: heading}];
        return {
          ...shared,
          objectID: `${path}#${anchor}`,
          url: `${url}#${anchor}`,
          anchor,
          type: `lvl${level}` as const,
          hierarchy: hierarchyOf(category, headings),
          content: contentOf(text, code),
          names: [],
          asked: [],
          weight: {level: 100 - level * 10, position: index + 1},
        };
      }),
    ];
  });
}

function hierarchyOf(
  category: string,
  headings: {level: number; text: string}[],
): AlgoliaRecord['hierarchy'] {
  const texts = new Map([
    ['lvl0', category],
    ...headings.map(({level, text}): [string, string] => [`lvl${level}`, text]),
  ]);
  return recordOf(LEVELS, (level) => {
    const text = texts.get(level);
    return text === undefined ? null : escapeHtml(text);
  });
}

function contentOf(...parts: string[]): string | null {
  const text = parts.filter(Boolean).join(' ').slice(0, MAX_CONTENT_LENGTH);
  return text ? escapeHtml(text) : null;
}

/** The same synonyms as the local engine's. */
export const algoliaSynonyms = synonymGroups.map((synonyms, index) => ({
  objectID: `group-${index}`,
  type: 'synonym' as const,
  synonyms,
}));

const headingLevels = LEVELS.slice(1).map((level) => `hierarchy.${level}`);

/** Ranking as near to the local engine's as the hosted one allows. */
export const algoliaSettings = {
  searchableAttributes: [
    'unordered(names)',
    'unordered(hierarchy.lvl1)',
    'asked',
    ...headingLevels.slice(1).map((level) => `unordered(${level})`),
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  camelCaseAttributes: ['names', ...headingLevels, 'content'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: ['en' as const],
  removeStopWords: ['en' as const],
  removeWordsIfNoResults: 'allOptional' as const,
  queryLanguages: ['en' as const],
  indexLanguages: ['en' as const],
};
