import React, {useEffect, useRef} from 'react';
import {createEditor, type CreateEditor, type Editor, type Left} from './create';
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
  /** Whether long lines go on below. Default: false, the editor scrolls sideways. */
  wraps?: boolean;
  /** A line to bring into sight at first. The first is 1. */
  shownLine?: number;
  /** Makes the editor. Another one takes over what is typed, and how to undo it. */
  create?: CreateEditor;
  className?: string;
};

/** An editor for TypeScript with JSX, in the colors of the code blocks. */
export default function CodeEditor({
  value,
  onChange,
  errorLine,
  label,
  tabIndents = false,
  wraps = false,
  shownLine,
  create = createEditor,
  className,
}: Props): React.ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  const left = useRef<Left | null>(null);
  const latest = useRef({value, onChange, errorLine, shownLine});

  useEffect(() => {
    latest.current = {value, onChange, errorLine, shownLine};
  });

  useEffect(() => {
    if (!parent.current) {
      return undefined;
    }
    const opened = create(parent.current, {
      text: latest.current.value,
      label,
      tabIndents,
      wraps,
      shownLine: latest.current.shownLine,
      onChange: (text) => latest.current.onChange(text),
      left: left.current,
    });
    opened.setErrorLine(latest.current.errorLine);
    editor.current = opened;
    return () => {
      left.current = opened.close();
      editor.current = null;
    };
  }, [label, tabIndents, wraps, create]);

  useEffect(() => editor.current?.setText(value), [value]);

  useEffect(() => editor.current?.setErrorLine(errorLine), [errorLine]);

  return (
    <div className={className}>
      <div ref={parent} className={styles.screen} />
      {/* The editor holds only the lines that are in view. */}
      <div className={styles.printed}>{value}</div>
    </div>
  );
}
