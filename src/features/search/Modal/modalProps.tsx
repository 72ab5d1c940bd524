import React from 'react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import {SearchHitLink, follow} from '../SearchHitLink';
import type {Navigation} from '../SearchHitLink';
import type {FacetFilters} from 'algoliasearch/lite';
import {HITS_PER_PAGE, asEngine, cleanAnswer, loadLocalClient} from '../engine';
import type {Answer} from '../engine';
import {SUGGESTIONS, missingResultsUrl, writeQuery} from '../query';
import type {SearchSettings} from '../settings';
import {keepErrorOnScreen} from './keepError';

type Context = {
  settings: SearchSettings;
  facetFilters: FacetFilters;
  initialQuery: string;
  canRemember: boolean;
  history: Navigation;
  onClose: () => void;
  /** What stands in the modal's input now; `undefined` once it is closed. */
  readInput: () => string | undefined;
  /** Asks the same query again, unless the reader has chosen a hit already. Whether it did. */
  askAgain: () => boolean;
  /** Told what came of a search, for those who do not see it. */
  onOutcome: (text: string) => void;
};

type SearchRequests = {requests: {query: string}[]};

const MAX_HITS_PER_GROUP = 5;

/**
 * How long a keystroke waits for words and excerpts of the site's own index, in milliseconds: what
 * a near host needs. What comes later completes the hits.
 */
const PATIENCE = 25;

/** The modal's properties. It starts anew when one of them changes: create them once. */
export function createModalProps(context: Context): DocSearchModalProps {
  const {settings, facetFilters, history, onClose} = context;
  return {
    appId: settings.appId,
    apiKey: settings.apiKey,
    indexName: settings.indexName,
    placeholder: 'Search docs',
    initialScrollY: window.scrollY,
    initialQuery: context.initialQuery,
    disableUserPersonalization: !context.canRemember,
    searchParameters: {
      hitsPerPage: HITS_PER_PAGE,
      ...(settings.contextualSearch ? {facetFilters} : {}),
    },
    maxResultsPerGroup: MAX_HITS_PER_GROUP,
    transformSearchClient: (client) => withSearch(client, context),
    navigator: {navigate: ({itemUrl}) => follow(itemUrl, settings, history)},
    hitComponent: ({hit, children}) => (
      <SearchHitLink url={hit.url} rules={settings}>
        {children}
      </SearchHitLink>
    ),
    ...(settings.searchPagePath
      ? {
          resultsFooterComponent: ({state}) => (
            <SearchHitLink
              url={`${settings.baseUrl}${settings.searchPagePath}${writeQuery(state.query)}`}
              rules={settings}
              onFollow={onClose}
            >
              See all {String(state.context.nbHits)} results
            </SearchHitLink>
          ),
        }
      : {}),
    getMissingResultsUrl: ({query}) => missingResultsUrl(query),
    translations: {
      searchBox: {searchInputLabel: 'Search docs'},
      footer: {searchByText: 'Powered by'},
    },
    onClose,
  };
}

/** The modal's client with this site's engine behind it, and with failures that stay on screen. */
function withSearch(
  client: DocSearchTransformClient,
  {settings, readInput, askAgain, onOutcome}: Context,
): DocSearchTransformClient {
  const loadEngine = async () => (settings.isHosted ? asEngine(client) : loadLocalClient(settings));
  let askedAgain: string | undefined;
  const search = (requests: SearchRequests) => {
    const query = requests.requests[0]?.query;
    const isCurrent = () => readInput() === query;
    const isHasty = !settings.isHosted && query !== askedAgain;
    askedAgain = undefined;
    const answer = loadEngine()
      .then((engine) => engine.search(requests, isHasty ? {patience: PATIENCE} : undefined))
      .then((raw) => withSuggestions(cleanAnswer(raw, settings)));
    const complete = async () => {
      const {results, rest} = await answer;
      await rest;
      if (rest && isHasty && isCurrent()) {
        askedAgain = query;
        if (askAgain()) {
          return;
        }
      }
      if (isCurrent()) {
        onOutcome(outcomeOf(results[0]?.nbHits));
      }
    };
    complete().catch(() => {});
    return keepErrorOnScreen(answer, isCurrent, () => onOutcome('The search failed'));
  };
  return Object.assign({...client}, {search});
}

/**
 * The modal suggests the names of groups that earlier queries found, so it has nothing to suggest
 * when the first query finds nothing. Groups without hits in its place are suggestions.
 */
function withSuggestions(answer: Answer): Answer {
  const groups = Object.fromEntries(SUGGESTIONS.map((suggestion) => [suggestion, []]));
  const groupsOnly = Object.assign([], {reduce: () => groups});
  return {
    ...answer,
    results: answer.results.map((result) =>
      result.hits.length > 0 ? result : {...result, hits: groupsOnly},
    ),
  };
}

function outcomeOf(count = 0): string {
  return count > 0 ? `${count} found` : 'Nothing found';
}
