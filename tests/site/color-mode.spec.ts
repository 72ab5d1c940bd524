import {expect, open, test} from '../helpers/test';

const toggle = /Switch between dark and light mode \(currently (system|light|dark) mode\)/;

test('follows the system until the reader chooses', async ({page}) => {
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  }
});

test('cycles from system to light to dark to system and remembers the choice', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const seen: (string | null)[] = [];
  for (let click = 0; click < 3; click++) {
    await page.getByRole('button', {name: toggle}).click();
    seen.push(await page.locator('html').getAttribute('data-theme-choice'));
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(
      seen.at(-1) === 'system' ? null : seen.at(-1),
    );
  }
  expect(seen).toEqual(['light', 'dark', 'system']);
});

test('keeps the chosen mode on the next visit without a flash, and prints in light colors', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/', {waitUntil: 'commit'});
  await page.waitForSelector('body', {state: 'attached'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(230, 235, 244)');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 34, 51)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('without JavaScript the system decides, and the toggle is disabled', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    baseURL,
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('.navbar button[class*="toggleButton"]').first()).toBeDisabled();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(230, 235, 244)');
  const logo = page.locator('.navbar__logo img').filter({visible: true});
  await expect(logo).toHaveAttribute('src', /logo-dark/);
  await context.close();
});
