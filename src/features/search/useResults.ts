import {useEffect, useState} from 'react';
import type {ResultPage} from './engine';
import type {PageHit} from './hits';

export type Results = {
  /** While the first page of a query is on its way, the hits of the query before. */
  hits: PageHit[];
  total: number;
  hasMore: boolean;
  /** If there is no hit: names of pages that the query may have meant. */
  suggestions: string[];
  /** `error` with hits: they could be fetched, and the next page could not. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** Asks for the next page, or once more for the one that failed. */
  loadMore: () => void;
};

type Request = {query: string; page: number; attempt: number};
type Answer = Request & ResultPage & {isError: boolean};

const NO_ANSWER: Answer = {
  query: '',
  page: -1,
  attempt: 0,
  hits: [],
  total: 0,
  hasMore: false,
  suggestions: [],
  isError: false,
};

/** The results of a query, page after page. An empty query is not searched. */
export function useResults(
  search: (query: string, page: number) => Promise<ResultPage>,
  query: string,
): Results {
  const [asked, setAsked] = useState<Request>({query, page: 0, attempt: 0});
  const [answer, setAnswer] = useState(NO_ANSWER);
  const {page, attempt} = asked.query === query ? asked : {page: 0, attempt: 0};

  useEffect(() => {
    if (!query) {
      return undefined;
    }
    let isStale = false;
    const request = {query, page, attempt};
    search(query, page).then(
      ({hits, ...rest}) => {
        if (!isStale) {
          setAnswer((before) => ({
            ...request,
            ...rest,
            hits: page > 0 ? [...before.hits, ...hits] : hits,
            isError: false,
          }));
        }
      },
      () => {
        if (!isStale) {
          setAnswer((before) => ({
            ...(before.query === query ? before : NO_ANSWER),
            ...request,
            isError: true,
          }));
        }
      },
    );
    return () => {
      isStale = true;
    };
  }, [search, query, page, attempt]);

  const isAnswered = answer.query === query && answer.page === page && answer.attempt === attempt;
  const outcome = answer.isError ? 'error' : 'done';
  const status = query ? (isAnswered ? outcome : 'loading') : 'idle';
  return {
    hits: query ? answer.hits : [],
    total: answer.total,
    hasMore: answer.hasMore,
    suggestions: answer.suggestions,
    status,
    loadMore: () => {
      if (status === 'error') {
        setAsked({query, page, attempt: attempt + 1});
      } else if (status === 'done' && answer.hasMore) {
        setAsked({query, page: page + 1, attempt: 0});
      }
    },
  };
}
