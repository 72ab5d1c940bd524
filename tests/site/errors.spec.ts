import {collectProblems, expect, open, test, waitForHydration} from '../helpers/test';

const BREAK_PAGE_CONTENT = () => {
  const real = window.MutationObserver;
  Object.assign(window, {
    repair: () => (window.MutationObserver = real),
    // Code blocks use it, and the shell does not.
    MutationObserver: class {
      constructor() {
        throw new Error('Code blocks are out', {cause: new Error('The observer is gone')});
      }
    },
  });
};

const BREAK_SHELL = () => {
  const real = window.matchMedia.bind(window);
  Object.assign(window, {
    repair: () => (window.matchMedia = real),
    matchMedia: (query: string) => {
      if (document.readyState !== 'loading' && query.includes('prefers-color-scheme')) {
        throw new Error('No media queries today');
      }
      return real(query);
    },
  });
};

test.describe('a crash of the page', () => {
  test('shows the message, its cause and a way back inside the shell', async ({page}) => {
    await page.addInitScript(BREAK_PAGE_CONTENT);
    await page.goto('/docs/render');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('alert')).toContainText('Code blocks are out');
    await expect(page.getByRole('alert')).toContainText('The observer is gone');
    await expect(page.locator('.navbar')).toBeVisible();

    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Render your video');
  });

  test('shows the message alone when the shell crashed', async ({page}) => {
    await page.addInitScript(BREAK_SHELL);
    await page.goto('/docs/render');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('alert')).toContainText('No media queries today');

    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Render your video');
  });
});

const ALL = /\/assets\/js\/.*\.js$/;

/** All but what asks for the others: the small script of the docs, the site's own code, the runtime. */
const PARTS = /\/assets\/js\/(?!main|runtime|docs\.).*\.js$/;

test.describe('the first page', () => {
  test('offers Retry when a part of its code cannot be loaded, and stays readable', async ({
    page,
  }) => {
    let isBroken = true;
    await page.route(PARTS, (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/docs/render');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Render your video');
    const {width} = page.viewportSize()!;
    expect(await page.getByRole('alert').boundingBox()).toMatchObject({
      width: width / 2,
      x: width / 4,
      y: 80,
    });
    isBroken = false;
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const [what, scripts] of Object.entries({'a part of its code': PARTS, 'all code': ALL})) {
    test(`offers Retry when ${what} never comes`, async ({page}) => {
      let isBroken = true;
      await page.route(scripts, (route) => (isBroken ? undefined : route.continue()));
      await page.goto('/docs/render?a=1', {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      const alert = page.getByRole('alert');
      await expect(alert).toBeHidden();
      const wait = await page.evaluate(() => {
        const [told] = document.getAnimations().filter(isOfMissingCode);
        const delay = Number(told?.effect?.getTiming().delay);
        told?.finish();
        return delay;

        function isOfMissingCode(animation: Animation): boolean {
          return 'animationName' in animation && animation.animationName === 'tell-of-missing-code';
        }
      });
      expect(wait).toBe(15_000);
      await expect(alert).toContainText('taking too long');
      isBroken = false;
      await page.getByRole('button', {name: 'Retry'}).click();
      await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await expect(alert).toHaveCount(0);
    });
  }
});

test.describe('an unknown path', () => {
  test('shows links to the main sections and a search box with the words of the path', async ({
    page,
  }) => {
    const response = await page.goto('/docs/use-curent-frame');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('main').getByRole('link', {name: 'API reference'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('use curent frame');
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=use\+curent\+frame/);
  });
});

test('capitals that the host does not know are an unknown path, which names the page', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const response = await page.goto('/ABOUT/');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await page.getByRole('main').getByRole('link', {name: '/about/'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
});

test.describe('addresses that end in .html', () => {
  test('lead to the page on the host already, so no script is needed', async ({page}) => {
    const answer = await page.request.get('/about.html?a=1', {maxRedirects: 0});
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/about/?a=1');
    expect((await page.request.get('/docs/render.html')).status()).toBe(200);
    expect((await page.request.get('/no-such-page.html')).status()).toBe(404);
  });

  for (const [from, to] of [
    ['/docs/render.html', '/docs/render'],
    ['/docs/index.html', '/docs/'],
    ['/ai.html?a=1#b', '/ai?a=1#b'],
  ] as const) {
    test(`${from} is the page ${to}, once`, async ({page, baseURL}) => {
      // A host that answers with the 404 page, as many do.
      const fallback = await (await page.request.get('/no-such-page')).text();
      await page.route(
        (url) => url.pathname.endsWith('.html'),
        (route) => route.fulfill({status: 404, contentType: 'text/html', body: fallback}),
      );
      await page.goto(from).catch(() => {});
      await expect
        .poll(() => page.url().replace(/(\w)\/(?=\?|#|$)/, '$1'))
        .toBe(`${baseURL}${to}`.replace(/(\w)\/(?=\?|#|$)/, '$1'));
      await expect(page.locator('.navbar')).toHaveCount(1);
      await expect(page.locator('h1')).not.toHaveText('Page not found');
    });
  }
});

test('warns about a wrong base URL when neither styles nor scripts can be found', async ({
  page,
}) => {
  await page.route(/\.(css|js)$/, (route) => route.abort());
  await page.goto('/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText(
    '/',
  );
});

test('the home page offers Retry when its scripts alone fail, and is about as long as it will be', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('#__docusaurus-base-url-issue-banner-container')).toHaveCount(0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const expected = await height();
  // As the scripts do once they are there.
  await page.evaluate(() => delete document.documentElement.dataset.inParts);
  expect(expected / (await height())).toBeLessThan(1.5);
});

test('no page asks another host for anything', async ({page, baseURL}) => {
  const problems = collectProblems(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  const paths = ['/', '/docs/', '/blog', '/search', '/ai', '/showcase/'];
  for (const path of paths) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  console.log(`${paths.length} pages visited, ${foreign.length} requests to other hosts`);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});
