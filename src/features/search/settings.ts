import type {DocSearchProps} from '@docsearch/react';
import type {FacetFilters} from 'algoliasearch/lite';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDataOf} from '../../lib/hooks/useDataOf';

/**
 * The theme's `algolia` settings. `plugins/search` ends a build with any other setting: it would be
 * ignored.
 */
type AlgoliaSettings = {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  externalUrlRegex?: string;
  searchPagePath: string | false | null;
  /** Sent with each search. The site's own index takes `hitsPerPage` and leaves the rest. */
  searchParameters?: {facetFilters?: FacetFilters; hitsPerPage?: number};
  placeholder?: string;
  translations?: DocSearchProps['translations'];
};

export type SearchSettings = AlgoliaSettings & {
  /** `false`: the site's own index answers, and no other host is asked. */
  isHosted: boolean;
  /** Where the site's own index is. */
  indexUrl: string;
  /** Path of the search page, with the base URL; `null` for a site that has none. */
  searchPageUrl: string | null;
  baseUrl: string;
  siteUrl: string;
};

/** The application id that stands for "no hosted search". */
const LOCAL = 'local';

/** How this site searches, from the theme's settings and the plugin's data. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const algolia = siteConfig.themeConfig.algolia as AlgoliaSettings;
  const {baseUrl, url: siteUrl} = siteConfig;
  const {appId, searchPagePath} = algolia;
  return {
    ...algolia,
    isHosted: appId !== LOCAL,
    indexUrl: useDataOf('search')?.indexUrl ?? '',
    searchPageUrl: searchPagePath ? baseUrl + searchPagePath.replace(/^\//, '') : null,
    baseUrl,
    siteUrl,
  };
}

/** Whether the reader asked for little traffic: then nothing is fetched that may not be used. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
