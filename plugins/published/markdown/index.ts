import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCache, versionOf} from '../../lib/build-cache';
import {describePages} from '../../lib/page-list';
import type {PageInfo} from '../../lib/page-list';
import {markdownPath} from './address';
import {createConverter} from './convert';
import {documentOf} from './document';
import {llmsFiles} from './llms';
import type {WrittenPage} from './llms';
import type {Options} from './options';
import {readPages} from '../built-pages';

export {validateOptions} from './options';

/** What pages need to know: which of them have no Markdown. */
export type GlobalData = {exclude: string[]};

/**
 * Publishes every page as Markdown beside its HTML, and lists them for language models in
 * `llms.txt`, `llms-full.txt` and a file for each section.
 *
 * The Markdown is made of the built HTML, so that components say there what they say on the page.
 */
export default function markdownPagesPlugin(
  {siteDir, siteConfig}: LoadContext,
  {exclude, summary, version, sections}: Options,
): Plugin {
  let infos: PageInfo[] = [];

  return {
    name: 'markdown-pages',

    async allContentLoaded({allContent, actions}) {
      infos = describePages(allContent);
      actions.setGlobalData({exclude} satisfies GlobalData);
    },

    async postBuild({outDir, routesPaths}) {
      const {url, baseUrl, title} = siteConfig;
      const absolute = (path: string): string => url + baseUrl + path.slice(1);
      const convert = await createConverter();
      const cache = openCache(siteDir, 'markdown-pages', versionOf(__dirname));
      const files = new Map<string, string>();
      const written: WrittenPage[] = [];
      for (const page of readPages(routesPaths, infos, {outDir, baseUrl, url}, exclude)) {
        const main = mainOf(page.html, page.path);
        const markdown = await cache.get([page.url, main], () =>
          Buffer.from(convert(main, page.url)),
        );
        const document = documentOf(page, version, markdown.toString());
        const path = markdownPath(page.path);
        files.set(path.slice(1), document);
        written.push({...page, markdownUrl: absolute(path), document});
      }
      cache.close();
      for (const [path, text] of llmsFiles(written, sections, {
        title,
        summary,
        version,
        absolute,
      })) {
        files.set(path, text);
      }
      for (const [path, text] of files) {
        const file = join(outDir, path);
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
    },
  };
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
