import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {extractFromHtml} from '../../plugins/search/records/html';
import {decodeState} from '../../src/features/live/url-state';
import {accessibilityInBothSchemes} from '../helpers/axe';
import {readScenes} from '../../scripts/frames/scenes';
import {inTabs} from '../helpers/in-tabs';
import {readClipboard} from '../helpers/clipboard';
import {collectProblems, expect, open, test} from '../helpers/test';

const PAGE = '/docs/sequence';
const PAGE_WITHOUT = '/docs/use-current-frame';
const BUILD = join(process.cwd(), 'build');
/** What the scripts of one live block may weigh, compressed, in bytes. */
const BUDGET = 260_000;

const live = (page: Page): Locator => page.locator('[data-live-code]').first();

/** Brings the first live block of a page to life. */
async function openLive(page: Page, path = PAGE): Promise<Locator> {
  await open(page, path);
  const block = live(page);
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('slider', {name: 'Frame'})).toBeVisible();
  return block;
}

/** Brings the editor, which comes with a pointer or the focus. */
async function openEditor(block: Locator): Promise<Locator> {
  await block.locator('pre').first().hover();
  const editor = block.getByRole('textbox');
  await expect(editor).toBeVisible();
  return editor;
}

async function write(page: Page, block: Locator, code: string): Promise<void> {
  const editor = block.getByRole('textbox');
  await ((await editor.isVisible()) ? editor : await openEditor(block)).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const frameOf = (block: Locator): Locator => block.locator('iframe[title^="Preview of"]');

/** Where the code is played; the editor beside it has the same words. */
const previewIn = (block: Locator): FrameLocator => frameOf(block).contentFrame();

const sliderOf = (block: Locator): Locator => block.getByRole('slider', {name: 'Frame'});

const seek = (block: Locator, frame: number) => sliderOf(block).fill(String(frame));

/** Seeks while the video plays. A slider that stands at this very frame by then tells of no change. */
async function pauseAt(block: Locator, frame: number): Promise<void> {
  await sliderOf(block).press('Home');
  await seek(block, frame);
}

const hello = (text: string) =>
  `import {useCurrentFrame} from 'remotion';\n\nexport const Hello: React.FC = () => <h1>${text} {useCurrentFrame()}</h1>;\n`;

test('the preview follows the code', async ({page}) => {
  const block = await openLive(page);
  await pauseAt(block, 10);
  await expect(previewIn(block).getByText('Ready')).toBeVisible();
  const changed = Date.now();
  await write(page, block, hello('Edited'));
  await expect(previewIn(block).getByRole('heading', {name: 'Edited 10'})).toBeVisible();
  console.log(`live code: ${Date.now() - changed} ms from the change to the new preview`);
});

test('a syntax error is told with its line, and the last preview stays, with a mark', async ({
  page,
}) => {
  const block = await openLive(page);
  await pauseAt(block, 10);
  await write(page, block, 'const a = 1;\nexport const Broken = (;\n');
  await expect(block.getByRole('status')).toContainText('Line 2: Syntax error');
  await expect(block.locator('.cm-error-line')).toHaveText('export const Broken = (;');
  await expect(previewIn(block).getByText('Ready')).toBeVisible();
  await expect(block.getByText('Last working preview')).toBeVisible();
  await write(page, block, hello('Mended'));
  await expect(previewIn(block).getByRole('heading', {name: 'Mended 10'})).toBeVisible();
  await expect(block.getByRole('status')).toBeEmpty();
});

test('a frame that throws leaves the last good one, and another frame recovers', async ({page}) => {
  const block = await openLive(page);
  await pauseAt(block, 10);
  await write(
    page,
    block,
    `import {useCurrentFrame} from 'remotion';

export const Fails: React.FC = () => {
  const frame = useCurrentFrame();
  if (frame > 20) {
    throw new Error('Too late');
  }
  return <h1>Good {frame}</h1>;
};
`,
  );
  await expect(previewIn(block).getByRole('heading', {name: 'Good 10'})).toBeVisible();
  await seek(block, 30);
  await expect(block.getByRole('status')).toHaveText('Line 6, frame 30: Too late');
  await expect(previewIn(block).getByRole('heading', {name: 'Good 10'})).toBeVisible();
  await seek(block, 20);
  await expect(previewIn(block).getByRole('heading', {name: 'Good 20'})).toBeVisible();
  await expect(block.getByRole('status')).toBeEmpty();
});

for (const [where, code] of [
  ['the module', 'while (true) {}\nexport const A: React.FC = () => null;\n'],
  ['a component', 'export const A: React.FC = () => {\n  while (true) {}\n};\n'],
  [
    'an effect',
    "import {useEffect} from 'react';\nexport const A: React.FC = () => {\n  useEffect(() => { for (;;); }, []);\n  return <h1>A</h1>;\n};\n",
  ],
] as const) {
  test(`an endless loop in ${where} does not freeze the page`, async ({page}) => {
    const block = await openLive(page);
    await write(page, block, code);
    await expect(block.getByRole('status')).toContainText('did not end and was stopped');
    await write(page, block, hello('Alive'));
    await expect(previewIn(block).getByRole('heading', {name: /Alive/})).toBeVisible();
  });
}

test('an import that does not exist here is told', async ({page}) => {
  const block = await openLive(page);
  await write(page, block, "import fs from 'fs';\nexport const A: React.FC = () => String(fs);\n");
  await expect(block.getByRole('status')).toContainText('Line 1: "fs" can\'t be imported here');
});

test('what React says by a number is told in a sentence', async ({page}) => {
  const block = await openLive(page);
  const faults = [
    [
      'export const A = () => <p>{{a: 1} as never}</p>;',
      "React can't show an object with keys {a}",
    ],
    [
      "import {Box} from 'remotion';\nexport const A = () => <Box />;",
      '"remotion" doesn\'t export Box.',
    ],
    [
      'const Box = undefined as never as React.FC;\nexport const A = () => <Box />;',
      "An element's type is undefined.",
    ],
    [
      "import {useCurrentFrame} from 'remotion';\nconst frame = useCurrentFrame();\nexport const A = () => frame;",
      'Line 2: A hook is called outside of a component.',
    ],
    ['export const A = () => <h1>Hi</h2>;', "Line 1: Syntax error: </h2> doesn't close the <h1>."],
  ];
  for (const [code, message] of faults) {
    await write(page, block, code ?? '');
    await expect(block.getByRole('status')).toContainText(message ?? '');
  }
});

test('a package loads when the code imports it', async ({page}) => {
  const block = await openLive(page);
  await write(
    page,
    block,
    "import {makeStar} from '@remotion/shapes';\nexport const A: React.FC = () => <h1>{makeStar({points: 5, innerRadius: 1, outerRadius: 2}).width}</h1>;\n",
  );
  await expect(previewIn(block).getByRole('heading', {name: /^\d/})).toBeVisible();
});

test('reset brings the code of the page back, and keeps the focus', async ({page}) => {
  const block = await openLive(page);
  await pauseAt(block, 10);
  await expect(block.getByRole('button', {name: 'Reset'})).toBeHidden();
  await write(page, block, hello('Edited'));
  await expect(previewIn(block).getByRole('heading', {name: /Edited/})).toBeVisible();
  const reset = block.getByRole('button', {name: 'Reset'});
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(previewIn(block).getByText('Ready')).toBeVisible();
  await expect(reset).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(block.getByRole('button', {name: 'Copy'})).toBeFocused();
  await expect(reset).toBeHidden();
});

test('copy takes the code as it stands', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = await openLive(page);
  await write(page, block, hello('Copied'));
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await readClipboard(page.context())).toBe(hello('Copied'));
});

test('the playground opens with the code and the settings of the block', async ({page}) => {
  const block = await openLive(page);
  await write(page, block, hello('Taken along'));
  await expect(previewIn(block).getByRole('heading', {name: /Taken along/})).toBeVisible();
  const link = block.getByRole('link', {name: 'Open in playground'});
  const address = new URL((await link.getAttribute('href'))!, page.url());
  expect(decodeState(address.hash)).toEqual({
    code: hello('Taken along'),
    settings: {width: 1280, height: 720, fps: 30, duration: 90},
  });
  await link.click();
  await expect(
    page.frameLocator('iframe[title="Preview of the code"]').getByRole('heading'),
  ).toContainText('Taken along');
});

test('a preview that plays stops at the very frame that is sought', async ({page}) => {
  const block = await openLive(page);
  await write(page, block, hello('At'));
  const toggle = block.getByRole('button', {name: /^(Play|Pause)$/});
  const slider = block.getByRole('slider', {name: 'Frame'});
  for (const frame of [30, 5, 60, 41]) {
    await expect(toggle).toHaveAccessibleName('Pause');
    await seek(block, frame);
    await expect(previewIn(block).getByRole('heading', {name: `At ${frame}`})).toBeVisible();
    // Long enough for a frame that was on its way.
    await page.waitForTimeout(200);
    await expect(slider).toHaveValue(String(frame));
    await expect(previewIn(block).getByRole('heading', {name: `At ${frame}`})).toBeVisible();
    await toggle.click();
  }
});

test('the preview is scrubbed by keyboard', async ({page}) => {
  const block = await openLive(page);
  const slider = block.getByRole('slider', {name: 'Frame'});
  await expect(previewIn(block).getByText('Ready')).toBeAttached();
  await pauseAt(block, 30);
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('31');
  await slider.press('Shift+ArrowLeft');
  await expect(slider).toHaveValue('21');
  await slider.press('End');
  await expect(slider).toHaveValue('89');
  await expect(previewIn(block).getByText('Go', {exact: true})).toBeVisible();
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await slider.press(' ');
  await expect(block.getByRole('button', {name: 'Pause'})).toBeVisible();
});

test('Tab leaves the editor', async ({page}) => {
  const block = await openLive(page);
  await (await openEditor(block)).focus();
  await page.keyboard.press('Tab');
  await expect(block.getByRole('textbox')).not.toBeFocused();
});

test('it plays in view', async ({page}) => {
  const block = await openLive(page);
  await expect(block.getByRole('button', {name: 'Pause'})).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('it waits at the first frame until it is played', async ({page}) => {
    const block = await openLive(page);
    await expect(previewIn(block).getByText('Ready')).toBeAttached();
    await expect(block.getByRole('slider', {name: 'Frame'})).toHaveValue('0');
    await block.getByRole('button', {name: 'Play'}).click();
    await expect(block.getByRole('button', {name: 'Pause'})).toBeVisible();
  });
});

test('the styles of the page do not reach the preview', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const block = await openLive(page);
  await write(page, block, hello('Plain'));
  await expect(previewIn(block).getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

/** Paths of the scripts that a page has asked for. */
function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) {
      scripts.add(pathname);
    }
  });
  return scripts;
}

test('nothing loads before a block comes near, and little enough then', async ({page}) => {
  await page.setViewportSize({width: 360, height: 200});
  const scripts = collectScripts(page);
  await open(page, PAGE);
  const top = await live(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(200 + 400);
  await page.waitForLoadState('networkidle');
  const before = new Set(scripts);
  await live(page).scrollIntoViewIfNeeded();
  await expect(live(page).getByRole('slider', {name: 'Frame'})).toBeVisible();
  await expect(previewIn(live(page)).getByText('Ready')).toBeAttached();
  const late = [...scripts].filter((path) => !before.has(path));
  const bytes = late.reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(BUILD, path)), {level: 9}).length,
    0,
  );
  console.log(`live code: ${late.length} scripts, ${Math.round(bytes / 1000)} kB gzip`);
  expect(late.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(BUDGET);

  scripts.clear();
  await open(page, PAGE_WITHOUT);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(0);
  expect(late.filter((path) => scripts.has(path))).toEqual([]);
});

for (const width of [360, 1440]) {
  test(`a block keeps its size when it comes to life, ${width} pixels wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: {width, height: 900},
    });
    const still = await context.newPage();
    await still.goto(PAGE);
    await page.setViewportSize({width, height: 900});
    const block = await openLive(page);
    const heightOf = async (each: Locator) => Math.round((await each.boundingBox())!.height);
    expect(await heightOf(block)).toBe(await heightOf(live(still)));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await context.close();
  });
}

test('the editor loads when a pointer or the focus comes to the code, and prints as text', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  const block = await openLive(page);
  await expect(previewIn(block).getByText('Ready')).toBeAttached();
  await expect(block.getByRole('textbox')).toHaveCount(0);
  const before = scripts.size;
  const {height = 0} = (await block.boundingBox()) ?? {};
  await block.locator('pre').first().focus();
  await expect(block.getByRole('textbox')).toBeFocused();
  console.log(`live code: the editor is in ${scripts.size - before} scripts`);
  expect(scripts.size).toBeGreaterThan(before);
  expect((await block.boundingBox())?.height).toBeCloseTo(height, 0);
  await expect(block.locator('pre')).toHaveCount(0);

  // The editor holds only the lines in view: print gets the text.
  await page.emulateMedia({media: 'print'});
  await expect(block.getByRole('textbox')).toBeHidden();
  await expect(block.getByText('export const TwoWords').filter({visible: true})).toBeVisible();
});

test('the preview stays in view beside long code, and above it on a phone while it is edited', async ({
  page,
}) => {
  const scrollToEnd = (block: Locator) =>
    block.evaluate((element) => element.scrollIntoView({block: 'end', behavior: 'instant'}));
  await page.setViewportSize({width: 1280, height: 500});
  const block = await openLive(page);
  const {height} = (await block.boundingBox())!;
  expect(height).toBeGreaterThan(500);
  await scrollToEnd(block);
  await expect(frameOf(block)).toBeInViewport({ratio: 1});
  const code = (await block.locator('pre').first().boundingBox())!;
  expect((await frameOf(block).boundingBox())!.x).toBeGreaterThan(code.x + code.width - 1);

  await page.setViewportSize({width: 390, height: 640});
  await (await openEditor(block)).click();
  await scrollToEnd(block);
  await expect(frameOf(block)).toBeInViewport({ratio: 1});
  await expect(block.getByRole('textbox')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the code can be read', async ({page}) => {
    await page.goto(PAGE);
    await expect(live(page)).toContainText('export const TwoWords');
    const sentence = live(page).locator('noscript');
    await expect(sentence).toBeVisible();
    expect(await sentence.evaluate((element) => element.textContent)).toBe(
      'With JavaScript, the preview plays here.',
    );
  });
});

test('search finds the code of a block once', () => {
  const html = readFileSync(join(BUILD, PAGE, 'index.html'), 'utf8');
  const {intro, sections} = extractFromHtml(html);
  const code = [intro, ...sections].map((part) => part.code).join('\n');
  const text = [intro, ...sections].map((part) => part.text).join('\n');
  expect(code.split('export const TwoWords').length - 1).toBe(1);
  expect(text).not.toContain('TwoWords');
  expect(text).not.toContain('playground');
});

/** The first page whose live blocks import a module, for each module that any of them imports. */
function pagesOfModules(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const {pages: files, source} of readScenes()) {
    const [file] = source.demo === null ? files : [];
    if (file?.startsWith('docs/')) {
      for (const [, name = ''] of source.code.matchAll(/ from '([^']+)'/g)) {
        if (!pages.has(name)) {
          pages.set(name, `/${file.replace(/(index)?\.mdx?$/, '')}`);
        }
      }
    }
  }
  return pages;
}

const TABS = 2;

// `frames.spec.ts` draws all of them, without their pages.
test('each module that live blocks import plays on a page', async ({context}) => {
  test.setTimeout(10 * 60_000);
  const pages = pagesOfModules();
  const paths = [...new Set(pages.values())];
  const problems: string[] = [];
  let blocks = 0;
  await inTabs(context, TABS, paths, async (page, path) => {
    // A block that plays by itself would go on while it is sought.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const found = collectProblems(page);
    await open(page, path);
    for (const block of await page.locator('[data-live-code]').all()) {
      await expectFrames(block, path);
      blocks++;
    }
    page.removeAllListeners();
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  });
  console.log(
    `live code: ${blocks} blocks with ${pages.size} modules on ${paths.length} pages play`,
  );
  expect(pages.size).toBeGreaterThan(20);
  expect(blocks).toBeGreaterThanOrEqual(paths.length);
  expect(problems).toEqual([]);
});

async function expectFrames(block: Locator, path: string): Promise<void> {
  await block.scrollIntoViewIfNeeded();
  // A block may show players of its own in its preview.
  // On a busy machine, the player of one tab waits for the other's.
  await expect(previewIn(block).locator('.__remotion-player').first(), path).toBeAttached({
    timeout: 20_000,
  });
  const scrubber = block.getByRole('slider', {name: 'Frame'});
  // A still of one frame has nothing to seek.
  if (await scrubber.isVisible()) {
    const frame = Math.min(5, Number(await scrubber.getAttribute('max')));
    await seek(block, frame);
    await expect(scrubber, path).toHaveValue(String(frame));
  }
  await expect(block.getByRole('status'), path).toBeEmpty();
}

test('a page with a block has no accessibility violation in light and dark mode', async ({
  page,
}) => {
  const block = await openLive(page);
  await write(page, block, 'export const Broken = (;');
  await expect(block.getByRole('status')).not.toBeEmpty();
  // What a block draws may be fading in.
  const {violations, passed} = await accessibilityInBothSchemes(page, {
    include: '[data-live-code]',
    exclude: 'iframe',
  });
  console.log(`live code: ${passed} rules passed`);
  expect(violations).toEqual([]);
  expect(passed).toBeGreaterThan(10);
});
