import MiniSearch from 'minisearch';
import type {AsPlainObject, Options as MiniSearchOptions} from 'minisearch';
import {MAX_PHRASE_WEIGHT, PHRASES_COLUMN, TEXT_FIELDS} from '../format';
import type {BucketFile, CoreFile, PhrasePostings} from '../format';
import {termOfName, termsOfHeading, wordsOfQuery} from '../text';
import {lengthsOf, namesOf, recordsOf} from './records';
import type {Ranking, WordScores} from './ranking';
import type {ClientRecord} from './records';

/** Score of each record, and the words of the index that gave it. */
export type TermMatches = Map<number, Match>;
export type Match = {score: number; terms: string[]};

/** The same for readers' phrases, and what all words of a phrase count together. */
export type PhraseMatches = Map<number, PhraseMatch>;
export type PhraseMatch = Match & {weight: number};

/**
 * Whether longer words count as well, and longer names of pages, and how many letters may differ.
 */
export type HowToMatch = {
  prefix: boolean;
  typos: number;
  namePrefix: boolean;
  /** Whether the term is all that the query asks for: then a page of that name is the answer. */
  isWholeQuery: boolean;
};

/** What a match in each field is worth. */
const BOOSTS = {
  wholeName: {names: 8},
  partialName: {names: 2.5},
  pages: {title: 4, path: 1.5, category: 0.5},
  headings: {heading: 2.5},
  texts: {summary: 2, text: 1, code: 0.25},
  phrases: {phrase: 3},
};

const WEIGHTS = {prefix: 0.5, fuzzy: 0.4};

type PageDocument = {id: number; names: string; title: string; path: string; category: string};
type HeadingDocument = {id: number; heading: string};

/** Terms come folded and split already. */
const asTerm = {tokenize: (term: string) => [term], processTerm: (term: string) => term};

const headingOptions = {
  tokenize: termsOfHeading,
  processTerm: (term: string) => term,
  searchOptions: asTerm,
};

const phraseOptions = {
  fields: Object.keys(BOOSTS.phrases),
  processTerm: (term: string) => term,
  searchOptions: asTerm,
} satisfies MiniSearchOptions;

const textOptions = {
  fields: [...TEXT_FIELDS],
  processTerm: (term: string) => term,
  searchOptions: asTerm,
} satisfies MiniSearchOptions;

/** Titles and headings of the whole site, ready to be searched. */
export class Core {
  readonly records: ClientRecord[];
  /** Record number of the page of each phrase. */
  readonly phraseRecords: number[];
  /** Number of the written answer that each phrase asks for; -1 for a phrase of a page. */
  readonly phraseAnswers: number[];
  /** Record number of each page. */
  readonly pageRecords: number[];
  /** Number of the page of each record. */
  readonly pageOf: Uint16Array;
  /** Answers to the last queries, and what their words found. */
  readonly ranked = new Map<string, Ranking>();
  readonly scoredWords = new Map<string, WordScores>();
  private readonly pages: MiniSearch<PageDocument>;
  private readonly headings: MiniSearch<HeadingDocument>;
  private readonly recordsOfHeading: number[][];

  constructor(readonly file: CoreFile) {
    this.records = recordsOf(file);
    this.pageRecords = this.records.flatMap(({level}, id) => (level === 1 ? [id] : []));
    this.pageOf = Uint16Array.from(this.records, ({page}) => page);
    const {asked, page: sources} = file.answers;
    // A page answers what a written answer takes from it.
    this.phraseRecords = [
      ...spread(file.pages.asked, (page) => this.pageRecords[page] ?? 0),
      ...spread(asked, (answer) => this.pageRecords[sources[answer] ?? 0] ?? 0),
    ];
    this.phraseAnswers = [
      ...spread(file.pages.asked, () => -1),
      ...spread(asked, (answer) => answer),
    ];
    this.pages = new MiniSearch<PageDocument>({
      fields: Object.keys({...BOOSTS.wholeName, ...BOOSTS.pages}),
      ...headingOptions,
      tokenize: (text, field) =>
        field === 'names' ? text.split('\n').map(termOfName) : wordsOfQuery(text),
    });
    this.headings = new MiniSearch<HeadingDocument>({fields: ['heading'], ...headingOptions});
    this.pages.addAll(
      this.pageRecords.map((id, page) => ({
        id,
        names: `${file.pages.title[page] ?? ''}\n${namesOf(file, page)}`,
        title: file.pages.title[page] ?? '',
        path: file.pages.path[page] ?? '',
        category: file.categories[file.pages.category[page] ?? 0] ?? '',
      })),
    );
    // Headings such as "Example" stand on many pages. Each is indexed once, which is quicker.
    const byHeading = new Map<string, number[]>();
    this.records.forEach(({level, heading}, id) => {
      if (level > 1) {
        byHeading.set(heading, [...(byHeading.get(heading) ?? []), id]);
      }
    });
    this.recordsOfHeading = [...byHeading.values()];
    this.headings.addAll([...byHeading.keys()].map((heading, id) => ({id, heading})));
  }

  searchPages = remember((term: string, how: HowToMatch) =>
    sum(
      search(this.pages, term, how, BOOSTS.pages),
      search(
        this.pages,
        term,
        {...how, prefix: how.namePrefix},
        how.isWholeQuery ? BOOSTS.wholeName : BOOSTS.partialName,
      ),
    ),
  );

  searchHeadings = remember(
    (term: string, how: HowToMatch) =>
      new Map(
        [...search(this.headings, term, how, BOOSTS.headings)].flatMap(([heading, match]) =>
          (this.recordsOfHeading[heading] ?? []).map((id): [number, Match] => [id, match]),
        ),
      ),
  );
}

/** What each phrase belongs to, by how many phrases each has. */
const spread = (counts: number[], ownerOf: (number: number) => number): number[] =>
  counts.flatMap((count, number) => Array<number>(count).fill(ownerOf(number)));

/** The words of one bucket, ready to be searched. */
export class Bucket {
  private readonly texts: MiniSearch;
  private readonly phrases: MiniSearch;
  private readonly phraseWeights = new Map<number, number>();

  constructor(file: BucketFile, core: Core) {
    this.texts = MiniSearch.loadJS(textsIndexOf(file, core), textOptions);
    const phrasesOf = file.terms.flatMap(([term, ...columns]): [string, Map<number, number>][] => {
      const postings = columns[PHRASES_COLUMN];
      return postings ? [[term, decodePhrases(postings)]] : [];
    });
    for (const [number, weight] of phrasesOf.flatMap(([, phrases]) => [...phrases])) {
      this.phraseWeights.set(number, weight);
    }
    this.phrases = MiniSearch.loadJS(
      phrasesIndexOf(phrasesOf, core.phraseRecords.length),
      phraseOptions,
    );
  }

  /** The records whose texts hold a term. */
  search = remember((term: string, how: HowToMatch) => search(this.texts, term, how, BOOSTS.texts));

  /** The phrases that hold a term, by their numbers. */
  searchPhrases = remember(
    (term: string, how: HowToMatch): PhraseMatches =>
      new Map(
        [...search(this.phrases, term, how, BOOSTS.phrases)].map(([phrase, match]) => [
          phrase,
          {...match, weight: this.phraseWeights.get(phrase) ?? 1},
        ]),
      ),
  );
}

const REMEMBERED_TERMS = 50;

/** Keeps the last answers: each keystroke asks again for all words but the one that grows. */
function remember<Matches>(
  find: (term: string, how: HowToMatch) => Matches,
): (term: string, how: HowToMatch) => Matches {
  const known = new Map<string, Matches>();
  return (term, how) => {
    const key = `${term} ${how.prefix} ${how.namePrefix} ${how.isWholeQuery} ${how.typos}`;
    const matches = known.get(key) ?? find(term, how);
    if (known.size >= REMEMBERED_TERMS) {
      known.clear();
    }
    known.set(key, matches);
    return matches;
  };
}

function search<Document>(
  miniSearch: MiniSearch<Document>,
  term: string,
  {prefix, typos}: HowToMatch,
  boost: Record<string, number>,
): TermMatches {
  const matches: TermMatches = new Map();
  miniSearch.search(term, {
    weights: WEIGHTS,
    prefix,
    fuzzy: typos || false,
    fields: Object.keys(boost),
    boost,
    // Gathered here, and not in a list that is put in order for each term.
    filter: ({id, score, terms}: Match & {id: number}) => {
      matches.set(id, {score, terms});
      return false;
    },
  });
  return matches;
}

function sum(a: TermMatches, b: TermMatches): TermMatches {
  const result = new Map(a);
  for (const [id, {score, terms}] of b) {
    const known = result.get(id);
    result.set(
      id,
      known ? {score: known.score + score, terms: [...known.terms, ...terms]} : {score, terms},
    );
  }
  return result;
}

/** How often a term stands in each document, by the numbers of fields and documents. */
type Counts = Record<string, Record<string, number>>;

/** Unfolds the postings of a bucket into the form that MiniSearch loads. */
function textsIndexOf({terms}: BucketFile, {file, records}: Core): AsPlainObject {
  const index = terms.flatMap(([term, ...columns]): [string, Counts][] => {
    const fields = columns
      .slice(0, TEXT_FIELDS.length)
      .flatMap((postings, field) => (postings ? [[field, decodePostings(postings)] as const] : []));
    return fields.length > 0 ? [[term, Object.fromEntries(fields)]] : [];
  });
  return {
    ...plainIndex(index, records.length, (id) => lengthsOf(file, records[id], id)),
    fieldIds: Object.fromEntries(TEXT_FIELDS.map((field, id) => [field, id])),
    averageFieldLength: file.averageLengths,
  };
}

/** The same for the phrases of a bucket's terms. All of them count as equally long. */
function phrasesIndexOf(
  phrasesOf: [term: string, phrases: Map<number, number>][],
  count: number,
): AsPlainObject {
  const index = phrasesOf.map(([term, phrases]): [string, Counts] => [
    term,
    {0: Object.fromEntries([...phrases.keys()].map((number) => [number, 1]))},
  ]);
  return {
    ...plainIndex(index, count, () => [1]),
    fieldIds: Object.fromEntries(phraseOptions.fields.map((field, id) => [field, id])),
    averageFieldLength: [1],
  };
}

function plainIndex(
  index: [string, Counts][],
  documentCount: number,
  lengthsOf: (id: number) => number[],
): Omit<AsPlainObject, 'fieldIds' | 'averageFieldLength'> {
  const documentIds: Record<string, number> = {};
  for (const [, counts] of index) {
    for (const documents of Object.values(counts)) {
      for (const id of Object.keys(documents)) {
        documentIds[id] = Number(id);
      }
    }
  }
  return {
    index,
    documentCount,
    nextId: documentCount,
    documentIds,
    fieldLength: Object.fromEntries(
      Object.values(documentIds).map((id) => [id, lengthsOf(id)] as const),
    ),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2,
  };
}

/** What all words of each phrase count together, by the phrase's number. */
function decodePhrases(postings: PhrasePostings): Map<number, number> {
  const weights = new Map<number, number>();
  let phrase = 0;
  for (const posting of postings) {
    phrase += Math.floor(posting / MAX_PHRASE_WEIGHT);
    weights.set(phrase, (posting % MAX_PHRASE_WEIGHT) + 1);
  }
  return weights;
}

function decodePostings(postings: number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  let record = 0;
  for (const posting of postings) {
    record += posting >> 2;
    counts[record] = (posting & 3) + 1;
  }
  return counts;
}
