import path from 'node:path';
import {test as base} from '@playwright/test';
import {
  createReaderProject,
  type ReaderProject,
} from '../../scripts/content/commands/reader-project';
import {findBrowser} from '../../scripts/lib/browser';

const FIXTURES = path.join(__dirname, '__fixtures__');

/** The Blank template as it was with the documented version. */
export const BLANK = [path.join(FIXTURES, 'blank')];

/** The Blank template as `npx create-video@latest` copies it today. */
export const BLANK_TODAY = [...BLANK, path.join(FIXTURES, 'blank-later')];

/** The Blank template with the compositions that pages name and don't show. */
export const WITH_STAND_INS = [...BLANK, path.join(FIXTURES, 'stand-ins')];

const NO_BROWSER = 'There is no Chromium here, so no command of the pages is run.';

/**
 * A test with a project on disk. All tests of a worker share it, and with it the bundler's cache.
 * Without a browser the test is skipped.
 */
export const test = base.extend<{project: ReaderProject}, {sharedProject: ReaderProject | null}>({
  sharedProject: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs.
    async ({}, provide) => {
      const browser = findBrowser();
      if (!browser) {
        console.log(NO_BROWSER);
      }
      const project = browser && createReaderProject(browser.path);
      await provide(project);
      project?.remove();
    },
    {scope: 'worker'},
  ],
  project: async ({sharedProject}, provide, testInfo) => {
    if (sharedProject) {
      await provide(sharedProject);
    } else {
      testInfo.skip(true, NO_BROWSER);
    }
  },
});

export {expect} from '@playwright/test';
