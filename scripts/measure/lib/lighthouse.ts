import type {Result} from 'lighthouse';
import {launchBrowser} from '../../lib/browser';
import {freePort} from '../../lib/ports';

/**
 * Measures a page once on Lighthouse's profile of a mid-range phone, in a browser of its own.
 *
 * @param categories all of them, unless some are named
 * @throws Error when Lighthouse returns nothing
 */
export async function lighthouseRun(url: string, categories?: string[]): Promise<Result> {
  const {default: lighthouse} = await import('lighthouse');
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      ...(categories ? {onlyCategories: categories} : {}),
    });
    if (!result) {
      throw new Error(`Lighthouse returned no result for ${url}.`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}
