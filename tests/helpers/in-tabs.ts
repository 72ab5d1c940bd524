import type {BrowserContext, Page} from '@playwright/test';

/**
 * Visits pages in several tabs of one context, so that a tab that waits leaves the processor to
 * others and all share what the browser has cached.
 *
 * @param visit called with a tab for each path; it has the tab for itself
 */
export async function inTabs(
  context: BrowserContext,
  tabs: number,
  paths: string[],
  visit: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const left = [...paths];
  const work = async () => {
    const page = await context.newPage();
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await visit(page, path);
    }
    await page.close();
  };
  await Promise.all(Array.from({length: tabs}, work));
}

/** Every n-th path, from the one at `index` on: parts of about the same work. */
export const partOf = (paths: string[], index: number, parts: number): string[] =>
  paths.filter((_, at) => at % parts === index);
