import {resolve} from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import type {GitDates} from './git-dates';

type Item = {url: string; lastmod?: string | null};

/** Addresses of lists: what follows the address of the pages that they list. */
const LIST = /\/(archive|page\/\d+)?$/;

/** Entries of a sitemap in which a list without a date of its own is as new as its newest page. */
export function withListDates<Entry extends Item>(items: Entry[]): Entry[] {
  return items.map((item) => {
    if (item.lastmod) {
      return item;
    }
    const start = `${item.url.replace(LIST, '')}/`;
    const dates = items.flatMap(({url, lastmod}) =>
      lastmod && url.startsWith(start) ? [lastmod] : [],
    );
    return dates.length > 0 ? {...item, lastmod: dates.sort().at(-1)} : item;
  });
}

/**
 * Routes with the dates of the files that they are made of. The framework starts git for each route
 * that has a file and no date, which takes longer the more memory the build holds.
 *
 * @param dates of files by absolute path; a file that nobody has committed yet has none
 */
export const withRouteDates = (
  routes: RouteConfig[],
  siteDir: string,
  dates: GitDates,
): RouteConfig[] =>
  routes.map(({metadata, ...route}) => {
    const {sourceFilePath, lastUpdatedAt} = metadata ?? {};
    const hasNoDate = sourceFilePath !== undefined && lastUpdatedAt === undefined;
    return {
      ...route,
      routes: route.routes && withRouteDates(route.routes, siteDir, dates),
      metadata: hasNoDate
        ? {
            ...metadata,
            // The framework takes null for: there is no date, don't look for one.
            lastUpdatedAt: dates.get(resolve(siteDir, sourceFilePath))?.getTime() ?? null,
          }
        : metadata,
    };
  });
