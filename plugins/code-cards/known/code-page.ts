import {parseFenceMeta} from '../../snippets/fence-meta';
import type {Block} from '../../snippets/layouts';

/** A file and its code blocks. */
export type CodePage = {file: string; blocks: Block[]};

/**
 * Code that no fence holds, as a block.
 *
 * @param page what it belongs to
 * @param line tells the blocks of a page apart
 */
export const blockOf = (page: string, line: number, language: string, code: string): Block => ({
  page,
  fence: {line, language, meta: '', code, closed: true},
  meta: parseFenceMeta(''),
});
