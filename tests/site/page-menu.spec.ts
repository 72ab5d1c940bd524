import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {documentedVersion} from '../../plugins/lib/documented-version';
import {readClipboard} from '../helpers/clipboard';
import {expect, open, test} from '../helpers/test';

const DOC = '/docs/spring';
const POST = '/blog/faster-lambda';

const markdownOf = (path: string): string =>
  readFileSync(join(process.cwd(), 'build', `${path}.md`), 'utf8');

for (const path of [DOC, POST]) {
  test(`${path}: the page is copied as Markdown, which loads only then`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await open(page, path);
    const button = page.getByRole('button', {name: 'Copy page'});
    await expect(button).toBeEnabled();
    expect(loaded.filter((each) => each.endsWith('.md'))).toEqual([]);
    await button.click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(page.context())).toBe(markdownOf(path));
  });
}

test('a page whose Markdown does not load says that it was not copied', async ({page}) => {
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await open(page, DOC);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
});

test('the menu opens and closes by keyboard, and closes when the reader goes on', async ({
  page,
}) => {
  await open(page, DOC);
  const entry = page.getByRole('link', {name: 'View as Markdown'});
  await page.getByRole('button', {name: 'Copy page'}).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(entry).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('every entry of the menu is a link that says which page it is about', async ({page}) => {
    await page.goto(DOC);
    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href'))!;
    await page.locator('summary[aria-label="More ways to use this page"]').click();
    const menu = page.locator('details[open]');
    const box = (await menu.getByRole('list').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);

    const hrefOf = async (name: string): Promise<string> =>
      decodeURIComponent((await menu.getByRole('link', {name}).getAttribute('href'))!);
    expect(await hrefOf('View as Markdown')).toBe(`${DOC}.md`);
    for (const assistant of ['Claude', 'ChatGPT', 'Perplexity']) {
      expect(await hrefOf(`Open in ${assistant}`)).toContain(`${canonical}.md`);
    }
    expect(await hrefOf('Edit this page')).toMatch(/^https:.*\/docs\/spring\.mdx$/);
    const report = await hrefOf('Report a problem');
    for (const part of ['spring()', canonical, documentedVersion(process.cwd())]) {
      expect(report).toContain(part);
    }
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeDisabled();
  });
});

test('without analytics, an answer is not said to be kept, and GitHub comes only on a second click', async ({
  page,
}) => {
  await open(page, DOC);
  const feedback = page.getByRole('region', {name: 'Feedback'});
  await feedback.getByRole('button', {name: 'No'}).click();
  await expect(feedback).toContainText(
    'Thanks for your feedback! This site doesn’t record answers.',
  );
  await expect(feedback.locator('p')).toBeFocused();
  const link = feedback.getByRole('link', {name: /on GitHub \(opens a new tab\)$/});
  const {pathname, searchParams} = new URL((await link.getAttribute('href'))!);
  expect(pathname).toMatch(/\/discussions\/new$/);
  expect(searchParams.get('title')).toBe('Feedback: spring()');
  expect(searchParams.get('body')).toContain('Helpful: no');
  expect(searchParams.get('body')).toContain(DOC);
});

test('with analytics, an answer is counted, and nothing is stored about the reader', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, {events, gtag: (...event: unknown[]) => events.push(event)});
  });
  await open(page, POST);
  const stored = () =>
    page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);
  const before = await stored();
  const feedback = page.getByRole('region', {name: 'Feedback'});
  await feedback.getByRole('button', {name: 'No'}).click();
  await expect(feedback).toContainText('Thanks for your feedback! Say what was missing on GitHub');
  expect(await page.evaluate(() => (window as unknown as {events: unknown[]}).events)).toEqual([
    ['event', 'page_feedback', {helpful: 'no', page_path: POST}],
  ]);
  expect(await stored()).toEqual(before);
  expect(new URL(page.url()).pathname).toBe(POST);
});

test('a page says when it was last updated, and leads to the ones before and after', async ({
  page,
}) => {
  await open(page, DOC);
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^20\d\d-/);
  const ways = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(ways.getByRole('link')).toHaveCount(2);
});
