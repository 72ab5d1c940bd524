import type {AnswerFile, SymbolsFile} from '../format';
import {parseQuery} from '../query';
import type {RankedPage} from './asking';
import type {Core} from './engine';
import {readOverHttp} from './files';
import type {ReadFile} from './files';
import {showsText, toHit} from './hits';
import type {SearchHit} from './hits';
import type {RankedRecord} from './ranking';
import {namesNear} from './near-names';
import {readRequests} from './requests';
import type {SearchRequest} from './requests';
import {openIndex, type SearchIndex} from './search-index';
import {after, isInTime} from './waiting';

export {RetryError} from './files';
export type {SearchHit} from './hits';

export type SearchResult = {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  /** If nothing was found: names of pages that are written like the query, nearest first. */
  suggestions: string[];
  processingTimeMS: number;
};

export type SearchAnswer = {
  results: SearchResult[];
  /**
   * Set on an answer that did not wait for everything. Fulfilled, and never rejected, once there is
   * reason to ask again.
   */
  rest?: Promise<void>;
};

/** What hits say of exports and their options, by the path of their page. */
export type Symbols = Pick<SymbolsFile, 'pages' | 'types'>;

export type SearchOptions = {
  /**
   * How long an answer may wait for words and excerpts once titles and headings are there, in
   * milliseconds. Without it, it waits for all words. Nothing found is never said too early.
   */
  patience?: number;
};

export type SearchClient = {
  /**
   * Answers requests of the modal or of the search page, one result for each.
   *
   * @throws RetryError when the index cannot be fetched or understood
   */
  search(requests: unknown, options?: SearchOptions): Promise<SearchAnswer>;
  /**
   * Finds the parts of the documentation that answer a question, best first.
   *
   * @throws RetryError when the index cannot be fetched or understood
   */
  ask(question: string): Promise<Finding>;
  /**
   * What hits say of exports and their options.
   *
   * @throws RetryError when it cannot be fetched or understood
   */
  symbols(): Promise<Symbols>;
  /** Fetches the words of a question that is still being typed. Never throws. */
  prepare(question: string): Promise<void>;
  /** Fetches what every search needs, so that the first one is quick. Never throws. */
  warm(): Promise<void>;
};

/** A part of a page, with what it says word for word. */
export type Source = {
  /** Title of the page. */
  title: string;
  /** Heading of the section; empty for the beginning of the page. */
  heading: string;
  category: string;
  /** Address on this site, with the base URL and the anchor. */
  url: string;
  /** What it says, as Markdown without HTML. */
  markdown: string;
  /** Whether the page lists this question: it's then quoted from its first paragraph on. */
  isAsked?: boolean;
};

export type Finding = {
  /** Words of the question that were looked for. */
  words: string[];
  /** Empty if the documentation does not answer the question. */
  sources: Source[];
  /** An answer that people wrote to this question. */
  written?: Written | null;
  /** If the documentation does not answer the question: the nearest pages, the best first. */
  nearest?: PageLink[];
};

/** A page or a section of this site. `url` has the base URL and the anchor. */
export type PageLink = Pick<Source, 'title' | 'heading' | 'url'>;

export type Written = {
  /** Markdown without HTML. */
  markdown: string;
  /** Where it comes from, the best first. */
  sources: PageLink[];
  /** The day on which it was last compared with its sources, as in `2026-11-24`. */
  checked: string;
};

export type SearchClientOptions = {
  /** Folder of the index, as the plugin's global data names it. */
  indexUrl: string;
  baseUrl: string;
  /** Origin of the addresses in hits. */
  siteUrl: string;
  /** How to read files of the index, by default over HTTP. */
  readFile?: ReadFile;
  /** How long hits wait for their excerpts, in milliseconds. Without them, they show no text. */
  excerptWait?: number;
};

const EXCERPT_WAIT_MS = 400;
/** Where hits are shown without their texts, these are fetched so much later, in milliseconds. */
const HITS_FIRST_MS = 20;
const NEAREST_PAGES = 3;

/**
 * The site's own search engine, with the interface of the hosted one: DocSearch's modal and the
 * search page work with either.
 */
export function createLocalSearchClient({
  indexUrl,
  baseUrl,
  siteUrl,
  readFile = readOverHttp(indexUrl),
  excerptWait = EXCERPT_WAIT_MS,
}: SearchClientOptions): SearchClient {
  const index = openIndex(readFile);

  async function answer(
    request: SearchRequest,
    patience: number,
  ): Promise<{result: SearchResult; missing: Promise<unknown>[]}> {
    const start = Date.now();
    const {query, page, hitsPerPage, tags} = request;
    const {core, ranking, missing} = await index.find(query, patience);
    const shown = ranking.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const pageOf = ({record}: RankedRecord) => core.records[record]?.page ?? 0;
    // Whoever did not wait for the words does not wait for the texts.
    const wait = missing ? 0 : Math.min(index.worthWaiting(patience), excerptWait);
    const texts = index.loadTexts(
      [...new Set(shown.filter((result) => showsText(result, core)).map(pageOf))],
      // Each request costs time, in which hits could be shown that don't wait for it.
      wait === 0 ? after(HITS_FIRST_MS) : Promise.resolve(),
    );
    const hasTexts = await isInTime(texts, wait);
    const context = {baseUrl, siteUrl, tags, typed: parseQuery(query).words};
    const result = {
      index: request.indexName,
      query,
      hits: shown.map((hit) => toHit(hit, core, texts.files.get(pageOf(hit))?.texts, context)),
      nbHits: ranking.total,
      page,
      nbPages: Math.ceil(ranking.total / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      suggestions: ranking.total > 0 ? [] : namesNear(query, core.file.pages.title),
      processingTimeMS: Date.now() - start,
    };
    return {
      result,
      missing: [missing, hasTexts ? null : texts.all].filter((part) => part !== null),
    };
  }

  return {
    async search(requests, {patience = Infinity} = {}) {
      const answers = await Promise.all(
        readRequests(requests).map((request) => answer(request, patience)),
      );
      const results = answers.map(({result}) => result);
      const missing = answers.flatMap((part) => part.missing);
      return missing.length > 0
        ? {results, rest: Promise.allSettled(missing).then(ignore)}
        : {results};
    },
    ask: (question) => findAnswer(question, index, baseUrl),
    symbols: () => index.loadSymbols(),
    prepare: (question) => index.loadQuestion(question).then(ignore, ignore),
    warm: () => index.loadCore().then(ignore, ignore),
  };
}

async function findAnswer(question: string, index: SearchIndex, baseUrl: string): Promise<Finding> {
  const {core, words, rank} = await index.loadQuestion(question);
  const {pages, isAnswered, written} = rank();
  const asked = [...new Set(words)];
  if (!isAnswered) {
    const nearest = pages.slice(0, NEAREST_PAGES).map(({page}) => {
      const {title, url} = sourceOf(core.pageRecords[page] ?? 0, core, [], baseUrl);
      return {title, heading: '', url};
    });
    return {words: asked, sources: [], nearest};
  }
  const sourcesOf = async ({page, records, nearness}: RankedPage): Promise<Source[]> => {
    const {passages} = await index.loadPassages(page);
    // A page is quoted in the order in which it is read.
    return [...records]
      .sort((a, b) => a - b)
      .map((record) => ({
        ...sourceOf(record, core, passages, baseUrl),
        ...(nearness > 0 && record === core.pageRecords[page] ? {isAsked: true} : {}),
      }));
  };
  const [sources, answer] = await Promise.all([
    Promise.all(pages.map(sourcesOf)),
    written === null ? null : index.loadAnswer(written),
  ]);
  return {words: asked, sources: sources.flat(), written: answer && writtenOf(answer, baseUrl)};
}

function writtenOf({markdown, sources, checked}: AnswerFile, baseUrl: string): Written {
  return {
    markdown,
    checked,
    sources: sources.map(({title, heading, path}) => ({title, heading, url: baseUrl + path})),
  };
}

const ignore = (): void => {};

function sourceOf(
  record: number,
  {records, file}: Core,
  passages: string[],
  baseUrl: string,
): Source {
  const {page = 0, level = 1, heading = '', anchor = '', parents = []} = records[record] ?? {};
  const path = encodeURI(baseUrl + (file.pages.path[page] ?? ''));
  return {
    title: file.pages.title[page] ?? '',
    heading: level === 1 ? '' : heading,
    category: file.categories[file.pages.category[page] ?? 0] ?? '',
    url: anchor ? `${path}#${encodeURIComponent(anchor)}` : path,
    markdown: passages[record - (parents[0] ?? record)] ?? '',
  };
}
