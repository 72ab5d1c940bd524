import type {Page} from '@playwright/test';
import {BROWSER_ARGUMENTS, findBrowser} from '../../scripts/lib/browser';
import {DEFAULT_SETTINGS} from '../../src/features/live/settings';
import {encodeState} from '../../src/features/live/url-state';
import {RUNNING_KEY} from '../../src/features/playground/useHeldCode';
import {expect, open, test} from '../helpers/test';

/*
 * Browsers with little memory keep a page and its frames in one process: what blocks the frame
 * blocks the page.
 */
test.use({
  launchOptions: {
    executablePath: findBrowser()?.path,
    args: [
      ...BROWSER_ARGUMENTS.filter((argument) => argument !== '--site-per-process'),
      '--disable-site-isolation-trials',
      '--disable-features=IsolateSandboxedIframes,IsolateOrigins,site-per-process',
    ],
  },
});

const linkTo = (code: string): string =>
  `/playground/${encodeState({code, settings: DEFAULT_SETTINGS})}`;

const heading = (page: Page) =>
  page.frameLocator('iframe[title="Preview of the code"]').getByRole('heading');

const DRAWN = 'export const A: React.FC = () => <h1>Drawn</h1>;';

test('the page and the frame share a process here', async ({page}) => {
  await open(page, linkTo(DRAWN));
  await expect(heading(page)).toHaveText('Drawn');
  const frame = page.frames().find((each) => each.url().includes('/live-frame/'));
  const turns = page.evaluate(async () => {
    let longest = 0;
    for (let last = performance.now(), turn = 0; turn < 200; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  });
  await frame!.evaluate(() => {
    for (const start = performance.now(); performance.now() - start < 600; );
  });
  expect(await turns).toBeGreaterThan(500);
});

for (const [name, code, said] of [
  ['a loop', 'while (true) {}', /did not end/],
  [
    'a loop that catches what stops it',
    'while (true) { try { for (;;); } catch {} }',
    /did not end/,
  ],
  [
    'a recursion',
    'const again = (): void => again();\nfor (;;) { try { again(); } catch {} }',
    /did not end/,
  ],
  ['eval', "eval('while (1);');", /EvalError/],
  ['Function', "new Function('while (1);')();", /EvalError/],
] as const) {
  test(`a link with ${name} does not hang the tab`, async ({page}) => {
    await open(page, linkTo(`${code}\n${DRAWN}`));
    await expect(page.getByRole('region', {name: 'Code'}).getByRole('status')).toHaveText(said);
  });
}

test('a link that hung the tab waits for the reader after a reload', async ({page}) => {
  // Whoever leaves a hung tab leaves the mark behind.
  await page.addInitScript(
    ([key, value]) => {
      if (window === window.top && !sessionStorage.getItem('seen')) {
        sessionStorage.setItem('seen', 'yes');
        sessionStorage.setItem(key, value);
      }
    },
    [RUNNING_KEY, DRAWN] as const,
  );
  await open(page, linkTo(DRAWN));
  await expect(page.getByRole('alert')).toContainText('stopped responding');
  await page.getByRole('button', {name: 'Run it'}).click();
  await expect(heading(page)).toHaveText('Drawn');
});
