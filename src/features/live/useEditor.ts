import {startTransition, useEffect, useLayoutEffect, useRef, useState} from 'react';
import type CodeEditor from '@site/src/features/live/CodeEditor';

/**
 * The editor, once somebody may want it. Most readers only look, and it is as large as everything
 * else that a block loads. The focus moves into it from the code that it replaces.
 *
 * @param isWanted whether a pointer or the focus has come to the code
 * @param place where the code is
 * @param onEditor called when the editor is there, before it is painted
 */
export function useEditor(
  isWanted: boolean,
  place: HTMLElement,
  onEditor: () => void,
): {Component: typeof CodeEditor} | null {
  const [editor, setEditor] = useState<{Component: typeof CodeEditor} | null>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isWanted) {
      import('@site/src/features/live/CodeEditor').then(
        (module) => startTransition(() => setEditor({Component: module.default})),
        // The code can still be read and copied, and the playground has an editor of its own.
        () => {},
      );
    }
  }, [isWanted]);

  useLayoutEffect(() => {
    if (editor) {
      hadFocus.current = place.contains(document.activeElement);
      onEditor();
    }
  }, [editor, place, onEditor]);

  useEffect(() => {
    if (editor && hadFocus.current) {
      place.querySelector<HTMLElement>('[contenteditable]')?.focus();
    }
  }, [editor, place]);

  return editor;
}
