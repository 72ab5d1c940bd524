import type {Locator, Page} from '@playwright/test';
import {demos} from '../../src/features/demos/registry';
import {accessibilityInBothSchemes} from '../helpers/axe';
import {buildAndServe, type FixtureSite} from '../helpers/fixture';
import {readClipboard} from '../helpers/clipboard';
import {collectProblems, expect, open, test, waitForHydration} from '../helpers/test';

const ids = Object.keys(demos);

const demoOn = (page: Page, id: string): Locator => page.locator(`[data-demo="${id}"]`);

const frameOf = (demo: Locator): Promise<number> =>
  demo
    .getByRole('slider', {name: /^Frame/})
    .inputValue()
    .then(Number);

/** Waits until the code of a demo and the player are there. */
async function ready(demo: Locator): Promise<Locator> {
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('.__remotion-player').first().waitFor();
  return demo;
}

/** The texts of the scripts that a page runs from now on; what it only fetches ahead is left out. */
function collectScripts(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      texts.push(response.text().catch(() => ''));
    }
  });
  return async () => (await Promise.all(texts)).join('\n');
}

const PLAYER_CODE = '__remotion-player';

test.describe('a demo on its page', () => {
  test('starts paused for readers who want little motion, and plays when they ask', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/spring');
    const demo = await ready(demoOn(page, 'spring'));
    const first = demos.spring.initialFrame!;
    expect(await frameOf(demo)).toBe(first);

    await demo.getByRole('button', {name: 'Play: spring()'}).click();
    await expect.poll(() => frameOf(demo)).not.toBe(first);
    await demo.getByRole('button', {name: 'Pause: spring()'}).click();
    const paused = await frameOf(demo);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await frameOf(demo)).toBe(paused);
  });

  test('plays by itself in view, and pauses out of it', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await open(page, '/docs/spring');
    const demo = await ready(demoOn(page, 'spring'));
    await expect(demo.getByRole('button', {name: 'Pause: spring()'})).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(demo.getByRole('button', {name: 'Play: spring()'})).toBeAttached();
  });

  test('stays paused when the reader paused it and comes back', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await open(page, '/docs/spring');
    const demo = await ready(demoOn(page, 'spring'));
    await demo.getByRole('button', {name: 'Pause: spring()'}).click();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('button', {name: 'Play: spring()'})).toBeInViewport();
  });

  test('follows the keyboard: a control changes code and preview, Reset takes it back', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/spring');
    const demo = await ready(demoOn(page, 'spring'));
    const code = demo.locator('pre');
    const badge = demo.getByText('Hello', {exact: true}).first();
    const before = await badge.getAttribute('style');
    await expect(code).toContainText('damping: 10,');

    await demo.getByRole('slider', {name: 'damping'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(code).toContainText('damping: 11,');
    expect(await badge.getAttribute('style')).not.toBe(before);

    await demo.getByRole('switch', {name: 'fixed duration'}).focus();
    await page.keyboard.press('Space');
    await expect(demo.getByRole('slider', {name: 'durationInFrames'})).toBeVisible();
    const controls = await demo.locator('button:visible, input:visible, select:visible').all();
    expect(controls.length).toBeGreaterThan(6);
    for (const control of controls) {
      const {width = 0, height = 0} = (await control.boundingBox()) ?? {};
      expect(
        Math.min(width, height),
        `${await control.evaluate((it) => it.outerHTML)}`,
      ).toBeGreaterThanOrEqual(24);
    }
    await expect(code).toContainText('durationInFrames: 60,');

    await demo.getByRole('button', {name: 'Reset the values: spring()'}).click();
    await expect(code).toContainText('damping: 10,');
    await expect(code).not.toContainText('durationInFrames');
    expect(await badge.getAttribute('style')).toBe(before);
  });

  test('lights up the value that changed', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/spring');
    const demo = await ready(demoOn(page, 'spring'));
    await demo.getByRole('slider', {name: 'stiffness'}).press('ArrowRight');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const registry = CSS.highlights as unknown as Map<string, Iterable<Range>>;
          return [...(registry.get('demo-change') ?? [])].map(String);
        }),
      )
      .toEqual(['105']);
  });

  test('is scrubbed by keyboard to the first and the last frame', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/docs/spring');
    const demo = await ready(demoOn(page, 'spring'));
    const badge = demo.getByText('Hello', {exact: true}).first();
    await demo.getByRole('slider', {name: /^Frame/}).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => frameOf(demo)).toBe(0);
    await expect(badge).toHaveCSS('scale', '0');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frameOf(demo)).toBe(1);
    await page.keyboard.press('End');
    await expect.poll(() => frameOf(demo)).toBe(demos.spring.durationInFrames - 1);
  });

  test('has its caption and its code without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/docs/spring');
    const demo = demoOn(page, 'spring');
    await expect(demo).toContainText(demos.spring.alternative);
    await expect(demo.locator('pre')).toContainText('damping: 10,');
    await context.close();
  });

  test('has a copy button that takes the current code', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/spring');
    const demo = await ready(demoOn(page, 'spring'));
    await demo.getByRole('slider', {name: 'mass'}).press('ArrowRight');
    await expect(demo.locator('pre')).toContainText('mass: 1.1,');
    await demo.getByRole('button', {name: /copy/i}).click();
    await expect.poll(() => readClipboard(page.context())).toContain('mass: 1.1,');
  });
});

test('a page without a demo loads nothing of the player', async ({page}) => {
  const scripts = collectScripts(page);
  await open(page, '/docs/license');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const text = await scripts();
  expect(text.length).toBeGreaterThan(100_000);
  expect(text.includes(PLAYER_CODE)).toBe(false);
  expect(text.includes('data-demo')).toBe(false);
});

test.describe('every demo', () => {
  test.describe.configure({mode: 'default', timeout: 300_000});
  let site: FixtureSite;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await buildAndServe('demos', 'demos', '/');
  });

  test.afterAll(() => site?.close());

  test('mounts without an error, and shows its last frame', async ({page}) => {
    const problems = collectProblems(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(`${site.origin}/`);
    await waitForHydration(page);
    for (const id of ids) {
      const demo = await ready(demoOn(page, id));
      const frame = demo.getByRole('slider', {name: /^Frame/});
      if ((await frame.count()) > 0) {
        // It waits for its player, which is attached a moment before.
        await expect(frame).toBeEnabled();
        await frame.press('End');
        await expect(frame).toHaveValue((await frame.getAttribute('max'))!);
      }
      await expect(demo.getByRole('alert')).toHaveCount(0);
    }
    console.log(`demos: ${ids.length} mounted`);
    expect(problems).toEqual([]);
  });

  test('takes every option of every select', async ({page}) => {
    const problems = collectProblems(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(`${site.origin}/`);
    await waitForHydration(page);
    let options = 0;
    for (const [id, {controls}] of Object.entries(demos)) {
      const demo = await ready(demoOn(page, id));
      for (const control of Object.values(controls)) {
        const select = demo.getByRole('combobox', {name: control.label, exact: true});
        if (control.kind !== 'select' || (await select.count()) !== 1) {
          continue;
        }
        for (const option of control.options) {
          await select.selectOption(option);
          options++;
        }
      }
      await expect(demo.getByRole('alert')).toHaveCount(0);
    }
    console.log(`demos: ${options} options chosen`);
    expect(problems).toEqual([]);
  });

  test('loads its code only when it comes near', async ({page}) => {
    const scripts = collectScripts(page);
    await page.goto(`${site.origin}/`);
    await waitForHydration(page);
    await ready(demoOn(page, ids[0]!));
    expect((await scripts()).includes('WebGLRenderer')).toBe(false);
    await ready(demoOn(page, 'three'));
    await expect.poll(async () => (await scripts()).includes('WebGLRenderer')).toBe(true);
  });

  test('keeps its size when its code arrives', async ({page, browser}) => {
    for (const width of [360, 1440]) {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: {width, height: 900},
      });
      const still = await context.newPage();
      await still.goto(`${site.origin}/`);
      await page.setViewportSize({width, height: 900});
      await page.goto(`${site.origin}/`);
      await waitForHydration(page);
      const before: string[] = [];
      const after: string[] = [];
      for (const id of ids) {
        const demo = await ready(demoOn(page, id));
        await expect(demo.locator('input:disabled')).toHaveCount(0);
        const heightIn = async (each: Page) =>
          `${id}: ${Math.round((await demoOn(each, id).boundingBox())!.height)}`;
        before.push(await heightIn(still));
        after.push(await heightIn(page));
      }
      console.log(`demos: ${after.length} sizes compared at ${width} px`);
      expect(after).toEqual(before);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await context.close();
    }
  });

  test('is accessible in light and dark mode', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(`${site.origin}/`);
    await waitForHydration(page);
    for (const id of ids) {
      await ready(demoOn(page, id));
    }
    // What a video draws has its text alternative beside it.
    const {violations, passed} = await accessibilityInBothSchemes(page, {
      include: '[data-demo]',
      exclude: '.__remotion-player',
    });
    console.log(`demos: ${passed} accessibility rules passed`);
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThan(10);
  });
});
