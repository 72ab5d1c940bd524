import {useState} from 'react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
} from '@docusaurus/theme-search-algolia/client';
import type {FacetFilters} from 'algoliasearch/lite';
import type {SearchSettings} from './settings';

/** Hits on one page of results, in the modal and on the search page. */
const HITS_PER_PAGE = 20;

/** What every search sends beside its query. */
export type SearchParameters = {hitsPerPage: number; facetFilters?: FacetFilters};

/** The configured parameters, with the filters for this language and version of the docs. */
export function useSearchParameters(settings: SearchSettings): SearchParameters {
  const contextual = useAlgoliaContextualFacetFilters();
  const [parameters] = useState(() => {
    const own = settings.searchParameters?.facetFilters;
    const facetFilters = settings.contextualSearch ? mergeFacetFilters(contextual, own) : own;
    return {
      hitsPerPage: HITS_PER_PAGE,
      ...settings.searchParameters,
      ...(facetFilters ? {facetFilters} : {}),
    };
  });
  return parameters;
}
