/*
 * `npm run bench:live`: what live code and demos cost in `build/`, measured in a browser.
 *
 * - The scripts of a page with one live block or demo, and of an exercise of the course, in kB gzip:
 *   those of the page, and those that only load when the block comes near or the reader moves.
 * - The time from a key in the editor of a live block or an exercise to the picture that it changes,
 *   which holds the pause that typing is given.
 * - The frames per second of simple demos while they play, on one core where the system can pin a
 *   process to one (Linux). 60 is what a screen shows.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Locator, Page} from '@playwright/test';
import {launchBrowser} from '../lib/browser';
import {runCommand} from '../lib/command';
import {gzipSizeOfFiles} from '../lib/gzip';
import {serveBuild} from '../lib/host/server';

const FOLDER = 'build';

const BLOCK = '[data-live-code]';
const DEMO = '[data-demo]';

/** What the scripts of a live block may weigh, in bytes of gzip. */
const BUDGET = 260_000;

const PAGES_WITH_LIVE_CODE = ['/docs/sequence', '/docs/interpolate', '/docs/transforms'];
const PAGE_WITHOUT = '/docs/use-current-frame';

const EXERCISE = '/learn/first-video/draw-the-frame';

const EXERCISE_CODE = 'section[aria-label="Code"]';
const EXERCISE_PREVIEW = 'section[aria-label="Preview and goal"]';

/** What the scripts of an exercise and of its preview may weigh, in bytes of gzip. */
const EXERCISE_BUDGET = 280_000;

const SIMPLE_DEMOS = [
  'absolute-fill',
  'easing',
  'freeze',
  'interpolate',
  'interpolate-colors',
  'loop',
  'measure-spring',
  'random',
  'sequence',
  'series',
  'spring',
];

/** How long to count frames of a demo, in milliseconds. */
const COUNTED_MS = 3000;

async function main(): Promise<void> {
  if (!existsSync(`${FOLDER}/index.html`)) {
    throw new Error('There is no build to measure. Run: npm run build');
  }
  const cores = pinToOneCore() ? 'one core' : 'all cores';
  const server = await serveBuild(FOLDER);
  const browser = await launchBrowser();
  try {
    const weights = [];
    for (const address of PAGES_WITH_LIVE_CODE) {
      weights.push(await weigh(browser, server.origin, address, BLOCK));
    }
    weights.push(await weigh(browser, server.origin, '/docs/spring', DEMO));
    const without = await weigh(browser, server.origin, PAGE_WITHOUT, null);
    const late = new Set(weights.flatMap(({late}) => late));
    console.table(
      Object.fromEntries(
        [...weights, without].map(({address, first, late}) => [
          address,
          {'page kB': kilobytes(first), 'block kB': kilobytes(late)},
        ]),
      ),
    );
    console.log(
      `Scripts in kB gzip. A block may load ${BUDGET / 1000}. Of what blocks load, ${PAGE_WITHOUT} loads ${without.first.filter((file) => late.has(file)).length} scripts.`,
    );

    const exercise = await weigh(browser, server.origin, EXERCISE, EXERCISE_PREVIEW);
    console.log(
      `An exercise of the course loads scripts of ${kilobytes([...exercise.first, ...exercise.late])} kB with its preview, and may load ${EXERCISE_BUDGET / 1000}.`,
    );

    for (const [name, address, type] of [
      ['a live block', '/docs/sequence', typeInBlock],
      ['an exercise', EXERCISE, typeInExercise],
    ] as const) {
      const delays = await type(browser, server.origin + address);
      console.log(
        `From a key in ${name} to the new picture, on ${cores}: ${delays[Math.floor(delays.length / 2)]} ms in the median of ${delays.length} (${delays[0]} to ${delays.at(-1)} ms).`,
      );
    }

    const rates: Record<string, object> = {};
    for (const id of SIMPLE_DEMOS) {
      rates[id] = await playDemo(browser, `${server.origin}/docs/${id}`, id);
    }
    console.table(rates);
    console.log(`Simple demos while they play, on ${cores}.`);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Keeps this process, and the browser that it starts, on one core. @returns whether it worked */
function pinToOneCore(): boolean {
  try {
    execFileSync('taskset', ['-acp', '0', String(process.pid)], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

type Weight = {
  address: string;
  /** Files of scripts that ran before anything came near. */
  first: string[];
  /** Files of scripts that ran because something came near. */
  late: string[];
};

/** @param selector what to bring near; null for nothing */
async function weigh(
  browser: Browser,
  origin: string,
  address: string,
  selector: string | null,
): Promise<Weight> {
  const page = await browser.newPage({viewport: {width: 360, height: 200}});
  await page.goto(origin + address);
  await settle(page);
  const first = await scriptsOf(page);
  if (selector) {
    const block = page.locator(selector).first();
    await block.scrollIntoViewIfNeeded();
    await page.mouse.move(10, 10);
    const picture = selector === DEMO ? block : block.locator('iframe').contentFrame();
    await picture.locator('.__remotion-player').first().waitFor();
    await settle(page);
  }
  const all = await scriptsOf(page);
  await page.close();
  return {address, first, late: all.filter((file) => !first.includes(file))};
}

/** Waits until no script has come for two seconds. Pictures and sounds may take as long as they like. */
async function settle(page: Page): Promise<void> {
  let count = -1;
  for (let now = 0; now !== count; ) {
    count = now;
    await page.waitForTimeout(2000);
    now = (await scriptsOf(page)).length;
  }
}

/**
 * Files of the scripts that run in a page and its frames; those that it only fetches ahead are left
 * out.
 */
async function scriptsOf(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) =>
              entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script',
          )
          .map(({name}) => new URL(name))
          .filter(({host, pathname}) => host === location.host && pathname.endsWith('.js'))
          .map(({pathname}) => pathname),
      ),
    ),
  );
  return [...new Set(found.flat())];
}

const KEYS = 21;

async function openToType(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: {width: 1280, height: 900},
    reducedMotion: 'reduce',
  });
  await page.goto(address);
  return page;
}

async function typeInBlock(browser: Browser, address: string): Promise<number[]> {
  const page = await openToType(browser, address);
  const block = page.locator(BLOCK).first();
  await block.scrollIntoViewIfNeeded();
  return timeKeys(page, block, block);
}

async function typeInExercise(browser: Browser, address: string): Promise<number[]> {
  const page = await openToType(browser, address);
  await page.mouse.move(10, 10);
  const preview = page.locator(EXERCISE_PREVIEW);
  await preview.locator('iframe').waitFor();
  return timeKeys(page, page.locator(EXERCISE_CODE), preview);
}

/** Types letters into a heading, each after the one before is seen. Times in ms, sorted. */
async function timeKeys(page: Page, code: Locator, preview: Locator): Promise<number[]> {
  await code.locator('pre').first().hover();
  await code.getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default () => <h1>a</h1>;');
  for (let step = 0; step < '</h1>;'.length; step++) {
    await page.keyboard.press('ArrowLeft');
  }
  const heading = preview.locator('iframe').contentFrame().getByRole('heading');
  await heading.filter({hasText: 'a'}).waitFor();
  await page.evaluate(() =>
    window.addEventListener(
      'keydown',
      () => Object.assign(window, {keyAt: performance.timeOrigin + performance.now()}),
      true,
    ),
  );
  await heading.evaluate(() => {
    new MutationObserver(() =>
      requestAnimationFrame((now) => Object.assign(window, {seenAt: performance.timeOrigin + now})),
    ).observe(document.body, {childList: true, subtree: true, characterData: true});
  });
  const delays: number[] = [];
  for (let length = 2; length < KEYS + 2; length++) {
    await page.keyboard.press('b');
    await heading.filter({hasText: `a${'b'.repeat(length - 1)}`}).waitFor();
    await page.waitForTimeout(100);
    const pressed = await page.evaluate(() => (window as {keyAt?: number}).keyAt ?? NaN);
    const seen = await heading.evaluate(() => (window as {seenAt?: number}).seenAt ?? NaN);
    delays.push(Math.round(seen - pressed));
  }
  await page.close();
  return delays.sort((one, other) => one - other);
}

const kilobytes = (files: string[]): number =>
  Math.round(gzipSizeOfFiles(files.map((file) => path.join(FOLDER, file))) / 1000);

/** Frames that the browser draws in a second while a demo plays, and its longest pause. */
async function playDemo(browser: Browser, address: string, id: string) {
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  await page.goto(address);
  const demo = page.locator(`[data-demo="${id}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo
    .getByRole('button', {name: /^Pause/})
    .first()
    .waitFor();
  await settle(page);
  const pauses = await page.evaluate(async (duration) => {
    const found: number[] = [];
    const start = await new Promise<number>(requestAnimationFrame);
    for (let last = start; last - start < duration; ) {
      const now = await new Promise<number>(requestAnimationFrame);
      found.push(now - last);
      last = now;
    }
    return found;
  }, COUNTED_MS);
  await page.close();
  const seconds = pauses.reduce((sum, pause) => sum + pause, 0) / 1000;
  return {
    'frames/s': Math.round(pauses.length / seconds),
    'longest frame ms': Math.round(Math.max(...pauses)),
  };
}

runCommand(main);
