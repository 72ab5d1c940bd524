import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {gzipSize, gzipSizeOfFiles} from '../../lib/gzip';
import {firstLoadOf} from '../size/scripts-of-page';

/** Bytes of a page after gzip. */
export type Weight = {
  html: number;
  /** JavaScript that the HTML names. */
  first: number;
  /** JavaScript that has come once a reader at a desk has the page and rests. */
  idle: number;
};

/** How long a page rests before its scripts are counted, in milliseconds. */
const REST_MS = 3000;

/**
 * Weighs a page of a build.
 *
 * @param folder of the build
 * @param origin at which it is served
 */
export async function weigh(
  browser: Browser,
  folder: string,
  origin: string,
  page: string,
): Promise<Weight> {
  const {html, scripts} = firstLoadOf(folder, page);
  return {
    html: gzipSize(readFileSync(join(folder, html))),
    first: gzipSizeOfFiles(scripts.map((url) => join(folder, url))),
    idle: gzipSizeOfFiles(
      (await scriptsAtRest(browser, origin, page)).map((url) => join(folder, url)),
    ),
  };
}

/** Paths of the site's scripts that a page has loaded when nothing more comes. */
async function scriptsAtRest(browser: Browser, origin: string, page: string): Promise<string[]> {
  const tab = await browser.newPage({viewport: {width: 1440, height: 900}});
  const scripts = new Set<string>();
  tab.on('response', (response) => {
    const {origin: from, pathname} = new URL(response.url());
    if (from === origin && pathname.endsWith('.js') && response.ok()) {
      scripts.add(pathname);
    }
  });
  await tab.goto(origin + page, {waitUntil: 'networkidle'});
  await tab.waitForTimeout(REST_MS);
  await tab.close();
  return [...scripts];
}
