import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {PageInfo} from '../lib/page-list';
import {pathOf} from '../lib/paths';
import type {ParsedPage} from './parsed-page';

/** A published page, as it was built. */
export type BuiltPage = {
  /** Route below the base URL, with a slash in front. */
  path: string;
  /** Its canonical address. */
  url: string;
  title: string;
  description: string;
  /** Kind of the page, as in its front matter: `api`, `guide`, `post` … */
  kind: string;
  /** Label of its sidebar category; empty without one. */
  category: string;
  html: string;
  /** Its headings and its code. */
  code: ParsedPage['code'];
};

/** What there is to know of a build to read its pages. */
export type BuiltSite = {
  outDir: string;
  baseUrl: string;
  siteConfig: {url: string};
  /** With the base URL, as Docusaurus lists them after a build. */
  routes: string[];
  /** What the content plugins know about the pages. */
  infos: PageInfo[];
  /** Reads a file below `outDir`. */
  parse: (file: string) => ParsedPage;
};

/**
 * Reads the pages of a build, in the order in which their plugins list them, and then by address.
 *
 * @param exclude routes that are no pages to read, without a slash at the end
 * @throws Error for a page without a title
 */
export function readPages(
  {outDir, baseUrl, routes, infos, parse, siteConfig: {url}}: BuiltSite,
  exclude: string[],
): BuiltPage[] {
  const infoOf = new Map(infos.map((info, index) => [info.permalink, {...info, index}]));
  const placeOf = (route: string): number => infoOf.get(route)?.index ?? infos.length;
  return [...new Set(routes)]
    .filter((route) => !exclude.includes(pathOf(route, baseUrl).replace(/\/$/, '')))
    .sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
    .flatMap((route) => {
      const path = pathOf(route, baseUrl);
      const file = join(path, 'index.html');
      if (!existsSync(join(outDir, file))) {
        return [];
      }
      const {html, code, title: read} = parse(file);
      const info = infoOf.get(route);
      const title = info?.title || read.title;
      if (!title) {
        throw new Error(`The page ${path} has no title and no <h1>. Give it one.`);
      }
      return [
        {
          path,
          url: read.canonical || url + route,
          title,
          description: info?.description || read.description,
          kind: info?.kind ?? 'page',
          category: info?.category ?? '',
          html,
          code,
        },
      ];
    });
}
