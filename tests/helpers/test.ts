import {expect, test as base} from '@playwright/test';
import type {ConsoleMessage, Page} from '@playwright/test';

/** Pages that stand for all of their kind. */
export const SAMPLE_PAGES = {
  home: '/',
  doc: '/docs/the-fundamentals',
  blog: '/blog',
  archive: '/blog/archive',
  post: '/blog/faster-lambda',
  tutorial: '/learn/apple-wow',
  story: '/success-stories/yarx',
  experts: '/experts/',
  expert: '/experts/matthew-mcgillivray',
  templates: '/templates/',
  template: '/templates/tiktok',
  showcase: '/showcase/',
  showcaseForm: '/showcase/add',
  notFound: '/no-such-page',
};

/** The width below which the navigation is a hamburger, in CSS pixels. */
export const MOBILE_BREAKPOINT = 996;

/**
 * What the browser itself says, whatever the page does. Its drawing in software is slow. Chromium on
 * Linux does not know the feature that the header turns off elsewhere.
 */
const BROWSER_TALK = /GL Driver Message|Unrecognized feature: 'bluetooth'/;

/** Messages that a page wrote to the console or threw, while the test ran. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !BROWSER_TALK.test(message.text())) {
      problems.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  return problems;
}

/** Waits until React has taken the page over. On a computer, all of it is laid out by then. */
export async function waitForHydration(page: Page): Promise<void> {
  const canHover = await page.evaluate(() => window.matchMedia('(hover: hover)').matches);
  await page
    .locator(`html[data-has-hydrated="true"]${canHover ? ':not([data-in-parts])' : ''}`)
    .waitFor({state: 'attached'});
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export const test = base;
export {expect};
