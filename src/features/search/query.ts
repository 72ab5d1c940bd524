import {links} from '../../data/links';
import {MAX_QUERY_LENGTH} from './limits';

/** Queries that lead somewhere for most who came without a result. */
export const SUGGESTIONS = ['render a video', 'captions', 'player'];

/** The query that an address carries: `?q=fade+in` gives `fade in`. */
export function readQuery(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
}

/** The search part of an address that carries a query. Never throws, also for half an emoji. */
export function writeQuery(query: string): string {
  return query ? `?${new URLSearchParams({q: query})}` : '';
}

/** Address of a new issue that asks for results of a query. */
export function missingResultsUrl(query: string): string {
  const params = new URLSearchParams({
    title: `Search: no results for "${query}"`,
    body: `I searched the documentation for \`${query.replaceAll('`', "'")}\` and expected to find …`,
  });
  return `${links.newIssue}?${params}`;
}
