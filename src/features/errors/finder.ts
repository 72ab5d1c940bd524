import {loadErrorMatcher, type ErrorFinder, type ErrorMatch} from '@site/plugins/browser';

const finders = new Map<string, Promise<ErrorFinder>>();

/** What finds errors on this site, loaded once. A failure isn't kept: the next call tries again. */
export function loadErrorFinder(baseUrl: string): Promise<ErrorFinder> {
  const finder =
    finders.get(baseUrl) ??
    loadErrorMatcher()
      .then(({createErrorFinder}) => createErrorFinder(baseUrl))
      .catch((error: unknown) => {
        finders.delete(baseUrl);
        throw error;
      });
  finders.set(baseUrl, finder);
  return finder;
}

/** A match, and what to do about it. */
export type Advice = ErrorMatch & {fix: string};

/** What is known about the errors in a text, best first. @throws Error when it can't be fetched */
export async function adviseOn(text: string, baseUrl: string): Promise<Advice[]> {
  const finder = await loadErrorFinder(baseUrl);
  const matches = await finder.find(text);
  return Promise.all(matches.map(async (match) => ({...match, fix: await finder.fixOf(match)})));
}
