import {MOBILE_BREAKPOINT, expect, open, test} from '../helpers/test';

test.describe('skip link', () => {
  test('is the first thing that Tab reaches and leads to the content', async ({page}) => {
    await open(page, '/docs/');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    // The target is focusable for a moment only; what counts is where Tab goes on from.
    await page.keyboard.press('Tab');
    const isInContent = page.evaluate(
      () => document.activeElement?.closest('#__docusaurus_skipToContent_fallback') !== null,
    );
    expect(await isInContent).toBe(true);
  });
});

test.describe('announcement bar', () => {
  test('has the configured colors and content', async ({page}) => {
    await open(page, '/');
    const bar = page.locator('.theme-announcement-bar');
    const colors = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.cssText = 'background-color: var(--site-surface); color: var(--site-muted)';
      document.body.append(probe);
      const {backgroundColor, color} = getComputedStyle(probe);
      return {backgroundColor, color};
    });
    await expect(bar).toHaveCSS('background-color', colors.backgroundColor);
    await expect(bar).toHaveCSS('color', colors.color);
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/docs/editor-starter/');
  });

  test('stays closed after it was closed', async ({page}) => {
    await open(page, '/');
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
      'true',
    );
  });
});

test.describe('navbar', () => {
  const DROPDOWNS = {
    Products: [
      'Player',
      'Lambda',
      'Editor Starter',
      'Timeline',
      'Media Parser',
      'WebCodecs',
      'Recorder',
    ],
    Resources: [
      'Learn',
      'Playground',
      'Resources',
      'Blog',
      'Showcase',
      'Convert a video',
      'Support',
    ],
    Commercial: [
      'License & pricing',
      'Store',
      'Success stories',
      'Experts',
      'About',
      'Investors',
      'Contact',
    ],
  };

  test('links to the docs and to the API, on a line with its dropdowns', async ({page}) => {
    await open(page, '/');
    const navbar = page.locator('.navbar');
    const links = navbar.locator('.navbar__items').first().locator('.navbar__link');
    const tops = await links.evaluateAll((all) =>
      all.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().top;
      }),
    );
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
    await expect(navbar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
      'href',
      '/docs/',
    );
    await expect(navbar.getByRole('link', {name: 'API', exact: true})).toHaveAttribute(
      'href',
      '/docs/api',
    );
  });

  for (const [label, items] of Object.entries(DROPDOWNS)) {
    test(`lists ${items.length} pages under ${label}`, async ({page}) => {
      await open(page, '/');
      await page.locator('.navbar').getByRole('button', {name: label}).hover();
      const menu = page
        .locator('.navbar .dropdown', {has: page.getByRole('button', {name: label})})
        .getByRole('listitem');
      await expect(menu).toHaveText(items);
    });
  }

  test('opens a dropdown on Enter and closes it when focus leaves', async ({page}) => {
    await open(page, '/');
    const trigger = page.getByRole('button', {name: 'Products'});
    const dropdown = page.locator('.navbar .dropdown', {has: trigger});
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(dropdown).toHaveClass(/dropdown--show/);
    await page.getByRole('link', {name: 'Docs', exact: true}).first().focus();
    await expect(dropdown).not.toHaveClass(/dropdown--show/);
  });

  test('closes a dropdown on a click outside', async ({page}) => {
    await open(page, '/');
    const trigger = page.getByRole('button', {name: 'Commercial'});
    const dropdown = page.locator('.navbar .dropdown', {has: trigger});
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(dropdown).toHaveClass(/dropdown--show/);
    await page.locator('main h1').click();
    await expect(dropdown).not.toHaveClass(/dropdown--show/);
  });

  test('names its icons and shows its carets, in forced colors too', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, '/');
    const [side, top] = await page.getByRole('button', {name: 'Products'}).evaluate((button) => {
      const style = getComputedStyle(button, '::after');
      return [style.borderLeftColor, style.borderTopColor];
    });
    expect(side).toBe('rgba(0, 0, 0, 0)');
    expect(top).not.toBe(side);
    for (const name of ['GitHub repository', 'Discord community', 'Remotion on X']) {
      const link = page.locator('.navbar').getByRole('link', {name});
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('closes a dropdown on Escape, even under the pointer', async ({page}) => {
    await open(page, '/');
    const button = page.getByRole('navigation').getByRole('button', {name: 'Products'});
    const entry = page.getByRole('navigation').getByRole('link', {name: 'Player', exact: true});
    await button.hover();
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await page.mouse.move(640, 600);
    await button.hover();
    await expect(entry).toBeVisible();
  });

  test('stays in place when the page scrolls', async ({page}) => {
    await open(page, '/docs/render');
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(page.locator('.navbar')).toBeInViewport();
  });

  test('opens the brand page in a new tab on a right click on the logo', async ({page}) => {
    await open(page, '/');
    await page.evaluate(() => {
      window.open = (url) => {
        document.title = String(url);
        return null;
      };
    });
    await page.locator('.navbar__brand').click({button: 'right'});
    await expect(page).toHaveTitle('https://github.com/remotion-dev/brand');
  });
});

test.describe('footer', () => {
  test('has three columns, in line with the content, and the current year', async ({page}) => {
    await open(page, '/');
    const leftOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    expect(await leftOf('.footer__title')).toBe(await leftOf('main > section:nth-of-type(2) h2'));
    await expect(page.locator('.footer__title')).toHaveText(['Product', 'Community', 'More']);
    await expect(page.locator('.footer__copyright')).toContainText(`© ${new Date().getFullYear()}`);
  });

  test('shows the logo of the color mode', async ({page}) => {
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme: mode});
      await open(page, '/');
      const logo = page.locator('.footer__logo').filter({visible: true});
      await expect(logo).toHaveCount(1);
      await expect(logo).toHaveAttribute('src', `/img/wordmark-${mode}.svg`);
    }
  });
});

test.describe('mobile sidebar', () => {
  test.use({viewport: {width: MOBILE_BREAKPOINT, height: 800}});

  test('replaces the navigation at 996 px and not above', async ({page}) => {
    await open(page, '/');
    const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
    await expect(hamburger).toBeVisible();
    await page.setViewportSize({width: MOBILE_BREAKPOINT + 1, height: 800});
    await expect(hamburger).toBeHidden();
  });

  test('is a dialog: Tab stays in it, Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await open(page, '/docs/player/player');
    const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
    await hamburger.click();
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    await expect(drawer.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await expect(drawer.locator('[aria-current="page"]').last()).toBeInViewport();
    const isInside = () =>
      drawer.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      );
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Shift+Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(hamburger).toBeFocused();
  });

  test('locks the page behind it and closes', async ({page}) => {
    await open(page, '/docs/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('goes back from the docs menu to the main menu and makes the other one inert', async ({
    page,
  }) => {
    await open(page, '/docs/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const panels = page.locator('.navbar-sidebar__item');
    await expect(panels).toHaveCount(2);
    await expect(panels.nth(0)).toHaveAttribute('inert');
    await page.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(panels.nth(0)).not.toHaveAttribute('inert');
    await expect(panels.nth(1)).toHaveAttribute('inert');
  });

  test('expands the dropdown that the current page belongs to and toggles the others', async ({
    page,
  }) => {
    for (const [path, label, entry] of [
      ['/docs/player/player', 'Products', 'Player'],
      ['/docs/recorder/setup', 'Products', 'Recorder'],
      ['/blog/page/2', 'Resources', 'Blog'],
      ['/experts/ray-lotmar', 'Commercial', 'Experts'],
    ] as const) {
      await open(page, path);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar__item').first();
      const expanded = menu.locator('.menu__list-item:has(.menu__caret[aria-expanded="true"])');
      await expect(expanded.locator('.menu__link--sublist'), path).toHaveText(label);
      await expect(expanded.locator('.menu__link--active'), path).toHaveText(entry);
    }
    const menu = page.locator('.navbar-sidebar .menu');
    await expect(menu.getByRole('link', {name: 'Recorder'})).toBeHidden();
    await menu.getByRole('button', {name: 'Products'}).last().click();
    await expect(menu.getByRole('link', {name: 'Recorder'})).toBeVisible();
  });

  test('fits a phone without covering its own links', async ({page}) => {
    await page.setViewportSize({width: 360, height: 640});
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    for (const name of ['GitHub repository', 'Discord community', 'Remotion on X']) {
      await expect(page.locator('.navbar-sidebar').getByRole('link', {name})).toBeVisible();
    }
  });
});

test.describe('sidebar of the docs', () => {
  test.use({viewport: {width: 1280, height: 800}});

  for (const path of ['/docs/player/player', '/docs/lambda/rendermediaonlambda', '/docs/spring']) {
    test(`shows where ${path} is`, async ({page}) => {
      await open(page, path);
      const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]').last();
      await expect(current).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('follows the reader from page to page', async ({page}) => {
    await open(page, '/docs/spring');
    for (let step = 0; step < 3; step++) {
      await page.locator('.pagination-nav__link--next').click();
      await expect(
        page.locator('.theme-doc-sidebar-container [aria-current="page"]').last(),
      ).toBeInViewport();
    }
  });
});

test('a link to a heading brings it under the navbar, with little above it', async ({page}) => {
  await open(page, '/docs/spring#config');
  const heading = page.locator('#config');
  await expect(heading).toBeInViewport();
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(110);
  expect(
    await heading.evaluate((element) => element.getBoundingClientRect().top),
  ).toBeGreaterThanOrEqual(60);
});

test('the keyboard shows where the focus is, and the mouse does not', async ({page}) => {
  await open(page, '/docs/');
  const ringOf = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused && focused !== document.body ? getComputedStyle(focused).outlineStyle : null;
    });
  await page.locator('.theme-doc-breadcrumbs').click();
  await page.keyboard.press('Tab');
  expect(await ringOf()).toBe('solid');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).toHaveText('The fundamentals');
  expect(await ringOf()).not.toBe('solid');
  const copy = page.locator('main button').first();
  await copy.click();
  expect(await ringOf()).not.toBe('solid');
});
