import {CORE_FILE, bucketFile, pageFile} from '../format';
import type {BucketFile, CoreFile, PageFile} from '../format';
import {parseQuery} from '../query';
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

export type SearchClient = {
  /**
   * Answers requests of the modal or of the search page, one result for each.
   *
   * @throws RetryError when the index cannot be fetched or understood
   */
  search(requests: unknown): Promise<{results: SearchResult[]}>;
  /** Fetches what every search needs, so that the first one is quick. Never throws. */
  warm(): Promise<void>;
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

/** The first answer comes at once; later ones rarely wait, since most of their texts are there. */
const FIRST_EXCERPT_WAIT_MS = 60;
const EXCERPT_WAIT_MS = 400;
const REMEMBERED_QUERIES = 20;

/**
 * The site's own search engine, with the interface of the hosted one: DocSearch's modal and the
 * search page work with either.
 */
export function createLocalSearchClient(options: SearchClientOptions): SearchClient {
  const folder = new IndexFolder(options.readFile ?? readOverHttp(options.indexUrl));
  const site = {baseUrl: options.baseUrl, siteUrl: options.siteUrl};
  const ranked = new Map<string, {core: Core; records: RankedRecord[]}>();
  let core: Core | null = null;
  const buckets = new Map<BucketFile, Bucket>();
  let hasAnswered = false;

  async function loadCore(): Promise<Core> {
    const file = await folder.load<CoreFile>(CORE_FILE, isCore);
    if (core?.file !== file) {
      core = new Core(file);
      buckets.clear();
      ranked.clear();
    }
    return core;
  }

  async function find(text: string): Promise<{core: Core; records: RankedRecord[]}> {
    const query = parseQuery(text);
    const numbers = query.words.length > 0 ? bucketsOf(query) : [];
    // Side by side: one round trip to the host, not two.
    const [current, files] = await Promise.all([
      loadCore(),
      Promise.all(numbers.map((number) => folder.load<BucketFile>(bucketFile(number), isBucket))),
    ]);
    const known = ranked.get(text);
    if (known?.core === current) {
      return known;
    }
    const loaded = new Map(
      files.map((file, index): [number, Bucket] => {
        const bucket = buckets.get(file) ?? new Bucket(file, current.file);
        buckets.set(file, bucket);
        return [numbers[index] ?? 0, bucket];
      }),
    );
    const found = {
      core: current,
      records: query.words.length > 0 ? rank(query, current, loaded) : [],
    };
    if (ranked.size >= REMEMBERED_QUERIES) {
      ranked.clear();
    }
    ranked.set(text, found);
    return found;
  }

  /** Texts of pages, of those that arrive in time. A missing excerpt is no reason to fail. */
  async function loadTexts(pages: number[]): Promise<Map<number, string[]>> {
    const texts = new Map<number, string[]>();
    const loading = pages.map((page) =>
      folder.load<PageFile>(pageFile(page), isPage).then(
        (file) => texts.set(page, file.texts),
        () => null,
      ),
    );
    const patience = hasAnswered ? EXCERPT_WAIT_MS : FIRST_EXCERPT_WAIT_MS;
    if (loading.length === 0) {
      return texts;
    }
    await Promise.race([Promise.all(loading), wait(options.excerptWait ?? patience)]);
    hasAnswered = true;
    return texts;
  }

  async function answer(request: SearchRequest): Promise<SearchResult> {
    const start = Date.now();
    const {query, page, hitsPerPage, tags} = request;
    const {core: current, records} = await find(query);
    const shown = records.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const pageOf = ({record}: RankedRecord) => current.records[record]?.page ?? 0;
    const texts = await loadTexts([
      ...new Set(shown.filter((result) => showsText(result, current)).map(pageOf)),
    ]);
    const typed = parseQuery(query).words;
    return {
      index: request.indexName,
      query,
      hits: shown.map((result) =>
        toHit(result, current, texts.get(pageOf(result)), {...site, tags, typed}),
      ),
      nbHits: records.length,
      page,
      nbPages: Math.ceil(records.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      processingTimeMS: Date.now() - start,
    };
  }

  return {
    search: async (requests) => ({results: await Promise.all(readRequests(requests).map(answer))}),
    warm: () =>
      loadCore().then(
        () => undefined,
        () => undefined,
      ),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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

function isPage({texts}: Partial<PageFile>): boolean {
  return Array.isArray(texts);
}
