import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Locator, Page, Route} from '@playwright/test';
import {accessibilityInBothSchemes, accessibilityOf} from '../helpers/axe';
import {hits, input, isMarked, markWindow, modal} from '../helpers/search';
import {collectProblems, expect, open, test} from '../helpers/test';

const ASSETS = join(process.cwd(), 'build', 'assets');
/** Files of the site's own index. */
const INDEX = /\/search\/[\da-f]+\//;
/** A word on more pages than one page of results holds. */
const FREQUENT = 'video';
/** A word in some titles and in more texts. */
const OCCASIONAL = 'caption';
const NOWHERE = 'qzxwvkj';
/** What nothing holds, but a name is written like. */
const MISHEARD = 'usekurentfraym';

const button = (page: Page) => page.getByRole('button', {name: 'Search docs'});

async function openModal(page: Page, query = ''): Promise<void> {
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await input(page).fill(query);
}

async function searchInModal(page: Page, query: string): Promise<void> {
  await openModal(page, query);
  await expect(hits(page).first()).toBeVisible();
}

/** Addresses of what the page fetches from now on. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Names of built scripts, with their gzipped size in bytes, that hold a text. */
function scriptsWith(text: string): Map<string, number> {
  const files = readdirSync(join(ASSETS, 'js'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'))
    .map((name): [string, Buffer] => [name, readFileSync(join(ASSETS, 'js', name))]);
  return new Map(
    files
      .filter(([, content]) => content.includes(text))
      .map(([name, content]) => [name, gzipSync(content, {level: 9}).length]),
  );
}

test.describe('before a reader shows intent', () => {
  test('neither the modal nor the index is in what every page loads', async ({page}) => {
    const requests = collectRequests(page);
    await open(page, '/docs/');
    await page.waitForLoadState('networkidle');
    const lazy = [...scriptsWith('DocSearch-Modal')];
    const sizes = lazy.map(([name, size]) => `${name} ${(size / 1000).toFixed(1)} kB`).join(', ');
    const [main = ['', 0]] = [...scriptsWith('Search docs')].filter(([name]) =>
      name.startsWith('main.'),
    );
    console.log(`main: ${(main[1] / 1000).toFixed(1)} kB gzip; on intent: ${sizes}`);
    expect(main[1], 'the button is in the main bundle').toBeGreaterThan(0);
    expect(lazy.length, 'the modal has a script of its own').toBe(1);
    const loaded = requests.filter(
      (url) => INDEX.test(url) || lazy.some(([name]) => url.endsWith(name)),
    );
    expect(requests.length).toBeGreaterThan(3);
    expect(loaded).toEqual([]);
  });

  for (const [intent, show] of Object.entries({
    hover: (page: Page) => button(page).hover(),
    touch: (page: Page) => button(page).dispatchEvent('touchstart'),
    focus: (page: Page) => button(page).focus(),
    click: (page: Page) => button(page).click(),
  })) {
    test(`${intent} loads the modal and the index`, async ({page}) => {
      const requests = collectRequests(page);
      await open(page, '/docs/');
      await page.waitForLoadState('networkidle');
      requests.length = 0;
      await show(page);
      const [script = ''] = [...scriptsWith('DocSearch-Modal').keys()];
      await expect.poll(() => requests.some((url) => url.endsWith(script))).toBe(true);
      await expect.poll(() => requests.some((url) => INDEX.test(url))).toBe(true);
    });
  }

  test('a reader who saves data gets no index before the first query', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      }),
    );
    const requests = collectRequests(page);
    await open(page, '/docs/');
    await openModal(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => INDEX.test(url))).toEqual([]);
    await input(page).fill(FREQUENT);
    await expect(hits(page).first()).toBeVisible();
  });
});

test.describe('opening and closing', () => {
  test.beforeEach(async ({page}) => open(page, '/docs/'));

  test('a click opens the modal with the focus in its input', async ({page}) => {
    await button(page).click();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(modal(page)).toContainText('No recent searches');
    await modal(page).getByRole('link', {name: 'Render a video'}).click();
    await expect(page).toHaveURL(/\/docs\/render$/);
    await expect(modal(page)).toHaveCount(0);
  });

  for (const key of ['Control+k', 'Meta+k']) {
    test(`${key} opens it and closes it`, async ({page}) => {
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(modal(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  }

  test('/ opens it, without becoming the query', async ({page}) => {
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
  });

  test('/ is a character in a field of the page', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('searchbox').press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('a/');
    await expect(modal(page)).toHaveCount(0);
  });

  test('typing on the button opens it with what was typed', async ({page}) => {
    await button(page).focus();
    await page.keyboard.type('vid');
    await expect(input(page)).toHaveValue('vid');
    await page.keyboard.type('eo');
    await expect(input(page)).toHaveValue('video');
  });

  test('the modal has the keyboard from the moment it is there', async ({page}) => {
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const field = document.querySelector('.DocSearch-Input');
        const focused = document.activeElement;
        if (field && focused) {
          observer.disconnect();
          const key = new KeyboardEvent('keydown', {key: 'i', bubbles: true, cancelable: true});
          const isLeftAlone = focused.dispatchEvent(key);
          Object.assign(window, {atFirst: {isFocused: focused === field, isLeftAlone}});
        }
      });
      observer.observe(document.body, {childList: true, subtree: true});
    });
    await button(page).focus();
    await page.keyboard.press('v');
    await expect(input(page)).toHaveValue('v');
    expect(await page.evaluate((): unknown => Reflect.get(window, 'atFirst'))).toEqual({
      isFocused: true,
      isLeftAlone: true,
    });
  });

  test('nothing typed is lost while the code is on its way', async ({page}) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('use current', {delay: 20});
    await expect(input(page)).toHaveValue('use current');
  });

  test('nothing typed is lost on a slow computer while hits come in', async ({page}) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await openModal(page);
    const typed = 'how to render a video with captions and sound in the cloud';
    await page.keyboard.type(typed, {delay: 30});
    await expect(input(page)).toHaveValue(typed);
    console.log(`${typed.length} letters`);
  });

  for (const key of ['Control+f', 'Meta+f']) {
    test(`${key} never opens it`, async ({page}) => {
      await button(page).focus();
      await page.keyboard.press(key);
      await page.waitForTimeout(400);
      await expect(modal(page)).toHaveCount(0);
    });
  }

  test('Escape and a click outside close it: the focus returns, and the query that opened it is gone', async ({
    page,
  }) => {
    await button(page).focus();
    await page.keyboard.press('v');
    await expect(input(page)).toHaveValue('v');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(input(page)).toHaveValue('');
    await page.mouse.click(5, 300);
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('Tab stays inside it in both directions', async ({page}) => {
    await searchInModal(page, FREQUENT);
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  });

  test('says so when its code cannot be loaded, and tries again', async ({page}) => {
    await page.route(/\.js$/, (route) => route.abort());
    await button(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(/\.js$/);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(input(page)).toBeFocused();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('results in the modal', () => {
  test.beforeEach(async ({page}) => open(page, '/docs/'));

  test('are at most 20 hits, 5 of a group, with the count of all', async ({page}) => {
    await searchInModal(page, FREQUENT);
    // Before that, hits by title may still make way for the complete ones.
    await expect(page.locator('.search-outcome')).toHaveText(/^\d+ found$/);
    const groups = await modal(page)
      .getByRole('listbox')
      .evaluateAll((lists) => lists.map(({children}) => children.length));
    expect(Math.max(...groups)).toBeLessThanOrEqual(5);
    expect(groups.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(20);
    const link = modal(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = (await link.innerText()).match(/\d+/)?.[0];
    // The count is of all matches, not of those that are listed.
    expect(Number(count)).toBeGreaterThan(300);
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=video$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(page.getByText(`${count} results`, {exact: true})).toBeVisible();
  });

  test('are drawn anew by a letter, and not by the keys that move through them', async ({page}) => {
    await searchInModal(page, FREQUENT);
    await expect(page.locator('.search-outcome')).toHaveText(/^\d+ found$/);
    const redrawn = await page.evaluateHandle(() => {
      const links = new Set<Element | null>();
      new MutationObserver((mutations) =>
        mutations.forEach(({target}) => links.add((target as Element).closest('.DocSearch-Hit a'))),
      ).observe(document.querySelector('.DocSearch-Dropdown')!, {childList: true, subtree: true});
      return links;
    });
    const count = () => redrawn.evaluate((links) => [...links].filter(Boolean).length);
    for (let place = 1; place <= 3; place++) {
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    }
    console.log(`${await hits(page).count()} hits, ${await count()} drawn anew by arrow keys`);
    expect(await count()).toBe(0);
    await page.keyboard.type('s');
    await expect.poll(count).toBeGreaterThan(0);
  });

  test('are opened by keyboard, without loading the page anew', async ({page}) => {
    await markWindow(page);
    await searchInModal(page, FREQUENT);
    await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    const target = await hits(page).last().getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
    await expect(modal(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('are opened by a click, without loading the page anew', async ({page}) => {
    await markWindow(page);
    await searchInModal(page, FREQUENT);
    const target = await hits(page).first().getByRole('link').getAttribute('href');
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
    await expect(modal(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('take at most 64 characters', async ({page}) => {
    await openModal(page);
    await expect(input(page)).toHaveAttribute('maxlength', '64');
    await page.keyboard.insertText('x'.repeat(80));
    await expect(input(page)).toHaveValue('x'.repeat(64));
  });

  test('show that they take long after 300 ms, and not before', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route: Route) => {
      await released;
      await route.continue();
    });
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await openModal(page);
    const start = Date.now();
    await input(page).fill(FREQUENT);
    await expect(stalled).toHaveCount(1);
    expect(Date.now() - start).toBeGreaterThanOrEqual(280);
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(stalled).toHaveCount(0);
  });

  test('come by titles first, and are completed when the words arrive', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/search\/[\da-f]+\/words-/, async (route: Route) => {
      await released;
      await route.continue();
    });
    await searchInModal(page, OCCASIONAL);
    const count = modal(page).getByRole('link', {name: /^See all \d+ results$/});
    const early = await count.innerText();
    release();
    await expect(count).not.toHaveText(early);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue(OCCASIONAL);
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('stay as they are once one of them was chosen', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/search\/[\da-f]+\/words-/, async (route: Route) => {
      await released;
      await route.continue();
    });
    await searchInModal(page, FREQUENT);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    // What hits say of exports comes whenever it can.
    const texts = () => modal(page).locator('.DocSearch-Hit-content-wrapper').allInnerTexts();
    const early = await texts();
    const words = page.waitForResponse(/\/words-/);
    release();
    await (await words).finished();
    await page.waitForTimeout(500);
    expect(await texts()).toEqual(early);
    expect(early.length).toBeGreaterThan(10);
    await expect(hits(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('none: says so, suggests others, and links to a prefilled issue', async ({page}) => {
    await openModal(page, NOWHERE);
    await expect(modal(page)).toContainText(`No results for "${NOWHERE}"`);
    await expect(modal(page)).toContainText('Try searching for');
    await expect(modal(page)).toContainText('Believe this query should return results?');
    const link = modal(page).getByRole('link', {name: 'Let us know.'});
    const issue = new URL((await link.getAttribute('href')) ?? '');
    expect(issue.hostname + issue.pathname).toBe('github.com/remotion-dev/remotion/issues/new');
    expect(issue.searchParams.get('title')).toContain(NOWHERE);
    await modal(page).getByRole('button', {name: 'captions', exact: true}).click();
    await expect(input(page)).toHaveValue('captions');
    await expect(hits(page).first()).toBeVisible();
    // What was found before leaves no suggestion behind.
    await input(page).fill(MISHEARD);
    await expect(modal(page)).toContainText('Did you mean');
    await modal(page).getByRole('button', {name: 'useCurrentFrame()'}).click();
    await expect(hits(page).first()).toContainText('useCurrentFrame()');
  });

  for (const [name, fail] of Object.entries({
    'the index cannot be fetched': (route: Route) => route.abort(),
    'the index is gone': (route: Route) => route.fulfill({status: 404, body: 'Not found'}),
    'the index is garbage': (route: Route) => route.fulfill({status: 200, body: '{"a":'}),
    'the index is cut off': async (route: Route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({response, body: body.subarray(0, body.length / 2)});
    },
  })) {
    test(`say that they cannot be fetched when ${name}, until they can`, async ({page}) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.route(INDEX, fail);
      await openModal(page, FREQUENT);
      await expect(modal(page)).toContainText('Unable to fetch results');
      await expect(modal(page)).toContainText('You might want to check your network connection.');
      await page.waitForTimeout(700);
      await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
      await expect(modal(page)).not.toContainText('No results');
      await page.unroute(INDEX);
      await input(page).fill('render');
      await expect(hits(page).first()).toBeVisible();
      expect(thrown).toEqual([]);
    });
  }

  test('name the engine that found them, and no other host is asked', async ({page, baseURL}) => {
    const requests = collectRequests(page);
    await searchInModal(page, FREQUENT);
    await expect(modal(page).getByRole('link', {name: 'Powered by MiniSearch'})).toBeVisible();
    await expect(page.locator('a[href*="algolia"], [aria-label*="Algolia"]')).toHaveCount(0);
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    await open(page, `/search?q=${FREQUENT}`);
    await expect(page.locator('main')).not.toContainText(/powered by|algolia/i);
    expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  });
});

test.describe('recent and favorite searches', () => {
  const stored = (count: number) =>
    JSON.stringify(
      Array.from({length: count}, (_, index) => ({
        objectID: `${index}`,
        url: '/docs/render',
        type: 'lvl1',
        content: null,
        hierarchy: {lvl0: 'Guide', lvl1: `Search ${index}`},
      })),
    );
  const store = (page: Page, recents: string, favorites: string) =>
    page.addInitScript(
      ([recent, favorite]) => {
        localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__local', recent ?? '');
        localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__local', favorite ?? '');
      },
      [recents, favorites],
    );

  test('seven recent ones become four with the first favorite', async ({page}) => {
    await store(page, stored(12), stored(0));
    await open(page, '/docs/');
    await openModal(page);
    await expect(hits(page)).toHaveCount(7);
    await modal(page).getByRole('button', {name: 'Save this search'}).first().click();
    await expect(hits(page)).toHaveCount(4 + 1);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  for (const [recents, favorites, shown] of [
    [12, 1, 5],
    [12, 12, 14],
  ] as const) {
    test(`${recents} and ${favorites} stored ones show as ${shown}`, async ({page}) => {
      await store(page, stored(recents), stored(favorites));
      await open(page, '/docs/');
      await openModal(page);
      await expect(hits(page)).toHaveCount(shown);
    });
  }

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const motion = reducedMotion === 'reduce' ? ', also with reduced motion' : '';
    test(`a hit that was opened is recent, can be kept, and can be removed${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion});
      await open(page, '/docs/');
      await searchInModal(page, FREQUENT);
      const title = await hits(page).first().locator('.DocSearch-Hit-title').innerText();
      await page.keyboard.press('Enter');
      await expect(modal(page)).toHaveCount(0);
      await openModal(page);
      await expect(modal(page)).toContainText('Recent');
      await expect(hits(page)).toHaveText([new RegExp(title)]);
      await modal(page).getByRole('button', {name: 'Save this search'}).click();
      await expect(modal(page)).toContainText('Favorite');
      await modal(page).getByRole('button', {name: 'Remove this search from favorites'}).click();
      await expect(modal(page)).toContainText('No recent searches');
    });
  }

  for (const garbage of ['{', '{"a":1}', '[null,{"url":"x"}]']) {
    test(`stored ones that are ${garbage} do no harm`, async ({page}) => {
      const problems = collectProblems(page);
      await store(page, garbage, garbage);
      await open(page, '/docs/');
      await openModal(page);
      await expect(modal(page)).toContainText('No recent searches');
      expect(problems).toEqual([]);
    });
  }

  for (const [name, breakStorage] of Object.entries({
    full: () => {
      Storage.prototype.setItem = (key: string, value: string) => {
        if (value.length > 100) {
          throw new DOMException(`${key} is too long`, 'QuotaExceededError');
        }
      };
    },
    forbidden: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    },
  })) {
    test(`search works when storage is ${name}`, async ({page}) => {
      const problems = collectProblems(page);
      await page.addInitScript(breakStorage);
      await open(page, '/docs/');
      await searchInModal(page, FREQUENT);
      const target = await hits(page).first().getByRole('link').getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
      await expect(modal(page)).toHaveCount(0);
      expect(problems.filter((problem) => problem.startsWith('thrown'))).toEqual([]);
    });
  }
});

test.describe('the search page', () => {
  const field = (page: Page) =>
    page.getByRole('main').getByRole('searchbox', {name: 'Search docs'});
  const results = (page: Page) => page.getByRole('main').getByRole('listitem');

  test('takes its query from q, and writes what is typed there', async ({page}) => {
    await open(page, '/search?q=render');
    await expect(field(page)).toHaveValue('render');
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “render”');
    await field(page).fill(FREQUENT);
    await expect(page).toHaveURL(/\?q=video$/);
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(page).toHaveTitle(/video/);
  });

  test('follows the address when another query is opened from the modal', async ({page}) => {
    await open(page, '/search?q=render');
    await field(page).fill('player');
    await expect(page).toHaveURL(/q=player/);
    await searchInModal(page, FREQUENT);
    await modal(page)
      .getByRole('link', {name: /See all/})
      .click();
    await expect(field(page)).toHaveValue(FREQUENT);
    await page.goBack();
    await expect(field(page)).toHaveValue('player');
  });

  test('without a query it says what to type, and offers popular tasks', async ({page}) => {
    await open(page, '/search');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await expect(results(page)).toHaveCount(6);
    await page.getByRole('main').getByRole('link', {name: 'Show captions'}).click();
    await expect(page).toHaveURL(/\/docs\/captions\/displaying$/);
  });

  test('shows 20 hits, more on scrolling, and each once', async ({page}) => {
    await open(page, `/search?q=${FREQUENT}`);
    await expect(results(page)).toHaveCount(20);
    await expect(page.getByRole('button', {name: 'Show more results'})).toBeVisible();
    await results(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => results(page).count()).toBeGreaterThan(20);
    const titles = await results(page).evaluateAll((items) =>
      items.map((item) => `${item.querySelector('a')?.href} ${item.textContent}`),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('shows more with the button, too', async ({page}) => {
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    await open(page, `/search?q=${FREQUENT}`);
    await expect(results(page)).toHaveCount(20);
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(20);
  });

  test('takes at most 64 characters', async ({page}) => {
    await open(page, `/search?q=${'x'.repeat(100)}`);
    await expect(field(page)).toHaveValue('x'.repeat(64));
    await expect(field(page)).toHaveAttribute('maxlength', '64');
  });

  test('opens a hit without loading the page anew', async ({page}) => {
    await open(page, `/search?q=${FREQUENT}`);
    await markWindow(page);
    const link = results(page).first().getByRole('link');
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
    expect(await isMarked(page)).toBe(true);
  });

  test('says that results cannot be fetched, and tries again', async ({page}) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.route(INDEX, (route) => route.abort());
    await open(page, `/search?q=${FREQUENT}`);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(INDEX);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(results(page)).toHaveCount(20);
    expect(thrown).toEqual([]);
  });

  test('says when there is nothing, suggests others, and links to an issue', async ({page}) => {
    await open(page, `/search?q=${NOWHERE}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(`No results for “${NOWHERE}”`);
    await expect(main).toContainText('Believe this query should return results?');
    await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      new RegExp(`issues/new\\?title=.*${NOWHERE}`),
    );
    await main.getByRole('button', {name: 'captions'}).click();
    await expect(field(page)).toHaveValue('captions');
    await field(page).fill(MISHEARD);
    await expect(main).toContainText('Did you mean');
    await main.getByRole('button', {name: 'useCurrentFrame()'}).click();
    await expect(results(page).first()).toContainText('useCurrentFrame()');
  });

  test('is where the form of the not-found page leads', async ({page}) => {
    await open(page, '/docs/render-vidio');
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=render\+vidio/);
    await expect(results(page).first()).toBeVisible();
  });

  test('is not for search engines', async ({page}) => {
    await open(page, '/search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test.describe('bad input', () => {
  const QUERIES = [
    '<img src=x onerror=hack()>',
    '"><script>hack()</script>',
    '</mark><svg/onload=hack()>',
    '&lt;img src=x onerror=hack()&gt;',
    `a${'😀'.repeat(40)}`,
    '%E0%A4%A',
    '\\ ( [ * + ? . ^ $ __proto__ constructor',
    '   ',
  ];

  for (const query of QUERIES) {
    test(`${query.slice(0, 40)} is only text`, async ({page}) => {
      const problems = collectProblems(page);
      await page.addInitScript(() =>
        Object.assign(window, {hack: () => Object.assign(window, {hacked: true})}),
      );
      await open(page, '/docs/');
      await openModal(page);
      await page.keyboard.insertText(query);
      await page.waitForTimeout(500);
      await expect(modal(page)).toBeVisible();
      await open(page, `/search?${new URLSearchParams({q: query})}`);
      await page.waitForTimeout(500);
      await expect(page.getByRole('heading', {level: 1})).toContainText('Search');
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await expect(page.locator('main img, main script, [role="dialog"] img')).toHaveCount(0);
      expect(problems).toEqual([]);
    });
  }
});

for (const width of [360, 1280]) {
  test(`search has no accessibility violation in light and dark mode at ${width} px`, async ({
    page,
  }) => {
    // Seven states are looked through, which a busy machine does not do within a minute.
    test.slow();
    await page.setViewportSize({width, height: 800});
    const failures: string[] = [];
    let all = 0;
    const check = async (state: string) => {
      // DocSearch puts links and buttons into options: its own markup, as on every site.
      const {violations, passed} = await accessibilityInBothSchemes(page, {
        disableRules: ['nested-interactive'],
      });
      all += passed;
      failures.push(...violations.map((violation) => `${state} ${violation}`));
    };
    await open(page, '/docs/');
    await openModal(page);
    await check('empty');
    await input(page).fill(FREQUENT);
    await expect(hits(page).first()).toBeVisible();
    await check('results');
    await input(page).fill(NOWHERE);
    await expect(modal(page)).toContainText('No results');
    await check('no results');
    await page.keyboard.press('Control+i');
    await expect(modal(page)).toContainText('has no answer');
    await check('question');
    for (const query of ['', FREQUENT, NOWHERE]) {
      await open(page, `/search?q=${query}`);
      await page.waitForTimeout(600);
      await check(`page "${query}"`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    console.log(`7 states at ${width} px, ${all} rules passed`);
    expect(all).toBeGreaterThan(120);
    expect(failures).toEqual([]);
  });
}

test.describe('what a hit says of an export', () => {
  const SYMBOLS = /symbols\.idx$/;
  const line = (page: Page, name: string) =>
    hits(page)
      .filter({has: page.getByText(name, {exact: true})})
      .locator('.search-symbol')
      .first();

  const topsOf = (all: Locator): Promise<number[]> =>
    all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));

  test('kind, package and signature stand in a line that keeps its place until they come', async ({
    page,
  }) => {
    const requests = collectRequests(page);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SYMBOLS, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/docs/');
    await openModal(page);
    expect(requests.filter((url) => SYMBOLS.test(url))).toEqual([]);
    await input(page).fill('useCurrentFrame');
    await expect(line(page, 'useCurrentFrame()')).toHaveText('');
    // By then the hits are complete.
    await expect(page.locator('.search-outcome')).toHaveText(/found/);
    const before = await topsOf(hits(page));
    release();
    await expect(line(page, 'useCurrentFrame()')).toHaveText(
      'hook · remotion · useCurrentFrame(): number',
    );
    expect(await topsOf(hits(page))).toEqual(before);
    await expect(hits(page).first()).toHaveAccessibleName(/hook · remotion/);
    // The favorite button within an option is the modal's own.
    const {violations} = await accessibilityOf(page, {
      include: '.DocSearch-Modal',
      disableRules: ['nested-interactive'],
    });
    expect(violations).toEqual([]);

    await input(page).fill('Player component props');
    await expect(line(page, '<Player>')).toContainText('component · @remotion/player');
    expect(requests.filter((url) => SYMBOLS.test(url))).toHaveLength(1);
  });

  test('a heading of an option shows its type', async ({page}) => {
    await open(page, '/docs/');
    await searchInModal(page, 'spring damping');
    await expect(page.locator('.search-type').first()).toContainText('number');
  });

  test('hits stand without it when it cannot be loaded', async ({page}) => {
    await page.route(SYMBOLS, (route) => route.abort());
    await open(page, '/docs/');
    await searchInModal(page, 'useCurrentFrame');
    await expect(line(page, 'useCurrentFrame()')).toHaveText('');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/use-current-frame$/);
  });

  test('the search page says the same', async ({page}) => {
    await open(page, '/search?q=useCurrentFrame');
    await expect(page.getByText('hook · remotion · useCurrentFrame(): number')).toBeVisible();
    expect((await accessibilityOf(page, {include: 'main'})).violations).toEqual([]);
  });

  test('its file takes at most 40 kB', () => {
    const folder = join(process.cwd(), 'build', 'search');
    const sizes = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => SYMBOLS.test(name))
      .map((name) => readFileSync(join(folder, name)).length);
    console.log(`symbols: ${sizes.join(', ')} bytes`);
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThanOrEqual(40_000);
  });
});

test('the modal fills a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/docs/');
  await searchInModal(page, FREQUENT);
  const box = await page.locator('.DocSearch-Modal').boundingBox();
  expect(box).toMatchObject({x: 0, y: 0, width: 360, height: 740});
  await expect(modal(page).getByText('Powered by')).toBeInViewport({ratio: 1});
  await modal(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(modal(page)).toHaveCount(0);
});

/** Opens a page whose script does not come before the returned function is called. */
async function openUnalive(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/docs/spring', {waitUntil: 'commit'});
  await expect(button(page)).toBeVisible();
  return letGo;
}

for (const [name, keys] of [
  ['Control+K', 'Control+k'],
  ['"/"', '/'],
] as const) {
  test(`${name} and what is typed next are not lost before the page is alive`, async ({page}) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: 6});
    const letGo = await openUnalive(page);
    await page.keyboard.press(keys);
    await page.keyboard.type('interpolx');
    await page.keyboard.press('Backspace');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    letGo();
    await page.keyboard.type('ate');
    await client.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await expect(input(page)).toHaveValue('interpolate');
    await expect(hits(page).first()).toContainText('interpolate');
  });
}

test('keys before the page is alive that open nothing are left to the page', async ({page}) => {
  const letGo = await openUnalive(page);
  await page.keyboard.type('spring');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(modal(page)).toHaveCount(0);
});
