import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {ShowcaseEntry} from '../../src/data/showcase';
import {originals} from '../../src/compositions/originals/entries';
import {axe} from '../helpers/axe';
import {collectProblems, expect, open, test} from '../helpers/test';

const entries = JSON.parse(
  readFileSync(join(process.cwd(), 'src/data/showcase.json'), 'utf8'),
) as ShowcaseEntry[];

const cardsOf = (page: Page) =>
  page.getByRole('list', {name: 'Showcase entries'}).locator(':scope > li');

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
  await expect(cardsOf(page)).toHaveCount(entries.length);
  const shown = await cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => ({
      title: card.querySelector('h3')?.textContent,
      links: Array.from(card.querySelectorAll(':scope ul a'), (link) =>
        link.getAttribute('href'),
      ).sort(),
      labels: Array.from(card.querySelectorAll(':scope ul a'), (link) => link.textContent),
    })),
  );
  expect(shown.map(({title, links}) => ({title, links}))).toEqual(
    entries.map(({title, links}) => ({title, links: links.map(({url}) => url).sort()})),
  );
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

test('posters are drawn when they come near, and not before', async ({page}) => {
  await open(page, '/showcase/');
  const last = cardsOf(page).last();
  await cardsOf(page).first().scrollIntoViewIfNeeded();
  await expect(cardsOf(page).first().locator('svg')).toBeAttached();
  await expect(last.locator('svg')).toHaveCount(0);
  const height = (await last.boundingBox())!.height;
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('svg')).toBeAttached();
  expect((await last.boundingBox())!.height).toBe(height);
});

test('kind, source, tutorial and words filter together, and stand in the address', async ({
  page,
}) => {
  await open(page, '/showcase/');
  const titles = cardsOf(page).locator('h3');
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

const originalCards = (page: Page) =>
  page.getByRole('list', {name: 'Original videos'}).locator(':scope > li');

test('each original has a poster and loads nothing of its video before it is opened', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await open(page, '/showcase/');
  await expect(originalCards(page)).toHaveCount(originals.length);
  for (const [index, {title, shows}] of originals.entries()) {
    const card = originalCards(page).nth(index);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('button', {name: title})).toHaveAttribute('aria-expanded', 'false');
    await expect(card).toContainText(shows);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    const width = await card.locator('img').evaluate((image: HTMLImageElement) => ({
      natural: image.naturalWidth,
      ratio: image.width / image.height,
    }));
    expect(width.natural, title).toBeGreaterThan(0);
    expect(width.ratio, title).toBeCloseTo(16 / 9, 1);
  }
  const before = scripts.length;
  await originalCards(page).first().getByRole('button').click();
  await expect(page.locator('.__remotion-player')).toBeAttached();
  expect(scripts.length).toBeGreaterThan(before);
  console.log(`${originals.length} originals`);
});

test('an original opens by keyboard, plays, shows its very source, and gives way to the next', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const [first, second] = originals;
  await open(page, '/showcase/');
  const card = originalCards(page).first();
  const button = card.getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toBeFocused();
  await expect(card.getByRole('group', {name: first!.title})).toBeVisible();
  await expect(card.locator('.__remotion-player')).toBeAttached();

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('tab', {name: 'Source'})).toHaveAttribute('aria-selected', 'true');
  const lines = card.locator('.token-line');
  await expect(lines.first()).toBeVisible();
  const shown = (await lines.allTextContents()).map((line) => line.trimEnd()).join('\n');
  expect(shown).toBe(readFileSync(join(process.cwd(), first!.source), 'utf8').trimEnd());

  await originalCards(page).nth(1).getByRole('button').first().click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('group', {name: second!.title})).toBeVisible();
  await originalCards(page).nth(1).getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.__remotion-player')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('an original that is opened waits for the reader', async ({page}) => {
    await open(page, '/showcase/');
    await originalCards(page).first().getByRole('button').click();
    await expect(page.getByRole('button', {name: /play video/i})).toBeAttached();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('an open original has no accessibility violation', async ({page}) => {
      await open(page, '/showcase/');
      await originalCards(page).first().getByRole('button').click();
      await expect(page.locator('.__remotion-player')).toBeAttached();
      const {violations, passes} = await axe(page).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      console.log(`${passes.length} rules passed`);
    });
  });
}

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
    await expect(cardsOf(page)).toHaveCount(entries.length);
    await expect(page.getByRole('search', {name: 'Filter the showcase'})).toBeHidden();
    await expect(originalCards(page).locator('img')).toHaveCount(originals.length);
    await page.goto('/showcase/add');
    await expect(page.getByRole('link', {name: 'open an issue'})).toBeVisible();
  });
});
