/*
 * How other parts of a page open the search without knowing its button: by an event of the window.
 * An event that nobody takes is not canceled, and the caller goes on without the search.
 */
const OPEN_SEARCH = 'site:open-search';

/** Opens the search with a query. Whether anything on the page does so. */
export const openSearch = (query: string): boolean =>
  !window.dispatchEvent(new CustomEvent(OPEN_SEARCH, {detail: query, cancelable: true}));

/** Calls back when something on the page asks for the search. Returns what ends that. */
export function onOpenSearch(open: (query: string) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) {
      event.preventDefault();
      open(String(event.detail));
    }
  };
  window.addEventListener(OPEN_SEARCH, listener);
  return () => window.removeEventListener(OPEN_SEARCH, listener);
}
