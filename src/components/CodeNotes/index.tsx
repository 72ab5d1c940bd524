import React, {createContext, useContext} from 'react';
import type {CodeNote} from '@site/plugins/browser';
import styles from './styles.module.css';

const Notes = createContext<CodeNote[]>([]);

/** Gives the lines of a block what stands below them. */
export const NotesProvider = Notes.Provider;

const MARK = /^line-(\d+)$/;

/** Classes that tell a line which one it is, where it has notes: the highlighter doesn't say it. */
export function markLines(
  classNames: Readonly<Record<number, string[]>>,
  notes: CodeNote[],
): Record<number, string[]> {
  const marked = {...classNames};
  for (const line of new Set(notes.map((note) => note.line))) {
    marked[line] = [...(marked[line] ?? []), `line-${line}`];
  }
  return marked;
}

/** The number of a line that has notes; null for others. */
export function lineOf(classNames: string[] | undefined): number | null {
  const [, line] = classNames?.map((name) => MARK.exec(name)).find((match) => match) ?? [];
  return line === undefined ? null : Number(line);
}

/** What stands below a line: an error that it's meant to have, or a type. It isn't copied with the code. */
export function LineNotes({line}: {line: number}): React.ReactNode {
  return useContext(Notes)
    .filter((note) => note.line === line)
    .map(({kind, text}) => (
      <span key={text} className={styles[kind]} data-code-note={kind} data-not-content>
        {kind === 'error' ? `Error: ${text}` : text}
      </span>
    ));
}
