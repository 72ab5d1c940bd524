import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathOf} from '../lib/paths';
import type {Step} from './step';

/**
 * Publishes a page at each old address that leads to the new one, for every static host and without
 * a script, which the content security policy would stop.
 *
 * @param pages old address to new one
 */
export const movedPages = (pages: Record<string, string>): Step => ({
  name: 'moved-pages',
  reads: [],
  writes: ['moved pages'],
  run({outDir, routes, baseUrl, siteConfig}) {
    const paths = routes.map((route) => trim(pathOf(route, baseUrl)));
    for (const [from, to] of Object.entries(pages)) {
      checkMove(from, to, paths);
      const folder = join(outDir, from);
      mkdirSync(folder, {recursive: true});
      const target = to.startsWith('/') ? baseUrl + to.slice(1) : to;
      writeFileSync(
        join(folder, 'index.html'),
        movedPage(target, new URL(target, siteConfig.url).href),
      );
    }
  },
});

/**
 * @param routes paths of the site, without slashes at the ends
 * @throws if a page stands at the old address, or none at the new one
 */
export function checkMove(from: string, to: string, routes: string[]): void {
  if (routes.includes(trim(from))) {
    throw new Error(`${from} has a page. Remove it from the moved pages.`);
  }
  if (to.startsWith('/') && !routes.includes(trim(to))) {
    throw new Error(`${from} moved to ${to}, which does not exist. Name a page of the site.`);
  }
}

/**
 * A page that leads on at once.
 *
 * @param target what the browser opens
 * @param canonical the same as a whole address, for search engines
 */
export function movedPage(target: string, canonical: string): string {
  const [path, address] = [escapeHtml(target), escapeHtml(canonical)];
  const rel = target.startsWith('/') ? '' : ' rel="noopener noreferrer"';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${address}">
</head>
<body>
<h1>This page has moved</h1>
<p>It is at <a href="${path}"${rel}>${address}</a> now.</p>
</body>
</html>
`;
}

const trim = (path: string): string => path.replace(/^\/+|\/+$/g, '');

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
