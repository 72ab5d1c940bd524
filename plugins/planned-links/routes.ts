import {existsSync} from 'node:fs';
import path from 'node:path';
import {withoutSlash} from './leadsTo';

/** Where the file of a route below `/docs` may lie. A page with another `slug` is not found. */
const filesOf = (route: string): string[] =>
  route.endsWith('/') ? [`${route}index.mdx`] : [`${route}.mdx`, `${route}/index.mdx`];

/**
 * Routes of the site's manifest that have no page yet, without the slash at their end.
 *
 * @param manifest the text of `docs-routes.tsv`
 * @param siteDir absolute path of the folder that has the folder `docs`
 */
export const plannedRoutes = (manifest: string, siteDir: string): Set<string> =>
  new Set(
    manifest
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0]!.trim())
      .filter((route) => route !== '')
      .filter((route) => !filesOf(route).some((file) => existsSync(path.join(siteDir, file))))
      .map(withoutSlash),
  );
