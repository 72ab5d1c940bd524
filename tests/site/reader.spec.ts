import type {Page} from '@playwright/test';
import {expect, open, test} from '../helpers/test';

/** The player's code among what a page has loaded so far. */
async function collectPlayer(page: Page): Promise<() => Promise<boolean>> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      texts.push(response.text().catch(() => ''));
    }
  });
  return async () => (await Promise.all(texts)).some((text) => text.includes('__remotion-player'));
}

const player = (page: Page) => page.locator('.__remotion-player').first();

const SIGNS: [name: string, make: (page: Page) => Promise<void>][] = [
  ['touches', (page) => page.touchscreen.tap(180, 300)],
  ['scrolls', (page) => page.evaluate(() => window.scrollBy(0, 40))],
  ['presses a key', (page) => page.keyboard.press('Tab')],
];

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  for (const path of ['/', '/player/', '/lambda/']) {
    for (const [name, make] of SIGNS) {
      test(`${path} loads the player once the reader ${name}, and not before`, async ({page}) => {
        const hasPlayer = await collectPlayer(page);
        await open(page, path);
        await page.waitForLoadState('networkidle');
        expect(await hasPlayer()).toBe(false);
        await make(page);
        // On /player/ and /lambda/ it stands below the first screen of a phone.
        await page.getByRole('group').first().scrollIntoViewIfNeeded();
        await player(page).waitFor();
        expect(await hasPlayer()).toBe(true);
      });
    }
  }

  test('a tap on the cover plays, although the player has still to load', async ({page}) => {
    await open(page, '/player/');
    await page.getByRole('group', {name: /^Player:/}).tap();
    await expect(page.getByRole('button', {name: 'Pause video'})).toBeAttached();
  });
});

test('on a computer the player comes by itself, once the page has loaded', async ({page}) => {
  const hasPlayer = await collectPlayer(page);
  await open(page, '/');
  await player(page).waitFor();
  expect(await hasPlayer()).toBe(true);
});

test('the reader is still there on the next page', async ({page}) => {
  await open(page, '/');
  await player(page).waitFor();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Lambda', exact: true}).click();
  await page.getByRole('group', {name: /^A render on Lambda/}).scrollIntoViewIfNeeded();
  await player(page).waitFor();
});
