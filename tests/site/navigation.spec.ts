import {expect, open, test} from '../helpers/test';

test('keeps the old page until the code of the next one is there', async ({page}) => {
  await open(page, '/docs/');
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  const before = await page.locator('h1').textContent();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(before ?? '');
  release();
  await expect(page.locator('h1')).toHaveText('The fundamentals');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('reloads the whole page when the code of the next one cannot be loaded', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open(page, '/docs/');
  await page.route(/\/assets\/js\/.*\.js$/, (route) => route.abort(), {times: 1});
  const loaded = page.waitForEvent('load');
  await page.locator('.pagination-nav__link--next').click();
  await loaded;
  await expect(page.locator('h1')).toHaveText('The fundamentals');
  expect(warnings.join(' ')).toContain('chunk');
});

test('scrolls to the target of the hash, and to the top without one', async ({page}) => {
  await open(page, '/docs/the-fundamentals#a-sequence-moves-a-part-in-time');
  await expect(page.locator('#a-sequence-moves-a-part-in-time')).toBeInViewport();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).toHaveText('Animating properties');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('does not scroll when only the query changes', async ({page}) => {
  await open(page, '/docs/render');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.evaluate(() => {
    history.pushState(null, '', '?q=1');
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page).toHaveURL(/\?q=1/);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('moves focus to the start of the page after a navigation, and says its title', async ({
  page,
}) => {
  await open(page, '/docs/');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).toHaveText('The fundamentals');
  // Both happen right after the new heading, so a key pressed between them would go to the old place.
  const announcer = page.locator('#page-announcer[aria-live="polite"]');
  await expect(announcer).toContainText('The fundamentals');
  expect(await announcer.innerText()).toBe(await page.title());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test.describe('prefetch', () => {
  for (const [name, connection] of [
    ['on a 2g connection', {effectiveType: '2g', saveData: false}],
    ['with data saver on', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`is skipped ${name}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      // A page without a player, which would load when the reader comes near.
      await open(page, '/about/');
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).hover();
      await page.locator('.footer').scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      expect(requests).toEqual([]);
    });
  }

  test('takes the links of the content that are in view once the page rests, and each file once', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, path] = /\/assets\/js\/pages(\/.+)\.\w+\.js$/.exec(request.url()) ?? [];
      if (path) {
        fetched.push(path);
      }
    });
    await open(page, '/docs/the-fundamentals');
    await expect.poll(() => fetched).toContain('/docs/use-current-frame');
    await page.waitForLoadState('networkidle');
    // Links of the navigation bar and of the sidebar wait, and so do those below the screen.
    expect(fetched).not.toContain('/blog');
    expect(fetched).not.toContain('/docs/render');
    expect(fetched).not.toContain('/docs/animating-properties');
    await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain('/docs/animating-properties');
    await page.locator('.menu a[href="/docs/render"]').focus();
    await expect.poll(() => fetched).toContain('/docs/render');
    console.log(`${fetched.length} pages fetched`);
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  test('happens on hover otherwise', async ({page}) => {
    await open(page, '/no-such-page');
    await page.waitForLoadState('networkidle');
    const request = page.waitForRequest(/\/assets\/js\//);
    await page.locator('.navbar').getByRole('link', {name: 'API', exact: true}).hover();
    expect((await request).url()).toContain('.js');
  });
});

test('stores the docs version on the first visit of the docs', async ({page}) => {
  await open(page, '/docs/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('current');
});

test('shows breadcrumbs and a table of contents of two levels in the docs', async ({page}) => {
  await open(page, '/docs/the-fundamentals');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText(
    'The fundamentals',
  );
  const entries = page.locator('.table-of-contents__link');
  expect(await entries.count()).toBeGreaterThan(3);
});

test('a window that grows after a click shows the sidebar and the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({width: 800, height: 900});
  await open(page, '/docs/');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).toHaveText('The fundamentals');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents).toHaveCount(0);
  await page.setViewportSize({width: 1280, height: 900});
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
});
