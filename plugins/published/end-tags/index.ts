import {openCache, versionOf} from '../../lib/build-cache';
import {parseJson} from '../../lib/read-json';
import type {Pages} from '../html-files';
import type {Step} from '../step';
import {missingEndTags, withTags, type EndTag} from './missing';

/**
 * Writes out the end tags that HTML lets pages leave out and that the framework's minifier drops, in
 * what a page says.
 *
 * Browsers know where a cell or an item ends. Many tools that turn pages into text for language models
 * don't: with the tags left out, they take a table's cells for one cell, or lose the rest of the page.
 */
export const endTags = (): Step => ({
  name: 'end-tags',
  reads: ['pages with styles'],
  writes: ['pages with end tags'],
  run: ({siteDir, pages}) => writeEndTags(pages, siteDir),
});

async function writeEndTags(pages: Pages, siteDir: string): Promise<void> {
  const cache = openCache(siteDir, 'end-tags', versionOf(__dirname));
  for (const [file, html] of pages) {
    const parts = partsOf(html);
    if (parts) {
      const [before, main, after] = parts;
      const tags = await cache.get([main], () => Buffer.from(JSON.stringify(missingEndTags(main))));
      pages.set(file, before + withTags(main, parseJson<EndTag[]>(tags.toString())) + after);
    }
  }
  cache.close();
}

/** @returns the same page with an end tag for each element in its `<main>` that may have one */
export function withEndTags(html: string): string {
  const parts = partsOf(html);
  if (!parts) {
    return html;
  }
  const [before, main, after] = parts;
  return before + withTags(main, missingEndTags(main)) + after;
}

/** A page before its `<main>`, that element up to its end tag, and the rest; null without one. */
function partsOf(html: string): [before: string, main: string, after: string] | null {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start === -1 || end < start
    ? null
    : [html.slice(0, start), html.slice(start, end), html.slice(end)];
}
