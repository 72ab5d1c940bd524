import {didYouMean, nearestNames} from '../lib/nearest-names';

export type FenceMeta = {
  /** TypeScript error codes that the block is meant to have. */
  expectedErrors: number[];
  /** The file that the block shows, from the root of the reader's project. Null for a fragment. */
  path: string | null;
  /** Which of the page's alternatives the file belongs to. Null if it belongs to all of them. */
  project: string | null;
  /** What is wrong with the meta itself, as sentences. */
  mistakes: string[];
};

/** Keys that these checks read. `live` has its own reader for the rest of its line. */
const KEYS = ['expect-error', 'project', 'title'];

/** What used to be a key, and what to write now. */
const FORMER_KEYS: Record<string, string> = {
  file: 'The title is the path of the file. Remove file=, and write for example title="src/Root.tsx".',
  example: 'Alternatives are projects. Remove example=, and write for example project=next.',
};

/** `src/Root.tsx` and `app/[id]/page.tsx` are paths. Titles with a space are sentences. */
const PATH = /^[\w.@()[\]$/+-]+\.\w+$/;

/**
 * Reads what follows the language on the opening line of a code block.
 *
 * A `title` without spaces that has an extension is the path of a file. Any other title, and the
 * title of a block that is `live`, is a caption.
 *
 * @param meta for example `title="src/Root.tsx" project=next expect-error=2345,2322`
 */
export const parseFenceMeta = (meta: string): FenceMeta => {
  const values = new Map<string, string>();
  const mistakes: string[] = [];
  for (const match of meta.matchAll(/([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)) {
    const [, key = '', double, single, bare] = match;
    const value = double ?? single ?? bare;
    if (KEYS.includes(key) || key === 'live') {
      values.set(key, value ?? '');
    } else if (FORMER_KEYS[key] !== undefined && value !== undefined) {
      mistakes.push(FORMER_KEYS[key]);
    } else if (nearestNames(key, KEYS).length > 0) {
      mistakes.push(`Code blocks know no "${key}".${didYouMean(key, KEYS)}`);
    } else if (/^no-?check$/i.test(key)) {
      mistakes.push(
        'Every block compiles. Remove "nocheck", and use expect-error=CODE if an error is meant.',
      );
    }
  }
  const codes = values.get('expect-error')?.split(',');
  if (codes?.some((code) => !/^(TS)?\d{3,6}$/.test(code))) {
    mistakes.push(
      'expect-error takes codes. Write for example expect-error=2345 or expect-error=2345,2322.',
    );
  }
  const title = values.has('live') ? '' : (values.get('title') ?? '');
  const namesFile = PATH.test(title);
  const startsAtRoot = title.split('/').every((name) => !/^\.*$/.test(name));
  if (namesFile && !startsAtRoot) {
    mistakes.push(
      'The path in a title starts at the root of the project. Write for example title="src/Root.tsx".',
    );
  }
  const project = values.get('project');
  if (project !== undefined && !/^[\w-]+$/.test(project)) {
    mistakes.push('project takes a name. Write for example project=next.');
  } else if (project !== undefined && !namesFile) {
    mistakes.push(
      'Only files belong to a project. Give the block its path, title="src/Root.tsx", or remove project=.',
    );
  }
  return {
    expectedErrors: (codes ?? []).map((code) => Number(code.replace(/^TS/, ''))).filter(Boolean),
    path: namesFile && startsAtRoot ? title : null,
    project: project || null,
    mistakes,
  };
};
