import {createLocalSearchClient} from '../../../plugins/search/client';
import type {SearchClient, SearchClientOptions} from '../../../plugins/search/client';
import {buildIndex} from '../../../plugins/search/indexing';
import type {IndexFiles} from '../../../plugins/search/indexing';
import {defaultOptions} from '../../../plugins/search/options';
import type {PageRecord} from '../../../plugins/search/records/types';

/** A client that reads its index from memory. */
export function clientOf(
  pages: PageRecord[],
  options: Partial<SearchClientOptions> = {},
): SearchClient {
  return clientOfFiles(buildIndex(pages, defaultOptions.kindBoosts), options);
}

export function clientOfFiles(
  files: IndexFiles,
  options: Partial<SearchClientOptions> = {},
): SearchClient {
  return createLocalSearchClient({
    indexUrl: '/search/0/',
    baseUrl: '/',
    siteUrl: 'https://site.example',
    readFile: async (name) => {
      const bytes = files.get(name);
      if (!bytes) {
        throw new Error(`${name} answered 404`);
      }
      return bytes;
    },
    ...options,
  });
}
