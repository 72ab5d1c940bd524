import type {Tags} from './highlight';

/** One search, as the modal or the search page asks for it. */
export type SearchRequest = {
  query: string;
  indexName: string;
  page: number;
  hitsPerPage: number;
  tags: Tags;
};

const DEFAULT_HITS_PER_PAGE = 20;
const MAX_HITS_PER_PAGE = 100;
const DEFAULT_TAGS: Tags = {pre: '<mark>', post: '</mark>'};
const TAG_START = /^<[a-z]+( class="[\w -]*")?>$/;
const TAG_END = /^<\/[a-z]+>$/;

/**
 * Reads requests of both shapes: the modal's `{requests: [{query, …}]}`, and the search page's
 * older `[{indexName, params: {query, …}}]`. What is missing or makes no sense gets its default.
 */
export function readRequests(requests: unknown): SearchRequest[] {
  const list = isObject(requests) ? requests.requests : requests;
  return Array.isArray(list) ? list.map(readRequest) : [];
}

function readRequest(request: unknown): SearchRequest {
  const outer = isObject(request) ? request : {};
  const params = {...outer, ...(isObject(outer.params) ? outer.params : {})};
  const {query, indexName, page, hitsPerPage, highlightPreTag, highlightPostTag} = params;
  const isTagged =
    typeof highlightPreTag === 'string' &&
    typeof highlightPostTag === 'string' &&
    TAG_START.test(highlightPreTag) &&
    TAG_END.test(highlightPostTag);
  return {
    query: typeof query === 'string' ? query : '',
    indexName: typeof indexName === 'string' ? indexName : '',
    page: wholeNumber(page, 0, 0),
    hitsPerPage: Math.min(wholeNumber(hitsPerPage, 1, DEFAULT_HITS_PER_PAGE), MAX_HITS_PER_PAGE),
    tags: isTagged ? {pre: highlightPreTag, post: highlightPostTag} : DEFAULT_TAGS,
  };
}

function wholeNumber(value: unknown, least: number, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least ? value : fallback;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
