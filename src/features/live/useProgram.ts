import {useCallback, useEffect, useRef, useState} from 'react';
import {toLiveError, type LiveError} from './errors';
import {prepare} from './prepare';
import {run, type Program} from './run';

/** How long typing has to pause before code runs, in milliseconds. */
export const TYPING_PAUSE_MS = 80;

type Live = {
  /** The last program that compiled, or null before the first. */
  program: Program | null;
  /** What is wrong with the code as it stands. */
  error: LiveError | null;
  onRenderError: (thrown: unknown) => void;
  onRecover: () => void;
};

/** Compiles code in this page: at once, and again whenever typing pauses. */
export function useProgram(code: string): Live {
  const [program, setProgram] = useState<Program | null>(null);
  const [compileError, setCompileError] = useState<LiveError | null>(null);
  const [renderError, setRenderError] = useState<LiveError | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    let isCurrent = true;
    const compile = async () => {
      const result = prepare(code);
      const ran = 'prepared' in result ? await run(result.prepared) : result;
      if (!isCurrent) {
        return;
      }
      if ('program' in ran) {
        setProgram(ran.program);
        setRenderError(null);
      }
      setCompileError('error' in ran ? ran.error : null);
    };
    const timer = setTimeout(() => void compile(), isFirst.current ? 0 : TYPING_PAUSE_MS);
    isFirst.current = false;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);

  const onRenderError = useCallback((thrown: unknown) => setRenderError(toLiveError(thrown)), []);
  const onRecover = useCallback(() => setRenderError(null), []);

  return {program, error: compileError ?? renderError, onRenderError, onRecover};
}
