import type {Page, Route} from '@playwright/test';
import {buildAndServe} from '../helpers/fixture';
import type {FixtureSite} from '../helpers/fixture';
import {SAMPLE_PAGES, collectProblems, expect, open, test, waitForHydration} from '../helpers/test';

/* What goes wrong around a site: deploys, lines, hosts, browsers. Chunks that fail on the first page
 * are in errors.spec.ts, the index of the search in search.spec.ts. */

const SCRIPTS = /\/assets\/js\/.*\.js$/;

/** All but what asks for the others: the small script of the docs, the site's own code, the runtime. */
const PARTS = /\/assets\/js\/(?!main|runtime|docs\.).*\.js$/;

/** What many hosts answer for a file that a new deploy removed. */
const asPage = (route: Route) =>
  route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Site</title>'});

const heading = (page: Page) => page.getByRole('heading', {level: 1});

const goToNextPage = (page: Page) => page.locator('.pagination-nav__link--next').click();

/** Counts how often the page is loaded in full. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads++;
    }
  });
  return () => loads;
}

/** As for a reader who saves data: no page comes before its link is followed. */
async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    }),
  );
}

test.describe('an old tab after a new deploy', () => {
  for (const [name, fail] of Object.entries({
    'is gone': (route: Route) => route.fulfill({status: 404, body: 'Not found'}),
    'comes back as a page': asPage,
    'is cut off': (route: Route) =>
      route.fulfill({contentType: 'text/javascript', body: '"use strict";(self.chunk=self.'}),
  })) {
    test(`loads the next page in full when its code ${name}`, async ({page}) => {
      await fetchNothingAhead(page);
      await open(page, '/docs/');
      await page.route(SCRIPTS, fail);
      const loads = countLoads(page);
      // With the new page come the names of its new files.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) {
          page.unroute(SCRIPTS).catch(() => undefined);
        }
      });
      await goToNextPage(page);
      await expect(heading(page)).toHaveText('The fundamentals');
      await waitForHydration(page);
      expect(loads()).toBe(1);
    });
  }

  test('offers Retry instead of loading over and over when the code stays gone', async ({page}) => {
    await open(page, '/docs/');
    await page.route(PARTS, asPage);
    const loads = countLoads(page);
    await goToNextPage(page);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(heading(page)).toHaveText('The fundamentals');
    await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
    expect(loads()).toBe(1);
  });
});

test('a first page whose code comes back as a page stays readable, with Retry', async ({page}) => {
  await page.route(PARTS, asPage);
  await page.goto('/docs/render');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(heading(page)).toHaveText('Render your video');
});

test('a page without any of its scripts is readable, and its links lead on', async ({page}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/docs/');
  await goToNextPage(page);
  await expect(heading(page)).toHaveText('The fundamentals');
});

test('a navigation whose code never comes ends in a full load', async ({page}) => {
  await page.clock.install();
  await open(page, '/docs/');
  await page.route(SCRIPTS, () => {});
  const loads = countLoads(page);
  await goToNextPage(page);
  await expect(page).toHaveURL(/the-fundamentals/);
  await expect(heading(page)).not.toHaveText('The fundamentals');
  await page.clock.fastForward(20_000);
  await expect(heading(page)).toHaveText('The fundamentals');
  expect(loads()).toBe(1);
});

test('a reader who goes offline keeps the page and its URL, is told, and goes on once back online', async ({
  page,
  context,
}) => {
  await fetchNothingAhead(page);
  await open(page, '/docs/');
  const before = await heading(page).textContent();
  const loads = countLoads(page);
  const note = page.getByRole('alert');
  await context.setOffline(true);

  await goToNextPage(page);
  await expect(note).toContainText("You're offline.");
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(heading(page)).toHaveText(before!);
  await expect(page.locator('#nprogress')).toBeHidden();
  const scroll = () => page.evaluate(() => window.scrollY);
  const at = await scroll();
  expect(at).toBeGreaterThan(0);
  await note.getByRole('button', {name: 'Stay here'}).click();
  await expect(note).toHaveCount(0);
  await expect(page.locator('.pagination-nav__link--next')).toBeFocused();
  expect(await scroll()).toBe(at);

  await goToNextPage(page);
  await expect(note).toContainText("You're offline.");
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('The fundamentals');
  await expect(page).toHaveURL(/the-fundamentals/);
  await expect(note).toHaveCount(0);
  expect(loads()).toBe(0);
});

test.describe('local storage', () => {
  for (const [name, breakStorage] of Object.entries({
    forbidden: () => {
      for (const store of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, store, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
      }
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No space', 'QuotaExceededError');
      };
    },
    'full of nonsense': () => {
      Storage.prototype.getItem = function (key) {
        const value: unknown = this[key];
        return typeof value === 'string' ? value : '{"a":[null,';
      };
    },
  })) {
    test(`that is ${name} stops no page`, async ({page}) => {
      test.setTimeout(120_000);
      const problems = collectProblems(page);
      await page.addInitScript(breakStorage);
      const paths = [...Object.values(SAMPLE_PAGES), '/ai', '/search', '/playground/'].filter(
        (path) => path !== SAMPLE_PAGES.notFound,
      );
      for (const path of paths) {
        await open(page, path);
        await expect(heading(page), path).toHaveCount(1);
        await expect(heading(page), path).not.toHaveText('This page crashed.');
      }
      await page.getByRole('button', {name: /Switch between dark and light/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
      console.log(`${paths.length} pages with storage that is ${name}`);
      expect(problems.filter((problem) => problem.startsWith('thrown'))).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages of every kind can be read, and their links lead on', async ({page}) => {
    const paths = Object.values(SAMPLE_PAGES);
    for (const path of paths) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      await expect(page.locator('.navbar'), path).toBeVisible();
      await expect(page.locator('.footer'), path).toHaveCount(1);
    }
    console.log(`${paths.length} pages without JavaScript`);
    await page.goto('/docs/');
    await goToNextPage(page);
    await expect(heading(page)).toHaveText('The fundamentals');
  });
});

test.describe('addresses', () => {
  for (const [name, from, to, text] of [
    ['with double slashes', '/docs//render', '/docs/render', 'Render your video'],
    ['that begins with two slashes', '//docs/render', '/docs/render', 'Render your video'],
    ['with encoded letters', '/docs/%72ender', '/docs/%72ender', 'Render your video'],
    ['that climbs out', '/docs/..%2f..%2fx', '/docs/..%2f..%2fx', 'Page not found'],
    ['of 6000 characters', `/docs/${'a'.repeat(6000)}`, '/docs/aaa', 'Page not found'],
    ['with a query of 7000', `/docs/render?q=${'b'.repeat(7000)}`, '/docs/render', 'Render'],
  ] as const) {
    test(`${name} show one page`, async ({page, baseURL}) => {
      await page.goto(`${baseURL}${from}`);
      await expect.poll(() => new URL(page.url()).pathname.slice(0, 60)).toContain(to);
      await waitForHydration(page);
      await expect(heading(page)).toContainText(text);
      await expect(page.locator('.navbar')).toHaveCount(1);
    });
  }

  test('that cannot be decoded are an unknown page, not a dead one', async ({page, baseURL}) => {
    const fallback = await (await page.request.get('/no-such-page')).text();
    // A host that answers with the 404 page, as many do.
    await page.route(
      (url) => url.pathname.includes('%E0%A4'),
      (route) => route.fulfill({status: 404, contentType: 'text/html', body: fallback}),
    );
    await page.goto(`${baseURL}/docs/%E0%A4%A`).catch(() => {});
    await waitForHydration(page);
    await expect(heading(page)).toHaveText('Page not found');
  });

  test('with a hash that cannot be decoded crash nothing', async ({page}) => {
    const problems = collectProblems(page);
    await open(page, '/docs/render#%E0%A4%A');
    await page.evaluate(() => (window.location.hash = '#%'));
    await expect(page).toHaveURL(/#%25$/);
    await expect(heading(page)).toHaveText('Render your video');
    expect(problems).toEqual([]);
  });

  test('that ask for a color mode that does not exist get that of the system, with an error', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/docs/?docusaurus-theme=sepia');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await expect(page.locator('.navbar__logo img').filter({visible: true})).toHaveCount(1);
    expect(problems).toEqual([
      'error: Unexpected color mode "sepia". The page follows the system instead.',
    ]);
  });
});

test.describe('hosts of analytics and chat', () => {
  test.describe.configure({mode: 'default'});

  let site: FixtureSite;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await buildAndServe('services', 'services', '/');
  });

  test.afterAll(() => site.close());

  const FOREIGN = /^https:\/\//;

  async function expectWorking(page: Page): Promise<void> {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.goto(`${site.origin}/`, {waitUntil: 'commit'});
    await waitForHydration(page);
    await page.getByRole('link', {name: 'Next'}).click();
    await expect(heading(page)).toHaveText('Next');
    // What is no script cannot be read as one; that much is said of it, and no more comes of it.
    expect(thrown.filter((message) => message !== "Unexpected token '<'")).toEqual([]);
  }

  test('are asked with the policy of the site on, and told of each page', async ({page}) => {
    const asked: string[] = [];
    const problems = collectProblems(page);
    await page.route(FOREIGN, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({contentType: 'text/javascript', body: ''});
    });
    await expectWorking(page);
    await expect.poll(() => asked).toContain('chat.example');
    expect(asked).toContain('www.googletagmanager.com');
    const events = await page.evaluate(() =>
      (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.map(({1: event}) => event),
    );
    expect(events).toContain('page_view');
    expect(problems).toEqual([]);
  });

  test('may be dead', async ({page}) => {
    await page.route(FOREIGN, (route) => route.abort());
    await expectWorking(page);
  });

  test('may never answer', async ({page}) => {
    await page.route(FOREIGN, () => {});
    await expectWorking(page);
  });

  test('may answer with a page of the network they are blocked in', async ({page}) => {
    await page.route(FOREIGN, asPage);
    await expectWorking(page);
  });
});
