import {useCallback, useEffect, useState} from 'react';
import {useIsAnswering} from '../../ask/useIsAnswering';
import {inputOf} from './input';

type AskModeModule = typeof import('../../ask/conversation/AskMode');

const load = (): Promise<AskModeModule> => import('../../ask/conversation/AskMode');

export type Asking = {
  /** The mode of questions, or `null` in the mode of keywords. */
  mode: {AskMode: AskModeModule['default']; asked: {question: string} | null} | null;
  /** Whether this site answers questions itself. */
  isOffered: boolean;
  /** Its code could not be loaded. */
  hasFailed: boolean;
  /** Loads the code that it needs. */
  warm: () => void;
  /** Switches to the mode of questions, and asks unless the question is empty. */
  enter: (question: string) => void;
  /** Goes back to keywords: to these, or to the ones of before. */
  leave: (keywords: string) => boolean;
};

/** The modal's two modes: keywords and questions. Control+I or Command+I switches between them. */
export function useAskMode(onStartOver: (query: string) => void): Asking {
  const isOffered = useIsAnswering();
  const [mode, setMode] = useState<Asking['mode']>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const enter = useCallback((question: string) => {
    const asked = question.trim() ? {question} : null;
    setHasFailed(false);
    load().then(
      ({default: AskMode}) => setMode({AskMode, asked}),
      () => setHasFailed(true),
    );
  }, []);
  const leave = useCallback(
    (keywords: string) => {
      onStartOver(keywords || (inputOf(document)?.value ?? ''));
      return true;
    },
    [onStartOver],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOffered && event.key.toLowerCase() === 'i' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        event.stopPropagation();
        if (mode) {
          leave('');
        } else {
          enter(inputOf(document)?.value ?? '');
        }
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOffered, mode, enter, leave]);

  const warm = useCallback(() => void load().catch(() => {}), []);
  return {mode, isOffered, hasFailed, warm, enter, leave};
}
