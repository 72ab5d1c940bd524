import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {SAMPLE_PAGES, collectProblems, expect, open, test} from './lib/test';

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

test('every published page loads, hydrates, has one h1 and no problem in the console', async ({
  page,
}) => {
  test.setTimeout(15 * 60_000);
  const paths = [...new Set([...publishedPaths(), ...TOP_LEVEL])];
  await page.setViewportSize({width: 360, height: 740});
  const failures: string[] = [];
  const problems = collectProblems(page);
  page.on('requestfailed', (request) => {
    // Leaving a page ends its prefetches; that is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(`failed request: ${request.url()}`);
    }
  });
  for (const path of paths) {
    problems.length = 0;
    const response = await page.goto(path);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const {headings, overflow} = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }));
    if (response?.status() !== 200) failures.push(`${path}: status ${response?.status()}`);
    if (headings !== 1) failures.push(`${path}: ${headings} h1 headings`);
    if (overflow > 0) failures.push(`${path}: scrolls sideways by ${overflow} px at 360 px`);
    failures.push(...problems.map((problem) => `${path}: ${problem}`));
  }
  console.log(`${paths.length} pages visited`);
  expect(paths.length).toBeGreaterThan(20);
  expect(failures).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    for (const [kind, path] of Object.entries(SAMPLE_PAGES)) {
      test(`${kind} has no accessibility violation`, async ({page}) => {
        // A page with many lines of code has thousands of elements to look at.
        test.setTimeout(3 * 60_000);
        await open(page, path);
        const {violations, passes} = await new AxeBuilder({page}).analyze();
        console.log(`${path} (${colorScheme}): ${passes.length} rules passed`);
        expect(
          violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`),
        ).toEqual([]);
        expect(passes.length).toBeGreaterThan(10);
      });
    }

    for (const width of [360, 996, 1440]) {
      test(`top-level pages fit ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        const problems = collectProblems(page);
        for (const path of TOP_LEVEL) {
          await open(page, path);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        }
        console.log(`${TOP_LEVEL.length} pages at ${width} px`);
        expect(problems).toEqual([]);
      });
    }
  });
}

test('the accessibility check finds a violation that is there', async ({page}) => {
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>',
  );
  const {violations} = await new AxeBuilder({page}).analyze();
  expect(violations.map(({id}) => id)).toContain('image-alt');
});
