import {nearestNames} from '../nearest-names';

/** A name that the snapshot does not hold; the message lists what comes closest. */
export class UnknownApiNameError extends Error {
  /** Up to three names, the nearest first. */
  readonly suggestions: string[];

  constructor(problem: string, suggestions: string[]) {
    super(suggestions.length > 0 ? `${problem} Did you mean ${suggestions.join(', ')}?` : problem);
    this.name = 'UnknownApiNameError';
    this.suggestions = suggestions;
  }
}

/**
 * What a lookup returns when it finds nothing. Cards look up thousands of names that may be unknown,
 * and the search for similar names takes far longer than the lookup itself.
 */
export class Miss {
  /**
   * @param problem in a sentence
   * @param suggest returns up to three names, the nearest first
   */
  constructor(
    readonly problem: string,
    readonly suggest: () => string[],
  ) {}
}

/**
 * A miss whose suggestions are the names that are most like the wanted one.
 *
 * @param names the names that there are
 */
export const missOf = (problem: string, wanted: string, names: () => string[]): Miss =>
  new Miss(problem, () => nearestNames(wanted, [...new Set(names())]));

/** @throws UnknownApiNameError with the nearest names, when nothing was found */
export function orThrow<Found>(found: Found | Miss): Found {
  if (found instanceof Miss) {
    throw new UnknownApiNameError(found.problem, found.suggest());
  }
  return found;
}

/** What was found, or null. */
export const orNull = <Found>(found: Found | Miss): Found | null =>
  found instanceof Miss ? null : found;
