import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {chunkFile, chunkName, type Kind} from '../framework/route-table/client/table';
import {addAfterPaint, addToHead} from '../lib/page-html';
import {readJson} from '../lib/read-json';
import {changePages} from './html-files';
import type {Patches} from './options';
import type {Step} from './step';

/** Escaped, so that no text in it ends the element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The HTML of a page with its part of the table, and links to what it loads, so that the browser
 * begins before the site's code asks.
 *
 * @param files addresses of scripts
 */
export function withHints(html: string, part: Kind, files: string[]): string {
  const links = files.map((file) => `<link rel=preload as=script fetchpriority=low href=${file}>`);
  const script = `<script type="application/json" id="route-table">${json([part])}</script>`;
  return addAfterPaint(addToHead(html, script), links.join(''));
}

/** The part of the table for each page, with the page's path and the hash of its chunk. */
export const partsOf = (table: Kind[]): {path: string; hash: string; part: Kind}[] =>
  table.flatMap((kind) =>
    kind.pages.split('\n').map((line) => {
      const [path = '', hash = ''] = line.split(' ');
      return {path, hash, part: {...kind, pages: line}};
    }),
  );

/** Writes into each page its line of the route table, and what it has to load. */
export const routeHints = ({routeTable}: Patches): Step => ({
  name: 'route-hints',
  reads: ['pages with their feeds', 'route table'],
  writes: ['pages with hints'],
  async run({outDir, pages, baseUrl}) {
    if (routeTable) {
      const hints = await readHints(outDir, baseUrl);
      await changePages(pages, (html, file) => hints.get(file)?.(html) ?? html);
    }
  },
});

/** What adds its hints to the HTML of each page of a build, by the page's file below `outDir`. */
async function readHints(
  outDir: string,
  baseUrl: string,
): Promise<Map<string, (html: string) => string>> {
  const table = await readTable(outDir);
  const scripts = await readdir(join(outDir, 'assets/js'));
  const sharedFiles = (ids: string[]): string[] =>
    scripts
      .filter((name) => ids.some((id) => name.startsWith(`${id}.`)))
      .map((name) => `assets/js/${name}`);
  return new Map(
    partsOf(table).map(({path, hash, part}) => {
      const scriptsOfPage = [chunkFile(chunkName(path), hash), ...sharedFiles(part.chunks)];
      const urls = scriptsOfPage.map((script) => baseUrl + script);
      return [join(path, 'index.html'), (html) => withHints(html, part, urls)];
    }),
  );
}

/** The table that a build wrote. */
async function readTable(outDir: string): Promise<Kind[]> {
  const files = (await readdir(join(outDir, 'assets'))).filter((name) => /^routes\./.test(name));
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new Error(`There should be one route table in the build, and there are ${files.length}.`);
  }
  return readJson<Kind[]>(join(outDir, 'assets', file));
}
