import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {count} from '../../scripts/content/problems';
import {publishedPosts} from '../content/published-posts';
import {expect, open, test} from '../helpers/test';

const PER_PAGE = 10;

/** Addresses of a blog's posts, newest first. */
function newestFirst(blog: string): string[] {
  return Object.entries(publishedPosts[blog]!)
    .sort(([, a], [, b]) => b.localeCompare(a))
    .map(([slug]) => `/${blog}/${slug}`);
}

/** Days (`2024-05-01`) of a blog's posts, newest first. */
function daysOf(blog: string): string[] {
  return Object.values(publishedPosts[blog]!).sort().reverse();
}

async function hrefs(page: Page, selector: string): Promise<(string | null)[]> {
  return page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('the index lists ten posts a page, newest first, with day, reading time and an introduction', async ({
  page,
}) => {
  const posts = newestFirst('blog');
  const days = daysOf('blog');
  const pages = Math.ceil(posts.length / PER_PAGE);
  for (let index = 0; index < pages; index++) {
    await open(page, index === 0 ? '/blog' : `/blog/page/${index + 1}`);
    const part = [index * PER_PAGE, (index + 1) * PER_PAGE] as const;
    expect(await hrefs(page, 'main article h2 a')).toEqual(posts.slice(...part));
    const articles = page.locator('main article');
    const times = await articles
      .locator('time')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('datetime')?.slice(0, 10)),
      );
    expect(times).toEqual(days.slice(...part));
    for (const article of await articles.all()) {
      await expect(article).toContainText(/\d+ min read/);
      // An introduction, not the post: code and pictures come after it.
      await expect(article.locator('p').first()).not.toBeEmpty();
      await expect(article.locator('pre, figure, h3')).toHaveCount(0);
    }
  }
  console.log(`${count(posts.length, 'post')} on ${count(pages, 'page')}`);
  expect(pages).toBe(3);
  expect((await page.goto(`/blog/page/${pages + 1}`))?.status()).toBe(404);
});

for (const blog of Object.keys(publishedPosts)) {
  test(`${blog}: archive and sidebar hold all posts, by year`, async ({page}) => {
    const posts = newestFirst(blog);
    const years = [...new Set(daysOf(blog).map((day) => day.slice(0, 4)))];
    await open(page, `/${blog}/archive`);
    expect(await hrefs(page, 'main section a:not(.hash-link)')).toEqual(posts);
    expect(await page.locator('main section h2').allTextContents()).toEqual(years);
    await expect(page.locator('h1')).toHaveText(/: archive$/);

    await open(page, posts[0]!);
    const sidebar = page.locator('aside nav');
    expect(await hrefs(page, 'aside nav a')).toEqual(posts);
    expect(await sidebar.locator('h3').allTextContents()).toEqual(years);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', posts[0]!);
    console.log(`${count(posts.length, 'post')} in ${count(years.length, 'year')}`);
  });

  test(`${blog}: the three feeds are well-formed and hold all posts`, async ({page}) => {
    const days = daysOf(blog);
    await page.goto('/blog');
    const feed = (name: string) =>
      page.evaluate(async (path) => (await fetch(path)).text(), `/${blog}/${name}`);
    const xml = (text: string) =>
      page.evaluate((source) => {
        const root = new DOMParser().parseFromString(source, 'text/xml');
        const times = (selector: string) =>
          Array.from(root.querySelectorAll(selector), (time) => new Date(time.textContent ?? ''));
        return {
          isBroken: root.querySelector('parsererror') !== null,
          days: [...times('item > pubDate'), ...times('entry > updated')].map((time) =>
            time.toISOString().slice(0, 10),
          ),
        };
      }, text);

    expect(await xml(await feed('rss.xml'))).toEqual({isBroken: false, days});
    expect(await xml(await feed('atom.xml'))).toEqual({isBroken: false, days});
    const json = JSON.parse(await feed('feed.json')) as {
      items: {url: string; title: string; date_modified: string; content_html: string}[];
    };
    expect(json.items.map((item) => item.date_modified.slice(0, 10))).toEqual(days);
    expect(json.items.every(({title, content_html}) => title && content_html.length > 500)).toBe(
      true,
    );
    console.log(`${count(days.length, 'post')} in each of 3 feeds`);

    expect((await xml('<rss><item></rss>')).isBroken, 'a broken feed is noticed').toBe(true);
  });
}

test('each step of the tutorial plays beside its code', async ({page}) => {
  await open(page, '/learn/apple-wow');
  const steps = page.locator('[data-live-code]');
  const titles = await steps.evaluateAll((sections) =>
    sections.map((section) => section.getAttribute('aria-label')),
  );
  expect(titles).toEqual([
    'Live code: A dot that flies',
    'Live code: A trail',
    'Live code: An explosion',
    'Live code: Hearts',
    'Live code: Hearts and stars',
    'Live code: A sky that lights up',
    'Live code: A logo that pops up',
    'Live code: Holiday fireworks',
  ]);
  for (const step of await steps.all()) {
    await step.scrollIntoViewIfNeeded();
    await expect(step.getByRole('slider')).toBeVisible();
    await expect(step.getByRole('alert')).toHaveCount(0);
  }
  console.log(`${count(titles.length, 'live step')}`);
});

test('the tutorial shows every file of its composition, and a feed reader gets its clip', async ({
  page,
}) => {
  const folder = join(process.cwd(), 'src/compositions/AppleWow');
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  await open(page, '/learn/apple-wow');
  const shown = await page.locator('article details:has(.token-line)').evaluateAll((elements) =>
    elements.map((element) => {
      const lines = element.querySelectorAll('.token-line');
      return [
        element.querySelector('summary')?.textContent,
        Array.from(lines, (line) => line.textContent?.trimEnd()).join('\n'),
      ];
    }),
  );
  const expected = files.map((file) => [file, readFileSync(join(folder, file), 'utf8').trimEnd()]);
  expect(shown.sort()).toEqual(expected.sort());
  expect(files.length).toBeGreaterThan(8);

  const feed = await (await page.request.get('/learn/rss.xml')).text();
  expect(feed).toMatch(/<source src="https:\/\/[^"]+\/media\/apple-wow\.webm"/);
  expect((await page.request.get('/media/apple-wow.webm')).status()).toBe(200);
  console.log(`${count(files.length, 'source file')}`);
});

test('a post can be reached from its neighbors and from the list by keyboard', async ({page}) => {
  await open(page, '/blog');
  const title = page.locator('main article h2 a').first();
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Why Mediabunny');
  await page.locator('.pagination-nav__link--next').press('Enter');
  await expect(page).toHaveURL(/\/blog\/editor-starter$/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('list, archive and posts can be read', async ({page}) => {
    await page.goto('/blog');
    await expect(page.locator('main article')).toHaveCount(PER_PAGE);
    await page.goto('/blog/archive');
    await expect(page.locator('main section li')).toHaveCount(25);
    await page.goto('/blog/faster-lambda');
    await expect(page.locator('figure').first()).toBeVisible();
    await expect(page.locator('article header time')).toHaveText('March 21, 2024');
  });
});
