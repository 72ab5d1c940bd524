import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {ALL_FORMATS, BufferSource, Input} from 'mediabunny';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {DEFAULT_SETTINGS, type Settings} from '../../src/features/live/settings';
import {decodeState, encodeState} from '../../src/features/live/url-state';
import {accessibilityInBothSchemes} from '../helpers/axe';
import {readClipboard} from '../helpers/clipboard';
import {countShifts, layoutShiftOf} from '../helpers/layout-shift';
import {collectProblems, expect, open, test} from '../helpers/test';

const PAGE = '/playground/';

const linkTo = (code: string, settings: Partial<Settings> = {}): string =>
  PAGE + encodeState({code, settings: {...DEFAULT_SETTINGS, ...settings}});

const hello = (text: string): string =>
  `import {useCurrentFrame} from 'remotion';\n\nexport const Hello: React.FC = () => <h1>${text} {useCurrentFrame()}</h1>;\n`;

/** Code that plays up to a frame. Its line 5 throws at the next. */
const throwsAfter = (frame: number): string => `import {useCurrentFrame} from 'remotion';

export const Fails: React.FC = () => {
  if (useCurrentFrame() > ${frame}) {
    throw new Error('Too late');
  }
  return <h1>Good {useCurrentFrame()}</h1>;
};
`;

const previewOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Preview of the code"]');

const heading = (page: Page): Locator => previewOf(page).getByRole('heading');

/** What stands over a preview of code from before an error. */
const staleMark = (page: Page): Locator => page.getByText('Last working preview');

const scrubber = (page: Page): Locator => page.getByRole('slider', {name: 'Frame'});

const editor = (page: Page): Locator =>
  page.getByRole('textbox', {name: /^Code of the playground/});

/** The sentence under the editor. */
const complaint = (page: Page): Locator =>
  page.getByRole('region', {name: 'Code'}).getByRole('status');

/** Opens code by a link, at rest at the first frame. */
async function openCode(page: Page, code: string, settings: Partial<Settings> = {}): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, linkTo(code, settings));
  await expect(editor(page)).toBeVisible();
}

/** Keeps the frame of the preview from loading until the returned function is called. */
async function holdFrame(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/live-frame/', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function write(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

async function download(page: Page, button: string): Promise<{name: string; bytes: Buffer}> {
  const [file] = await Promise.all([
    page.waitForEvent('download', {timeout: 120_000}),
    page.getByRole('button', {name: button}).click(),
  ]);
  return {name: file.suggestedFilename(), bytes: readFileSync(await file.path())};
}

test('the navigation leads to it', async ({page}) => {
  await open(page, '/');
  await page.getByRole('navigation').getByRole('button', {name: 'Resources'}).hover();
  await page.getByRole('navigation').getByRole('link', {name: 'Playground'}).click();
  await expect(page).toHaveURL(/\/playground\/$/);
  await expect(heading(page).or(previewOf(page).locator('.__remotion-player'))).toBeVisible();
});

test.describe('its code', () => {
  test('comes from the link, and the preview follows when it is edited', async ({page}) => {
    await openCode(page, hello('Linked'));
    await expect(heading(page)).toHaveText('Linked 0');
    const changed = Date.now();
    await write(page, hello('Edited'));
    await expect(heading(page)).toHaveText('Edited 0');
    console.log(`playground: ${Date.now() - changed} ms from the change to the new preview`);
  });

  test('stays in the address, and is there after a reload', async ({page}) => {
    await openCode(page, hello('First'), {width: 640, height: 360});
    await write(page, hello('Kept'));
    const state = () => decodeState(new URL(page.url()).hash);
    const kept = {
      code: hello('Kept'),
      settings: {...DEFAULT_SETTINGS, width: 640, height: 360},
    };
    await expect.poll(state).toEqual(kept);
    await page.reload();
    await expect(heading(page)).toHaveText('Kept 0');
    expect(state()).toEqual(kept);
  });

  test('is told to be broken with its line, and the last preview stays, with a mark', async ({
    page,
  }) => {
    await openCode(page, hello('Good'));
    await expect(heading(page)).toHaveText('Good 0');
    await write(page, 'const a = 1;\nexport const Broken = (;\n');
    await expect(complaint(page)).toContainText('Line 2: Syntax error');
    await expect(heading(page)).toHaveText('Good 0');
    await expect(staleMark(page)).toBeVisible();
    await write(page, hello('Mended'));
    await expect(heading(page)).toHaveText('Mended 0');
    await expect(complaint(page)).toBeEmpty();
    await expect(staleMark(page)).toHaveCount(0);
  });

  test('cannot freeze the page with an endless loop', async ({page}) => {
    await openCode(page, 'export const A: React.FC = () => {\n  while (true) {}\n};\n');
    await expect(complaint(page)).toContainText('did not end and was stopped');
    await write(page, hello('Alive'));
    await expect(heading(page)).toHaveText('Alive 0');
  });

  test('is stopped when it blocks the frame where no guard reaches', async ({page}) => {
    // A search that takes years inside of one call.
    await openCode(
      page,
      "export const A: React.FC = () => <h1>{String(/^(a+)+$/.test(`${'a'.repeat(60)}b`))}</h1>;\n",
    );
    await expect(complaint(page)).toContainText('was stopped', {timeout: 30_000});
    await write(page, hello('Alive'));
    await expect(heading(page)).toHaveText('Alive 0');
  });

  test('has nothing of the site around it: no origin, no page, no storage, no cookies', async ({
    page,
  }) => {
    await open(page, '/docs/license');
    await page.evaluate(() => {
      localStorage.setItem('secret', 'of the site');
      document.cookie = 'secret=of-the-site';
    });
    await openCode(
      page,
      `const read = (look: () => unknown) => {
  try {
    return String(look());
  } catch {
    return 'refused';
  }
};

export const Spy: React.FC = () => (
  <h1>
    {[
      read(() => URL.createObjectURL(new Blob([])).slice(0, 'blob:null/'.length)),
      read(() => window.parent.document.title),
      read(() => localStorage.getItem('secret')),
      read(() => document.cookie),
      read(() => window.top!.location.href),
      read(() => indexedDB.open('site') && 'opened'),
    ].join(' | ')}
  </h1>
);
`,
    );
    await expect(heading(page)).toHaveText(
      'blob:null/ | refused | null | refused | refused | refused',
    );
    await expect(page.locator('iframe[title="Preview of the code"]')).toHaveAttribute(
      'sandbox',
      'allow-scripts',
    );
  });

  test('keeps what a damaged link leads to, and says so', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `${PAGE}#code=!!!`);
    await expect(page.getByRole('alert')).toContainText('The link is damaged');
    await expect(editor(page)).toContainText('export');
  });
});

test.describe('its settings', () => {
  test('change size and length, refuse what cannot be played, and close like a menu', async ({
    page,
  }) => {
    await openCode(page, hello('Sized'));
    await page.getByText('1280 × 720').click();
    const width = page.getByRole('textbox', {name: 'Width'});
    await width.fill('0');
    await width.press('Enter');
    await expect(width).toHaveAttribute('aria-invalid', 'true');
    await expect(width).toHaveAccessibleDescription(
      'Enter a whole number of pixels from 16 to 3840.',
    );
    await width.fill('720');
    await width.press('Enter');
    await expect(page.getByText('720 × 720')).toBeVisible();
    const length = page.getByRole('textbox', {name: 'Length in frames'});
    await length.fill('45');
    await length.press('Enter');
    await expect(scrubber(page)).toHaveAttribute('max', '44');
    await length.press('Escape');
    await expect(length).toBeHidden();
    await expect(page.locator('summary', {hasText: '720 × 720'})).toBeFocused();
    await page.getByText('720 × 720').click();
    await expect(length).toBeVisible();
    await page.locator('iframe[title="Preview of the code"]').click();
    await expect(length).toBeHidden();
    await expect
      .poll(() => decodeState(new URL(page.url()).hash))
      .toEqual({
        code: hello('Sized'),
        settings: {...DEFAULT_SETTINGS, width: 720, duration: 45},
      });
  });
});

test.describe('the preview', () => {
  test('is scrubbed to the exact frame', async ({page}) => {
    await openCode(page, hello('At'));
    await expect(heading(page)).toHaveText('At 0');
    for (const frame of [1, 59, 60, 119]) {
      await scrubber(page).fill(String(frame));
      await expect(heading(page)).toHaveText(`At ${frame}`);
    }
  });

  test('follows the keys of the window, but not while somebody types', async ({page}) => {
    await openCode(page, hello('At'));
    await expect(heading(page)).toHaveText('At 0');
    for (const [key, frame] of [
      ['ArrowRight', 1],
      ['Shift+ArrowRight', 11],
      ['ArrowLeft', 10],
      ['End', 119],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(heading(page), key).toHaveText(`At ${frame}`);
    }
    // As fast as a key that is held down: none is lost.
    const hold = async (key: string) => {
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press(key);
      }
    };
    await hold('ArrowRight');
    await expect(heading(page)).toHaveText('At 30');
    await scrubber(page).focus();
    await hold('ArrowRight');
    await expect(heading(page)).toHaveText('At 60');
    await scrubber(page).blur();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
    await page.keyboard.press('Home');
    await expect(heading(page)).toHaveText('At 0');

    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await expect(heading(page)).toHaveText('At 0');
    await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
  });

  test('plays on once a frame that throws is mended, and not at all for little motion', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await open(page, linkTo(throwsAfter(3)));
    // A busy machine leaves out frames.
    await expect(complaint(page)).toHaveText(/^Line 5, frame \d+: Too late$/);
    await expect(heading(page)).toHaveText(/^Good [0-3]$/);
    await expect(staleMark(page)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
    await write(page, hello('Runs'));
    await expect(page.getByRole('button', {name: 'Pause'})).toBeVisible();
    await expect(staleMark(page)).toHaveCount(0);
    await expect
      .poll(() => decodeState(new URL(page.url()).hash))
      .toHaveProperty('code', hello('Runs'));

    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.reload();
    await expect(heading(page)).toHaveText('Runs 0');
    await expect(page.getByRole('button', {name: 'Play'})).toBeVisible();
  });
});

test('every example plays, and nothing moves when the first one comes', async ({page}) => {
  test.setTimeout(180_000);
  const problems = collectProblems(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  // Its layout is in the HTML, and what comes later takes the same places.
  expect(await (await page.request.get(PAGE)).text()).toContain('Export video');
  await countShifts(page);
  await open(page, PAGE);
  await expect(previewOf(page).locator('.__remotion-player')).toBeAttached();
  expect(await layoutShiftOf(page)).toBeLessThan(0.005);
  const select = page.getByRole('combobox', {name: 'Start from'});
  const examples = await select.locator('option:not([disabled])').allTextContents();
  for (const example of examples) {
    await select.selectOption(example);
    await expect(scrubber(page)).toBeVisible();
    await expect(previewOf(page).locator('.__remotion-player')).toBeAttached();
    // One of them is a still, with a single frame.
    const last = Number(await scrubber(page).getAttribute('max'));
    const frame = String(Math.min(20, last));
    await scrubber(page).fill(frame);
    await expect(scrubber(page)).toHaveValue(frame);
    await expect(complaint(page), example).toBeEmpty();
  }
  console.log(`playground: ${examples.length} examples played`);
  expect(examples.length).toBeGreaterThanOrEqual(8);
  expect(problems).toEqual([]);
});

test('the way back leads to the code before an example', async ({page}) => {
  await openCode(page, hello('Mine'));
  await page.getByRole('combobox', {name: 'Start from'}).selectOption('A ball that bounces');
  await expect(editor(page)).not.toContainText('Mine');
  await page.goBack();
  await expect(heading(page)).toHaveText('Mine 0');
});

test('a shared link opens the same code', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCode(page, hello('Before'));
  await write(page, hello('Shared'));
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = await readClipboard(page.context());
  expect(decodeState(new URL(link).hash)).toEqual({
    code: hello('Shared'),
    settings: DEFAULT_SETTINGS,
  });
});

test('a project with a package that does not play here is refused with a sentence', async ({
  page,
}) => {
  await openCode(page, "import 'evil-pkg';");
  await page.getByRole('button', {name: 'Download', exact: true}).click();
  await expect(page.getByText(/A project cannot have "evil-pkg"/)).toBeVisible();
});

test('the project that is downloaded holds the code and the settings', async ({page}) => {
  await openCode(page, hello('Taken'), {fps: 25, duration: 50});
  const {name, bytes} = await download(page, 'Download');
  const files = unzipSync(new Uint8Array(bytes));
  expect(name).toBe('playground.zip');
  expect(strFromU8(files['playground/src/Composition.tsx']!)).toBe(hello('Taken'));
  expect(strFromU8(files['playground/src/Root.tsx']!)).toContain('durationInFrames={50}');
  expect(JSON.parse(strFromU8(files['playground/package.json']!))).toHaveProperty('scripts.render');
});

test('nothing lies over the frame of the preview, and Control+I still asks', async ({page}) => {
  await openCode(page, hello('Seen'));
  await expect(heading(page)).toHaveText('Seen 0');
  await expect(page.getByRole('button', {name: 'Ask AI', exact: true})).toHaveCount(0);
  await scrubber(page).focus();
  await page.keyboard.press('Control+i');
  await expect(page.getByRole('dialog', {name: 'Ask AI'})).toBeVisible();
});

test.describe('the export', () => {
  test('writes a video of the size and the length that were set', async ({page}) => {
    await openCode(page, hello('Filmed'), {width: 320, height: 180, duration: 30});
    await expect(heading(page)).toHaveText('Filmed 0');
    const {name, bytes} = await download(page, 'Export video');
    const input = new Input({
      source: new BufferSource(new Uint8Array(bytes).buffer),
      formats: ALL_FORMATS,
    });
    const track = (await input.getPrimaryVideoTrack())!;
    const {packetCount} = await track.computePacketStats();
    const seconds = await input.computeDuration();
    console.log(
      `playground: ${name}, ${bytes.length} bytes, ${seconds} s, ${packetCount} frames, ${track.codec}`,
    );
    expect([track.displayWidth, track.displayHeight]).toEqual([320, 180]);
    expect(packetCount).toBe(30);
    expect(seconds).toBeCloseTo(1, 2);
    await expect(page.getByRole('status').filter({hasText: `${name} saved`})).toBeVisible();
  });

  test('is stopped by Cancel, keeps the focus, and begins again', async ({page}) => {
    await openCode(page, hello('Filmed'), {width: 320, height: 180, duration: 3000});
    await expect(heading(page)).toHaveText('Filmed 0');
    await page.getByRole('button', {name: 'Export video'}).click();
    const progress = page.getByRole('progressbar', {name: 'Export'});
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(progress).toBeHidden();
    await expect(page.getByRole('button', {name: 'Export video'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
  });

  test('says in a sentence that the browser cannot encode', async ({page}) => {
    await page.addInitScript(() => {
      delete (window as {VideoEncoder?: unknown}).VideoEncoder;
    });
    await openCode(page, hello('Filmed'), {width: 320, height: 180, duration: 30});
    await expect(heading(page)).toHaveText('Filmed 0');
    await page.getByRole('button', {name: 'Export video'}).click();
    await expect(
      page.getByRole('status').filter({hasText: 'This browser cannot encode video'}),
    ).toBeVisible();
  });

  test('is of the code in the editor, and of none from before', async ({page}) => {
    await openCode(page, hello('Good'), {width: 320, height: 180, duration: 2});
    await expect(heading(page)).toHaveText('Good 0');
    await write(page, 'const a = 1;\nexport const Broken = (;\n');
    await expect(complaint(page)).toContainText('Line 2');
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.getByRole('button', {name: 'Export video'}).click();
    const outcome = page.getByRole('status').filter({hasText: 'Not exported'});
    await expect(outcome).toHaveText('Not exported. Fix the error in line 2 first.');
    await write(page, hello('Mended'));
    await expect(outcome).toHaveCount(0);
    expect(downloads).toBe(0);
  });

  test('has the images of the site, and names one that is missing', async ({page}) => {
    const image = (file: string) =>
      `import {Img} from 'remotion';\n\nexport const A = () => <Img src="/media/${file}" style={{width: 320}} />;\n`;
    await openCode(page, image('ribbon.webp'), {width: 320, height: 180, duration: 3});
    const {bytes} = await download(page, 'Export video');
    expect(bytes.length).toBeGreaterThan(1000);
    await openCode(page, image('ribbons.webp'), {width: 320, height: 180, duration: 3});
    await expect(page.locator('iframe').first().contentFrame().locator('img')).toHaveCount(1);
    await page.getByRole('button', {name: 'Export video'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Not exported'})).toHaveText(
      "Not exported. The file /media/ribbons.webp wasn't found. Check its name.",
    );
  });

  test('asked for before the preview is there, begins with its first picture', async ({page}) => {
    const release = await holdFrame(page);
    await openCode(page, hello('Early'), {width: 320, height: 180, duration: 3});
    const saved = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Export video'}).click();
    await expect(page.getByRole('progressbar', {name: 'Export'})).toBeVisible();
    release();
    expect((await saved).suggestedFilename()).toMatch(/^video\./);
    await expect(heading(page)).toHaveText('Early 0');
  });

  test('asked for before the preview is there, says what is wrong with the code', async ({
    page,
  }) => {
    const release = await holdFrame(page);
    await openCode(page, throwsAfter(-1), {width: 320, height: 180, duration: 3});
    await page.getByRole('button', {name: 'Export video'}).click();
    release();
    await expect(page.getByRole('status').filter({hasText: 'Not exported'})).toHaveText(
      'Not exported. Line 5, frame 0: Too late',
    );
    await expect(page.getByRole('button', {name: 'Export video'})).toBeVisible();
  });

  test('says at which line and frame the code failed', async ({page}) => {
    await openCode(page, throwsAfter(3), {width: 320, height: 180, duration: 10});
    await expect(heading(page)).toHaveText('Good 0');
    await page.getByRole('button', {name: 'Export video'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Not exported'})).toHaveText(
      'Not exported. Line 5, frame 4: Too late',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('it says what it needs', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByText('Export video')).toBeHidden();
    const sentence = page.locator('main noscript');
    await expect(sentence).toBeVisible();
    expect(await sentence.evaluate((element) => element.textContent)).toContain(
      'Turn on JavaScript',
    );
  });
});

test('code and preview are divided by keyboard, and the way out of the editor is in sight', async ({
  page,
}) => {
  await openCode(page, hello('Wide'));
  const separator = page.getByRole('separator', {name: 'Width of the code'});
  // The pane, not the code in it, which is as wide as its longest line in the font of the moment.
  const pane = page.getByRole('region', {name: 'Code'});
  const width = () => pane.evaluate((element) => element.clientWidth);
  const before = await width();
  await separator.press('ArrowRight');
  await expect(separator).toHaveAttribute('aria-valuenow', '54');
  await expect.poll(width).toBeGreaterThan(before);

  // Firefox keeps room for scrollbars beside the code, in the color of their track. The editor that
  // knows types takes the place of the plain one meanwhile.
  await expect
    .poll(() =>
      page.locator('.cm-editor').evaluate((element) => {
        const {backgroundColor} = getComputedStyle(element);
        const {scrollbarColor} = getComputedStyle(element.querySelector('.cm-scroller')!);
        return backgroundColor !== '' && scrollbarColor.endsWith(` ${backgroundColor}`);
      }),
    )
    .toBe(true);

  const hint = page.getByText('leaves the editor');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(editor(page)).toBeFocused();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(separator).toBeFocused();
  await expect(hint).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`it has no accessibility violation in light and dark mode, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await openCode(page, 'export const Broken = (;');
    await expect(complaint(page)).not.toBeEmpty();
    // What code draws is its own.
    const {violations, passed} = await accessibilityInBothSchemes(page, {
      include: 'main',
      exclude: 'iframe',
    });
    console.log(`playground (${width} px): ${passed} rules passed`);
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThan(10);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('the page ends with the window, also once the editor shows types', async ({page}) => {
  await open(page, '/playground/');
  // The box for tooltips, which the editor puts at the end of the page.
  await page.locator('body > [class*="ͼ"]').waitFor({state: 'attached'});
  const rest = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
  expect(await rest()).toBe(0);
  await page.locator('body > [class*="ͼ"]').evaluate((box) => (box.style.height = '100%'));
  expect(await rest()).toBeGreaterThan(0);
});
