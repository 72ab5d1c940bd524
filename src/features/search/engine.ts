import {loadSearchEngine, type SearchClient as LocalSearchClient} from '@site/plugins/browser';
import {withErrors} from './errors';
import {cleanHit, toPageHit} from './hits';
import type {PageHit, SearchHit} from './hits';
import {savesData} from './settings';
import type {SearchSettings} from './settings';
import type {SearchParameters} from './useSearchParameters';

/** One answer of an engine; both engines give one per request. */
export type Result = {
  query: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  /** From the site's own engine, if nothing was found: what the query may have meant. */
  suggestions?: string[];
};

/** `rest` is set when the engine had more to say than it waited for, and fulfilled once it can. */
export type Answer = {results: Result[]; rest?: Promise<void>};

/** What the modal and the page need of an engine. */
export type SearchClient = {
  search(requests: unknown, options?: {patience?: number}): Promise<Answer>;
  warm?(): Promise<void>;
};

export type ResultPage = {
  hits: PageHit[];
  total: number;
  hasMore: boolean;
  /** If there is no hit: names of pages that the query may have meant. */
  suggestions: string[];
};

/** The site's own engine, which answers questions as well. */
export type LocalClient = SearchClient & Pick<LocalSearchClient, 'ask' | 'prepare' | 'symbols'>;

/** Loads the site's own engine, once. */
export const loadLocalClient = once(async (settings: SearchSettings): Promise<LocalClient> => {
  const {createLocalSearchClient} = await loadSearchEngine();
  return withErrors(createLocalSearchClient(settings), settings);
});

const loadHostedClient = once(async ({appId, apiKey}: SearchSettings): Promise<SearchClient> => {
  const {liteClient} = await import('algoliasearch/lite');
  return asEngine(liteClient(appId, apiKey));
});

/** The hosted engine's client as what the modal and the page need of it. */
export const asEngine = (client: object): SearchClient => client as SearchClient;

/** Creates a client at the first call. A failure is not kept: the next call tries again. */
function once<Client>(
  create: (settings: SearchSettings) => Promise<Client>,
): (settings: SearchSettings) => Promise<Client> {
  let client: Promise<Client> | undefined;
  return (settings) => {
    client ??= create(settings).catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
}

/** Makes an engine's answers safe to show and its addresses ones that this site can open. */
export function cleanAnswer(answer: Answer, settings: SearchSettings): Answer {
  return {
    ...answer,
    results: answer.results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => cleanHit(hit, settings)).filter((hit) => hit !== null),
    })),
  };
}

/** Asks the engine for one page of results, for the search page. Pages count from 0. */
export async function searchPage(
  settings: SearchSettings,
  parameters: SearchParameters,
  query: string,
  page: number,
): Promise<ResultPage> {
  const engine = await (settings.isHosted ? loadHostedClient(settings) : loadLocalClient(settings));
  const params = {
    ...parameters,
    query,
    page,
    attributesToSnippet: ['content:30'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  const answer = await engine.search([{indexName: settings.indexName, params}]);
  const [result] = cleanAnswer(answer, settings).results;
  if (!result) {
    throw new Error('The search engine gave no answer.');
  }
  return {
    hits: result.hits.map(toPageHit),
    total: result.nbHits,
    hasMore: page + 1 < result.nbPages,
    suggestions: result.suggestions ?? [],
  };
}

/** Fetches the engine before the first query. A failure shows when the query fails. */
export async function warmUp(settings: SearchSettings): Promise<void> {
  if (!settings.isHosted && !savesData()) {
    await loadLocalClient(settings)
      .then((engine) => engine.warm?.())
      .catch(() => {});
  }
}
