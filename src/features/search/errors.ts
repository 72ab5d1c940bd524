import type {ErrorFinder, ErrorMatch, Finding, Source} from '@site/plugins/browser';
import {loadErrorFinder} from '../errors/finder';
import {looksLikeError} from '../errors/looks-like-error';
import type {Answer, LocalClient, Result} from './engine';
import type {SearchHit} from './hits';

type Place = {baseUrl: string; siteUrl: string};

/** What loads the finder, so that tests bring their own. */
type LoadFinder = (baseUrl: string) => Promise<ErrorFinder>;

const CATEGORY = 'Error messages';

/**
 * The site's own engine, with the page of an error first where somebody searches or asks with a
 * message. The index of messages is only loaded for words that look like one. If it can't be
 * loaded, the engine answers alone.
 */
export function withErrors(
  client: LocalClient,
  place: Place,
  load: LoadFinder = loadErrorFinder,
): LocalClient {
  let loaded: ErrorFinder | null = null;
  const matchOf = async (
    text: string,
  ): Promise<{match: ErrorMatch; finder: ErrorFinder} | null> => {
    if (!looksLikeError(text)) {
      return null;
    }
    try {
      const finder = await load(place.baseUrl);
      loaded = finder;
      const match = (await finder.find(text)).find(({how}) => how === 'message');
      return match ? {match, finder} : null;
    } catch {
      return null;
    }
  };

  return {
    ...client,

    async search(requests, options) {
      const answer = await client.search(requests, options);
      if (!answer.results.some(({query}) => looksLikeError(query))) {
        return answer;
      }
      const matching = Promise.all(answer.results.map(({query}) => matchOf(query)));
      if (options?.patience !== undefined && !loaded?.isReady()) {
        // Whoever doesn't wait for words doesn't wait for messages.
        const rest = Promise.allSettled([answer.rest, matching]).then(() => undefined);
        return {...answer, rest};
      }
      const matches = await matching;
      return {
        ...answer,
        results: answer.results.map((result, index) => {
          const found = matches[index];
          return found ? withPageFirst(result, found.match, place) : result;
        }),
      } satisfies Answer;
    },

    async ask(question) {
      const [finding, found] = await Promise.all([client.ask(question), matchOf(question)]);
      const fix = found ? await found.finder.fixOf(found.match).catch(() => '') : '';
      return found && fix ? withSourceFirst(finding, found.match, fix, place) : finding;
    },
  };
}

/** The hit of the page comes first. If there is none, one is made. */
function withPageFirst(result: Result, {entry}: ErrorMatch, {baseUrl, siteUrl}: Place): Result {
  const url = siteUrl.replace(/\/$/, '') + baseUrl + entry.page.slice(1);
  const isOfPage = (hit: SearchHit): boolean => hit.url.replace(/#.*/, '') === url;
  const [own = hitOf(entry.title, url)] = result.hits.filter(isOfPage);
  const others = result.hits.filter((hit) => hit !== own);
  const isNew = others.length === result.hits.length;
  return {
    ...result,
    hits: [own, ...others],
    nbHits: result.nbHits + (isNew ? 1 : 0),
    nbPages: Math.max(1, result.nbPages),
    suggestions: [],
  };
}

function hitOf(title: string, url: string): SearchHit {
  const hierarchy = {lvl0: CATEGORY, lvl1: title};
  const highlighted = Object.fromEntries(
    Object.entries(hierarchy).map(([level, value]) => [level, {value}]),
  );
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {...hierarchy, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {hierarchy: highlighted},
    _snippetResult: {hierarchy: highlighted},
  };
}

/** Cause and fix are the answer. What the page says follows. */
function withSourceFirst(
  finding: Finding,
  {entry, message}: ErrorMatch,
  fix: string,
  {baseUrl}: Place,
): Finding {
  const url = baseUrl + entry.page.slice(1);
  const source: Source = {
    title: entry.title,
    heading: '',
    category: CATEGORY,
    url,
    markdown: fix,
    isAsked: true,
  };
  return {
    words: finding.words.length > 0 ? finding.words : [message],
    sources: [source, ...finding.sources.filter((other) => other.url !== url)],
  };
}
