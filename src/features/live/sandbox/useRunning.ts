import {useEffect, useRef, useState} from 'react';
import type {LiveError} from '../errors';
import {prepare} from '../prepare';
import type {PlaygroundState} from '../url-state';
import type {Sandbox} from './useSandbox';

/** How long typing has to pause before code runs, in milliseconds. */
const TYPING_PAUSE_MS = 80;

/**
 * Runs code in a sandbox: at once, and again whenever typing pauses.
 *
 * @param isHeld whether to wait, and only say what is wrong
 * @param onRun called with the code before it runs
 * @returns what is wrong with it, as far as the page can tell
 */
export function useRunning(
  {code, settings}: PlaygroundState,
  run: Sandbox['run'],
  {isHeld = false, onRun}: {isHeld?: boolean; onRun?: (code: string) => void} = {},
): LiveError | null {
  const [error, setError] = useState<LiveError | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const prepareAndRun = () => {
      const result = prepare(code);
      setError('error' in result ? result.error : null);
      if ('prepared' in result && !isHeld) {
        onRun?.(code);
        run(result.prepared, settings);
      }
    };
    const timer = setTimeout(prepareAndRun, isFirst.current ? 0 : TYPING_PAUSE_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [code, settings, run, isHeld, onRun]);
  return error;
}
