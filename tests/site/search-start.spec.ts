import {startFixture} from '../helpers/fixture';
import type {FixtureSite} from '../helpers/fixture';
import {hits, input} from '../helpers/search';
import {expect, open, test} from '../helpers/test';

/* While writing, there is no build: the index is made of the sources. */

const BASE = '/preview/';

test.describe.configure({mode: 'default'});

let site: FixtureSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startFixture('search', 'local', BASE);
});

test.afterAll(() => site.close());

test('under npm start, a page is found by its sources and opened below the base URL', async ({
  page,
}) => {
  await open(page, `${site.origin}${BASE}docs/in-full`);
  await page.keyboard.press('Control+k');
  await input(page).fill('zebra');
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', `${BASE}docs/near`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}${BASE}docs/near`);
});

test('under npm start, the search page answers too, and markup is only text', async ({page}) => {
  await open(page, `${site.origin}${BASE}search?q=okapi`);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).not.toHaveCount(0);
  await expect(main).toContainText('Okapi <img src=x onerror=hack()>');
  await expect(main.locator('img, script')).toHaveCount(0);
});
