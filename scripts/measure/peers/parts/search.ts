import type {Browser} from '@playwright/test';
import {PROFILES, openPage, type Profile} from '../profiles';
import {GUIDE, type MeasurePart} from './part';

const QUERY = 'interpolate';
const TYPING_DELAY_MS = 60;

declare global {
  interface Window {
    /** When the first letter was typed, and when the first hit was there, by the page's clock. */
    searched?: {typed?: number; found?: number};
  }
}

/** Searches on each site that has a search, with a phone and at a desk. */
export const measureSearch: MeasurePart = async (sites, values, browser) => {
  for (const profile of PROFILES) {
    for (const {name, origin, search} of sites) {
      if (search) {
        const time = await typeOnce(browser, profile, origin + GUIDE, search);
        values.add(name, `search.${profile}`, time);
      }
    }
  }
};

/** Milliseconds from the first letter to the first hit, in a browser that never searched before. */
async function typeOnce(
  browser: Browser,
  profile: Profile,
  url: string,
  {input, hit}: {input: string; hit: string},
): Promise<number> {
  const page = await openPage(browser, profile, url, watchHits, hit);
  try {
    await page.keyboard.press('Control+k');
    await page.locator(input).waitFor();
    await page.keyboard.type(QUERY, {delay: TYPING_DELAY_MS});
    await page.waitForFunction(() => window.searched?.found !== undefined, null, {polling: 50});
    return await page.evaluate(
      () => (window.searched?.found ?? NaN) - (window.searched?.typed ?? NaN),
    );
  } finally {
    await page.context().close();
  }
}

/** Runs in each document, and so names no function, as in navigation.ts. */
function watchHits(hit: string): void {
  document.addEventListener(
    'keydown',
    ({key, ctrlKey, timeStamp}) => {
      if (!ctrlKey && key.length === 1) {
        window.searched = {typed: timeStamp, ...window.searched};
      }
    },
    true,
  );
  new MutationObserver(() => {
    if (window.searched && window.searched.found === undefined && document.querySelector(hit)) {
      requestAnimationFrame(() => {
        window.searched = {found: performance.now(), ...window.searched};
      });
    }
  }).observe(document, {childList: true, subtree: true});
}
