import {CORE_FILE} from './file-names';
import {loadSearchEngine} from './load-engine';

let hasBegun = false;

/**
 * Begins to fetch the engine and what every search needs, beside the code of the interface: one
 * round trip instead of three. Small enough for the main bundle.
 *
 * @param indexUrl `null` for a reader who saves data: the index waits for the first query
 */
export function preloadSearch(indexUrl: string | null): void {
  if (hasBegun) {
    return;
  }
  hasBegun = true;
  loadSearchEngine().catch(() => {
    hasBegun = false;
  });
  if (indexUrl) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = indexUrl + CORE_FILE;
    document.head.append(link);
  }
}
