import type {Page, Request, Route} from '@playwright/test';
import {buildAndServe} from '../helpers/fixture';
import type {FixtureSite} from '../helpers/fixture';
import {hits, input, modal} from '../helpers/search';
import {expect, open, test} from '../helpers/test';

/* The same interface over the hosted engine. A stand-in answers for its hosts. */

const BASE = '/preview/';
const HOSTS = /^https:\/\/[\w-]+\.algolia(net)?\.(net|com)\//;

test.describe.configure({mode: 'default'});

let site: FixtureSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await buildAndServe('search', 'hosted', BASE);
});

test.afterAll(() => site.close());

type Query = {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage: number;
  facetFilters: unknown;
};

const queriesOf = (request: Request) =>
  (JSON.parse(request.postData() ?? '{}') as {requests: Query[]}).requests;

/** Hits in two groups, as an index holds them: with text that nobody escaped. */
function hitsOf(page: number, count: number) {
  return Array.from({length: count}, (_, index) => {
    const number = page * 20 + index;
    const group = index % 2 ? 'API' : 'Guide';
    return {
      objectID: `${number}`,
      url: `https://fixture.invalid/preview/docs/near?n=${number}`,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: group, lvl1: `<Video> ${number}`, lvl2: null},
      _highlightResult: {
        hierarchy: {lvl0: {value: group}, lvl1: {value: `<mark><Vid</mark>eo> ${number}`}},
      },
      _snippetResult: {hierarchy: {lvl1: {value: `<mark><Vid</mark>eo> ${number}`}}},
    };
  });
}

const TOTAL = 45;

/** This language, this version, and what the configuration adds. */
const FILTERS = [
  'language:en',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  'type:lvl1',
];

/** Answers for the hosted engine, and collects what it is asked. */
async function answer(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(HOSTS, async (route: Route) => {
    const request = route.request();
    requests.push(request);
    const results = queriesOf(request).map(({indexName, query, page: number = 0}) => ({
      index: indexName,
      query,
      hits: query.includes('nothing') ? [] : hitsOf(number, Math.min(20, TOTAL - number * 20)),
      nbHits: query.includes('nothing') ? 0 : TOTAL,
      page: number,
      nbPages: 3,
      hitsPerPage: 20,
    }));
    await route.fulfill({json: {results}, headers: {'Access-Control-Allow-Origin': '*'}});
  });
  return requests;
}

const visit = (page: Page, path: string) => open(page, `${site.origin}${BASE}${path}`);

test('the host is only connected to before a reader shows intent', async ({page}) => {
  const requests = await answer(page);
  await visit(page, 'docs/near');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
    'href',
    'https://FIXTURE123-dsn.algolia.net',
  );
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('the modal asks with one POST for 20 hits of this language and version, and as configured', async ({
  page,
}) => {
  const requests = await answer(page);
  await visit(page, 'docs/near');
  await page.keyboard.press('Control+k');
  await input(page).fill('video');
  await expect(hits(page)).toHaveCount(10);
  const [request] = requests.slice(-1);
  expect(request?.method()).toBe('POST');
  expect(request?.url()).toContain('/1/indexes/*/queries');
  expect(request && queriesOf(request)).toEqual([
    expect.objectContaining({
      indexName: 'fixture',
      query: 'video',
      hitsPerPage: 20,
      facetFilters: FILTERS,
      ruleContexts: ['docs'],
    }),
  ]);
  await expect(input(page)).toHaveAttribute('placeholder', 'Find a page');
  await expect(modal(page)).toContainText('to leave');
  await expect(modal(page)).toContainText('Powered by');
});

test('the modal shows 5 hits of a group, the count of all, and its provider', async ({page}) => {
  await answer(page);
  await visit(page, 'docs/near');
  await page.keyboard.press('Control+k');
  await input(page).fill('video');
  const groups = modal(page).getByRole('listbox');
  await expect(groups).toHaveCount(2);
  for (const group of await groups.all()) {
    await expect(group.getByRole('option')).toHaveCount(5);
  }
  await expect(hits(page).first()).toContainText('<Video> 0');
  await expect(modal(page).getByRole('link', {name: `See all ${TOTAL} results`})).toHaveAttribute(
    'href',
    `${BASE}find?q=video`,
  );
  await expect(modal(page)).toContainText('Powered by');
  await expect(modal(page).getByRole('img', {name: 'Algolia'})).toBeVisible();
});

test('an unreachable host is an error that stays, in the modal and on the page', async ({page}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.route(HOSTS, (route) => route.abort());
  await visit(page, 'docs/near');
  await page.keyboard.press('Control+k');
  await input(page).fill('video');
  await expect(modal(page)).toContainText('Unable to fetch results', {timeout: 15_000});
  await page.waitForTimeout(500);
  await expect(modal(page)).toContainText('You might want to check your network connection.');
  await visit(page, 'find?q=video');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results', {timeout: 15_000});
  await page.unroute(HOSTS);
  await answer(page);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
  expect(thrown).toEqual([]);
});

test('a key that is refused is an error, not an empty result', async ({page}) => {
  await page.route(HOSTS, (route) =>
    route.fulfill({
      status: 403,
      json: {message: 'Invalid Application-ID or API key', status: 403},
      headers: {'Access-Control-Allow-Origin': '*'},
    }),
  );
  await visit(page, 'docs/near');
  await page.keyboard.press('Control+k');
  await input(page).fill('video');
  await expect(modal(page)).toContainText('Unable to fetch results');
});

test('no hits: the same texts as over the own index', async ({page}) => {
  await answer(page);
  await visit(page, 'docs/near');
  await page.keyboard.press('Control+k');
  await input(page).fill('nothing');
  await expect(modal(page)).toContainText('No results for "nothing"');
  await expect(modal(page)).toContainText('Try searching for');
  await expect(modal(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
});

test('the search page asks for 20 hits of the same filters, page after page', async ({page}) => {
  const requests = await answer(page);
  await visit(page, 'find?q=video');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(20);
  await expect(page.getByText(`${TOTAL} results`, {exact: true})).toBeVisible();
  await expect(items.first()).toContainText('<Video> 0');
  await expect(page.getByRole('button', {name: 'Show more results'})).toBeVisible();
  // One scroll may bring both pages: the page goes on while its end is near.
  for (const count of [40, TOTAL]) {
    await expect(async () => {
      await items.last().scrollIntoViewIfNeeded();
      await expect.poll(() => items.count(), {timeout: 1000}).toBeGreaterThanOrEqual(count);
    }).toPass();
  }
  await expect(items).toHaveCount(TOTAL);
  await expect(page.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
  const asked = requests.flatMap(queriesOf).map((query) => [query.page, query.hitsPerPage]);
  expect(asked).toEqual([
    [0, 20],
    [1, 20],
    [2, 20],
  ]);
  expect(requests.flatMap(queriesOf)[0]?.facetFilters).toEqual(FILTERS);
});

test('the form of the not-found page leads to the search page that is configured', async ({
  page,
}) => {
  await visit(page, 'docs/no-such-page');
  await expect(page.getByRole('button', {name: 'Find'})).toContainText('Find');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(`${site.origin}${BASE}find?q=no+such+page`);
});
