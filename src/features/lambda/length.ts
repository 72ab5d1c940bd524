import {formatNumber} from '@site/src/lib/format/numbers';

/** Lengths of a video that the calculator takes, in seconds. */
export const MIN_LENGTH_IN_SECONDS = 1;
export const MAX_LENGTH_IN_SECONDS = 3600;

/**
 * What is wrong with a length, as a sentence that says what to type instead.
 *
 * @param text what a reader typed. A number field holds nothing when that is no number.
 * @returns null when it is a length that the calculator takes
 */
export function lengthProblem(text: string): string | null {
  const seconds = text.trim() === '' ? Number.NaN : Number(text);
  const range = `${MIN_LENGTH_IN_SECONDS} to ${formatNumber(MAX_LENGTH_IN_SECONDS)} seconds`;
  if (Number.isNaN(seconds)) {
    return `Enter how long your video is: ${range}.`;
  }
  if (seconds < MIN_LENGTH_IN_SECONDS) {
    return `That's too short. Enter ${range}.`;
  }
  return seconds > MAX_LENGTH_IN_SECONDS ? `That's too long. Enter ${range}.` : null;
}
