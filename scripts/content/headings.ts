import {basename} from 'node:path';
import {headingId} from './heading';
import {headingsWithPartials, type MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {isPartial} from './project';

/**
 * Checks that no two headings of a page have the same anchor, and that the only heading of level 1
 * is the title from the front matter.
 */
export const checkHeadings = (files: MarkdownFile[]): {headings: number; problems: Problem[]} => {
  const byPath = new Map(files.map((file) => [file.file, file]));
  const pages = files.filter(({file}) => !isPartial(file));
  return {
    headings: pages.reduce((sum, page) => sum + page.headings.length, 0),
    problems: pages.flatMap((page) => [...findTitles(page), ...findDuplicates(page, byPath)]),
  };
};

const findTitles = ({file, headings}: MarkdownFile): Problem[] =>
  headings
    .filter(({level}) => level === 1)
    .map(({line, text}) => ({
      file,
      line,
      message: `The title in the front matter is the heading of level 1. Write: ## ${text}`,
    }));

const findDuplicates = (page: MarkdownFile, files: Map<string, MarkdownFile>): Problem[] => {
  const seen = new Set<string>();
  const above: {level: number; text: string}[] = [];
  return headingsWithPartials(page, files).flatMap(({file, line, level, text, id}) => {
    while ((above.at(-1)?.level ?? 0) >= level) {
      above.pop();
    }
    const parent = above.at(-1)?.text ?? pageName(page.file);
    if (level > 1) {
      above.push({level, text});
    }
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const suggestion = headingId(`${parent} ${text}`);
    const message = `heading "${id}" appears twice. Write: ${'#'.repeat(level)} ${text} {#${suggestion}}`;
    return [{file, line, message}];
  });
};

const pageName = (file: string): string => basename(file.replace(/(\/index)?\.mdx?$/, ''));
