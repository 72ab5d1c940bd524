import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page, Request} from '@playwright/test';
import {accessibilityInBothSchemes, accessibilityOf} from '../helpers/axe';
import {inTabs, partOf} from '../helpers/in-tabs';
import {SAMPLE_PAGES, collectProblems, expect, open, test, waitForHydration} from '../helpers/test';

const TOP_LEVEL = [
  '/',
  '/about/',
  '/ai',
  '/ai-embed',
  '/blog',
  '/contact/',
  '/experts/',
  '/lambda/',
  '/learn',
  '/player/',
  '/search',
  '/showcase/',
  '/showcase/add',
  '/success-stories',
  '/templates/',
];

/** Paths of every page in the sitemap. */
function publishedPaths(): string[] {
  const sitemap = readFileSync(join(process.cwd(), 'build', 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
}

/** Parts run side by side, as many as there are workers. */
const PARTS = 8;
const TABS = 3;

test.describe('every published page loads, hydrates, has one h1 and no problem in the console', () => {
  // On a phone, where what plays waits for a touch: demos and live blocks have tests of their own.
  test.use({viewport: {width: 360, height: 740}, hasTouch: true});

  for (let part = 0; part < PARTS; part++) {
    test(`part ${part + 1} of ${PARTS}`, async ({context}) => {
      test.setTimeout(10 * 60_000);
      const paths = partOf([...new Set([...publishedPaths(), ...TOP_LEVEL])], part, PARTS);
      const failures: string[] = [];
      await inTabs(context, TABS, paths, async (page, path) => {
        failures.push(...(await visit(page, path)).map((problem) => `${path}: ${problem}`));
      });
      console.log(`${paths.length} pages visited`);
      expect(paths.length).toBeGreaterThan(10);
      expect(failures).toEqual([]);
    });
  }

  test('a page with problems is reported with each of them', async ({page}) => {
    const body = `<html data-has-hydrated="true"><body style="width:900px"><h1>a</h1><h1>b</h1>
      <img src="/no-such-picture.png"><script>console.warn('careful')</script></body></html>`;
    await page.route('**/faulty', (route) =>
      route.fulfill({status: 503, contentType: 'text/html', body}),
    );
    await page.route('**/no-such-picture.png', (route) => route.abort());
    const reported = await visit(page, '/faulty');
    // A browser may report the picture before or after the script below it.
    for (const problem of [
      /^status 503/,
      /^2 h1/,
      /sideways by 54\d px/,
      /^warning: careful/,
      /^failed request: .*no-such-picture/,
    ]) {
      expect(reported).toContainEqual(expect.stringMatching(problem));
    }
  });
});

/** Opens a page, and says in sentences what is wrong with it. */
async function visit(page: Page, path: string): Promise<string[]> {
  const problems = collectProblems(page);
  const onFailure = (request: Request) => {
    // Leaving a page ends its prefetches; that is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(`failed request: ${request.url()}`);
    }
  };
  page.on('requestfailed', onFailure);
  const response = await page.goto(path);
  await waitForHydration(page);
  const {headings, overflow} = await page.evaluate(() => {
    // All of it is laid out now, though nobody touches it.
    delete document.documentElement.dataset.inParts;
    return {
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
  const status = response?.status();
  page.removeAllListeners();
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(headings === 1 ? [] : [`${headings} h1 headings`]),
    ...(overflow <= 0 ? [] : [`scrolls sideways by ${overflow} px at 360 px`]),
    ...problems,
  ];
}

/** What a reader may set according to WCAG 1.4.12 without losing anything. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The words to the right of the viewport that no part of the page scrolls to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // All of it is laid out now, though nobody has scrolled there.
    delete document.documentElement.dataset.inParts;
    const found = Array.from(
      document.querySelectorAll('main :is(h1, h2, h3, p, a, button, label, input, code)'),
    )
      .filter((element) => !element.closest('[aria-hidden], svg, .__remotion-player'))
      .filter((element) => {
        let part: Element | null = element;
        while (part && part !== document.body) {
          if (/auto|scroll/.test(getComputedStyle(part).overflowX)) {
            return false;
          }
          part = part.parentElement;
        }
        return element.getBoundingClientRect().right > window.innerWidth + 1;
      })
      .map((element) => element.textContent || element.tagName);
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return isWide ? [...found, 'the page scrolls sideways'] : found;
  });
}

for (const [kind, path] of Object.entries(SAMPLE_PAGES)) {
  test(`${kind} has no accessibility violation in light and dark mode`, async ({page}) => {
    // A page with many lines of code has thousands of elements to look at.
    test.setTimeout(3 * 60_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    // A frame in the middle of a fade is an image, and the group around it says what it shows.
    const {violations, passed} = await accessibilityInBothSchemes(page, {
      exclude: '.__remotion-player',
    });
    console.log(`${path}: ${passed} rules passed`);
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThan(10);
  });
}

// The color scheme changes no place, but what a page says in the console may depend on it.
for (const [width, colorScheme] of [
  [320, 'light'],
  [996, 'dark'],
  [1440, 'light'],
] as const) {
  const zoomed = width === 320 ? ', which is 400 % zoom, with the text spacing of a reader' : '';
  test(`nothing is cut off on top-level pages at ${width} px${zoomed}`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    const problems = collectProblems(page);
    for (const path of TOP_LEVEL) {
      await open(page, path);
      if (zoomed) {
        await page.addStyleTag({content: TEXT_SPACING});
      }
      expect(await cutOff(page), `${path} cuts off`).toEqual([]);
    }
    console.log(`${TOP_LEVEL.length} pages at ${width} px`);
    expect(problems).toEqual([]);
  });
}

test('a page that cuts words off is found', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  await page.setContent(
    `<main><p>fits</p><div style="overflow: hidden"><p style="width: 400px">cut</p></div>
      <div style="overflow: auto"><p style="width: 400px">scrolls</p></div></main>`,
  );
  expect(await cutOff(page)).toEqual(['cut']);
  await page.setContent('<main><p style="width: 400px">wide</p></main>');
  expect(await cutOff(page)).toEqual(['wide', 'the page scrolls sideways']);
});

test('the accessibility check finds a violation that is there', async ({page}) => {
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>',
  );
  const {violations} = await accessibilityOf(page);
  expect(violations).toContainEqual(expect.stringMatching(/^image-alt: <img/));
});

test('the accessibility check finds what cannot be read in dark colors alone, and the one such word of a code block', async ({
  page,
}) => {
  const words = '<span style="color: #333">const</span> '.repeat(50);
  await page.setContent(
    `<html lang="en"><title>x</title><style>
      body { background: #fff } p { color: #333 }
      @media (prefers-color-scheme: dark) { p { color: #bbb } }
    </style><main><h1>x</h1><p>night</p>
    <pre style="background: #fff">${words}<span style="color: #ccc">faint</span> ${words}</pre>
    <pre style="background: #eee">${words}<b style="background: #444"><span style="color: #333">hidden</span></b></pre>
    </main></html>`,
  );
  const {violations} = await accessibilityInBothSchemes(page);
  console.log(`${violations.length} violations found in 152 words and a paragraph`);
  expect(violations).toEqual([
    expect.stringMatching(/^light: color-contrast: .*faint/),
    expect.stringMatching(/^light: color-contrast: .*hidden/),
    expect.stringMatching(/^dark: color-contrast: <p>night/),
    expect.stringMatching(/^dark: color-contrast: .*faint/),
    expect.stringMatching(/^dark: color-contrast: .*hidden/),
  ]);
});
