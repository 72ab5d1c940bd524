import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {readCourse} from '../../scripts/content/course/samples';
import {STORAGE_KEY, writeProgress} from '../../src/features/course/progress';
import {accessibilityOf} from '../helpers/axe';
import {collectProblems, expect, open, test} from '../helpers/test';

const MAP = '/learn/first-video/';

const exercises = readCourse();
const [first, second] = exercises;
const last = exercises.at(-1);

const editor = (page: Page): Locator => page.getByRole('textbox', {name: /^Code of/});
const outcome = (page: Page): Locator =>
  page.getByRole('region', {name: 'Preview and goal'}).getByRole('status');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('Nothing is there to measure.');
  }
  return box;
}

/** Whether all of an element is in the window, below the navigation. */
async function isInSight(page: Page, locator: Locator): Promise<boolean> {
  const {y, height} = await boxOf(locator);
  return y >= 60 && y + height <= (page.viewportSize()?.height ?? 0);
}

/** Opens an exercise, and its editor. */
async function openEditor(page: Page, slug: string): Promise<void> {
  await open(page, MAP + slug);
  await page.mouse.move(10, 10);
  await page.locator('iframe[title^="Your video beside"]').waitFor();
  await page.getByRole('region', {name: 'Code'}).locator('pre').first().hover();
  await editor(page).waitFor();
}

/** Puts the focus into the editor, which takes the place of the code, and writes. */
async function write(page: Page, code: string): Promise<void> {
  await page.getByRole('region', {name: 'Code'}).locator('pre, .cm-content').first().hover();
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test('a reader solves an exercise by keyboard, and the map remembers it', async ({page}) => {
  if (!first || !second) {
    throw new Error('The course has no exercises.');
  }
  const problems = collectProblems(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, MAP + first.slug);
  await page.mouse.move(10, 10);
  const preview = page.frameLocator('iframe[title="Your video beside the goal"]');
  const scrubber = page.getByRole('slider', {name: 'Frame'});
  // Yours and the goal's.
  await expect(preview.getByText('0', {exact: true})).toHaveCount(2);
  // With reduced motion, nothing plays until the reader wants it.
  await expect(scrubber).toHaveValue('0');
  await page.getByRole('button', {name: 'Play'}).click();
  await expect(scrubber).not.toHaveValue('0');
  await page.getByRole('button', {name: 'Pause'}).click();

  await scrubber.fill('25');
  await expect(preview.getByText('25', {exact: true})).toHaveCount(1);
  await page.getByRole('radio', {name: 'Difference'}).check({force: true});
  await expect(page.getByText('What is black is the same')).toBeVisible();

  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(outcome(page)).toHaveText(/looks the same at every frame/);
  await page.getByRole('button', {name: 'Go to frame 7'}).click();
  await expect(scrubber).toHaveValue('7');
  await page.getByRole('radio', {name: 'Side by side'}).check({force: true});
  expect((await accessibilityOf(page)).violations).toEqual([]);

  await write(page, first.solution.replace('useCurrentFrame();', 'useCurrentFrame() + 1;'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(outcome(page)).toHaveText(/Frame 0 looks like frame 1 of the goal/);
  await write(page, first.solution);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(outcome(page)).toHaveText(/Passed. All 4 frames that were compared match/);
  await outcome(page)
    .getByRole('link', {name: `Next: ${second.title}`})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(second.title);

  await page.getByRole('link', {name: 'Your first video', exact: true}).click();
  await expect(page.getByText(`1 of ${exercises.length} done`)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Save as a file'}).click(),
  ]);
  const saved = await download.path();
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({done: [first.slug]});
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(page.getByText(`0 of ${exercises.length} done`)).toBeVisible();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(page.getByText(`1 of ${exercises.length} done`)).toBeVisible();
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(page.getByText(`0 of ${exercises.length} done`)).toBeVisible();
  await page.getByLabel('Open a file').setInputFiles(saved);
  await expect(page.getByText(`1 of ${exercises.length} done`)).toBeVisible();
  await page.getByLabel('Open a file').setInputFiles('package.json');
  await expect(page.getByText(/no progress of this course/)).toBeVisible();
  expect((await accessibilityOf(page)).violations).toEqual([]);
  expect(problems).toEqual([]);
});

test('code that was changed is there after a reload, and broken code costs nothing', async ({
  page,
}) => {
  if (!second) {
    throw new Error('The course has no second exercise.');
  }
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, MAP + second.slug);
  await page.mouse.move(10, 10);
  await page.locator('iframe[title="Your video beside the goal"]').waitFor();
  await write(page, `${second.start}\n(`);
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  // The message stands once.
  await expect(outcome(page)).toHaveText(/Nothing is compared yet/);
  await expect(page.getByText(/Syntax error/)).toHaveCount(1);
  // What worked last is marked, and the goal beside it isn't.
  const mark = await boxOf(page.getByText('Last working preview'));
  const frame = await boxOf(page.locator('iframe[title="Your video beside the goal"]'));
  expect(mark.y + mark.height).toBeLessThan(frame.y + frame.height / 2);
  await page.reload();
  await page.mouse.move(20, 20);
  await page.locator('iframe[title="Your video beside the goal"]').waitFor();
  await write(page, second.solution);
  await page.getByRole('button', {name: 'Start over'}).click();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toContain(
    '"code": {}',
  );
});

test('on a computer, most of the code is in sight, and the line to edit is', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openEditor(page, 'overlap-two-scenes');
  const pane = await boxOf(page.locator('.cm-scroller'));
  const line = page.locator('.cm-line', {hasText: 'durationInFrames={45}'});
  const {height} = await boxOf(line);
  expect(pane.height / height).toBeGreaterThan(22);
  await expect.poll(async () => (await boxOf(line)).y).toBeLessThan(pane.y + pane.height);
  // Nothing scrolls sideways below the line numbers.
  expect(
    await page.locator('.cm-scroller').evaluate((each) => each.scrollWidth - each.clientWidth),
  ).toBe(0);
  expect(await isInSight(page, page.getByRole('button', {name: 'Check', exact: true}))).toBe(true);
  await expect(page.getByRole('button', {name: /Ask AI/})).toHaveCount(0);
});

test('on a phone, the videos and the check stay in sight while one types', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openEditor(page, 'plan-fifteen-seconds');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n(');
  await outcome(page).scrollIntoViewIfNeeded();
  for (const part of [
    page.locator('iframe[title="Your video beside the goal"]'),
    page.getByRole('button', {name: 'Check', exact: true}),
    page.locator('.cm-line').last(),
    page.getByText(/Syntax error/),
  ]) {
    expect(await isInSight(page, part), String(part)).toBe(true);
  }
});

test('both videos tell whose is whose, and can be seen as the check draws them', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `${MAP}fit-any-size`);
  await page.mouse.move(10, 10);
  const frame = page.locator('iframe[title="Your video beside the goal"]');
  await frame.waitFor();
  const preview = page.frameLocator('iframe[title="Your video beside the goal"]');
  const goal = preview.locator('[style*="pointer-events: none"][style*="opacity"]').first();
  await page.getByRole('radio', {name: 'Onion skin'}).check({force: true});
  const mix = page.getByRole('slider', {name: 'From yours to the goal'});
  await expect(mix).toHaveValue('50');
  await mix.fill('0');
  await expect(goal).toHaveCSS('opacity', '0');
  await page.getByRole('radio', {name: 'Difference'}).check({force: true});
  await expect(goal).toHaveCSS('opacity', '1');
  await expect(goal).toHaveCSS('mix-blend-mode', 'difference');

  await page.getByRole('radio', {name: 'Side by side'}).check({force: true});
  await page.getByRole('radio', {name: '720 × 1280'}).check({force: true});
  await expect
    .poll(async () => {
      const {width, height} = await boxOf(frame);
      return Math.abs((width * 0.49) / height - 720 / 1280);
    })
    .toBeLessThan(0.01);
  await page.getByRole('radio', {name: '12 frames'}).check({force: true});
  await expect(page.getByRole('slider', {name: 'Frame'})).toHaveAttribute('max', '11');
  expect((await accessibilityOf(page)).violations).toEqual([]);
});

test('a finished course says so, and what comes next', async ({page}) => {
  const progress = writeProgress({done: exercises.map(({slug}) => slug), code: {}});
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEY,
    progress,
  ] as const);
  await open(page, MAP);
  await expect(page.getByText(/You've finished the course/)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Create a project'})).toBeVisible();
});

test('without storage, an exercise works and says that nothing is kept', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await open(page, MAP + (second?.slug ?? ''));
  await page.mouse.move(10, 10);
  await expect(page.getByText(/doesn't let the site store anything/)).toBeVisible();
});

test('on a phone, nothing is wider than the screen, and the last exercise exports a video', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [MAP, MAP + (last?.slug ?? '')]) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await page.mouse.move(10, 10);
  await expect(page.getByRole('button', {name: 'Export video'})).toBeVisible();
  expect((await accessibilityOf(page)).violations).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an exercise is a text with its start, its hints and its solution', async ({page}) => {
    await page.goto(MAP + (second?.slug ?? ''));
    await expect(page.getByText(/Turn on JavaScript to change the code/)).toBeVisible();
    await expect(page.getByText('Goal', {exact: true})).toBeHidden();
    await page.getByText('The solution, and why it works').click();
    await expect(page.locator('details pre')).toContainText('frame * 18');
    await page.getByText('A hint', {exact: true}).click();
    await expect(page.locator('details p').first()).toBeVisible();
  });
});
