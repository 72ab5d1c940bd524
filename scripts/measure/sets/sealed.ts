import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {readPacked} from '../../../plugins/search/read-packed';

/** What the name of a sealed file ends in. */
export const SEALED_ENDING = '.json.gz.b64';

/** Another value would move items between the halves, and so unseal them. */
const SEED = 'honest-1';

/** 76 characters a line, as in mail: editors and diffs stay quick. */
const LINE = /.{1,76}/g;

/**
 * Reads a list that nobody should read by accident. A ranking that was tuned on the queries it is
 * measured with says little, so half of them are kept out of sight: print their totals, and nothing
 * about a single one of them.
 *
 * @param file base64 of gzipped JSON, written by `seal.ts`
 * @throws when the file is missing or holds no list
 */
export function readSealed<Item>(file: string): Item[] {
  const list = readPacked<Item[]>(
    new Uint8Array(Buffer.from(readFileSync(file, 'utf8'), 'base64')),
  );
  if (!Array.isArray(list)) {
    throw new Error(`${file} holds no list.`);
  }
  return list;
}

/** The text of a sealed file. The same list gives the same text. */
export function sealList(list: unknown[]): string {
  const base64 = gzipSync(JSON.stringify(list), {level: 9}).toString('base64');
  return `${(base64.match(LINE) ?? []).join('\n')}\n`;
}

/**
 * Whether an item belongs to the sealed half: drawn by its own text, so that it stays where it is when
 * the list grows or is sorted.
 *
 * @param text the query or the question
 */
export function isSealed(text: string): boolean {
  const [first = 0] = createHash('sha256')
    .update(`${SEED}:${normalize(text)}`)
    .digest();
  return first % 2 === 1;
}

/** Two texts that differ only in case, punctuation and spaces ask the same. */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
