/** How much work code may do without giving the page a turn, in milliseconds of a fast machine. */
export const TURN_MS = 500;

const CALLS_PER_LOOK = 20;

/**
 * The most that counts between two looks at the clock, in milliseconds. Where it goes far beyond,
 * the machine was busy elsewhere or asleep: the code did not run.
 */
const MOST_PER_LOOK_MS = 25;

/** The form of the names that `newGuardName` makes. */
export const GUARD_NAME = /^guard_[0-9a-f]{32}$/;

/** A name for the guard that code cannot know, so that it cannot put something else in its place. */
export function newGuardName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `guard_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

class LoopError extends Error {
  override name = 'LoopError';
}

type Clock = {
  /** The time in milliseconds. */
  now: () => number;
  /** How many times slower than a fast machine this one is at the moment, at least 1. */
  slowness: () => number;
};

/**
 * Makes the function that instrumented code calls in each loop and each function. It throws once a
 * turn of the event loop has done more work than `turnMs`. A slow machine gets more time, measured
 * when the time seems to be up, and waiting for the machine counts for nothing.
 */
export function createGuard(
  turnMs = TURN_MS,
  {now, slowness}: Clock = {now: () => performance.now(), slowness: measureSlowness},
): () => void {
  let calls = 0;
  let worked = 0;
  let limit = turnMs;
  let lookedAt: number | null = null;
  let stopped: LoopError | null = null;
  return (): void => {
    if (lookedAt === null) {
      lookedAt = now();
      stopped = null;
      calls = 0;
      worked = 0;
      limit = turnMs;
      setTimeout(() => {
        lookedAt = null;
      });
    } else if (++calls % CALLS_PER_LOOK === 0) {
      const time = now();
      worked += Math.min(time - lookedAt, MOST_PER_LOOK_MS);
      lookedAt = time;
      if (worked > limit) {
        limit = Math.max(limit, turnMs * slowness());
        lookedAt = now();
      }
      if (worked > limit) {
        // Without this, code that catches the error would go on for another round.
        calls = CALLS_PER_LOOK - 1;
        // React tries again in the same turn. The line is that of the loop, not of the next call.
        stopped ??= new LoopError(
          'A loop or a recursion did not end and was stopped. Check its condition.',
        );
        throw stopped;
      }
    }
  };
}

const ROUNDS = 200_000;
/** What the rounds take on a fast machine, in milliseconds. */
const ROUNDS_MS = 0.5;
const MOST_SLOWNESS = 8;

/** Times a small amount of work. The best of three, since anything may come between. */
function measureSlowness(): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    let value = 1;
    for (let round = 0; round < ROUNDS; round++) {
      value = (value * 31 + round) | 0;
    }
    return performance.now() - start + (value === 0 ? 1e-9 : 0);
  });
  return Math.min(MOST_SLOWNESS, Math.max(1, Math.min(...times) / ROUNDS_MS));
}
