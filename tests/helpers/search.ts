import type {Locator, Page} from '@playwright/test';

/** The search that opens over the page, its field and what it finds. */
export const modal = (page: Page): Locator => page.getByRole('dialog', {name: 'Search docs'});
export const input = (page: Page): Locator => modal(page).getByRole('combobox');
export const hits = (page: Page): Locator => modal(page).getByRole('option');

/** Leaves a mark, which is gone when the page loads anew. */
export const markWindow = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, {mark: true}));

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'mark' in window);
