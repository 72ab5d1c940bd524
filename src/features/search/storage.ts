import {cleanHit} from './hits';
import type {UrlRules} from './hits';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** More than the seven recent and ten favorite searches take, in characters. */
const NEEDED_SPACE = 32_000;

/** Names under which the modal keeps recent and favorite searches of an index. */
export function storageKeys(indexName: string): string[] {
  return [
    `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  ];
}

/**
 * Prepares the store for the modal, which throws on entries that are no hits, and halfway through a
 * click if there is no space left.
 *
 * @returns whether searches can be remembered; `false` if the store is full or forbidden
 */
export function prepareStore(getStore: () => Store, indexName: string, rules: UrlRules): boolean {
  try {
    const store = getStore();
    for (const key of storageKeys(indexName)) {
      const stored = store.getItem(key);
      const repaired = repair(stored, rules);
      if (repaired !== stored) {
        store.removeItem(key);
        if (repaired !== null) {
          store.setItem(key, repaired);
        }
      }
    }
    const probe = '__search_probe__';
    store.setItem(probe, ' '.repeat(NEEDED_SPACE));
    store.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

function repair(stored: string | null, rules: UrlRules): string | null {
  if (stored === null) {
    return null;
  }
  try {
    const hits: unknown = JSON.parse(stored);
    const usable = Array.isArray(hits)
      ? hits.map((hit) => cleanHit(hit, rules)).filter((hit) => hit !== null)
      : [];
    return usable.length > 0 ? JSON.stringify(usable) : null;
  } catch {
    return null;
  }
}
