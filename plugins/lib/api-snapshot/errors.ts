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
 * What was looked up.
 *
 * @param wanted the name as it was asked for
 * @param names the names that there are
 * @throws UnknownApiNameError with `problem` and the nearest names, when nothing was found
 */
export function foundOrThrow<Item>(
  item: Item | undefined,
  problem: string,
  wanted: string,
  names: string[],
): Item {
  if (item === undefined) {
    throw new UnknownApiNameError(problem, nearestNames(wanted, [...new Set(names)]));
  }
  return item;
}
