import MiniSearch from 'minisearch';
import type {AsPlainObject, Options as MiniSearchOptions} from 'minisearch';
import {TEXT_FIELDS} from '../format';
import type {BucketFile, CoreFile} from '../format';
import {termOfName, termsOfHeading, wordsOfQuery} from '../text';
import {recordsOf} from './records';
import type {Ranking} from './ranking';
import type {ClientRecord} from './records';

/** Score of each record, and the words of the index that gave it. */
export type TermMatches = Map<number, Match>;
type Match = {score: number; terms: string[]};

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

const textOptions = {
  fields: [...TEXT_FIELDS],
  processTerm: (term: string) => term,
  searchOptions: asTerm,
} satisfies MiniSearchOptions;

/** Titles and headings of the whole site, ready to be searched. */
export class Core {
  readonly records: ClientRecord[];
  /** Record number of each page. */
  readonly pageRecords: number[];
  /** Answers to the last queries. */
  readonly ranked = new Map<string, Ranking>();
  private readonly pages: MiniSearch<PageDocument>;
  private readonly headings: MiniSearch<HeadingDocument>;
  private readonly recordsOfHeading: number[][];

  constructor(readonly file: CoreFile) {
    this.records = recordsOf(file);
    this.pageRecords = this.records.flatMap(({level}, id) => (level === 1 ? [id] : []));
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
        names: `${file.pages.title[page] ?? ''}\n${file.pages.names[page] ?? ''}`,
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

/** The texts' words of one bucket, ready to be searched. */
export class Bucket {
  private readonly texts: MiniSearch;

  constructor(file: BucketFile, core: CoreFile) {
    this.texts = MiniSearch.loadJS(plainIndexOf(file, core), textOptions);
  }

  search = remember((term: string, how: HowToMatch) => search(this.texts, term, how, BOOSTS.texts));
}

const REMEMBERED_TERMS = 50;

/** Keeps the last answers: each keystroke asks again for all words but the one that grows. */
function remember(
  find: (term: string, how: HowToMatch) => TermMatches,
): (term: string, how: HowToMatch) => TermMatches {
  const known = new Map<string, TermMatches>();
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
  return new Map(
    miniSearch
      .search(term, {
        weights: WEIGHTS,
        prefix,
        fuzzy: typos || false,
        fields: Object.keys(boost),
        boost,
      })
      .map(({id, score, terms}: Match & {id: number}) => [id, {score, terms}]),
  );
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

/** Unfolds the postings of a bucket into the form that MiniSearch loads. */
function plainIndexOf({terms}: BucketFile, core: CoreFile): AsPlainObject {
  const ids: Record<string, number> = {};
  const fieldLength: Record<string, number[]> = {};
  const index = terms.map(([term, ...fields]): [string, Record<string, Record<string, number>>] => {
    const counts: Record<string, Record<string, number>> = {};
    fields.forEach((postings, field) => {
      if (postings) {
        counts[field] = decodePostings(postings);
      }
    });
    for (const records of Object.values(counts)) {
      for (const record of Object.keys(records)) {
        ids[record] = Number(record);
      }
    }
    return [term, counts];
  });
  for (const id of Object.values(ids)) {
    fieldLength[id] = core.lengths.map((lengths) => lengths[id] ?? 0);
  }
  const count = core.lengths[0]?.length ?? 0;
  return {
    documentCount: count,
    nextId: count,
    documentIds: ids,
    fieldIds: Object.fromEntries(TEXT_FIELDS.map((field, id) => [field, id])),
    fieldLength,
    averageFieldLength: core.averageLengths,
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
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
