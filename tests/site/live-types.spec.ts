import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {gzipSize} from '../../scripts/lib/gzip';
import {DEFAULT_SETTINGS} from '../../src/features/live/settings';
import {KEY} from '../../src/features/live/types/choice';
import {encodeState} from '../../src/features/live/url-state';
import {accessibilityOf} from '../helpers/axe';
import {collectProblems, expect, open, test} from '../helpers/test';

const TYPES = join(process.cwd(), 'build/assets/types');

const CODE = `import {spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Title: React.FC = () => {
  const {fps} = useVideoConfig();
  const scale: string = spring({frame: useCurrentFrame(), fps});
  return <h1 title={scale}>Hello</h1>;
};
`;

const MESSAGE = "Type 'number' is not assignable to type 'string'.";

const playground = `/playground/${encodeState({code: CODE, settings: DEFAULT_SETTINGS})}`;

const switchIn = (place: Page | Locator): Locator => place.getByRole('switch', {name: 'Types'});

/** What lies over the page: a card, a message or suggestions. */
const popup = (page: Page, kind: 'hover' | 'autocomplete'): Locator =>
  page.locator(`.cm-tooltip-${kind}`);

/** Waits until TypeScript has read the code and marked its mistake. */
const mistakeIn = (place: Page | Locator): Locator => place.locator('.cm-lintRange-error');

/** Sentences that the page and its workers write to the console. */
function collectSentences(page: Page): string[] {
  const sentences: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') {
      sentences.push(message.text());
    }
  });
  return sentences;
}

/** Addresses of what an editor with types loads. */
function collectTypes(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/assets/types/')) {
      loaded.push(pathname.replace(/^.*\/(.*)\.\w+\.json$/, '$1'));
    }
  });
  return loaded;
}

async function expectAccessible(page: Page, selector: string): Promise<void> {
  // The focus stays in the code, from where arrow keys scroll the list.
  const {violations, passed} = await accessibilityOf(page, {
    include: selector,
    disableRules: ['scrollable-region-focusable'],
  });
  expect(passed).toBeGreaterThan(0);
  expect(violations).toEqual([]);
}

test('a live block has types once its reader asks: suggestions, cards, and mistakes in words', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  const loaded = collectTypes(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/sequence');
  const block = page.locator('[data-live-code]').first();
  await block.scrollIntoViewIfNeeded();
  await block.locator('pre').first().hover();
  const editor = block.getByRole('textbox');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('// kept');
  expect(loaded).toEqual([]);

  // The editor that knows types takes over what was typed, and how to undo it.
  await switchIn(block).check();
  await expect(switchIn(block)).toHaveAttribute('aria-busy', 'false');
  expect(loaded).toContain('typescript');
  await expect(editor).toContainText('// kept');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).not.toContainText('// kept');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(CODE);
  await expect(mistakeIn(block)).toHaveText('scale');
  await expect(block.getByRole('status')).toBeEmpty();
  await mistakeIn(block).hover();
  await expect(popup(page, 'hover')).toContainText(MESSAGE);
  await page.mouse.move(0, 0);
  await expect(popup(page, 'hover')).toHaveCount(0);

  await block.locator('.cm-line', {hasText: 'spring({'}).getByText('spring').hover();
  const card = popup(page, 'hover');
  await expect(card).toContainText('durationInFrames?: number;');
  await expect(card).toContainText('Animate a value like a spring.');
  await expect(card.getByRole('link', {name: 'Open its page'})).toHaveAttribute(
    'href',
    '/docs/spring',
  );
  await expectAccessible(page, '.cm-tooltip-hover');
  await page.mouse.move(0, 0);

  // By keyboard: the next mistake, the card of what is there, and the way out of it.
  await editor.press('F8');
  await expect(popup(page, 'hover')).toContainText(MESSAGE);
  await editor.press('Escape');
  await expect(popup(page, 'hover')).toHaveCount(0);
  await editor.press('F9');
  await expect(popup(page, 'hover')).toContainText('const scale: string');
  await editor.press('Escape');
  // Code that is half typed does not run, which its preview tells the console, too.
  expect(problems).toEqual([]);

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('const a = useVideoConfig().');
  await expect(popup(page, 'autocomplete').getByRole('option', {name: 'fps'})).toBeVisible();
  await expectAccessible(page, '.cm-tooltip-autocomplete');
  await page.keyboard.type('fp');
  await expect(popup(page, 'autocomplete').getByRole('option')).toHaveText(['fps']);
  await expect(page.locator('.cm-completionInfo')).toContainText('fps: number');
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('const a = useVideoConfig().fps');

  // The choice holds for the next page, and for the way back.
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('on');
  await switchIn(block).uncheck();
  await expect(mistakeIn(block)).toHaveCount(0);
  await expect(editor).toContainText('const a = useVideoConfig().fps');
});

/** Lets every answer of TypeScript come later, as on a busy machine. */
async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const isWorker = script.includes("didn't load, so the editor doesn't check code with it");
    const late = `const post = self.postMessage; self.postMessage = (...sent) => setTimeout(() => post.apply(self, sent), ${milliseconds});`;
    await route.fulfill({response, body: isWorker ? late + script : script});
  });
}

test('suggestions come, however long TypeScript takes for what was typed before', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await slowDown(page, 800);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, playground);
  await expect(mistakeIn(page)).toHaveText('scale');
  await page.getByRole('textbox', {name: /^Code of the playground/}).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('const a = useVideoConfig(');
  // Behind a bracket there is nothing to suggest, and that answer is on its way.
  await page.waitForTimeout(400);
  await page.keyboard.type(').');
  await expect(popup(page, 'autocomplete').getByRole('option', {name: 'fps'})).toBeVisible();
});

test('the playground has types on a computer, and none where the reader or the connection says no', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  const loaded = collectTypes(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, playground);
  await expect(mistakeIn(page)).toHaveText('scale');
  // The language, and what the code imports: no three.js for a title.
  expect([...loaded].sort()).toEqual(['csstype', 'remotion', 'types-react', 'typescript', 'zod']);
  await expect(switchIn(page)).toBeChecked();
  await switchIn(page).uncheck();
  await expect(mistakeIn(page)).toHaveCount(0);

  loaded.length = 0;
  await page.reload();
  await expect(page.frameLocator('iframe').getByText('Hello')).toBeVisible();
  await expect(switchIn(page)).not.toBeChecked();
  expect(loaded).toEqual([]);

  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.reload();
  await expect(page.frameLocator('iframe').getByText('Hello')).toBeVisible();
  await expect(switchIn(page)).not.toBeChecked();
  expect(loaded).toEqual([]);
  expect(problems).toEqual([]);

  const sizes = readdirSync(TYPES).map((name) => gzipSize(readFileSync(join(TYPES, name))));
  const sum = Math.round(sizes.reduce((all, one) => all + one, 0) / 1000);
  console.log(`live types: ${sizes.length} files of types, ${sum} kB after gzip`);
  expect(sizes.length).toBeGreaterThan(30);
});

test('without the worker, a file of types or storage, the editor stays, and one sentence says why', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const sentences = collectSentences(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is forbidden', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.route('**/assets/types/typescript.*', (route) => route.abort());
  await open(page, playground);
  await expect.poll(() => sentences).toEqual([expect.stringContaining("TypeScript didn't load")]);
  await expect(switchIn(page)).not.toBeChecked();
  const editor = page.getByRole('textbox', {name: /^Code of the playground/});
  await expect(editor).toContainText('const scale: string');
  await editor.click();
  await page.keyboard.insertText('/* typed */');
  await expect(editor).toContainText('/* typed */');

  // What one package lacks is said of that package, and its code is not called wrong.
  await page.unrouteAll();
  await page.route('**/assets/types/remotion.*', (route) => route.abort());
  sentences.length = 0;
  await switchIn(page).check();
  await expect.poll(() => sentences).toEqual([expect.stringContaining('The types of remotion')]);
  await expect(switchIn(page)).toBeChecked();
  await expect(editor).toContainText('/* typed */');
  await expect(mistakeIn(page)).toHaveCount(0);
});
