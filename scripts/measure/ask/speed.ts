/*
 * `npm run ask:speed`: how long the answer to a question takes at /ai of the last build, from the
 * Enter key to its sources on screen, over the connection of a slow phone and with a quarter of the
 * processor. Each reader types a question of the benchmark into a page that has just loaded: the
 * last words and the passages come over the line. Then they ask it again, with the index there.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {BROWSER_ARGUMENTS, findBrowser} from '../../lib/browser';
import {serveBuild} from '../search/host';
import {CONNECTION} from '../search/typing';
import questions from './questions.json';

const READERS = 9;
const SLOWDOWN = 4;
const TYPING_DELAY_MS = 80;
const TIMEOUT_MS = 60_000;
/** Milliseconds, at the median, with the index there. */
const TARGET = 500;

async function main(): Promise<void> {
  const build = join(process.cwd(), 'build');
  const found = findBrowser();
  if (!existsSync(build) || !found) {
    throw new Error(found ? 'There is no build. Run: npm run build' : 'There is no Chromium.');
  }
  const host = await serveBuild(build);
  const browser = await chromium.launch({executablePath: found.path, args: BROWSER_ARGUMENTS});
  const first: number[] = [];
  const again: number[] = [];
  try {
    const step = Math.floor(questions.length / READERS);
    for (let index = 0; index < READERS; index++) {
      const {question} = questions[index * step]!;
      const times = await timeAnswers(browser, `${host.origin}/ai/`, question);
      console.log(`${inColumns(times)} ms  ${question}`);
      first.push(times[0]!);
      again.push(times[1]!);
    }
  } finally {
    await browser.close();
    host.close();
  }
  console.log(`${inColumns([median(first), median(again)])} ms at the median of ${first.length}`);
  console.log(`right column: with the index there; target ${TARGET} ms`);
}

const inColumns = (times: number[]): string =>
  times.map((time) => String(Math.round(time)).padStart(5)).join(' ');

const median = (times: number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Milliseconds from Enter to the answer, by the page's clock: the first time, and again. */
async function timeAnswers(browser: Browser, url: string, question: string): Promise<number[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const session = await context.newCDPSession(page);
    const throughput = (CONNECTION.kilobitsPerSecond * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONNECTION.latencyInMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.goto(url, {timeout: TIMEOUT_MS});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const field = page.getByRole('textbox', {name: 'Your question'});
    await field.click();
    // The index is there once the page is quiet: focus has asked for it.
    await page.waitForLoadState('networkidle');
    const first = await typeAndTime(page, field, question);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', {name: 'New conversation'}).click();
    await page.getByText('Related sources').waitFor({state: 'detached'});
    return [first, await typeAndTime(page, field, question)];
  } finally {
    await context.close();
  }
}

async function typeAndTime(page: Page, field: Locator, question: string): Promise<number> {
  await field.pressSequentially(question, {delay: TYPING_DELAY_MS});
  await page.evaluate(() => {
    const times = {asked: 0, answered: 0};
    Object.assign(window, {askTimes: times});
    document.addEventListener('keydown', () => (times.asked = performance.now()), {
      capture: true,
      once: true,
    });
    new MutationObserver((_, observer) => {
      if (times.asked > 0 && document.body.textContent?.includes('Related sources')) {
        times.answered = performance.now();
        observer.disconnect();
      }
    }).observe(document.body, {subtree: true, childList: true});
  });
  await field.press('Enter');
  const times = await page.waitForFunction(() => {
    const {askTimes} = window as unknown as {askTimes: {asked: number; answered: number}};
    return askTimes.answered > 0 ? askTimes : null;
  });
  const {asked, answered} = await times.evaluate((value) => value!);
  return answered - asked;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
