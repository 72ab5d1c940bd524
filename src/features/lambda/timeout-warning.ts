import {lambdaFacts} from '@site/src/data/lambda-facts';

/**
 * What to do about a render that outlives a function's usual timeout.
 *
 * @param seconds how long the render takes in all
 * @returns null when the usual timeout is enough
 */
export function timeoutWarning(seconds: number): string | null {
  const {default: usual, max} = lambdaFacts.timeoutInSeconds;
  if (seconds <= usual) {
    return null;
  }
  return seconds > max
    ? `That's longer than the ${max / 60} minutes a function can run. Use more functions, speed up your frames, or render shorter videos.`
    : `That's longer than the default timeout of ${usual} seconds. Deploy the function with --timeout=${Math.min(max, Math.ceil((seconds * 1.3) / 30) * 30)}.`;
}
