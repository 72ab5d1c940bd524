import {useMemo, useState} from 'react';

/** Where the code stands in the tab's storage while it runs and has not answered. */
export const RUNNING_KEY = 'playground:running';

type Held = {
  /** Whether this code did not answer the last time, and waits for the reader. */
  isHeld: boolean;
  /** Lets it run. */
  release: () => void;
  onRun: (code: string) => void;
  onAnswer: () => void;
};

/**
 * Remembers which code runs until it has answered. Where the frame shares a process with the page,
 * endless code hangs the tab; after a reload the same code does not run again by itself.
 */
export function useHeldCode(code: string): Held {
  const [held, setHeld] = useState(readMark);
  return {
    isHeld: held !== null && held === code,
    ...useMemo(
      () => ({
        release: () => setHeld(null),
        onRun: (running: string) => writeMark(running),
        onAnswer: () => writeMark(null),
      }),
      [],
    ),
  };
}

function readMark(): string | null {
  try {
    return window.sessionStorage.getItem(RUNNING_KEY);
  } catch {
    // Forbidden: code runs at once, as it would without marks.
    return null;
  }
}

function writeMark(code: string | null): void {
  try {
    if (code === null) {
      window.sessionStorage.removeItem(RUNNING_KEY);
    } else {
      window.sessionStorage.setItem(RUNNING_KEY, code);
    }
  } catch {
    // Forbidden or full, as above.
  }
}
