import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import type {Source} from './data-file';
import type {FileOptions} from './options';

/**
 * What plugins share that make a list out of a data file, and a page for each of its entries.
 *
 * @param dataFile path from the root of the site
 */
export function collectionPages(
  {siteDir, baseUrl}: LoadContext,
  {routeBasePath}: FileOptions,
  dataFile: string,
) {
  /** Path of the page of an entry, or of the list when there is no name. */
  const pathOf = (name = ''): string => normalizeUrl([baseUrl, routeBasePath, '/', name]);
  return {
    pathOf,
    read: (file: string): Source => ({file, content: readFileSync(join(siteDir, file), 'utf8')}),
    /** The route of such a page. Its component stands below `src/features`. */
    route: <Props extends Record<string, unknown>>(
      component: string,
      props: Props,
      name?: string,
    ): RouteConfig => ({
      path: pathOf(name),
      component: `@site/src/features/${component}`,
      exact: true,
      metadata: {sourceFilePath: dataFile},
      props,
    }),
  };
}
