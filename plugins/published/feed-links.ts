import {changePages} from './html-files';
import type {Step} from './step';

/**
 * Leaves each page the feeds of the blog that it belongs to, and the home page all of them. The
 * framework writes the feeds of every blog into every page.
 */
export const feedLinks = (): Step => ({
  name: 'feed-links',
  reads: ['pages in memory'],
  writes: ['pages with their feeds'],
  run: ({pages, baseUrl}) =>
    changePages(pages, (html, file) =>
      file === 'index.html' ? html : withFeedsOf(baseUrl + file, html),
    ),
});

const FEED =
  /<link rel=(["']?)alternate\1 type=(["']?)application\/(?:rss\+xml|atom\+xml|json)\2 href=(["']?)([^\s"'>]*\/)[^\s"'/>]+\3(?: title=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?\s*\/?>/g;

/**
 * @param path where the page is, from the root of the host
 * @returns the page without the feeds of other folders
 */
export const withFeedsOf = (path: string, html: string): string =>
  html.replace(FEED, (link: string, ...groups: string[]) =>
    path.startsWith(groups[3]!) ? link : '',
  );
