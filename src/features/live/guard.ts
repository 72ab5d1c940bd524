/** How long live code may run without giving the page a turn, in milliseconds. */
export const TURN_MS = 500;

const CALLS_PER_LOOK = 20;

class LoopError extends Error {
  override name = 'LoopError';
}

/**
 * Makes the function that instrumented code calls in each loop and each function. It throws once a
 * turn of the event loop has taken longer than `turnMs`.
 *
 * @param now the time in milliseconds
 */
export function createGuard(turnMs = TURN_MS, now: () => number = () => performance.now()) {
  let calls = 0;
  let startedAt: number | null = null;
  return (): void => {
    if (startedAt === null) {
      startedAt = now();
      calls = 0;
      setTimeout(() => {
        startedAt = null;
      });
    } else if (++calls % CALLS_PER_LOOK === 0 && now() - startedAt > turnMs) {
      // Without this, code that catches the error would go on for another round.
      calls = CALLS_PER_LOOK - 1;
      throw new LoopError(
        `A loop or a recursion did not end within ${turnMs} ms and was stopped. Check its condition.`,
      );
    }
  };
}
