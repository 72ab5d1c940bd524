import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Step} from './step';

/**
 * Publishes `_redirects`, which Netlify and Cloudflare Pages read: `/about.html` leads to `/about/`.
 * Their patterns can't end in a suffix, so each page has its line. nginx and Vercel have a rule for it.
 */
export const htmlUrls = (): Step => ({
  name: 'html-urls',
  reads: [],
  writes: ['redirects'],
  run({outDir, routes, baseUrl}) {
    writeFileSync(join(outDir, '_redirects'), toRedirects(routes, baseUrl));
  },
});

/**
 * @param routes paths of all pages with the base URL
 * @returns a line for each page but the home page: the path that ends in `.html`, the page's, a status
 */
export const toRedirects = (routes: string[], baseUrl: string): string =>
  routes
    .filter((route) => route !== baseUrl && !route.endsWith('.html'))
    .map((route) => `${route.replace(/\/$/, '')}.html ${route} 301\n`)
    .sort()
    .join('');

/** Reads `_redirects` back: where each path leads. */
export const readRedirects = (text: string): Map<string, string> =>
  new Map(Array.from(text.matchAll(/^(\S+) (\S+) 301$/gm), ([, from = '', to = '']) => [from, to]));
