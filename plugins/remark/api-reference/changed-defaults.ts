import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import {inline} from '../lib/jsx';
import {inlineCode, text} from '../lib/tree';

/** Options whose default differs between two versions: one row each. `npm run api:defaults` finds them. */
export const CHANGED_DEFAULTS_FILE = 'src/data/changed-defaults.tsv';

export type ChangedDefault = {
  /** Line in the file; the first is 1. */
  line: number;
  /** As the API snapshot names it: `remotion#OffthreadVideo.pauseWhenBuffering`. */
  option: string;
  /** The version that changed it. */
  version: string;
  /** As source text. */
  before: string;
  after: string;
};

/** Reads the rows of a file whose first line names the columns. Empty lines count as none. */
export const parseChangedDefaults = (content: string): ChangedDefault[] =>
  content.split('\n').flatMap((row, index) => {
    const [option = '', version = '', before = '', after = ''] = row
      .split('\t')
      .map((cell) => cell.trim());
    return index === 0 || row.trim() === ''
      ? []
      : [{line: index + 1, option, version, before, after}];
  });

const known = new Map<string, ChangedDefault[]>();

/** The last change of an option's default; null for one that nobody changed. */
export function findChangedDefault(option: string, siteDir: string): ChangedDefault | null {
  const file = path.join(siteDir, CHANGED_DEFAULTS_FILE);
  const rows =
    known.get(file) ?? (existsSync(file) ? parseChangedDefaults(readFileSync(file, 'utf8')) : []);
  known.set(file, rows);
  return rows.filter((row) => row.option === option).at(-1) ?? null;
}

/** Of the fact, so that the version that brought the option comes before it. */
export const CHANGED_DEFAULT_CLASS = 'reference-changed-default';

/** "Default changed in v4.0.356 from `false`", among the facts of an option. */
export const changedDefaultFact = ({version, before}: ChangedDefault): PhrasingContent =>
  inline('span', {className: `reference-fact ${CHANGED_DEFAULT_CLASS}`}, [
    inline('span', {className: 'reference-label'}, [text('Default changed')]),
    text(` in v${version} from `),
    inlineCode(before),
  ]);
