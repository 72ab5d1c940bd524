import type {Locator, Page} from '@playwright/test';
import {accessibilityInBothSchemes} from '../helpers/axe';
import {countShifts, layoutShiftOf} from '../helpers/layout-shift';
import {readClipboard} from '../helpers/clipboard';
import {proofs, shownValue} from '../../src/data/proof';
import {expect, open, test} from '../helpers/test';

const SECTIONS = [
  'Write React. Ship video.',
  'Animate anything React can draw',
  'See every frame as you code',
  'One component, a video for every customer',
  'Start on your laptop, scale to the cloud',
  'Put video creation in your product',
  'Start from a video that already works',
  'See what others ship with Remotion',
  "You're in good company",
  'Free for individuals and small teams',
  'Make your first video',
];

const FLOWER = 'A flower whose petals spring open, turn and close';
const WEEK = 'A week in rings, one for each day';
const RELEASE = 'A release video with a title, a chart and an outro';

/** Scrolls to a stage and waits for its player. */
async function playerOf(page: Page, label: string): Promise<Locator> {
  const stage = page.getByRole('group', {name: label, exact: true});
  await stage.scrollIntoViewIfNeeded();
  const player = stage.locator('.__remotion-player').first();
  await player.waitFor();
  return player;
}

/** Moves a slider as a reader does with the keyboard. */
async function slide(slider: Locator, to: 'End' | 'Home'): Promise<void> {
  await slider.focus();
  await slider.press(to);
}

test('the sections come in order', async ({page}) => {
  await open(page, '/');
  const headings = await page.locator('main').locator('h1, h2').allInnerTexts();
  console.log(`${headings.length} sections`);
  expect(headings.map((text) => text.replace(/\s+/g, ' '))).toEqual(SECTIONS);
});

test('every public number is on its pages, with its date and a link to its source', async ({
  page,
}) => {
  for (const path of [...new Set(proofs.flatMap(({pages}) => pages))]) {
    await open(page, path);
    const here = proofs.filter(({pages}) => pages.includes(path));
    for (const {id, unit, asOf, source, ...proof} of here) {
      const shown = page.locator(`[data-proof="${id}"]`).first();
      await expect(shown, `${id} on ${path}`).toContainText(shownValue(proof));
      await expect(shown).toContainText(unit);
      await expect(shown.locator('time')).toHaveAttribute('datetime', asOf);
      await expect(shown.getByRole('link')).toHaveAttribute('href', source);
    }
    const others = await page
      .locator('[data-proof]')
      .evaluateAll((elements) => elements.map((element) => element.dataset.proof));
    expect([...new Set(others)].sort()).toEqual(here.map(({id}) => id).sort());
    console.log(`${here.length} numbers on ${path}`);
  }
});

test('the command is copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const button = page.getByRole('button', {name: 'Copy npx create-video@latest'}).first();
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await readClipboard(page.context())).toBe('npx create-video@latest');
});

test.describe('with little motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a slider of the hero changes the code and the picture', async ({page}) => {
    await open(page, '/');
    const flower = await playerOf(page, FLOWER);
    const code = page.getByRole('region', {name: 'Code of the flower'});
    await expect(flower.locator('path')).toHaveCount(12);
    await slide(page.getByRole('slider', {name: 'Petals'}), 'End');
    await expect(code).toContainText('length: 24');
    await expect(flower.locator('path')).toHaveCount(24);
    await slide(page.getByRole('slider', {name: 'Petals'}), 'Home');
    await expect(code).toContainText('length: 3');
    await expect(flower.locator('path')).toHaveCount(3);
  });

  test('the flower opens in the playground as the reader left it', async ({page}) => {
    await open(page, '/');
    await slide(page.getByRole('slider', {name: 'Petals'}), 'End');
    const hero = page.getByRole('region', {name: /Write React/});
    await hero.getByRole('link', {name: 'Open in playground'}).click();
    await expect(page).toHaveURL(/\/playground\/#.*code=/);
    await expect(page.locator('.cm-content')).toContainText('length: 24');
    const preview = page.frameLocator('iframe').first();
    await expect(preview.locator('svg path')).toHaveCount(24);
  });

  test('the lines that make the motion of a frame light up', async ({page}) => {
    await open(page, '/');
    await playerOf(page, FLOWER);
    const lit = page.getByRole('region', {name: 'Code of the flower'}).locator('[data-lit]');
    const parts = () => lit.evaluateAll((lines) => lines.map((line) => line.dataset.part));
    const bar = page.getByRole('slider', {name: 'Frame of the flower'});
    for (const [frame, motion] of [
      [10, 'open'],
      [80, 'turn'],
      [130, 'close'],
    ] as const) {
      await bar.fill(String(frame));
      await expect.poll(parts).toContain(motion);
      expect(new Set(await parts())).toEqual(new Set([motion]));
    }
  });

  test('the frame that a reader chooses is drawn, with its values in the code', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Show frame 50'}).click();
    await expect(page.getByRole('img', {name: 'Frame 50: the sun over the hills'})).toBeVisible();
    await expect(page.getByRole('region', {name: 'Code of the day'})).toContainText('// 50');
  });

  test('the form of the studio changes the code and the picture', async ({page}) => {
    await open(page, '/');
    const release = await playerOf(page, RELEASE);
    await page.getByRole('textbox', {name: 'title'}).fill('Hello there');
    await expect(release).toContainText('Hello there');
    await expect(page.getByRole('region', {name: /Code of the composition/})).toContainText(
      "title: 'Hello there'",
    );
  });

  test('a name and a day more change the video, its length and its command', async ({page}) => {
    await open(page, '/');
    const week = await playerOf(page, WEEK);
    await expect(week).toContainText('Ada’s week');
    await page.getByRole('textbox', {name: 'Name'}).fill('Grace');
    await expect(week).toContainText('Grace’s week');
    await page.getByRole('button', {name: 'Add Saturday'}).click();
    await expect(page.getByText('6 days take 150 frames, or 5.0 seconds.')).toBeVisible();
    const command = page.getByRole('region', {name: 'Command that renders your video'});
    await expect(command).toContainText('"name": "Grace"');
    await expect(command).toContainText('[6, 11, 4, 9, 14, 8]');
  });

  test('nothing plays by itself', async ({page}) => {
    await open(page, '/');
    await playerOf(page, FLOWER);
    const frame = page.getByRole('slider', {name: 'Frame of the flower'});
    await expect(page.getByRole('button', {name: `Play: ${FLOWER}`})).toBeVisible();
    const before = await frame.inputValue();
    for (let count = 0; count < 20; count++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(await frame.inputValue()).toBe(before);
  });
});

test('the flower plays by itself', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, '/');
  await playerOf(page, FLOWER);
  await expect(page.getByRole('button', {name: `Pause: ${FLOWER}`})).toBeVisible();
  const frame = page.getByRole('slider', {name: 'Frame of the flower'});
  const before = await frame.inputValue();
  await expect.poll(() => frame.inputValue()).not.toBe(before);
});

/** The layout shift of a page while a reader scrolls through it, as browsers count it. */
async function shiftOf(page: Page): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState('networkidle');
  return layoutShiftOf(page);
}

for (const width of [360, 1440]) {
  for (const path of ['/', '/player/', '/lambda/']) {
    test(`nothing moves on ${path} while its players load, at ${width} px`, async ({page}) => {
      await countShifts(page);
      await page.setViewportSize({width, height: 800});
      await open(page, path);
      const shift = await shiftOf(page);
      console.log(`${path} at ${width} px: layout shift ${shift.toFixed(4)}`);
      await expect(page.locator('.__remotion-player').first()).toBeAttached();
      expect(shift).toBeLessThanOrEqual(0.02);
    });
  }
}

test('the count of layout shifts notices one', async ({page}) => {
  await countShifts(page);
  await open(page, '/about/');
  await page.evaluate(() =>
    document.querySelector('main')!.style.setProperty('margin-top', '300px'),
  );
  await expect.poll(() => shiftOf(page)).toBeGreaterThan(0.02);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page reads well: text, code, stills, and nothing that does not work', async ({
    page,
  }) => {
    await page.goto('/');
    const headings = await page.locator('main').locator('h1, h2').allInnerTexts();
    expect(headings.map((text) => text.replace(/\s+/g, ' '))).toEqual(SECTIONS);
    await expect(page.getByRole('region', {name: 'Code of the flower'})).toContainText('spring({');
    for (const label of [FLOWER, WEEK, RELEASE]) {
      const still = page.getByRole('group', {name: label, exact: true}).locator('svg').first();
      await expect(still, label).toBeVisible();
    }
    const inputs = page.locator('main').locator('input, select');
    console.log(`${await inputs.count()} inputs`);
    expect(await inputs.count()).toBeGreaterThan(10);
    for (const input of await inputs.all()) {
      await expect(input).toBeDisabled();
    }
  });
});

for (const path of ['/player/', '/lambda/', '/about/', '/contact/']) {
  test(`${path} has no accessibility violation in light and dark mode`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    const {violations, passed} = await accessibilityInBothSchemes(page);
    console.log(`${path}: ${passed} rules passed`);
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThan(10);
  });
}

test('on paper there is text on white, and no bars and buttons', async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  for (const path of ['/', '/player/', '/lambda/', '/about/', '/contact/']) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    for (const selector of ['.navbar', '.footer', '.theme-announcement-bar']) {
      await expect(page.locator(selector).first()).toBeHidden();
    }
  }
});
