import type {Browser, BrowserContextOptions, Locator, Page} from '@playwright/test';
import {connectSlowly} from '../search/typing';

/** How a reader comes: with Lighthouse's mid-range phone, or at a desk. */
export const PROFILES = ['phone', 'desk'] as const;

export type Profile = (typeof PROFILES)[number];

const CONTEXTS: Record<Profile, BrowserContextOptions> = {
  phone: {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true},
  desk: {viewport: {width: 1440, height: 900}},
};

const CPU_SLOWDOWN = 4;
/** A busy machine needs its time for a page; what is measured begins later. */
const LOADING_TIMEOUT_MS = 120_000;
/** What a reader does before clicking gives a site time to fetch ahead. */
const REST_MS = 2000;
const HOVER_MS = 100;

/**
 * Opens a page in a browser that hasn't seen the site, and lets it rest.
 *
 * @param watch runs in each of its documents, before their own scripts
 */
export async function openPage(
  browser: Browser,
  profile: Profile,
  url: string,
  watch: (argument: string) => void,
  argument = '',
): Promise<Page> {
  const context = await browser.newContext(CONTEXTS[profile]);
  const page = await context.newPage();
  page.setDefaultTimeout(LOADING_TIMEOUT_MS);
  if (profile === 'phone') {
    const session = await context.newCDPSession(page);
    await connectSlowly(session);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  }
  await page.addInitScript(watch, argument);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
  return page;
}

/** Follows a link as a reader does: brings it to the screen, then taps, or points at it and clicks. */
export async function follow(page: Page, profile: Profile, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  if (profile === 'phone') {
    await link.tap();
  } else {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await link.click();
  }
}
