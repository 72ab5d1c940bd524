import type {Locator} from '@playwright/test';
import {expect, open, test} from '../helpers/test';

/** A reference page with a table of props, a table by hand and options of the command line. */
const PAGE = '/docs/offthreadvideo';

test.use({viewport: {width: 390, height: 844}});

/** How far a part of the page reaches beyond what can be seen of it, in px. */
const hiddenWidth = (part: Locator) =>
  part.evaluate((element) => element.scrollWidth - element.clientWidth);

test('on a phone props are cards, other tables show that they scroll, and options stay whole', async ({
  page,
}) => {
  await open(page, PAGE);

  const props = page.getByRole('group', {name: 'Props of OffthreadVideo'});
  expect(await hiddenWidth(props)).toBe(0);
  // Cards are still a table to who cannot see them.
  const rows = props.getByRole('row');
  await expect(rows.filter({hasText: 'playbackRate'}).getByRole('cell').first()).toBeVisible();
  const cells = await props.locator('td:not(:empty)').evaluateAll((all) =>
    all.map((cell) => ({
      right: cell.getBoundingClientRect().right,
      column: getComputedStyle(cell, '::before').content,
    })),
  );
  console.log(`${await rows.count()} rows, ${cells.length} cells`);
  expect(cells.length).toBeGreaterThan(30);
  expect(Math.max(...cells.map(({right}) => right))).toBeLessThanOrEqual(390);
  expect(cells.map(({column}) => column)).toContain('"Required: "');

  // What is folded has no lines yet.
  const options = page.locator('main code').filter({hasText: /^--\S+$/, visible: true});
  expect(await options.count()).toBeGreaterThan(0);
  for (const option of await options.all()) {
    const lines = await option.evaluate((code) => {
      const range = document.createRange();
      range.selectNodeContents(code);
      return new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size;
    });
    expect(lines, await option.innerText()).toBe(1);
  }
});

test('a wide table has a name, scrolls by keyboard, and has a shadow where there is more', async ({
  page,
}) => {
  await open(page, '/docs/media-parser/format-support');
  const table = page.getByRole('table', {name: 'Name, Files, Video, Audio', exact: false}).first();
  expect(await hiddenWidth(table)).toBeGreaterThan(20);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // Two layers that move with the content cover two that do not.
  await expect(table).toHaveCSS('background-attachment', 'local, local, scroll, scroll');

  // What a wrapper scrolls is one stop of the Tab key.
  const found = page.getByRole('group', {name: 'What the parsers find in the samples'});
  await expect(found).toHaveAttribute('tabindex', '0');
  await expect(found.locator('table')).not.toHaveAttribute('tabindex');
  await expect(found).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
});
