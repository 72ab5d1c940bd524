import type {Browser} from '@playwright/test';

/** How long a page rests before its scripts are counted, in milliseconds. */
const REST_MS = 3000;

/** Paths of the site's scripts that a page on a 1440 px screen has loaded when nothing more comes. */
export async function scriptsAtRest(
  browser: Browser,
  origin: string,
  page: string,
): Promise<string[]> {
  const tab = await browser.newPage({viewport: {width: 1440, height: 900}});
  const scripts = new Set<string>();
  tab.on('response', (response) => {
    const {origin: from, pathname} = new URL(response.url());
    if (from === origin && pathname.endsWith('.js') && response.ok()) {
      scripts.add(pathname);
    }
  });
  await tab.goto(origin + page, {waitUntil: 'networkidle'});
  await tab.waitForTimeout(REST_MS);
  await tab.close();
  return [...scripts];
}
