import type {Page} from '@playwright/test';
import {eventNames, methodEntries} from '../../src/features/player/reference';
import {expect, open, test} from '../helpers/test';

async function openPlayer(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/player/');
  await page.locator('.__remotion-player').first().waitFor();
}

const code = (page: Page) => page.locator('pre', {hasText: 'component={Sequencer}'}).first();

/** A block of code has colors if the highlighter or the server made them. */
const tokens = (page: Page) => code(page).locator('.token');

test('a switch changes the code, which keeps its colors', async ({page}) => {
  await openPlayer(page);
  await expect(code(page)).not.toContainText('alwaysShowControls');
  expect(await tokens(page).count()).toBeGreaterThan(20);
  await page.getByRole('switch', {name: 'alwaysShowControls'}).click();
  await expect(code(page)).toContainText('alwaysShowControls');
  await expect.poll(() => tokens(page).count()).toBeGreaterThan(20);
});

test('colors come with the page, and the highlighter only when code changes', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.text().catch(() => ''));
    }
  });
  // A key of the grammar for HTML, which is in the highlighter and nowhere else.
  const hasHighlighter = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('doctype-tag'));
  await openPlayer(page);
  await page.waitForLoadState('networkidle');
  expect(await tokens(page).count()).toBeGreaterThan(20);
  console.log(`${scripts.length} scripts looked at`);
  expect(await hasHighlighter()).toBe(false);
  await page.getByRole('switch', {name: 'loop'}).click();
  await expect.poll(hasHighlighter).toBe(true);
});

test('every method is a button, and what it returns and fires is printed', async ({page}) => {
  await openPlayer(page);
  const log = page.getByRole('log');
  for (const [name] of methodEntries) {
    await expect(page.getByRole('button', {name: new RegExp(`^${name}\\(`)})).toBeEnabled();
  }
  console.log(`${methodEntries.length} methods, ${eventNames.length} events`);
  await page.getByRole('button', {name: /^seekTo\(/}).click();
  await expect(log).toContainText('seeked');
  await page.getByRole('button', {name: /^getCurrentFrame\(/}).click();
  await expect(log).toContainText('getCurrentFrame() → 48');
  await page.getByRole('button', {name: /^mute\(/}).click();
  await expect(log).toContainText('mutechange');
  for (const name of eventNames) {
    await expect(page.getByRole('term').filter({hasText: new RegExp(`^${name}\\d+$`)})).toHaveCount(
      1,
    );
  }
});

test('the props of the video change while it is there', async ({page}) => {
  await openPlayer(page);
  await page.getByRole('textbox', {name: 'Title'}).fill('A tune of mine');
  await expect(page.locator('.__remotion-player').first()).toContainText('A tune of mine');
  await expect(code(page)).toContainText("title: 'A tune of mine'");
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page shows a still, the code in color and every prop, method and event', async ({
    page,
  }) => {
    await page.goto('/player/');
    await expect(
      page
        .getByRole('group', {name: /^Player:/})
        .locator('svg')
        .first(),
    ).toBeVisible();
    expect(await tokens(page).count()).toBeGreaterThan(20);
    const buttons = page.getByRole('list', {name: 'Methods'}).getByRole('button');
    expect(await buttons.count()).toBe(methodEntries.length);
    for (const name of eventNames) {
      await expect(
        page.getByRole('term').filter({hasText: new RegExp(`^${name}\\d+$`)}),
      ).toHaveCount(1);
    }
  });
});
