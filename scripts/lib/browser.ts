import {existsSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';

/** A Chromium that can be started here, and where it comes from. */
export type FoundBrowser = {path: string; origin: 'playwright' | 'system'};

const SYSTEM_PATHS = [
  // Without windows: a third less work for the same tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments for tests and measurements. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // As with windows: letters have their true widths, and a frame that is busy does not stop the
  // page around it.
  '--font-render-hinting=none',
  '--site-per-process',
];

/**
 * Looks for a browser without installing anything: Playwright's own first, then the system's.
 *
 * @param exists how to look a path up; tests pass their own
 * @returns the browser, or `null` when there is none
 */
export function findBrowser(exists: (path: string) => boolean = existsSync): FoundBrowser | null {
  const own = chromium.executablePath();
  if (own && exists(own)) {
    return {path: own, origin: 'playwright'};
  }
  const system = SYSTEM_PATHS.find((path) => exists(path));
  return system ? {path: system, origin: 'system'} : null;
}

/**
 * Starts a browser for a measurement.
 *
 * @param more arguments for this one
 * @throws when there is no browser
 */
export function launchBrowser(...more: string[]): Promise<Browser> {
  const found = findBrowser();
  if (!found) {
    throw new Error('There is no Chromium. Install one: npx playwright install chromium');
  }
  return chromium.launch({executablePath: found.path, args: [...BROWSER_ARGUMENTS, ...more]});
}
