import type {Page} from '@playwright/test';
import {buildAndServe} from '../helpers/fixture';
import type {FixtureSite} from '../helpers/fixture';
import {hits, input, isMarked, markWindow, modal} from '../helpers/search';
import {collectProblems, expect, open, test} from '../helpers/test';

/* A small site below /preview/ with its own index; some of its pages hold markup as text. */

const BASE = '/preview/';

test.describe.configure({mode: 'default'});

let site: FixtureSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await buildAndServe('search', 'local', BASE);
});

test.afterAll(() => site.close());

async function searchInModal(page: Page, query: string): Promise<void> {
  await open(page, `${site.origin}${BASE}docs/near`);
  await markWindow(page);
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

test('hits and the link to all results lead below the base URL', async ({page}) => {
  await searchInModal(page, 'zebra');
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', `${BASE}docs/near`);
  await modal(page)
    .getByRole('link', {name: /See all/})
    .click();
  await expect(page).toHaveURL(`${site.origin}${BASE}search?q=zebra`);
  await page.getByRole('main').getByRole('link', {name: 'Zebra crossing'}).click();
  await expect(page).toHaveURL(`${site.origin}${BASE}docs/near`);
  expect(await isMarked(page)).toBe(true);
});

test('a hit that the external pattern matches loads in full, by keyboard and by click', async ({
  page,
}) => {
  for (const choose of [
    () => page.keyboard.press('Enter'),
    () => hits(page).first().getByRole('link').click(),
  ]) {
    await searchInModal(page, 'giraffe');
    // The hit keeps the site's own address, which the test answers itself.
    await page.route('https://fixture.invalid/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<h1>In full</h1>'}),
    );
    await choose();
    await expect(page).toHaveURL('https://fixture.invalid/preview/docs/in-full');
    expect(await isMarked(page)).toBe(false);
  }
});

test('such a hit loads in full from the search page as well', async ({page}) => {
  await open(page, `${site.origin}${BASE}search?q=giraffe`);
  await markWindow(page);
  await page.route('https://fixture.invalid/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>In full</h1>'}),
  );
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL('https://fixture.invalid/preview/docs/in-full');
  expect(await isMarked(page)).toBe(false);
});

test('markup in a page is only text, in the modal and on the search page', async ({page}) => {
  const problems = collectProblems(page);
  await page.addInitScript(() =>
    Object.assign(window, {hack: () => Object.assign(window, {hacked: true})}),
  );
  await searchInModal(page, 'okapi');
  await expect(modal(page)).toContainText('Okapi <img src=x onerror=hack()> & "friends"');
  await page.waitForTimeout(300);
  await expect(modal(page).locator('img, script, .DocSearch-Hit-title svg')).toHaveCount(0);
  await hits(page).first().click();
  await expect(modal(page)).toHaveCount(0);
  // Once more, out of the stored recent searches.
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toContainText('Okapi <img src=x onerror=hack()>');
  await open(page, `${site.origin}${BASE}search?q=okapi`);
  await expect(page.getByRole('main')).toContainText('Okapi <img src=x onerror=hack()>');
  await expect(page.getByRole('main').locator('img, script, svg')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(problems).toEqual([]);
});
