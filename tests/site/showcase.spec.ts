import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {ShowcaseEntry} from '../../src/data/showcase';
import {originalOf} from '../../src/data/originals';
import {showcaseKinds} from '../../src/data/showcase';
import {studies, techniques} from '../../src/data/techniques';
import {accessibilityInBothSchemes} from '../helpers/axe';
import {collectProblems, expect, open, test} from '../helpers/test';

const entries = JSON.parse(
  readFileSync(join(process.cwd(), 'src/data/showcase.json'), 'utf8'),
) as ShowcaseEntry[];

const entriesOf = (page: Page) =>
  page.getByRole('list', {name: /^Showcase entries: /}).locator(':scope > li');

test('every entry is there with links that say what they are; nothing of others is embedded', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!['127.0.0.1', 'localhost'].includes(new URL(request.url()).hostname)) {
      foreign.push(request.url());
    }
  });
  await open(page, '/showcase/');
  await expect(entriesOf(page)).toHaveCount(entries.length);
  const shown = await entriesOf(page).evaluateAll((cards) =>
    cards.map((card) => ({
      title: card.querySelector('h4')?.textContent,
      links: Array.from(card.querySelectorAll(':scope ul a'), (link) =>
        link.getAttribute('href'),
      ).sort(),
      labels: Array.from(card.querySelectorAll(':scope ul a'), (link) => link.textContent),
    })),
  );
  const byKind = showcaseKinds.flatMap(({id}) => entries.filter(({kind}) => kind === id));
  expect(shown.map(({title, links}) => ({title, links}))).toEqual(
    byKind.map(({title, links}) => ({title, links: links.map(({url}) => url).sort()})),
  );
  const ways = page.getByRole('main').locator('section[aria-labelledby^="kind-"] > header a');
  const targets = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThanOrEqual(showcaseKinds.length);
  for (const target of targets) {
    await expect(page.locator(target ?? 'no link')).toBeVisible();
  }
  const labels = shown.flatMap((card) => card.labels);
  expect(labels.filter((label) => !/^(Video|Website|Source code|Tutorial) /.test(label))).toEqual(
    [],
  );
  expect(await page.locator('main iframe, main video').count()).toBe(0);
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(pictures.filter((src) => !src?.startsWith('/media/'))).toEqual([]);
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
  console.log(`${entries.length} entries, ${labels.length} links`);
});

test('kind, source, tutorial and words filter together, and stand in the address', async ({
  page,
}) => {
  await open(page, '/showcase/');
  const titles = entriesOf(page).locator('h4');
  await page.getByRole('checkbox', {name: 'Has tutorial'}).check();
  await expect(page).toHaveURL(/\?tutorial=yes$/);
  await expect(titles).toHaveCount(
    entries.filter(({links}) => links.some(({type}) => type === 'tutorial')).length,
  );
  await page.getByRole('checkbox', {name: 'Has source code'}).check();
  await page.getByRole('searchbox', {name: 'Title or author'}).pressSequentially('mux');
  await expect(titles).toHaveText(['MUX - Visualize video stats']);
  await expect(page).toHaveURL(/\?tutorial=yes&source=yes&q=mux$/);
  await expect(page.getByRole('searchbox', {name: 'Title or author'})).toHaveValue('mux');

  await page.reload();
  await expect(titles).toHaveText(['MUX - Visualize video stats']);
  await page.getByRole('radio', {name: /Music and audio/}).check();
  await expect(page.getByText('No entry matches all of your filters.')).toBeVisible();
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(titles).toHaveCount(entries.length);
  await expect(page.getByRole('searchbox', {name: 'Title or author'})).toHaveValue('');
});

/** The cards of the videos, in the order of the page. */
const videosOf = (page: Page) => page.locator('main [data-video]');

const all = [...techniques, ...studies.map((original) => ({original, template: undefined}))];

test('each video has its poster at rest, loads no composition before it is in view, and leads to its code and its template', async ({
  page,
}) => {
  await open(page, '/showcase/');
  await expect(videosOf(page)).toHaveCount(all.length);
  // The first row may be in view.
  expect(await videosOf(page).locator('.__remotion-player').count()).toBeLessThan(4);
  await expect(videosOf(page).locator('img[loading="lazy"]')).toHaveCount(all.length);
  for (const [index, {original, template}] of all.entries()) {
    const video = videosOf(page).nth(index);
    await video.scrollIntoViewIfNeeded();
    await expect(video).toContainText(original.sentence);
    await expect(video.getByRole('img', {includeHidden: true}).first()).toHaveJSProperty(
      'complete',
      true,
    );
    await expect(video.getByRole('link', {name: /^See the code/})).toHaveAttribute(
      'href',
      `/playground/?example=${original.slug}`,
    );
    const start = video.getByRole('link', {name: /^Start from/});
    if (template) {
      await expect(start).toHaveAttribute('href', `/templates/${template.name}`);
    } else {
      await expect(start).toHaveCount(0);
    }
  }
  console.log(`${all.length} videos`);
});

test('a video plays under the pointer, stops when it leaves, and opens with its very source in the playground', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, '/showcase/');
  const original = originalOf('YearInReview');
  const video = page.locator(`[data-video="${original.slug}"]`);
  await video.scrollIntoViewIfNeeded();
  await video.hover();
  await expect(video.getByRole('button', {name: /^Pause/})).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(video.getByRole('button', {name: /^Play/})).toBeVisible();

  await video.getByRole('link', {name: /^See the code/}).click();
  await expect(page).toHaveURL(new RegExp(`/playground/\\?example=${original.slug}$`));
  const [first] = readFileSync(join(process.cwd(), original.source), 'utf8').split('\n');
  await expect(page.locator('.cm-line').first()).toHaveText(first!);
  await expect(page.frameLocator('iframe').first().locator('.__remotion-player')).toContainText(
    '2024',
  );
  expect(problems).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('no video plays before the reader says so', async ({page}) => {
    await open(page, '/showcase/');
    const video = videosOf(page).nth(1);
    await video.hover();
    const play = video.getByRole('button', {name: /^Play/});
    await expect(play).toBeVisible();
    await play.click();
    await expect(video.getByRole('button', {name: /^Pause/})).toBeVisible();
  });
});

test('the videos have no accessibility violation, in light and in dark mode', async ({page}) => {
  await open(page, '/showcase/');
  await videosOf(page).first().hover();
  await expect(page.locator('.__remotion-player').first()).toBeAttached();
  // A frame in the middle of a fade is an image, and the group around it says what it shows.
  const {violations, passed} = await accessibilityInBothSchemes(page, {
    exclude: '.__remotion-player',
  });
  console.log(`${passed} rules passed`);
  expect(violations).toEqual([]);
  expect(passed).toBeGreaterThan(10);
});

test('toggles work by keyboard', async ({page}) => {
  await open(page, '/showcase/');
  await page.getByRole('searchbox', {name: 'Title or author'}).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', {name: 'Has source code'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?source=yes$/);
});

test('the form explains each mistake at its field, goes to the first, and loses nothing', async ({
  page,
}) => {
  await open(page, '/showcase/add');
  const title = page.getByLabel('Title');
  const address = page.getByLabel('URL of the video');
  await title.fill('LOOK AT THIS');
  await address.fill('video.example');
  await page.getByLabel('Author', {exact: false}).first().fill('Jane');
  await page.getByRole('button', {name: 'Continue on GitHub'}).click();

  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/not in capitals/);
  await expect(address).toHaveAccessibleDescription(/starting with https/);
  await expect(page.getByLabel('License of the clip')).toHaveAccessibleDescription(
    /Choose the terms/,
  );
  await expect(page.getByText('4 fields need a correction.')).toBeVisible();
  await expect(title).toHaveValue('LOOK AT THIS');

  await title.fill('Look at this');
  await expect(title).toHaveAttribute('aria-invalid', 'false');
  await page.reload();
  await expect(title).toHaveValue('Look at this');
  await expect(address).toHaveValue('video.example');
});

test('a complete form opens an issue with everything in it', async ({page, context}) => {
  await context.route('https://github.com/**', (route) => route.fulfill({body: 'GitHub'}));
  await open(page, '/showcase/add');
  await page.getByLabel('Title').fill('A map & more');
  await page.getByLabel('URL of the video').fill('https://video.example/1?a=b');
  await page.getByLabel('Kind').selectOption('data');
  await page.locator('[name="author"]').fill('Jane');
  await page.getByLabel('License of the clip').selectOption('other');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', {name: 'Continue on GitHub'}).click();
  await expect(page.getByLabel('Name of the license')).toBeFocused();
  await page.getByLabel('Name of the license').fill('MIT');
  await page.getByRole('button', {name: 'Continue on GitHub'}).click();
  const issue = await opened;
  await issue.waitForURL(/github\.com/);
  const {searchParams} = new URL(issue.url());
  expect(searchParams.get('title')).toBe('Showcase: A map & more');
  expect(searchParams.get('body')).toContain('**Video:** https://video.example/1?a=b');
  expect(searchParams.get('body')).toContain('**License of the clip:** MIT');
  await expect(page.getByRole('link', {name: 'open the issue here'})).toHaveAttribute(
    'href',
    /github\.com\/remotion-dev\/remotion\/issues\/new\?title=/,
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole, and the form says where else to go', async ({page}) => {
    await page.goto('/showcase/?q=mux');
    await expect(entriesOf(page)).toHaveCount(entries.length);
    await expect(page.getByRole('search', {name: 'Filter the showcase'})).toBeHidden();
    await expect(videosOf(page).locator('img')).toHaveCount(all.length);
    await page.goto('/showcase/add');
    await expect(page.getByRole('link', {name: 'open an issue'})).toBeVisible();
  });
});
