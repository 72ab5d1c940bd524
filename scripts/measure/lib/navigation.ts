import {launchBrowser} from '../../lib/browser';

/** Pages of the docs that are walked through with the link to the next page. */
const STEPS = 10;

/**
 * Times between a click on the link to the next page of the docs and its heading on screen, in
 * milliseconds, without slowing anything down.
 *
 * @param url address of the first page
 */
export async function measureNavigation(url: string): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const times: number[] = [];
    for (let step = 0; step < STEPS; step++) {
      // A reader comes to the end of a page, where the link is; its page is fetched meanwhile.
      await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      times.push(await page.evaluate(followLink));
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs in the page, and so names no function: the compiler would add helpers that are not there. */
function followLink(): Promise<number> {
  const link = document.querySelector<HTMLElement>('.pagination-nav__link--next');
  const title = document.querySelector('h1');
  if (!link || !title) {
    throw new Error(`${location.pathname} has no link to a next page, or no heading.`);
  }
  const start = performance.now();
  return new Promise((resolve) => {
    new MutationObserver((_records, observer) => {
      if (!document.contains(title)) {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      }
    }).observe(document.body, {childList: true, subtree: true});
    link.click();
  });
}
