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
    ? `No function lives longer than ${max / 60} minutes. Use more functions, make frames faster, or render shorter videos.`
    : `Longer than the usual timeout of ${usual} seconds: deploy the function with --timeout=${Math.min(max, Math.ceil((seconds * 1.3) / 30) * 30)}.`;
}
