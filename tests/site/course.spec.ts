import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {gradeSamples, type Which} from '../../scripts/content/course/grade-samples';
import {startGrader, type Grader} from '../../scripts/content/course/grader';
import {readCourse} from '../../scripts/content/course/samples';
import {count, expectNoProblems} from '../../scripts/content/problems';
import {STORAGE_KEY} from '../../src/features/course/progress';
import {accessibilityOf} from '../helpers/axe';
import {collectProblems, expect, open, test} from '../helpers/test';

const MAP = '/learn/first-video/';

const exercises = readCourse();
const [first, second] = exercises;
const last = exercises.at(-1);

const editor = (page: Page): Locator => page.getByRole('textbox', {name: /^Code of/});
const outcome = (page: Page): Locator =>
  page.getByRole('region', {name: 'Preview and goal'}).getByRole('status');

test.describe('with sample answers', () => {
  test.describe.configure({mode: 'serial', timeout: 400_000});

  let grader: Grader;
  test.beforeAll(async () => {
    grader = await startGrader();
  });
  test.afterAll(() => grader.close());

  const gradeAll = async (which: Which) => {
    const {graded, problems} = await gradeSamples(exercises, grader.grade, {which});
    expectNoProblems(problems);
    console.log(`${count(exercises.length, 'exercise')}, ${count(graded, `${which} answer`)}`);
  };

  test('right answers pass the whole course', () => gradeAll('right'));
  test('wrong answers fail each exercise, with what is wrong', () => gradeAll('wrong'));
});

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
  await expect(outcome(page)).toHaveText(/Syntax error/);
  await page.reload();
  await page.mouse.move(20, 20);
  await page.locator('iframe[title="Your video beside the goal"]').waitFor();
  await write(page, second.solution);
  await page.getByRole('button', {name: 'Start over'}).click();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toContain(
    '"code": {}',
  );
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
    await page.getByText('The solution, and why it works').click();
    await expect(page.locator('details pre')).toContainText('frame * 18');
    await page.getByText('A hint', {exact: true}).click();
    await expect(page.locator('details p').first()).toBeVisible();
  });
});
