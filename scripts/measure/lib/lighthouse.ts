import type {Result} from 'lighthouse';
import {launchBrowser} from '../../lib/browser';
import {freePort} from '../../lib/ports';

/** A browser may start its trace a moment after the page: that run tells nothing about the page. */
const LATE_TRACE = 'NO_NAVSTART';
const MAX_TRIES = 3;

/**
 * Measures a page once on Lighthouse's profile of a mid-range phone, in a browser of its own.
 *
 * @param categories all of them, unless some are named
 * @throws Error when Lighthouse returns nothing
 */
export async function lighthouseRun(url: string, categories?: string[]): Promise<Result> {
  for (let tries = 1; ; tries++) {
    const result = await runOnce(url, categories);
    if (result.runtimeError?.code !== LATE_TRACE || tries === MAX_TRIES) {
      return result;
    }
  }
}

async function runOnce(url: string, categories?: string[]): Promise<Result> {
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
