import siteConfig from '@generated/docusaurus.config';
import {chunkError} from './chunks';
import {RouteTable, tableFile} from './table';
import type {Kind, Page} from './table';

/** Hash of the whole build, which the bundler puts here. */
declare const __webpack_hash__: string;

export const {baseUrl} = siteConfig;

const table = new RouteTable(baseUrl);
let whole: Promise<void> | null = null;

// The HTML of a page has the part of the table that concerns it.
const ownPart = typeof document === 'undefined' ? null : document.getElementById('route-table');
if (ownPart?.textContent) {
  table.add(JSON.parse(ownPart.textContent) as Kind[]);
}

/**
 * Where the host has no page: its 404.html came, which has no part of the table. That is so at `/ABOUT/`,
 * which the table would find.
 */
const missing = ownPart || typeof document === 'undefined' ? null : window.location.pathname;

/** The page at a path, if it is known already. */
export const knownPage = (pathname: string): Page | undefined =>
  pathname === missing ? undefined : table.find(pathname);

/**
 * The page at a path, or `undefined` if the site has none.
 *
 * @throws ChunkLoadError when the table of all pages cannot be loaded
 */
export async function findPage(pathname: string): Promise<Page | undefined> {
  if (pathname === missing) {
    return undefined;
  }
  return table.find(pathname) ?? (await loadTable(), table.find(pathname));
}

function loadTable(): Promise<void> {
  whole ??= fetchTable().catch((error: unknown) => {
    whole = null;
    throw error;
  });
  return whole;
}

async function fetchTable(): Promise<void> {
  const url = baseUrl + tableFile(__webpack_hash__);
  try {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`the host answered ${response.status}`);
    }
    table.add((await response.json()) as Kind[]);
  } catch (error) {
    throw chunkError(url, error instanceof Error ? error.message : String(error));
  }
}
