/*
 * `npm run ask:speed`: how long the answer to a question takes at /ai of the last build, from the
 * Enter key to its sources on screen, over the connection of a slow phone and with a quarter of the
 * processor. Each reader types a question of the benchmark into a page that has just loaded: the
 * last words and the passages come over the line. Then they ask it again, with the index there.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Locator, Page} from '@playwright/test';
import {launchBrowser} from '../../lib/browser';
import {serveBuild} from '../../lib/host/server';
import {median} from '../lib/measure';
import {connectSlowly} from '../search/typing';
import questions from './questions.json';
import {runCommand} from '../../lib/command';

const READERS = 9;
const SLOWDOWN = 4;
const TYPING_DELAY_MS = 80;
const TIMEOUT_MS = 60_000;
/** Milliseconds, at the median, with the index there. */
const TARGET = 500;

async function main(): Promise<void> {
  const build = join(process.cwd(), 'build');
  if (!existsSync(build)) {
    throw new Error('There is no build. Run: npm run build');
  }
  const browser = await launchBrowser();
  const host = await serveBuild(build);
  const first: number[] = [];
  const again: number[] = [];
  try {
    const step = Math.floor(questions.length / READERS);
    const asked = questions.filter((_, index) => index % step === 0).slice(0, READERS);
    for (const {question} of asked) {
      const times = await timeAnswers(browser, `${host.origin}/ai/`, question);
      console.log(`${inColumns(times)} ms  ${question}`);
      first.push(times[0]);
      again.push(times[1]);
    }
  } finally {
    await browser.close();
    await host.close();
  }
  console.log(`${inColumns([median(first), median(again)])} ms at the median of ${first.length}`);
  console.log(`right column: with the index there; target ${TARGET} ms`);
}

const inColumns = (times: number[]): string =>
  times.map((time) => String(Math.round(time)).padStart(5)).join(' ');

/** Milliseconds from Enter to the answer, by the page's clock: the first time, and again. */
async function timeAnswers(
  browser: Browser,
  url: string,
  question: string,
): Promise<[first: number, again: number]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const session = await context.newCDPSession(page);
    await connectSlowly(session);
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
    window.askTimes = times;
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
  await page.waitForFunction(() => window.askTimes.answered > 0);
  return page.evaluate(() => window.askTimes.answered - window.askTimes.asked);
}

declare global {
  interface Window {
    /** When Enter went down, and when the sources were there, by the page's clock; 0 before. */
    askTimes: {asked: number; answered: number};
  }
}

runCommand(main);
