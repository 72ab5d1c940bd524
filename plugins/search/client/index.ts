import {CORE_FILE, bucketFile, pageFile, passagesFile} from '../format';
import type {BucketFile, CoreFile, PageFile, PassagesFile} from '../format';
import {parseQuery, parseQuestion} from '../query';
import {rankForQuestion} from './asking';
import {Bucket, Core} from './engine';
import {IndexFolder, readOverHttp} from './files';
import type {ReadFile} from './files';
import {showsText, toHit} from './hits';
import type {SearchHit} from './hits';
import {bucketsOf, rank} from './ranking';
import type {RankedRecord} from './ranking';
import {readRequests} from './requests';
import type {SearchRequest} from './requests';

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
};

export type Finding = {
  /** Words of the question that were looked for. */
  words: string[];
  /** Empty if the documentation does not answer the question. */
  sources: Source[];
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

/** What a query found; `missing` are the words that had not arrived. */
type Found = {core: Core; records: RankedRecord[]; missing: Promise<unknown> | null};

const EXCERPT_WAIT_MS = 400;
const REMEMBERED_QUERIES = 20;

/**
 * The site's own search engine, with the interface of the hosted one: DocSearch's modal and the
 * search page work with either.
 */
export function createLocalSearchClient(options: SearchClientOptions): SearchClient {
  const folder = new IndexFolder(options.readFile ?? readOverHttp(options.indexUrl));
  const site = {baseUrl: options.baseUrl, siteUrl: options.siteUrl};
  const ranked = new Map<string, Found>();
  let core: Core | null = null;
  const buckets = new Map<BucketFile, Bucket>();

  async function loadCore(): Promise<Core> {
    const file = await folder.load<CoreFile>(CORE_FILE, isCore);
    if (core?.file !== file) {
      core = new Core(file);
      buckets.clear();
      ranked.clear();
    }
    return core;
  }

  /** What is found with the words that arrive in time, and whether these are all. */
  async function find(text: string, patience: number): Promise<Found> {
    const query = parseQuery(text);
    const numbers = query.words.length > 0 ? bucketsOf(query) : [];
    const files = new Map<number, BucketFile>();
    // Beside the core: one round trip to the host, not two.
    const words = Promise.all(
      numbers.map(async (number) =>
        files.set(number, await folder.load<BucketFile>(bucketFile(number), isBucket)),
      ),
    );
    words.catch(() => {});
    const current = await loadCore();
    const known = ranked.get(text);
    if (known?.core === current) {
      return known;
    }
    const search = (): Found => ({
      core: current,
      records: query.words.length > 0 ? rank(query, current, bucketsIn(files, current)) : [],
      missing: files.size < numbers.length ? words : null,
    });
    if (await isInTime(words, patience)) {
      return remember(text, search());
    }
    const early = search();
    if (early.records.length > 0) {
      return early;
    }
    await words;
    return remember(text, search());
  }

  function remember(text: string, found: Found): Found {
    if (ranked.size >= REMEMBERED_QUERIES) {
      ranked.clear();
    }
    ranked.set(text, found);
    return found;
  }

  function bucketsIn(files: Map<number, BucketFile>, current: Core): Map<number, Bucket> {
    return new Map(
      [...files].map(([number, file]): [number, Bucket] => {
        const bucket = buckets.get(file) ?? new Bucket(file, current.file);
        buckets.set(file, bucket);
        return [number, bucket];
      }),
    );
  }

  /** Texts of pages. A missing excerpt is no reason to fail. */
  function loadTexts(pages: number[]): {texts: Map<number, string[]>; all: Promise<unknown>} {
    const texts = new Map<number, string[]>();
    const loading = pages.map((page) =>
      folder.load<PageFile>(pageFile(page), isPage).then(
        (file) => texts.set(page, file.texts),
        () => null,
      ),
    );
    return {texts, all: Promise.all(loading)};
  }

  async function answer(
    request: SearchRequest,
    patience: number,
  ): Promise<{result: SearchResult; missing: Promise<unknown>[]}> {
    const start = Date.now();
    const {query, page, hitsPerPage, tags} = request;
    const {core: current, records, missing} = await find(query, patience);
    const shown = records.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const pageOf = ({record}: RankedRecord) => current.records[record]?.page ?? 0;
    const {texts, all} = loadTexts([
      ...new Set(shown.filter((result) => showsText(result, current)).map(pageOf)),
    ]);
    const hasTexts = await isInTime(
      all,
      // Whoever did not wait for the words does not wait for the texts.
      missing ? 0 : Math.min(patience, options.excerptWait ?? EXCERPT_WAIT_MS),
    );
    const typed = parseQuery(query).words;
    const result = {
      index: request.indexName,
      query,
      hits: shown.map((hit) => toHit(hit, current, texts.get(pageOf(hit)), {...site, tags, typed})),
      nbHits: records.length,
      page,
      nbPages: Math.ceil(records.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      processingTimeMS: Date.now() - start,
    };
    return {result, missing: [missing, hasTexts ? null : all].filter((part) => part !== null)};
  }

  /** A question, and what of the index is needed to answer it. */
  async function read(question: string) {
    const query = parseQuestion(question);
    const words = query.words.filter((_, index) => !query.isMinor[index]);
    const numbers = words.length > 0 ? bucketsOf(query) : [];
    const [current, files] = await Promise.all([
      loadCore(),
      Promise.all(
        numbers.map(
          async (number): Promise<[number, BucketFile]> => [
            number,
            await folder.load<BucketFile>(bucketFile(number), isBucket),
          ],
        ),
      ),
    ]);
    return {query, words, current, files: new Map(files)};
  }

  return {
    async search(requests, {patience = Infinity} = {}) {
      const answers = await Promise.all(
        readRequests(requests).map((request) => answer(request, patience)),
      );
      const results = answers.map(({result}) => result);
      const missing = answers.flatMap((part) => part.missing);
      return missing.length > 0
        ? {results, rest: Promise.allSettled(missing).then(() => undefined)}
        : {results};
    },
    async ask(question) {
      const {query, words, current, files} = await read(question);
      const pages = rankForQuestion(query, current, bucketsIn(files, current));
      const sources = await Promise.all(
        pages.map(async ({page, records}) => {
          const {passages} = await folder.load<PassagesFile>(passagesFile(page), isPassages);
          return records.map((record) => sourceOf(record, current, passages, options.baseUrl));
        }),
      );
      return {words: [...new Set(words)], sources: sources.flat()};
    },
    prepare: (question) =>
      read(question).then(
        () => undefined,
        () => undefined,
      ),
    warm: () =>
      loadCore().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** Whether all is there within some milliseconds. Rejects if it fails within them. */
async function isInTime(all: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const done = all.then(() => true);
  if (milliseconds === Infinity) {
    return done;
  }
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), milliseconds));
  return Promise.race([done, tooLate]);
}

function isCore({pages, sections, lengths, averageLengths}: Partial<CoreFile>): boolean {
  return (
    Array.isArray(pages?.path) &&
    Array.isArray(pages?.title) &&
    Array.isArray(sections?.heading) &&
    Array.isArray(lengths) &&
    Array.isArray(averageLengths)
  );
}

function isBucket({terms}: Partial<BucketFile>): boolean {
  return Array.isArray(terms);
}

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

function isPassages({passages}: Partial<PassagesFile>): boolean {
  return Array.isArray(passages);
}

function isPage({texts}: Partial<PageFile>): boolean {
  return Array.isArray(texts);
}
