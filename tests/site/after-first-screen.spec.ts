import type {Page} from '@playwright/test';
import {expect, open, test} from '../helpers/test';

const LONG_PAGE = '/docs/player/player';
const LAST_HEADING = 'h2#see-also';

/** Notes whether the page was on screen without its end, which is when a reader can begin. */
const watchBeginning = (page: Page) =>
  page.evaluate((last) => {
    document.body.dataset.began = 'whole';
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === '<Player>') {
        if (!document.querySelector(last)) {
          document.body.dataset.began = 'first';
        }
      }
    }).observe(document.body, {childList: true, subtree: true});
  }, LAST_HEADING);

test('a link shows the beginning of the page first, and all of it a moment later', async ({
  page,
}) => {
  await open(page, '/docs/player/');
  await watchBeginning(page);
  await page.locator(`main a[href="${LONG_PAGE}"]`).first().click();
  await expect(page.locator(LAST_HEADING)).toBeAttached();
  await expect(page.locator('body')).toHaveAttribute('data-began', 'first');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to a heading, and the way back, show the whole page', async ({page}) => {
  await open(page, LONG_PAGE);
  await page.locator(LAST_HEADING).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.locator(`${LAST_HEADING} ~ ul a[href^="/docs/"]`).first().click();
  await expect(page.locator('h1')).not.toHaveText('<Player>');
  await watchBeginning(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('<Player>');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
  await expect(page.locator('body')).toHaveAttribute('data-began', 'whole');
});
