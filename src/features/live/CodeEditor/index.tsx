import React, {useEffect, useRef} from 'react';
import {EditorView} from '@codemirror/view';
import {EditorState} from '@codemirror/state';
import {editorExtensions, fromOutside, markLine} from './extensions';
import styles from './styles.module.css';

type Props = {
  /** The code. A value that the editor did not report replaces what is in it. */
  value: string;
  onChange: (value: string) => void;
  /** Line with an error; the first is 1. */
  errorLine: number | null;
  label: string;
  /** Whether Tab indents. Escape, then Tab leaves the editor. Default: false, Tab goes on. */
  tabIndents?: boolean;
  className?: string;
};

/** An editor for TypeScript with JSX, in the colors of the code blocks. */
export default function CodeEditor({
  value,
  onChange,
  errorLine,
  label,
  tabIndents = false,
  className,
}: Props): React.ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const latest = useRef({value, onChange});

  useEffect(() => {
    latest.current = {value, onChange};
  });

  useEffect(() => {
    if (!parent.current) {
      return undefined;
    }
    const view = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: editorExtensions({
          label,
          tabIndents,
          onChange: (text) => latest.current.onChange(text),
        }),
      }),
    });
    editor.current = view;
    // Lines may get another height with a font that arrives, and their numbers have to follow.
    const observer = new ResizeObserver(() => view.requestMeasure());
    observer.observe(view.contentDOM);
    return () => {
      observer.disconnect();
      view.destroy();
      editor.current = null;
    };
  }, [label, tabIndents]);

  useEffect(() => {
    const view = editor.current;
    const text = view?.state.doc.toString();
    if (view && text !== value) {
      view.dispatch({
        changes: {from: 0, to: view.state.doc.length, insert: value},
        annotations: fromOutside.of(true),
      });
    }
  }, [value]);

  useEffect(() => {
    editor.current?.dispatch({effects: markLine.of(errorLine)});
  }, [errorLine]);

  return (
    <div className={className}>
      <div ref={parent} className={styles.screen} />
      {/* The editor holds only the lines that are in view. */}
      <div className={styles.printed}>{value}</div>
    </div>
  );
}
