import type {PhrasingContent} from 'mdast';
import {inlineCode, joined, text} from '../../lib/tree';

/** Cells of one row. */
export type Row = PhrasingContent[][];

/** A row of a table; a text stands for itself. */
export const row = (...cells: (string | PhrasingContent[])[]): Row =>
  cells.map((cell) => (typeof cell === 'string' ? [text(cell)] : cell));

/** A cell with a name in code. */
export const code = (value: string): PhrasingContent[] => [inlineCode(value)];

/** Names in code, with commas between. */
export const listOf = (values: string[], none = 'none'): PhrasingContent[] =>
  values.length === 0 ? [text(none)] : joined(values.map(code), ', ');

export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
