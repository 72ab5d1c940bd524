import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {gzipSize, gzipSizeOfFiles} from '../../lib/gzip';
import {scriptsAtRest} from '../lib/scripts-at-rest';
import {firstLoadOf} from '../size/scripts-of-page';

/** Bytes of a page after gzip. */
export type Weight = {
  html: number;
  /** JavaScript that the HTML names. */
  first: number;
  /** JavaScript that has come once a reader at a desk has the page and rests. */
  idle: number;
};

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
