import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Step} from './step';

/** Paths below a folder of all HTML files in it. */
export const htmlFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html'));

/** The root of what the framework renders. Files with another purpose don't have it. */
const PAGE = /<div id=["']?__docusaurus\b/;

/** HTML of the pages of a build, by their files below the folder of the build. */
export type Pages = Map<string, string>;

/** Brings the pages into memory, where the steps that change them find them. */
export const readHtml = (): Step => ({
  name: 'read-html',
  reads: ['built pages'],
  writes: ['pages in memory'],
  run: ({outDir, pages}) => readPagesInto(pages, outDir),
});

/** Writes the pages, once all steps that change them are done. */
export const writeHtml = (): Step => ({
  name: 'write-html',
  reads: ['pages with end tags'],
  writes: ['final pages'],
  run: ({outDir, pages}) => writePages(pages, outDir),
});

/** Reads the pages of a build, and nothing else that ends with `.html`. */
export async function readPagesInto(pages: Pages, outDir: string): Promise<void> {
  const read = async (file: string): Promise<[file: string, html: string]> => [
    file,
    await readFile(join(outDir, file), 'utf8'),
  ];
  for (const [file, html] of await Promise.all((await htmlFiles(outDir)).map(read))) {
    if (PAGE.test(html)) {
      pages.set(file, html);
    }
  }
}

export async function writePages(pages: Pages, outDir: string): Promise<void> {
  await Promise.all(Array.from(pages, ([file, html]) => writeFile(join(outDir, file), html)));
}

/**
 * Changes each page in memory.
 *
 * @param change gets the HTML of a page and its file below the folder of the build, and returns the
 * new HTML
 */
export async function changePages(
  pages: Pages,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  for (const [file, html] of pages) {
    pages.set(file, await change(html, file));
  }
}
