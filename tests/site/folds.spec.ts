import type {Page} from '@playwright/test';
import {expect, open, test} from '../helpers/test';

const PAGE = '/docs/animation-utils/make-transform';

/** The fold around the heading of the argument `a`. */
const fold = (page: Page) => page.locator('details', {has: page.locator('h4#a')});

test('what is folded is there for the browser to find, and not cut away', async ({page}) => {
  await open(page, PAGE);
  await expect(fold(page)).not.toHaveAttribute('open');
  const display = await fold(page)
    .locator('h4#a')
    .evaluate((heading) => {
      const hidden: string[] = [];
      for (let at = heading.parentElement; at && at.tagName !== 'DETAILS'; at = at.parentElement) {
        hidden.push(getComputedStyle(at).display);
      }
      return hidden;
    });
  expect(display.length).toBeGreaterThan(0);
  expect(display).not.toContain('none');
});

test('a link to a heading in a fold opens it, on arrival and on the page', async ({page}) => {
  await open(page, `${PAGE}#a`);
  await expect(fold(page)).toHaveAttribute('open', '');
  await expect(page.locator('h4#a')).toBeInViewport();

  await open(page, PAGE);
  await expect(fold(page)).not.toHaveAttribute('open');
  await page.evaluate(() => (location.hash = '#a'));
  await expect(fold(page)).toHaveAttribute('open', '');
  await expect(page.locator('h4#a')).toBeInViewport();
});

test('a fold opens and closes by mouse and by keyboard', async ({page}) => {
  await open(page, PAGE);
  const summary = fold(page).locator('summary');
  await summary.click();
  await expect(page.locator('h4#a')).toBeVisible();
  await summary.press('Enter');
  await expect(page.locator('h4#a')).toBeHidden();
});
