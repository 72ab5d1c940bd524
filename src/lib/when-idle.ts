/** What plays may leave no idle time at all. */
const TIMEOUT_MS = 200;

/** Calls back once the browser rests, or soon after. Safari has no idle callback. */
export function whenIdle(callback: () => void): void {
  if (window.requestIdleCallback) {
    window.requestIdleCallback(callback, {timeout: TIMEOUT_MS});
  } else {
    window.setTimeout(callback);
  }
}
