import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Paths below a folder of all HTML files in it. */
export const htmlFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.html'));

/** The root of what the framework renders. Files with another purpose don't have it. */
const PAGE = /<div id=["']?__docusaurus\b/;

/**
 * Reads each page of a build, and nothing else that ends with `.html`.
 *
 * @param read gets the HTML of a page and its file below `outDir`
 */
export async function readPageFiles(
  outDir: string,
  read: (html: string, file: string) => void | Promise<void>,
): Promise<void> {
  const files = await htmlFiles(outDir);
  await Promise.all(
    files.map(async (name) => {
      const html = await readFile(join(outDir, name), 'utf8');
      if (PAGE.test(html)) {
        await read(html, name);
      }
    }),
  );
}

/**
 * Rewrites each page of a build.
 *
 * @param change gets the HTML of a page and its file below `outDir`, and returns the new HTML
 */
export const changePages = (
  outDir: string,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<void> =>
  readPageFiles(outDir, async (html, file) =>
    writeFile(join(outDir, file), await change(html, file)),
  );
