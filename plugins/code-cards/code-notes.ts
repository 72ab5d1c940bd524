/** What stands below a line of code: an error that it's meant to have, or the type that a page asks for. */
export type CodeNote = {
  /** The line above it; the first is 0. */
  line: number;
  kind: 'error' | 'type';
  text: string;
};

/** Notes as a part of the line that opens a code block. */
export const writeNotes = (notes: CodeNote[]): string =>
  `notes=${encodeURIComponent(JSON.stringify(notes.map(({line, kind, text}) => [line, kind, text])))}`;

/** The notes that the opening line of a code block has. */
export function readNotes(meta: string | undefined): CodeNote[] {
  const [, written] = /(?:^|\s)notes=(\S+)/.exec(meta ?? '') ?? [];
  const rows: unknown = written ? JSON.parse(decodeURIComponent(written)) : [];
  return Array.isArray(rows) ? rows.flatMap(noteOf) : [];
}

function noteOf(row: unknown): CodeNote[] {
  const values: unknown[] = Array.isArray(row) ? row : [];
  const [line, kind, text] = values;
  return typeof line === 'number' &&
    (kind === 'error' || kind === 'type') &&
    typeof text === 'string'
    ? [{line, kind, text}]
    : [];
}
