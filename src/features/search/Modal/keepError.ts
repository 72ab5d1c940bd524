/** After this time the modal shows that a search takes long, in milliseconds. */
export const STALL_THRESHOLD = 300;

/**
 * A search whose failure the modal shows, and goes on showing.
 *
 * The modal sets its status to "error" in its own `catch`, and only for a `RetryError`. Then
 * autocomplete's `finally` sets it back to "idle", and "No results" stands where the error belongs.
 * Here the `catch` that the modal calls lets it set the status and then never settles, so that
 * `finally` comes with the next query. It waits until the stall timer has fired, which would
 * replace the status too.
 *
 * @param results the engine's answer, or its failure of any kind
 * @param isCurrent whether the reader still waits for this very query
 * @param onError called when the failure is shown
 */
export function keepErrorOnScreen<Answer>(
  results: Promise<Answer>,
  isCurrent: () => boolean,
  onError: () => void,
): Promise<Answer> {
  const hasStalled = new Promise((resolve) => setTimeout(resolve, STALL_THRESHOLD + 20));
  const kept = results.then((answer) => answer);
  const showError = async (report: (error: Error) => unknown): Promise<never> => {
    await hasStalled;
    if (isCurrent()) {
      onError();
      try {
        report(Object.assign(new Error('Unable to fetch results'), {name: 'RetryError'}));
      } catch {
        // The modal throws it again for autocomplete, which would set the status back.
      }
    }
    return new Promise<never>(() => {});
  };
  return Object.assign(kept, {
    catch: (report: (error: Error) => unknown) => kept.then(undefined, () => showError(report)),
  });
}
