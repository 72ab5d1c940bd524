import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * The accessibility check, with all its rules, in a third of its usual time: of rules that pass it
 * keeps the names only, and it opens a tab to put frames together only where a page has some.
 */
export function axe(page: Page): AxeBuilder {
  const hasFrames = page.frames().length > 1;
  return new AxeBuilder({page}).setLegacyMode(!hasFrames).options({resultTypes: ['violations']});
}
