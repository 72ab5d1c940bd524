import {parseFenceMeta} from './fence-meta';
import {takeFences} from './fences';
import type {Block} from './layouts';

/**
 * The code blocks of a Markdown file, in order.
 *
 * @param page path from the site's folder, with forward slashes
 * @param text the file's content
 */
export function readBlocks(page: string, text: string): Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines[0]?.trimEnd() === '---' ? lines.findIndex(isEndOfFrontMatter) : -1;
  return takeFences(lines, end + 1).fences.map((fence) => ({
    page,
    fence,
    meta: parseFenceMeta(fence.meta),
  }));
}

const isEndOfFrontMatter = (line: string, index: number): boolean =>
  index > 0 && line.trimEnd() === '---';
