/*
 * `npm run bench:live`: what live code and demos cost in `build/`, measured in a browser.
 *
 * - The scripts of a page with one live block or demo, in kB gzip: those of the page, and those that
 *   only load when the block comes near.
 * - The frames per second of simple demos while they play, on one core where the system can pin a
 *   process to one (Linux). 60 is what a screen shows.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {serveBuild} from '../lib/host/server';
import {BROWSER_ARGUMENTS, findBrowser} from '../lib/browser';

const FOLDER = 'build';

/** What the scripts of a live block may weigh, in bytes of gzip. */
const BUDGET = 260_000;

const PAGES_WITH_LIVE_CODE = ['/docs/sequence', '/docs/interpolate', '/docs/transforms'];
const PAGE_WITHOUT = '/docs/use-current-frame';

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
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path,
    args: BROWSER_ARGUMENTS,
  });
  try {
    const weights = [];
    for (const address of PAGES_WITH_LIVE_CODE) {
      weights.push(await weigh(browser, server.origin, address, '[data-live-code]'));
    }
    weights.push(await weigh(browser, server.origin, '/docs/spring', '[data-demo]'));
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
  await page.waitForLoadState('networkidle');
  const first = await scriptsOf(page);
  if (selector) {
    const block = page.locator(selector).first();
    await block.scrollIntoViewIfNeeded();
    await block.locator('.__remotion-player').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const all = await scriptsOf(page);
  await page.close();
  return {address, first, late: all.filter((file) => !first.includes(file))};
}

/** Files of the scripts that run in a page; those that it only fetches ahead are left out. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .map(({name}) => new URL(name))
        .filter(({origin, pathname}) => origin === window.origin && pathname.endsWith('.js'))
        .map(({pathname}) => pathname),
    ),
  ]);

const kilobytes = (files: string[]): number =>
  Math.round(
    files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(FOLDER, file)), {level: 9}).length,
      0,
    ) / 1000,
  );

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
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(async (duration) => {
    const seen: number[] = [];
    do {
      seen.push(await new Promise<number>(requestAnimationFrame));
    } while (seen.at(-1)! - seen[0]! < duration);
    return seen;
  }, COUNTED_MS);
  await page.close();
  const pauses = times.slice(1).map((time, index) => time - times[index]!);
  const seconds = (times.at(-1)! - times[0]!) / 1000;
  return {
    'frames/s': Math.round(pauses.length / seconds),
    'longest frame ms': Math.round(Math.max(...pauses)),
  };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
