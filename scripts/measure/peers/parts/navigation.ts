import type {Browser, Page} from '@playwright/test';
import {median} from '../../lib/measure';
import {PROFILES, follow, openPage, type Profile} from '../profiles';
import {FIRST_OF_DOCS, type MeasurePart, type Served} from './part';

/** Pages that are walked through from the first of the docs with the link to the next one. */
const STEPS = 5;

/** The link of the home page that all sites have in their text. */
const LINK_TO_DOCS = `main a[href="${FIRST_OF_DOCS}"]`;

declare global {
  interface Window {
    /** Milliseconds from the last click to another heading on screen. */
    headingAfter?: number;
  }
}

/** Follows links, in turns through the sites, with a phone and at a desk. */
export const measureNavigation: MeasurePart = async (sites, values, browser) => {
  for (const profile of PROFILES) {
    for (const site of sites) {
      const home = await walk(browser, profile, site, '/', [LINK_TO_DOCS]);
      values.add(site.name, `navigation.${profile}.home`, home);
    }
    for (const site of sites) {
      const links = Array.from({length: STEPS}, () => site.next);
      const docs = await walk(browser, profile, site, FIRST_OF_DOCS, links);
      values.add(site.name, `navigation.${profile}.docs`, docs);
    }
  }
};

/** The median time of some links, one after the other, from a page on, in milliseconds. */
async function walk(
  browser: Browser,
  profile: Profile,
  {origin}: Served,
  path: string,
  links: string[],
): Promise<number> {
  const page = await openPage(browser, profile, origin + path, watchHeadings);
  try {
    const times: number[] = [];
    for (const link of links) {
      times.push(await timeLink(page, profile, link));
    }
    return median(times);
  } finally {
    await page.context().close();
  }
}

async function timeLink(page: Page, profile: Profile, link: string): Promise<number> {
  await page.evaluate(() => delete window.headingAfter);
  await follow(page, profile, page.locator(link).first());
  // Another document may come, which has no time yet either.
  const time = await page.waitForFunction(() => window.headingAfter, null, {polling: 50});
  return (await time.jsonValue()) ?? NaN;
}

/**
 * Runs in each document, and so names no function: the compiler would add helpers that are not
 * there. A click is written down where the next document finds it.
 */
function watchHeadings(): void {
  document.addEventListener(
    'click',
    ({timeStamp}) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem('title', document.querySelector('h1')?.textContent ?? '');
    },
    true,
  );
  new MutationObserver(() => {
    const clicked = sessionStorage.getItem('clicked');
    const title = document.querySelector('h1')?.textContent;
    if (clicked && title && title !== sessionStorage.getItem('title')) {
      sessionStorage.removeItem('clicked');
      // Not the time of the frame, which may have begun before the click.
      requestAnimationFrame(() => {
        window.headingAfter = performance.timeOrigin + performance.now() - Number(clicked);
      });
    }
  }).observe(document, {childList: true, subtree: true, characterData: true});
}
