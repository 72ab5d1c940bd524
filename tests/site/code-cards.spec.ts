import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {parseJson} from '../../plugins/lib/read-json';
import {accessibilityOf} from '../helpers/axe';
import {readClipboard} from '../helpers/clipboard';
import {collectProblems, expect, open, test} from '../helpers/test';

const PLAYER = '/docs/player/player';
/** Its first block is a fence of the page, not a demo or a signature. */
const PAGE = '/docs/the-fundamentals';
const FILE = '/docs/the-fundamentals.code.json';

const blockOf = (page: Page): Locator => page.locator('article pre.language-tsx').first();
const cardOf = (page: Page): Locator => page.locator('.code-card');

/** Where the n-th time a name stands in the first block of a page. */
const pointOf = (page: Page, name: string, nth = 0): Promise<{x: number; y: number}> =>
  blockOf(page).evaluate(
    (block, [wanted, skip]) => {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let left = skip;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const at = node.textContent?.search(new RegExp(`\\b${wanted}\\b`)) ?? -1;
        if (at !== -1 && left-- === 0) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + wanted.length);
          const {x, y, width, height} = range.getBoundingClientRect();
          return {x: x + width / 2, y: y + height / 2};
        }
      }
      throw new Error(`The block has no ${wanted}.`);
    },
    [name, nth] as const,
  );

const hoverName = async (page: Page, name: string, nth = 0): Promise<void> => {
  const {x, y} = await pointOf(page, name, nth);
  await page.mouse.move(x + 1, y);
  await page.mouse.move(x, y);
};

test('a name tells what it is when a pointer rests on it, and nothing loads before', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = collectProblems(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  await blockOf(page).scrollIntoViewIfNeeded();
  expect(loaded.filter((each) => each.endsWith('.code.json'))).toEqual([]);

  await blockOf(page).hover();
  await expect(blockOf(page)).toHaveAttribute('aria-describedby', /./);
  expect(loaded.filter((each) => each.endsWith('.code.json'))).toEqual([FILE]);
  const links = await page.evaluate(() => {
    let count = 0;
    CSS.highlights.get('code-link')?.forEach(() => count++);
    return count;
  });
  expect(links).toBeGreaterThan(3);

  await hoverName(page, 'useCurrentFrame');
  await expect(cardOf(page)).toContainText('function useCurrentFrame(): number');
  await expect(cardOf(page).getByText('Open page')).toHaveAttribute(
    'href',
    '/docs/use-current-frame',
  );
  expect((await accessibilityOf(page, {include: '.code-card'})).violations).toEqual([]);

  // The pointer may go to the card, and reads on.
  await cardOf(page).hover();
  await expect(cardOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toBeHidden();

  await page
    .getByRole('button', {name: /^copy code/i})
    .first()
    .click();
  const code = await readClipboard(context);
  expect(code).toContain("import {AbsoluteFill, useCurrentFrame} from 'remotion';");
  expect(code).not.toContain('function useCurrentFrame(): number');

  const {x, y} = await pointOf(page, 'useCurrentFrame');
  await page.keyboard.down('Control');
  await page.mouse.click(x, y);
  await page.keyboard.up('Control');
  await expect(page).toHaveURL(/\/docs\/use-current-frame$/);
  expect(problems).toEqual([]);
});

test('arrow keys go from name to name, Escape closes, and Enter opens the page', async ({page}) => {
  await open(page, PAGE);
  await blockOf(page).focus();
  await expect(blockOf(page)).toHaveAccessibleDescription(/arrow keys/);
  await page.keyboard.press('ArrowRight');
  await expect(cardOf(page)).toContainText('const AbsoluteFill');
  await page.keyboard.press('ArrowRight');
  await expect(cardOf(page)).toContainText('function useCurrentFrame(): number');
  await expect(page.locator('.code-card-spoken')).toContainText('Enter opens its page');
  await page.keyboard.press('ArrowLeft');
  await expect(cardOf(page)).toContainText('const AbsoluteFill');
  await page.keyboard.press('ArrowDown');
  await expect(cardOf(page)).toContainText('const Counter');
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toBeHidden();
  await expect(blockOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(blockOf(page)).not.toBeFocused();
  await blockOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/use-current-frame$/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  test('a tap on a name shows its card inside the window, and a tap elsewhere closes it', async ({
    page,
  }) => {
    await open(page, PAGE);
    await blockOf(page).scrollIntoViewIfNeeded();
    const box = await blockOf(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await expect(blockOf(page)).toHaveAttribute('aria-describedby', /./);
    const {x, y} = await pointOf(page, 'AbsoluteFill');
    await page.touchscreen.tap(x, y);
    await expect(cardOf(page)).toContainText('const AbsoluteFill');
    const card = await cardOf(page).boundingBox();
    expect(card?.x).toBeGreaterThanOrEqual(0);
    expect((card?.x ?? 0) + (card?.width ?? 999)).toBeLessThanOrEqual(360);
    await page.touchscreen.tap(180, 10);
    await expect(cardOf(page)).toBeHidden();
  });
});

test('code whose file is missing, or holds something else, stays as it is and says nothing', async ({
  page,
}) => {
  for (const answer of [{status: 404}, {status: 200, body: '<html>'}, {status: 200, body: '[]'}]) {
    await page.route(`**${FILE}`, (route) => route.fulfill(answer));
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await open(page, PAGE);
    await Promise.all([page.waitForResponse(`**${FILE}`), blockOf(page).hover()]);
    await page.keyboard.press('ArrowRight');
    await expect(cardOf(page)).toHaveCount(0);
    await expect(blockOf(page)).toContainText('import {AbsoluteFill');
    expect(thrown).toEqual([]);
    await page.unrouteAll();
  }
});

/** Focuses a block, and goes from name to name until a card says something. */
const findWithKeys = async (page: Page, block: Locator, start: string): Promise<void> => {
  await block.focus();
  await expect(block).toHaveAccessibleDescription(/arrow keys/);
  for (let key = 0; key < 80; key++) {
    await page.keyboard.press('ArrowRight');
    if ((await cardOf(page).locator('code').textContent())?.startsWith(start)) {
      return;
    }
  }
  throw new Error(`No card of the block begins with ${start}.`);
};

test('a generated signature has cards: of its arguments, their fields and the types in it', async ({
  page,
}) => {
  await open(page, '/docs/interpolate');
  const block = page.locator('article pre.language-ts').filter({hasText: 'function interpolate('});
  await findWithKeys(page, block, 'inputRange: ');
  await expect(cardOf(page).getByText('Open page')).toHaveAttribute(
    'href',
    '/docs/interpolate#inputrange',
  );
  await findWithKeys(page, block, 'type InterpolateOptions');
});

test('the code of a demo has cards, and what a control leaves of it keeps them', async ({page}) => {
  await open(page, '/docs/spring');
  const demo = page.locator('[data-demo="spring"]');
  const block = demo.locator('pre.language-tsx');
  await block.scrollIntoViewIfNeeded();
  await findWithKeys(page, block, 'damping?: number');
  await page.keyboard.press('Escape');

  await demo.getByRole('slider', {name: 'damping'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(block).toContainText('damping: 11');
  await findWithKeys(page, block, 'damping?: number');
  await expect(cardOf(page).getByText('Open page')).toHaveAttribute('href', '/docs/spring#damping');
  const marked = await page.evaluate(() => {
    const texts: string[] = [];
    CSS.highlights
      .get('code-current')
      ?.forEach((range) => texts.push(range instanceof Range ? range.toString() : ''));
    return texts;
  });
  expect(marked).toEqual(['damping']);

  // A switch brings a name that was not there.
  await expect(block).not.toContainText('durationInFrames');
  await demo.getByText('fixed duration').click();
  await expect(block).toContainText('durationInFrames: 60');
  await findWithKeys(page, block, 'durationInFrames?: number');
});

test('an option whose default changed says so at its heading, in its card and for the reader’s version', async ({
  page,
}) => {
  await open(page, '/docs/offthreadvideo');
  const facts = page.locator('#pausewhenbuffering ~ .reference-facts').first();
  await expect(facts).toContainText('Default changed in v4.0.356 from false');
  await page.getByLabel('More ways to use this page').click();
  const field = page.getByLabel('I use version');
  const use = async (version: string): Promise<void> => {
    await field.fill(version);
    await page.getByRole('button', {name: 'Mark'}).click();
  };
  await use('4.0.300');
  await expect(facts.locator('.needs-version')).toHaveText(
    'In your version, the default is false.',
  );
  await expect(page.getByText('1 default changed after it.')).toBeVisible();
  expect((await accessibilityOf(page, {include: 'article'})).violations).toEqual([]);
  // The option itself came later: nothing is said of its default.
  await use('4.0.100');
  await expect(facts.locator('.needs-version')).toHaveText(/^needs 4\.0\.111/);
  await use('4.0.356');
  await expect(facts.locator('.needs-version')).toHaveCount(0);
  const markdown = await (await page.request.get('/docs/offthreadvideo.md')).text();
  expect(markdown).toContain('Default changed in v4.0.356 from `false`');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an intended error, and a type that a page asks for, stand below their lines', async ({
    page,
  }) => {
    await page.goto('/docs/2-0-migration');
    const error = page.locator('[data-code-note="error"]').first();
    await expect(error).toHaveText(/^Error: /);
    const line = page.locator('.token-line:has(+ [data-code-note="error"])').first();
    const [above, below] = [await line.boundingBox(), await error.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 2);
    await page.goto('/docs/schemas');
    const type = page.locator('[data-code-note="type"]');
    await expect(type).toHaveText(
      /^type WeatherProps = \{.*sky: 'clear' \| 'clouds' \| 'rain' \| 'snow'/,
    );
    await expect(page.locator('article')).not.toContainText('^?');
  });
});

test('what stands below a line is not copied, and is a comment in the Markdown of the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/schemas');
  const box = page.locator('.theme-code-block').filter({has: page.locator('[data-code-note]')});
  await expect(box).toHaveCount(1);
  await box.hover();
  await box.getByRole('button', {name: /^copy code/i}).click();
  const code = await readClipboard(context);
  expect(code).toContain('type WeatherProps = z.infer<typeof weatherSchema>;\n\nexport');
  await findWithKeys(page, box.locator('pre'), 'const Weather');
  const markdown = await (await page.request.get('/docs/schemas.md')).text();
  expect(markdown).toMatch(/z\.infer<typeof weatherSchema>;\n\/\/ type WeatherProps = /);
});

test('the reader’s version marks what it lacks, on the page, in cards and after a reload', async ({
  page,
}) => {
  await open(page, PLAYER);
  await page.getByLabel('More ways to use this page').click();
  const field = page.getByLabel('I use version');
  await field.fill('four');
  await page.getByRole('button', {name: 'Mark'}).click();
  await expect(page.getByText('Write a version such as 4.0.383.')).toBeVisible();
  await field.fill('v4.0.100');
  await page.getByRole('button', {name: 'Mark'}).click();
  const marks = page.locator('.needs-version');
  await expect(marks.first()).toHaveText(/^needs \d+\.\d+\.\d+, you use 4\.0\.100$/);
  const count = await marks.count();
  console.log(`used version: ${count} marks on ${PLAYER} for 4.0.100`);
  expect((await accessibilityOf(page, {include: 'article'})).violations).toEqual([]);
  await page.reload();
  await expect(marks).toHaveCount(count);
  await page.getByLabel('More ways to use this page').click();
  await expect(field).toHaveValue('4.0.100');
  await field.fill('');
  await field.press('Enter');
  await expect(marks).toHaveCount(0);
});

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.code.json'))
    .map((name) => path.join(folder, name));

type Cards = {cards: [text: string, sentence?: string, route?: string][]};

const readCards = (file: string): Cards => parseJson<Cards>(readFileSync(file, 'utf8'));

test('each page has at most 12 kB of cards, and each card leads to a page and a heading that exist', () => {
  const build = path.join(process.cwd(), 'build');
  const files = filesBelow(build);
  const sizes = files.map((file) => gzipSync(readFileSync(file)).length).sort((a, b) => a - b);
  const routes = [
    ...new Set(
      files.flatMap((file) => readCards(file).cards.flatMap(([, , route]) => route ?? [])),
    ),
  ];
  console.log(
    `code cards: ${files.length} pages, median ${sizes[Math.floor(sizes.length / 2)]} bytes after gzip, ` +
      `largest ${sizes.at(-1)}, ${routes.length} routes`,
  );
  expect(files.length).toBeGreaterThan(500);
  expect(sizes.at(-1)).toBeLessThanOrEqual(12_000);
  const isThere = (route: string): boolean => {
    const [page = '', anchor] = route.split('#');
    const file = path.join(build, page, 'index.html');
    return (
      existsSync(file) &&
      (!anchor || new RegExp(`\\sid=["']?${anchor}["'\\s>]`).test(readFileSync(file, 'utf8')))
    );
  };
  expect(routes.filter((route) => !isThere(route))).toEqual([]);
  expect(isThere('/docs/no-such-page')).toBe(false);
});
