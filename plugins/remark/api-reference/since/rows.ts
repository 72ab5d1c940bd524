import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Versions that brought options, flags, methods and events: one row each. */
export const SINCE_FILE = 'src/data/since.tsv';

export type SinceRow = {
  /** Line in the file; the first is 1. */
  line: number;
  /** Address of the page, without a slash at its end. */
  route: string;
  /** Where the version is shown. */
  at: SincePlace;
  /** Three numbers, such as `4.0.176`. */
  since: string;
};

/** Below a heading (`#delay`), or after the first code with that text (`#events waiting`). */
export type SincePlace = {
  /** As written in the file. */
  text: string;
  anchor?: string;
  code?: string;
};

/** Reads the rows of a file whose first line names the columns. Empty lines count as none. */
export function parseSinceRows(content: string): SinceRow[] {
  return content.split('\n').flatMap((text, index) => {
    const [route = '', at = '', since = ''] = text.split('\t').map((cell) => cell.trim());
    return index === 0 || text.trim() === ''
      ? []
      : [{line: index + 1, route: withoutEndingSlash(route), at: placeOf(at), since}];
  });
}

export const withoutEndingSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

function placeOf(text: string): SincePlace {
  const [, anchor, code] = /^(?:#(\S+))?\s*(.*)$/.exec(text) ?? [];
  return {text, ...(anchor ? {anchor} : {}), ...(code ? {code} : {})};
}

const known = new Map<string, SinceRow[]>();

/** The rows of a site, read once per process; none where the file is missing. */
export function readSinceRows(siteDir: string): SinceRow[] {
  const file = path.join(siteDir, SINCE_FILE);
  const rows =
    known.get(file) ?? (existsSync(file) ? parseSinceRows(readFileSync(file, 'utf8')) : []);
  known.set(file, rows);
  return rows;
}
