import type {Page} from '@playwright/test';
import {PARTS} from '../../plugins/framework/parts/parts';
import {countShifts, layoutShiftOf} from '../helpers/layout-shift';
import {collectProblems, expect, open, test} from '../helpers/test';

/** A page of each kind. */
const PAGES = [
  '/',
  '/player/',
  '/lambda/',
  '/about/',
  '/contact/',
  '/ai',
  '/search',
  '/playground',
  '/showcase/',
  '/experts/',
  '/templates/',
  '/docs/',
  '/docs/spring',
  '/docs/player/player',
  '/docs/media-parser/format-support',
  '/docs/license',
  '/blog',
  '/blog/archive',
  '/success-stories/',
  '/no-such-page',
];

/** What these show comes as code of its own at once. */
const LOAD_BY_THEMSELVES = ['/playground'];

/** The one that the pages of the documentation share. */
const SMALL_STYLESHEET = /\/assets\/css\/docs\.\w+\.css$/;

/** The one that they share, which asks for the others. */
const SMALL_SCRIPT = /\/assets\/js\/docs\.\w+\.js$/;

const STYLESHEET = /\/assets\/css\/styles\.\w+\.css$/;

const hasStylesheet = (page: Page) =>
  page.evaluate(
    () => document.querySelector('head > link[rel=stylesheet][href*="/styles."]') !== null,
  );

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 412, height: 823}});

  test('the HTML holds the styles of its page: the whole stylesheet changes nothing', async ({
    page,
  }) => {
    const elements = await sumOverPages(page, async (path) => {
      if (!LOAD_BY_THEMSELVES.includes(path)) {
        expect(await hasStylesheet(page), `${path} waits for a reader`).toBe(false);
      }
      const before = await looksAtRest(page);
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const source = document
              .querySelector<HTMLTemplateElement>('#after-paint')!
              .content.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
            const link = document.importNode(source);
            link.onload = () => resolve();
            document.head.insertBefore(
              link,
              document.querySelector('head > link[rel=stylesheet]:not([data-section])'),
            );
          }),
      );
      const after = await looksAtRest(page);
      expect(after.length, path).toBe(before.length);
      expect(
        after.flatMap((look, index) => (look === before[index] ? [] : [before[index], look])),
        path,
      ).toEqual([]);
      return before.length;
    });
    console.log(`${elements} elements of ${PAGES.length} pages look the same`);
    expect(elements).toBeGreaterThan(5000);
  });

  test('the stylesheet loads when the reader touches the page, and what plays waits for it', async ({
    page,
  }) => {
    const release = await hold(page);
    await open(page, '/docs/spring');
    expect(await hasStylesheet(page)).toBe(false);
    await page.locator('h1').tap();
    await page.waitForTimeout(1000);
    expect(await hasStylesheet(page)).toBe(true);
    const player = page.locator('[data-demo] .__remotion-player').first();
    await expect(player).toHaveCount(0);
    release();
    await player.waitFor();
  });

  test('another page waits for the stylesheet', async ({page}) => {
    const release = await hold(page);
    await open(page, '/docs/');
    await page.locator('.pagination-nav__link--next').tap();
    await page.waitForTimeout(500);
    await expect(page.locator('h1')).not.toHaveText('The fundamentals');
    release();
    await expect(page.locator('h1')).toHaveText('The fundamentals');
  });

  test('the stylesheet rules from the next page on, so that the old one is not styled anew', async ({
    page,
  }) => {
    await open(page, '/');
    await page.evaluate(() => {
      new MutationObserver(([change], observer) => {
        if (change?.target instanceof HTMLLinkElement && change.target.media === '') {
          observer.disconnect();
          document.body.dataset.ruledFrom = document.querySelector('h1')?.textContent ?? '';
        }
      }).observe(document.head, {attributes: true, attributeFilter: ['media'], subtree: true});
    });
    await page.locator('main a[href="/docs/"]').first().tap();
    await expect(page.locator('body')).toHaveAttribute('data-ruled-from', /.+/);
    const heading = await page.locator('h1').textContent();
    expect(await page.locator('body').getAttribute('data-ruled-from')).toBe(heading);
    expect(heading).toBe('Creating a new project');
  });
});

/** Numbers of the elements that are laid out, and of the others. */
const laidOut = (page: Page) =>
  page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll('main *'));
    const there = elements.filter((element) =>
      element.checkVisibility({contentVisibilityAuto: true}),
    );
    return {there: there.length, all: elements.length};
  });

test.describe('what is not on screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 412, height: 823}});

  test('is laid out when the reader touches the page', async ({page}) => {
    await open(page, '/docs/player/player');
    const atFirst = await laidOut(page);
    expect(atFirst.there).toBeLessThan(atFirst.all / 2);
    await page.locator('h1').tap();
    await page.locator('html:not([data-in-parts])').waitFor({state: 'attached'});
    const then = await laidOut(page);
    console.log(`of ${then.all} elements ${atFirst.there} at first, ${then.there} after a touch`);
    expect(then.there).toBeGreaterThan(then.all / 2);
    expect(await page.locator('[style*="content-visibility"]').count()).toBe(0);
  });

  test('is laid out for who comes to a heading, or again', async ({page}) => {
    const inParts = page.locator('html[data-in-parts]');
    await open(page, '/docs/player/player');
    await expect(inParts).toHaveCount(1);
    await page.reload();
    await expect(inParts).toHaveCount(0);
    await page.goto('about:blank');
    await open(page, '/docs/player/player#props');
    await expect(inParts).toHaveCount(0);
    await expect(page.locator('h2#props')).toBeInViewport();
  });

  test('is laid out when the reader leaves for another page', async ({page}) => {
    await open(page, '/docs/');
    await page.locator('.pagination-nav__link--next').tap();
    await expect(page.locator('h1')).toHaveText('The fundamentals');
    await expect(page.locator('html[data-in-parts]')).toHaveCount(0);
  });
});

test('each part stands in the same place, laid out by itself or with the others', async ({
  page,
}) => {
  const elements = await sumOverPages(page, async (path) => {
    await page.waitForLoadState('networkidle');
    const {moved, count} = await page.evaluate((parts) => {
      const all = Array.from(document.querySelectorAll('main *'));
      const places = () => all.map((element) => element.getBoundingClientRect());
      const together = places();
      const style = document.createElement('style');
      style.textContent = `:is(${parts}) { contain: layout style paint; }`;
      document.head.append(style);
      const apart = places();
      return {
        count: all.length,
        moved: all
          .filter((_element, index) => Math.abs(apart[index]!.top - together[index]!.top) > 0.1)
          .map(({outerHTML}) => outerHTML.slice(0, 80)),
      };
    }, PARTS);
    expect(moved, path).toEqual([]);
    return count;
  });
  console.log(`${elements} elements of ${PAGES.length} pages`);
});

test('before the first paint come the HTML, its images, the small stylesheet and script, and the font of the text', async ({
  page,
}) => {
  const requests: {url: string; type: string}[] = [];
  page.on('request', (request) =>
    requests.push({url: request.url(), type: request.resourceType()}),
  );
  // The script at the end of the page waits to hear of the paint, and never does.
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined;
    performance.getEntriesByName = () => [];
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
  await page.goto('/docs/spring');
  await page.waitForLoadState('networkidle');
  const types = [...new Set(requests.map(({type}) => type))].sort();
  console.log(`${requests.length} requests: ${types.join(', ')}`);
  const filesOf = (type: string) =>
    requests.filter((request) => request.type === type).map(({url}) => url);
  expect(filesOf('stylesheet')).toEqual([expect.stringMatching(SMALL_STYLESHEET)]);
  expect(filesOf('script')).toEqual([expect.stringMatching(SMALL_SCRIPT)]);
  expect(filesOf('font')).toEqual([expect.stringContaining('/inter-')]);
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain(
    'Inter Variable',
  );
});

test('the font of code comes after the first paint', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fonts.push(request.url());
    }
  });
  await open(page, '/docs/spring');
  await expect.poll(() => fonts.join(' ')).toContain('/jetbrains-mono-');
  expect(fonts[0]).toContain('/inter-');
});

for (const width of [360, 1440]) {
  test(`a font that comes late moves nothing at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await countShifts(page);
    const paths = ['/', '/player/', '/lambda/', '/docs/spring', '/blog'];
    for (const path of paths) {
      await open(page, path);
      await page.evaluate(() => document.fonts.load('16px "Inter Variable"'));
      await page.waitForTimeout(300);
      expect(await layoutShiftOf(page), path).toBeLessThan(0.005);
    }
    console.log(`${paths.length} pages at ${width} px`);
  });
}

test('loads at once in a tab that is not shown', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {get: () => true});
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/docs/license');
  await expect(page.locator('script[src*="/main."]')).toBeAttached();
});

test('says so when the code of a page cannot be loaded, and tries again', async ({page}) => {
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto('/docs/spring');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('A part of this page could not be loaded.');
  await page.unrouteAll();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(page.locator('#first-load-error')).toHaveCount(0);
});

test('has all its styles without JavaScript', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  const problems = collectProblems(page);
  const stylesheet = page.waitForResponse(STYLESHEET);
  await page.goto('/docs/spring');
  expect((await stylesheet).ok()).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

/** Opens each page without motion and checks it. Adds up what the checks looked at. */
async function sumOverPages(page: Page, check: (path: string) => Promise<number>): Promise<number> {
  let sum = 0;
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of PAGES) {
    await open(page, path);
    sum += await check(path);
  }
  return sum;
}

/** Lets the stylesheet wait. Returns what lets it go. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(STYLESHEET, async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => release();
}

/** Looks until nothing changes any more: controls, for one, are enabled a moment after hydration. */
async function looksAtRest(page: Page): Promise<string[]> {
  await page.evaluate(() => delete document.documentElement.dataset.inParts);
  await page.waitForLoadState('networkidle');
  for (let last = await looks(page); ; ) {
    await page.waitForTimeout(250);
    const now = await looks(page);
    if (now.join('\n') === last.join('\n')) {
      return now;
    }
    last = now;
  }
}

/**
 * What each element of a page looks like, in a few words. Not of a select: Chromium keeps its faded
 * look when it is no longer disabled, until the next stylesheet comes.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'display',
      'position',
      'color',
      'background-color',
      'font-size',
      'font-weight',
      'line-height',
      'margin',
      'padding',
      'border',
      'opacity',
      'visibility',
      'transform',
      'overflow',
      'gap',
      'grid-template-columns',
      'width',
      'height',
    ];
    return Array.from(
      document.querySelectorAll('body *:not(script, template, select)'),
      (element) => {
        const style = getComputedStyle(element);
        const values = properties.map((name) => style.getPropertyValue(name));
        const name = element.getAttribute('class') ?? '';
        return `${element.localName}.${name}: ${values.join(' | ')}`;
      },
    );
  });
}
