import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {openCache, versionOf} from '../../lib/build-cache';
import {runInWorker} from '../../lib/worker';
import type {PublishedSite, Step} from '../step';
import {markdownPath} from './address';
import type {ConvertInput} from './convert-all';
import {documentOf} from './document';
import {llmsFiles, type WrittenPage} from './llms';
import type {MarkdownOptions} from './options';

/**
 * Publishes every page as Markdown beside its HTML, and lists them for language models in
 * `llms.txt`, `llms-full.txt` and two files for each section.
 *
 * The Markdown is made of the built HTML, so that components say there what they say on the page.
 */
export const markdown = (options: MarkdownOptions): Step => ({
  name: 'markdown',
  reads: ['final pages'],
  writes: ['Markdown'],
  async run(site) {
    const {title, url} = site.siteConfig;
    const absolute = (path: string): string => url + site.baseUrl + path.slice(1);
    const pages = await writePages(site, options.version, absolute);
    const {summary, version, more} = options;
    const facts = {title, summary, version, more, absolute};
    for (const [path, text] of llmsFiles(pages, options.sections, facts)) {
      writeBelow(site.outDir, path, text);
    }
  },
});

async function writePages(
  {siteDir, outDir, readPages}: PublishedSite,
  version: string,
  absolute: (path: string) => string,
): Promise<WrittenPage[]> {
  const index = absolute('/llms.txt');
  const cache = openCache(siteDir, 'markdown-pages', versionOf(__dirname));
  const pages = readPages();
  const mains = pages.map(({html, path, url}) => ({main: mainOf(html, path), url}));
  const texts = await cache.getAll(
    mains.map(({main, url}) => [url, main]),
    (missing) => {
      const input: ConvertInput = missing.flatMap((place) => mains[place] ?? []);
      return runInWorker(join(__dirname, 'convert-all.ts'), input);
    },
  );
  cache.close();
  return pages.map((page, place) => {
    const document = documentOf(page, {version, index}, String(texts[place]));
    const path = markdownPath(page.path);
    writeBelow(outDir, path, document);
    return {...page, markdownUrl: absolute(path), document};
  });
}

function writeBelow(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** What stands in the `<main>` of a page. */
function mainOf(html: string, path: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < 0) {
    throw new Error(`The page ${path} has no <main>. Put its content into one.`);
  }
  return html.slice(start, end);
}
