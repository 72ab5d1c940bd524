import {didYouMean, nearestNames} from '../../plugins/lib/nearest-names';

export type FenceMeta = {
  /** TypeScript error codes that the block is meant to have. */
  expectedErrors: number[];
  /** Name under which other files of the same example import the block. */
  file: string | null;
  /** Tells apart two examples of a page that have files of the same name. */
  example: string;
  /** What is wrong with the meta itself, as sentences. */
  mistakes: string[];
};

/** Keys that these checks read. `title="…"` belongs to the page, and `live` has its own reader. */
const KEYS = ['expect-error', 'file', 'example'];

// "live" is near "file", and right.
const LONG_KEYS = KEYS.filter((key) => key.length > 4);

/**
 * Reads what follows the language on the opening line of a code block.
 *
 * @param meta for example `file=Root.tsx expect-error=2345,2322 title="src/Root.tsx"`
 */
export const parseFenceMeta = (meta: string): FenceMeta => {
  const values = new Map<string, string>();
  const mistakes: string[] = [];
  for (const match of meta.matchAll(/([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)) {
    const [, key = '', double, single, bare] = match;
    const value = double ?? single ?? bare;
    if (KEYS.includes(key)) {
      values.set(key, value ?? '');
    } else if (nearestNames(key, LONG_KEYS).length > 0) {
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
  const file = values.get('file')?.replace(/^\.\//, '');
  if (file !== undefined && (!/^[\w./-]+\.\w+$/.test(file) || file.split('/').includes('..'))) {
    mistakes.push('file takes a file name. Write for example file=Composition.tsx.');
  }
  return {
    expectedErrors: (codes ?? []).map((code) => Number(code.replace(/^TS/, ''))).filter(Boolean),
    file: file || null,
    example: values.get('example') ?? '',
    mistakes,
  };
};
