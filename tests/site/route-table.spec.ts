import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../../scripts/lib/root';
import {collectProblems, expect, open, test} from '../helpers/test';

const TABLE = /\/assets\/routes\.\w+\.json$/;

/** How often a script names a chunk with its hash: the bundler's own form of its list. */
const namesIn = (script: string): number =>
  script.match(/"assets\/js\/\w+\.\w{8}\.js"/g)?.length ?? 0;

test('the runtime that every page loads names no chunks one by one, although a worker has a runtime too', () => {
  const folder = join(ROOT, 'build/assets/js');
  const runtimes = readdirSync(folder).filter((name) => name.startsWith('runtime~main.'));
  console.log(`${runtimes.length} runtime checked`);
  expect(runtimes).toHaveLength(1);
  for (const name of runtimes) {
    expect(namesIn(readFileSync(join(folder, name), 'utf8')), name).toBeLessThan(10);
  }
  expect(namesIn('"1"===s?"assets/js/1.efc4f7ee.js":"assets/js/22.e5327fb2.js"')).toBe(2);
});

test('the first page needs no table, and its HTML names all the scripts that it needs', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.route(TABLE, () => {});
  const requested: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'script') {
      requested.push(pathname);
    }
  });
  // A page without demos, which would load their code.
  await open(page, '/docs/license');
  const named = await page.evaluate(() =>
    Array.from(
      document
        .querySelector<HTMLTemplateElement>('#after-paint')!
        .content.querySelectorAll('script[src], link[rel=preload][as=script]'),
      (element) => element.getAttribute('src') ?? element.getAttribute('href')!,
    ),
  );
  console.log(`${named.length} scripts named, ${requested.length} requested`);
  expect(named.length).toBeGreaterThan(4);
  expect(named).toContainEqual(expect.stringMatching(/\/pages\/docs\/license\.\w{8}\.js$/));
  // The small script of the docs, which asks for the others, stands in the head.
  const others = requested.filter((path) => !path.startsWith('/assets/js/docs.'));
  expect(new Set(others)).toEqual(new Set(named));
  expect(problems).toEqual([]);
});

test('a page of the docs loads the sidebar that it shows, once, and no other', async ({page}) => {
  const sidebars: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      const text = await response.text().catch(() => '');
      const names = [...text.matchAll(/docsSidebars\.(\w+)=|docsSidebars\["(\w+)"\]=/g)];
      sidebars.push(...names.map(([, name, quoted]) => (name ?? quoted)!));
    }
  });
  await open(page, '/docs/');
  await page.waitForLoadState('networkidle');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).toHaveText('The fundamentals');
  await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').first()).toBeAttached();
  await expect.poll(() => sidebars).toEqual(['mainSidebar']);

  await page.locator('.navbar').getByRole('link', {name: 'API', exact: true}).click();
  await expect(page.locator('.theme-doc-sidebar-menu')).toContainText('@remotion/player');
  await expect.poll(() => sidebars).toEqual(['mainSidebar', 'apiSidebar']);
});

test('keeps the sidebar as it is when readers go on', async ({page}) => {
  await open(page, '/docs/');
  await page.locator('.theme-doc-sidebar-menu').evaluate((menu) => {
    (menu as HTMLElement & {isTheSame?: boolean}).isTheSame = true;
  });
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).toHaveText('The fundamentals');
  const isTheSame = await page
    .locator('.theme-doc-sidebar-menu')
    .evaluate((menu) => (menu as HTMLElement & {isTheSame?: boolean}).isTheSame);
  expect(isTheSame).toBe(true);
});

for (const [what, answer] of [
  ['is gone after a deploy', {status: 404, contentType: 'text/html', body: 'Not found'}],
  ['comes back as HTML', {status: 200, contentType: 'text/html', body: '<!doctype html>'}],
  ['is of another shape', {status: 200, contentType: 'application/json', body: '{"a":1}'}],
] as const) {
  test(`a link leads on by loading the whole page when the table ${what}`, async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route(TABLE, (route) => route.fulfill(answer));
    await open(page, '/docs/');
    const loaded = page.waitForEvent('load');
    await page.locator('.pagination-nav__link--next').click();
    await loaded;
    await expect(page.locator('h1')).toHaveText('The fundamentals');
    expect(warnings.join(' ')).toContain('chunk');
  });
}

test('an address that no page has shows that, without loading the site again', async ({page}) => {
  await open(page, '/docs/');
  await page.evaluate(() => {
    (window as {isTheSame?: boolean}).isTheSame = true;
    history.pushState(null, '', '/docs/no-such-page');
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page.locator('h1')).toHaveText('Page not found');
  expect(await page.evaluate(() => (window as {isTheSame?: boolean}).isTheSame)).toBe(true);
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Page not found');
});

test('a page whose code comes back as HTML is loaded as a whole', async ({page}) => {
  await open(page, '/docs/');
  await page.route(/\/pages\/docs\/the-fundamentals\.\w+\.js$/, (route) =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html>'}),
  );
  const loaded = page.waitForEvent('load');
  await page.locator('.pagination-nav__link--next').click();
  await loaded;
  await expect(page).toHaveURL(/the-fundamentals$/);
  await expect(page.locator('h1')).toHaveText('The fundamentals');
});

test('the navigation shows in which sidebar the page is, before and after hydration', async ({
  page,
}) => {
  const active = page.locator('.navbar__items .navbar__link--active');
  const html = await (await page.request.get('/docs/')).text();
  expect(html.match(/<a [^>]*navbar__link--active[^>]*>\s*([^<]*)/)?.[1]).toBe('Docs');
  await open(page, '/docs/');
  await expect(active).toHaveText(['Docs']);
  await page.locator('.navbar').getByRole('link', {name: 'API', exact: true}).click();
  await expect(active).toHaveText(['API']);
  await page.goBack();
  await expect(active).toHaveText(['Docs']);
});
