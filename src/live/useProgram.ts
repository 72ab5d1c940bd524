import {useCallback, useEffect, useRef, useState} from 'react';
import {compile, type Program} from './compile';
import {toLiveError, type LiveError} from './errors';

/** How long to wait for the next key before code runs, in milliseconds. */
const PAUSE_MS = 120;

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
    const timer = setTimeout(
      async () => {
        const compiled = await compile(code);
        if (!isCurrent) {
          return;
        }
        if ('program' in compiled) {
          setProgram(compiled.program);
          setRenderError(null);
        }
        setCompileError('error' in compiled ? compiled.error : null);
      },
      isFirst.current ? 0 : PAUSE_MS,
    );
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
