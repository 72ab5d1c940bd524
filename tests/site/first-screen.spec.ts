import type {Page} from '@playwright/test';
import {fireworks} from '../../src/compositions/AppleWow/entries';
import {typedCode} from '../../src/compositions/originals/entries';
import {templates} from '../../src/compositions/templates/entries';
import {expect, open, test} from '../helpers/test';

/*
 * Pages about motion move in their first screen, on a computer and on a phone.
 */

const PHONE = {width: 390, height: 844};
const COMPUTER = {width: 1440, height: 900};

const helloWorld = templates.find(({id}) => id === 'Template-hello-world');

const CASES = [
  {path: '/learn/first-video/', shows: typedCode.shows, sizes: [PHONE, COMPUTER]},
  {path: '/showcase/', shows: fireworks.shows, sizes: [PHONE, COMPUTER]},
  {path: '/templates/', shows: helloWorld?.shows ?? 'none', sizes: [COMPUTER]},
];

/** What plays in the first screen: the labels of stages of which at least half is to be seen. */
const playingAtFirst = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[role="group"]:has(button[aria-label^="Pause"])'))
      .filter((stage) => {
        const {top, bottom, height} = stage.getBoundingClientRect();
        return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= height / 2;
      })
      .map((stage) => stage.getAttribute('aria-label') ?? ''),
  );

for (const {path, shows, sizes} of CASES) {
  for (const size of sizes) {
    test(`the first screen of ${path} moves at ${size.width} px`, async ({page}) => {
      await page.setViewportSize(size);
      await page.emulateMedia({reducedMotion: 'no-preference'});
      await open(page, path);
      await expect.poll(() => playingAtFirst(page)).toContain(shows);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test(`the first screen of ${path} waits for readers who prefer little motion`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    await expect(page.getByRole('button', {name: `Play: ${shows}`}).first()).toBeVisible();
    expect(await playingAtFirst(page)).toEqual([]);
  });
}

test('a first screen without motion is noticed', async ({page}) => {
  await open(page, '/about/');
  await page.mouse.move(200, 200);
  expect(await playingAtFirst(page)).toEqual([]);
  console.log(`${CASES.length} pages that begin with motion`);
});
