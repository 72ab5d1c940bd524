import {useCallback, useRef, useState} from 'react';
import type {Draw} from '@site/src/features/live/sandbox/drawing';
import type {Exercise} from './exercise';
import type {Finding} from './finding';
import {markDone} from './useProgress';

/** What a check has come to. */
export type Check =
  | {status: 'idle' | 'checking' | 'passed' | 'unloaded'}
  | {status: 'failed'; finding: Finding};

/**
 * Checks answers, one at a time. The grader loads with the first one.
 *
 * @returns what the last check has come to, what starts one, and what forgets it
 */
export function useCheck(exercise: Exercise, draw: Draw) {
  const [check, setCheck] = useState<Check>({status: 'idle'});
  const last = useRef(0);

  const start = useCallback(
    async (code: string) => {
      const number = ++last.current;
      setCheck({status: 'checking'});
      let result: Check;
      try {
        const {grade} = await import('./grade');
        const finding = await grade(exercise, code, draw);
        result = finding ? {status: 'failed', finding} : {status: 'passed'};
      } catch {
        result = {status: 'unloaded'};
      }
      // Changed meanwhile: the answer is about other code.
      if (number === last.current) {
        setCheck(result);
        if (result.status === 'passed') {
          markDone(exercise.slug);
        }
      }
    },
    [exercise, draw],
  );
  const forget = useCallback(() => {
    last.current++;
    setCheck({status: 'idle'});
  }, []);

  return {check, start, forget};
}
