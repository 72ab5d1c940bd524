import {useEffect, useRef, useState} from 'react';
import type {LiveError} from '../errors';
import type {Preparation} from '../prepare';
import type {PlaygroundState} from '../url-state';
import type {Sandbox} from './useSandbox';

type Options = {
  /** Whether to wait, and only say what is wrong. */
  isHeld?: boolean;
  /** Called with the code before it runs. */
  onRun?: (code: string) => void;
};

/** How long typing has to pause before code runs, in milliseconds. */
const TYPING_PAUSE_MS = 80;

/**
 * Runs code in a sandbox: at once, and again whenever typing pauses.
 *
 * @param prepare `prepare()` itself, or what loads it once it's needed; stays the same function
 * @returns what is wrong with it, as far as the page can tell
 */
export function useRunning(
  {code, settings}: PlaygroundState,
  run: Sandbox['run'],
  prepare: (code: string) => Preparation | Promise<Preparation>,
  {isHeld = false, onRun}: Options = {},
): LiveError | null {
  const [error, setError] = useState<LiveError | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    let isOutdated = false;
    const prepareAndRun = async () => {
      const result = await prepare(code);
      if (isOutdated) {
        return;
      }
      setError('error' in result ? result.error : null);
      if ('prepared' in result && !isHeld) {
        onRun?.(code);
        run(result.prepared, settings);
      }
    };
    const timer = setTimeout(() => void prepareAndRun(), isFirst.current ? 0 : TYPING_PAUSE_MS);
    isFirst.current = false;
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [code, settings, run, prepare, isHeld, onRun]);
  return error;
}
