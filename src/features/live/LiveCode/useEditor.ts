import {startTransition, useEffect, useState} from 'react';
import type CodeEditor from '@site/src/features/live/CodeEditor';

/**
 * The editor, once somebody may want it. Most readers only look, and it is as large as everything
 * else that a block loads.
 *
 * @param isWanted whether a pointer or the focus has come to the code
 */
export function useEditor(isWanted: boolean): {Component: typeof CodeEditor} | null {
  const [editor, setEditor] = useState<{Component: typeof CodeEditor} | null>(null);
  useEffect(() => {
    if (isWanted) {
      import('@site/src/features/live/CodeEditor').then(
        (module) => startTransition(() => setEditor({Component: module.default})),
        // The code can still be read and copied, and the playground has an editor of its own.
        () => {},
      );
    }
  }, [isWanted]);
  return editor;
}
