/** What the build writes and the browser reads. Both sides take names and shapes from here. */

/** Changes with the shape of the files, so that a new client never reads old files. */
export const FORMAT_VERSION = 7;

/** Popularity is one digit, so that it takes little room. */
export const MAX_POPULARITY = 9;

/** The words of all texts are spread over this many files. */
export const BUCKET_COUNT = 128;

/** Words that begin with these many same characters lie in one file: typing on needs no new one. */
export const BUCKET_PREFIX_LENGTH = 3;

/** Fields of a section's text, in the order in which postings name them. */
export const TEXT_FIELDS = ['summary', 'text', 'code'] as const;

/** Titles, headings and lengths: what a first answer needs. Columns, since they compress better. */
export type CoreFile = {
  version: number;
  /** Changes with the content: tells files of two builds apart. */
  build: string;
  categories: string[];
  kinds: string[];
  /** What a hit of each kind is worth, 1 being the usual. */
  kindBoosts: number[];
  pages: {
    /** Below the base URL, without a slash in front. */
    path: string[];
    title: string[];
    /** Names that stand for the page: exports, commands. 0 is the usual one: see `usualName`. */
    names: (string | 0)[];
    category: number[];
    kind: number[];
    sections: number[];
    /** How many phrases each page has. */
    asked: number[];
    /** How much of the site's links lead to each page, from 0 to 9. */
    popularity: number[];
  };
  /** Written answers: how many phrases each has, after those of all pages, and its first source. */
  answers: {asked: number[]; page: number[]};
  /** All sections of all pages, in the order of the pages. Each level is a digit. */
  sections: {level: string; heading: string[]; anchor: (string | 0)[]};
  /**
   * Word counts per field of `TEXT_FIELDS`, a character for each record: see `recordsOf` and
   * `encodeLength`. Only pages have a summary, so that column has a character for each page.
   */
  lengths: string[];
  averageLengths: number[];
};

/** Deltas of record numbers; each is `delta * 4 + min(count, 4) - 1`. */
export type Postings = number[];

/** What all words of a phrase count together, at most: see `weightOfPhrase`. */
export const MAX_PHRASE_WEIGHT = 16;

/**
 * Deltas of the numbers of phrases, which run through all pages in their order; each is
 * `delta * 16 + min(weight, 16) - 1`.
 */
export type PhrasePostings = number[];

/** Where the phrases of a term stand among its postings: after the fields of `TEXT_FIELDS`. */
export const PHRASES_COLUMN = TEXT_FIELDS.length;

/**
 * The terms of one bucket, each with its postings per field of `TEXT_FIELDS`, and a term of a phrase
 * with its phrases.
 */
export type BucketFile = {
  version: number;
  build: string;
  terms: [term: string, ...postings: (Postings | PhrasePostings | 0)[]][];
};

/** The texts of one page: its description, then one per section. */
export type PageFile = {version: number; build: string; texts: string[]};

/** What one page says, as Markdown: before its first section, then in each section. */
export type PassagesFile = {version: number; build: string; passages: string[]};

/** What a page of this kind is about, hits say in a line of their own: see {@link SymbolsFile}. */
export const SYMBOL_KIND = 'api';

/** What hits say of exports and their options, by the path of their page. */
export type SymbolsFile = {
  version: number;
  build: string;
  /** The export that a page is about. */
  pages: Record<string, [kind: string, packageName: string, signature: string]>;
  /** Types of options by the anchors of their headings. */
  types: Record<string, Record<string, string>>;
};

/** One written answer. */
export type AnswerFile = {
  version: number;
  build: string;
  question: string;
  /** Markdown without HTML. */
  markdown: string;
  /** Pages that it comes from, the best first, with anchors, below the base URL. */
  sources: {title: string; heading: string; path: string}[];
  /** The day on which it was compared with them. */
  checked: string;
};

/** The file that holds a term. All terms of one or two letters lie in the first. */
export function bucketOf(term: string): number {
  if (term.length < BUCKET_PREFIX_LENGTH) {
    return 0;
  }
  let hash = 5381;
  for (const character of term.slice(0, BUCKET_PREFIX_LENGTH)) {
    hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return 1 + (hash % (BUCKET_COUNT - 1));
}

/** The anchor that a heading usually has, so that it need not be stored. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** The name that a page about an export usually has: `<Player>` is about `Player`. */
export const usualName = (title: string): string => title.replace(/^<|\/?>$|\(\)$/g, '');

/** Lengths are rounded to steps that grow by this factor: as good for ranking, and smaller. */
const LENGTH_STEP = 1.5;

/** Characters of lengths: 0 is none, what follows are the steps. No quote or backslash is among them. */
const FIRST_LENGTH = '0'.charCodeAt(0);

export const encodeLength = (length: number): string =>
  String.fromCharCode(
    length === 0
      ? FIRST_LENGTH
      : FIRST_LENGTH + 1 + Math.round(Math.log(length) / Math.log(LENGTH_STEP)),
  );

export function decodeLength(character: string): number {
  const step = character.charCodeAt(0) - FIRST_LENGTH - 1;
  return step < 0 ? 0 : Math.round(LENGTH_STEP ** step);
}
