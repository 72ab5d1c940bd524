import React from 'react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import {SearchHitLink, follow} from '../SearchHitLink';
import type {Navigation} from '../SearchHitLink';
import {SymbolLine} from '../SymbolLine';
import {asEngine, cleanAnswer, loadLocalClient} from '../engine';
import type {Result} from '../engine';
import {symbolOf} from '../hits';
import {missingResultsUrl, writeQuery} from '../query';
import type {SearchSettings} from '../settings';
import type {SearchParameters} from '../useSearchParameters';
import {keepErrorOnScreen} from './keepError';

type Context = {
  settings: SearchSettings;
  searchParameters: SearchParameters;
  initialQuery: string;
  canRemember: boolean;
  history: Navigation;
  onClose: () => void;
  /** What stands in the modal's input now; `undefined` once it is closed. */
  readInput: () => string | undefined;
  /** Asks the same query again, unless the reader has chosen a hit already. Whether it did. */
  askAgain: () => boolean;
  onOutcome: (outcome: Outcome) => void;
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
  const {settings, searchParameters, history, onClose} = context;
  const {modal: translations} = settings.translations ?? {};
  return {
    appId: settings.appId,
    apiKey: settings.apiKey,
    indexName: settings.indexName,
    placeholder: settings.placeholder ?? 'Search docs',
    initialScrollY: window.scrollY,
    initialQuery: context.initialQuery,
    disableUserPersonalization: !context.canRemember,
    searchParameters,
    maxResultsPerGroup: MAX_HITS_PER_GROUP,
    transformSearchClient: (client) => withSearch(client, context),
    navigator: {navigate: ({itemUrl}) => follow(itemUrl, settings, history)},
    hitComponent: ({hit, children}) => (
      <HitLink hit={hit} settings={settings}>
        {children}
      </HitLink>
    ),
    ...(settings.searchPageUrl
      ? {
          resultsFooterComponent: ({state}) => (
            <SearchHitLink
              url={settings.searchPageUrl + writeQuery(state.query)}
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
      ...translations,
      searchBox: {searchInputLabel: 'Search docs', ...translations?.searchBox},
      footer: {searchByText: 'Powered by', ...translations?.footer},
    },
    onClose,
  };
}

type HitLinkProps = {
  hit: {url: string};
  settings: SearchSettings;
  children: React.ReactNode;
};

/**
 * A hit. The modal renders all of them once more for each arrow key, each move of the pointer and
 * twice for an answer, and would write the HTML of each anew. What it shows depends on the hit alone.
 */
const HitLink = React.memo(
  ({hit, settings, children}: HitLinkProps) => (
    <SearchHitLink url={hit.url} rules={settings}>
      {children}
      <HitFacts hit={hit} settings={settings} />
    </SearchHitLink>
  ),
  (before, now) => before.hit === now.hit,
);

function HitFacts({hit, settings}: {hit: object; settings: SearchSettings}): React.ReactNode {
  const symbol = symbolOf(hit);
  return symbol ? (
    <SymbolLine
      symbol={symbol}
      settings={settings}
      pageClass="search-symbol"
      typeClass="search-type"
    />
  ) : null;
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
      .then((raw) => cleanAnswer(raw, settings));
    const complete = async () => {
      const {results, rest} = await answer;
      await rest;
      if (rest && isHasty && isCurrent()) {
        askedAgain = query;
        if (askAgain()) {
          return;
        }
      }
      const [result] = results;
      if (result && isCurrent()) {
        onOutcome(outcomeOf(result));
      }
    };
    complete().catch(() => {});
    return keepErrorOnScreen(answer, isCurrent, () =>
      onOutcome({text: 'The search failed', near: null}),
    );
  };
  return Object.assign({...client}, {search});
}

/** What came of a search. */
export type Outcome = {
  /** For readers who don't see it. */
  text: string;
  /** If it found nothing: names of pages that the query may have meant. */
  near: string[] | null;
};

export const NO_OUTCOME: Outcome = {text: '', near: null};

function outcomeOf({nbHits, suggestions = []}: Result): Outcome {
  return nbHits > 0
    ? {text: `${nbHits} found`, near: null}
    : {text: 'Nothing found', near: suggestions};
}
