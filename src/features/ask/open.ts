/*
 * How the search and "Ask AI" open each other without knowing each other: by events of the window.
 * A cancelable event that nobody takes is not canceled, and the caller goes on by itself.
 */
export const OPEN_ASK_AI = 'site:open-ask-ai';
export const OPEN_SEARCH = 'site:open-search';

function request(name: string, detail: string): boolean {
  return !window.dispatchEvent(new CustomEvent(name, {detail, cancelable: true}));
}

/** Opens "Ask AI" and asks, unless the question is empty. Whether anything on the page does so. */
export const openAskAi = (question: string): boolean => request(OPEN_ASK_AI, question);

/** Opens the search with a query. Whether anything on the page does so. */
export const openSearch = (query: string): boolean => request(OPEN_SEARCH, query);

/** Calls back when something on the page asks to be opened. Returns what ends that. */
export function onOpen(name: string, open: (detail: string) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) {
      event.preventDefault();
      open(String(event.detail));
    }
  };
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
