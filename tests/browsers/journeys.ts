import {expect, test} from '@playwright/test';
import {readCourse} from '../../scripts/content/course/samples';
import {NOTHING, STORAGE_KEY, writeProgress} from '../../src/features/course/progress';
import {RUNNING_KEY} from '../../src/features/playground/useHeldCode';
import {DEFAULT_SETTINGS} from '../../src/features/live/settings';
import {KEY as TYPES_KEY} from '../../src/features/live/types/choice';
import {encodeState} from '../../src/features/live/url-state';
import type {BuildServer} from '../../scripts/lib/host/server';
import {serveWatched} from './site';
import type {BrowserKind, Place, Visitor} from './visitor';

const PLAYGROUND = '/playground/';
const BLOCK = '[data-live-code]';
const BLOCK_FRAME = `${BLOCK} iframe`;
const PLAYGROUND_FRAME = 'iframe[title="Preview of the code"]';

/** Short, since it is typed letter by letter. */
const heading = (text: string): string => `export default () => <h1>${text}</h1>;`;

const EXERCISE = 'draw-the-frame';

/** Opens an exercise of the course with code that was written before. */
async function openExercise(visitor: Visitor, code: string): Promise<void> {
  const progress = writeProgress({...NOTHING, code: {[EXERCISE]: code}});
  await visitor.evaluate((key, text) => localStorage.setItem(key, text), STORAGE_KEY, progress);
  await visitor.go(`/learn/first-video/${EXERCISE}`);
  await arrive(visitor);
}

const linkTo = (code: string): string =>
  PLAYGROUND + encodeState({code, settings: DEFAULT_SETTINGS});

/** The text of everything that fits a selector. None while a frame is not there. */
const textOf = (place: Place, selector: string): Promise<string> =>
  place
    .evaluate(
      (wanted) =>
        Array.from(document.querySelectorAll<HTMLElement>(wanted))
          .map((element) => element.innerText)
          .join('\n'),
      selector,
    )
    .catch(() => '');

/** Waits until the page shows a text somewhere in what fits a selector. */
const shows = (place: Place, selector: string, text: string): Promise<void> =>
  expect
    .poll(() => textOf(place, selector), {message: `${selector} shows "${text}"`})
    .toContain(text);

const has = (place: Place, selector: string): Promise<void> =>
  expect
    .poll(
      () =>
        place.evaluate(
          (wanted) =>
            Array.from(document.querySelectorAll(wanted)).some(
              (element) => element.getClientRects().length > 0,
            ),
          selector,
        ),
      {message: `there is ${selector}`},
    )
    .toBe(true);

const isGone = (place: Place, selector: string): Promise<void> =>
  expect
    .poll(
      () =>
        place.evaluate(
          (wanted) =>
            Array.from(document.querySelectorAll(wanted)).every(
              (element) => element.getClientRects().length === 0,
            ),
          selector,
        ),
      {message: `there is no ${selector}`},
    )
    .toBe(true);

const addressOf = (visitor: Visitor) => visitor.evaluate(() => window.location.pathname);

const isAt = (visitor: Visitor, path: string): Promise<void> =>
  expect.poll(() => addressOf(visitor), {message: `is at ${path}`}).toBe(path);

const valueOf = (place: Place, selector: string): Promise<string> =>
  place.evaluate(
    (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? 'none',
    selector,
  );

const focusOn = (place: Place, selector: string): Promise<void> =>
  place.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

const bringIntoView = (place: Place, selector: string): Promise<void> =>
  place.evaluate(
    (wanted) => document.querySelector(wanted)?.scrollIntoView({block: 'center'}),
    selector,
  );

/** Shows that the reader is there. All of the page is laid out then, and nothing moves any more. */
async function arrive(visitor: Visitor): Promise<void> {
  await visitor.press('Shift');
  await expect
    .poll(() => visitor.evaluate(() => document.documentElement.hasAttribute('data-in-parts')))
    .toBe(false);
}

/** Replaces the code of an editor that is there. WebKit's driver clicks in the middle of what is wider than its pane. */
async function write(visitor: Visitor, editor: string, code: string): Promise<void> {
  await bringIntoView(visitor, editor);
  await focusOn(visitor, editor);
  await visitor.press('Control+a');
  await visitor.type(code);
}

async function openBlock(visitor: Visitor): Promise<void> {
  await arrive(visitor);
  await bringIntoView(visitor, BLOCK);
  await has(visitor, `${BLOCK} input[type=range]`);
  await shows(visitor.frame(BLOCK_FRAME), 'body', 'Ready');
}

async function openEditor(visitor: Visitor): Promise<string> {
  const editor = `${BLOCK} [contenteditable=true]`;
  await visitor.hover(`${BLOCK} pre`);
  await has(visitor, editor);
  return editor;
}

type Journey = {
  title: string;
  path: string;
  run: (visitor: Visitor) => Promise<void>;
};

const pageIs = (path: string, title: string): Journey => ({
  title: `reads ${path}`,
  path,
  run: (visitor) => shows(visitor, 'h1', title),
});

export const JOURNEYS: Journey[] = [
  pageIs('/', 'Write React. Ship video.'),
  pageIs('/docs/', 'Creating a new project'),
  pageIs('/docs/player/player', '<Player>'),
  pageIs('/docs/spring', 'spring()'),
  pageIs('/blog', 'Blog'),
  pageIs('/player/', 'Instant video previews in your React app'),
  pageIs('/showcase/', 'Products and videos made with React'),
  pageIs('/learn/apple-wow', 'Holiday fireworks'),
  {
    title: 'goes from page to page and back',
    path: '/docs/the-fundamentals',
    async run(visitor) {
      await arrive(visitor);
      await visitor.click('.pagination-nav__link--next');
      await expect.poll(() => addressOf(visitor)).not.toBe('/docs/the-fundamentals');
      await visitor.back();
      await isAt(visitor, '/docs/the-fundamentals');
    },
  },
  {
    title: 'asks code what its names are, and follows one',
    path: '/docs/the-fundamentals',
    async run(visitor) {
      const block = 'article pre.language-tsx';
      await arrive(visitor);
      await bringIntoView(visitor, block);
      await visitor.hover(block);
      await focusOn(visitor, block);
      await has(visitor, `${block}[aria-describedby]`);
      await visitor.press('ArrowRight');
      await shows(visitor, '.code-card', 'const AbsoluteFill');
      await visitor.press('Escape');
      await isGone(visitor, '.code-card');
      await visitor.press('ArrowRight');
      await visitor.press('ArrowRight');
      await shows(visitor, '.code-card', 'function useCurrentFrame(): number');
      await visitor.press('Enter');
      await isAt(visitor, '/docs/use-current-frame');
    },
  },
  {
    title: 'changes the color mode, which stays after a reload',
    path: '/docs/spring',
    async run(visitor) {
      const mode = () => visitor.evaluate(() => document.documentElement.dataset.theme ?? '');
      // From the system's mode to light, and to dark.
      await visitor.click('.navbar button[class*="toggleButton"]');
      await visitor.click('.navbar button[class*="toggleButton"]');
      await expect.poll(mode).toBe('dark');
      await visitor.reload();
      await expect.poll(mode).toBe('dark');
    },
  },
  {
    title: 'searches by keyboard, from "/" to the page',
    path: '/docs/',
    async run(visitor) {
      await visitor.press('/');
      await has(visitor, '.DocSearch-Input');
      await visitor.type('usecurrentframe');
      await shows(visitor, '.DocSearch-Dropdown', 'useCurrentFrame()');
      await visitor.press('Enter');
      await isAt(visitor, '/docs/use-current-frame');
    },
  },
  {
    title: 'opens search by Control and K, and closes it by Escape',
    path: '/docs/spring',
    async run(visitor) {
      await visitor.press('Control+k');
      await has(visitor, '.DocSearch-Input');
      await visitor.press('Escape');
      await isGone(visitor, '.DocSearch-Input');
    },
  },
  {
    title: 'finds on the search page',
    path: '/search?q=interpolate',
    run: (visitor) => shows(visitor, 'main', 'interpolate()'),
  },
  {
    title: 'opens the menu of a phone, and leaves by it',
    path: '/docs/spring',
    async run(visitor) {
      await visitor.resize(400, 800);
      await visitor.click('.navbar__toggle');
      await has(visitor, '.navbar-sidebar .menu__link');
      await visitor.click('.navbar-sidebar button', 'Back to main menu');
      await visitor.click('.navbar-sidebar a', 'API');
      await isAt(visitor, '/docs/api');
      await visitor.resize(1280, 900);
    },
  },
  {
    title: 'plays a live block, and scrubs it by keyboard',
    path: '/docs/sequence',
    async run(visitor) {
      await openBlock(visitor);
      const slider = `${BLOCK} input[type=range]`;
      await focusOn(visitor, slider);
      await visitor.press('End');
      await expect.poll(() => valueOf(visitor, slider)).toBe('89');
      await shows(visitor.frame(BLOCK_FRAME), 'body', 'Go');
      await visitor.press('Home');
      await expect.poll(() => valueOf(visitor, slider)).toBe('0');
    },
  },
  {
    title: 'changes a live block',
    path: '/docs/sequence',
    async run(visitor) {
      await openBlock(visitor);
      await write(visitor, await openEditor(visitor), heading('Changed'));
      await shows(visitor.frame(BLOCK_FRAME), 'body', 'Changed');
    },
  },
  {
    title: 'is told of a loop that does not end in a live block, and goes on',
    path: '/docs/sequence',
    async run(visitor) {
      await openBlock(visitor);
      const editor = await openEditor(visitor);
      await write(visitor, editor, `while (true) ;\n${heading('Never')}`);
      await shows(visitor, `${BLOCK} [role=status]`, 'did not end and was stopped');
      await write(visitor, editor, heading('Alive'));
      await shows(visitor.frame(BLOCK_FRAME), 'body', 'Alive');
    },
  },
  {
    title: 'gets no further than the guards by eval',
    path: linkTo(`eval('while (1);');\n${heading('Never')}`),
    run: (visitor) => shows(visitor, '[role=status]:not(:empty)', 'EvalError'),
  },
  {
    title: 'is asked before code runs again that did not answer',
    path: '/docs/spring',
    async run(visitor) {
      const code = heading('Held');
      await visitor.evaluate(
        (key, running) => sessionStorage.setItem(key, running),
        RUNNING_KEY,
        code,
      );
      await visitor.go(linkTo(code));
      await shows(visitor, '[role=alert]', 'stopped responding');
      await visitor.click('button', 'Run it');
      await shows(visitor.frame(PLAYGROUND_FRAME), 'body', 'Held');
    },
  },
  {
    title: 'plays a link to the playground, and shares it',
    path: linkTo(heading('Shared')),
    async run(visitor) {
      await shows(visitor.frame(PLAYGROUND_FRAME), 'body', 'Shared');
      await visitor.click('button', 'Share');
      await shows(visitor, 'main [aria-live]', 'Link copied');
    },
  },
  {
    title: 'writes in the playground',
    path: PLAYGROUND,
    async run(visitor) {
      await has(visitor, '[contenteditable=true]');
      // With the pointer here; live blocks are written in by keyboard.
      await visitor.click('[contenteditable=true]');
      await write(visitor, '[contenteditable=true]', heading('Written'));
      await shows(visitor.frame(PLAYGROUND_FRAME), 'body', 'Written');
    },
  },
  {
    title: 'is told where the types do not fit in the playground',
    path: '/docs/spring',
    async run(visitor) {
      await visitor.evaluate((key) => localStorage.setItem(key, 'on'), TYPES_KEY);
      await visitor.go(linkTo(`const a: string = 1;\n${heading('Typed')}`));
      await shows(visitor.frame(PLAYGROUND_FRAME), 'body', 'Typed');
      await has(visitor, '.cm-lintRange-error');
    },
  },
  {
    title: 'is told what is wrong with an exercise of the course, and passes it',
    path: '/learn/first-video/',
    async run(visitor) {
      const {solution = ''} = readCourse().find(({slug}) => slug === EXERCISE) ?? {};
      const late = solution.replace('useCurrentFrame();', 'useCurrentFrame() + 1;');
      await openExercise(visitor, late);
      await visitor.click('button', 'Check');
      await shows(visitor, '[role=status]', 'Frame 0 looks like frame 1 of the goal');
      await openExercise(visitor, solution);
      await visitor.click('button', 'Check');
      await shows(visitor, '[role=status]', 'Passed.');
    },
  },
  {
    title: 'moves a slider of a demo, and its code follows',
    path: '/docs/spring',
    async run(visitor) {
      const demo = '[data-demo="spring"]';
      await bringIntoView(visitor, demo);
      await visitor.press('Shift');
      await has(visitor, `${demo} .__remotion-player`);
      const before = await textOf(visitor, `${demo} pre`);
      await visitor.evaluate((wanted) => {
        const sliders = document.querySelectorAll<HTMLInputElement>(`${wanted} input[type=range]`);
        Array.from(sliders)
          .find(({labels}) => labels?.[0]?.textContent?.includes('damping'))
          ?.focus();
      }, demo);
      await visitor.press('ArrowRight');
      await expect.poll(() => textOf(visitor, `${demo} pre`)).not.toBe(before);
    },
  },
  {
    title: 'asks, and gets an answer with sources',
    path: '/docs/',
    async run(visitor) {
      await visitor.click('button', 'Ask AI');
      await has(visitor, '[aria-label="Your question"]');
      await visitor.click('[aria-label="Your question"]');
      await visitor.type('How do I loop a video?');
      await visitor.press('Enter');
      await shows(visitor, 'dialog, [role=dialog]', 'Related sources');
    },
  },
  {
    title: 'copies code',
    path: '/docs/the-fundamentals',
    async run(visitor) {
      await visitor.hover('.theme-code-block');
      await visitor.click('.theme-code-block button', 'Copy');
      await has(visitor, '.theme-code-block button[aria-label="Copied"]');
    },
  },
  {
    title: 'opens the menu of a page',
    path: '/docs/spring',
    async run(visitor) {
      await visitor.click('summary[aria-label="More ways to use this page"]');
      await shows(visitor, 'details[open]', 'View as Markdown');
    },
  },
  {
    title: 'chooses a package manager by keyboard',
    path: '/docs/',
    async run(visitor) {
      await has(visitor, '[role=tab]');
      await visitor.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>('[role=tab]'))
          .find(({innerText}) => innerText.trim() === 'pnpm')
          ?.focus(),
      );
      await visitor.press('Enter');
      await expect
        .poll(() =>
          visitor.evaluate(
            () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.innerText,
          ),
        )
        .toContain('pnpm');
    },
  },
  {
    title: 'calculates a price',
    path: '/lambda/',
    async run(visitor) {
      await has(visitor, 'input[type=number]');
      await bringIntoView(visitor, 'input[type=number]');
      const before = await textOf(visitor, 'main table');
      await visitor.click('input[type=number]');
      await visitor.press('Control+a');
      await visitor.type('3600');
      await expect.poll(() => textOf(visitor, 'main table')).not.toBe(before);
    },
  },
  {
    title: 'filters the templates',
    path: '/templates/',
    async run(visitor) {
      const count = () =>
        visitor.evaluate(() => document.querySelectorAll('main article, main li a').length);
      const before = await count();
      await visitor.click('main button, main label', 'Paid');
      await expect.poll(count).toBeLessThan(before);
    },
  },
  {
    title: 'is helped at an address that does not exist',
    path: '/docs/use-curent-frame',
    run: (visitor) => expect.poll(() => valueOf(visitor, 'main input')).toBe('use curent frame'),
  },
  {
    title: 'follows a link to a heading',
    path: '/docs/spring',
    async run(visitor) {
      await visitor.click('.table-of-contents a', 'config');
      await expect.poll(() => visitor.evaluate(() => window.location.hash)).toBe('#config');
    },
  },
];

/** All journeys with one browser. Each begins on a page that has come alive, with empty storage. */
export function journeysWith(browser: BrowserKind): void {
  test.describe.configure({mode: 'default'});
  let site: BuildServer;
  let visitor: Visitor | null = null;

  test.beforeAll(async () => {
    const started = await browser.start().catch((error: Error) => ({
      missing: `${browser.name} is installed here, but did not start: ${error.message}`,
    }));
    if ('missing' in started) {
      console.log(started.missing);
      return;
    }
    visitor = started;
    site = await serveWatched();
  });

  test.afterAll(async () => {
    await visitor?.quit();
    await site?.close();
  });

  test(`with ${browser.name}, a page that complains is heard`, async () => {
    test.skip(visitor === null, `${browser.name} cannot be started here.`);
    const reader = at(visitor!, site.origin);
    await reader.go('/docs/spring');
    await reader.evaluate(() => {
      console.error('a complaint');
      setTimeout(() => {
        throw new Error('thrown on purpose');
      });
    });
    await expect
      .poll(() => problemsOf(reader))
      .toEqual(['error: a complaint', expect.stringMatching(/^thrown: .*thrown on purpose/)]);
  });

  for (const {title, path, run} of JOURNEYS) {
    test(`with ${browser.name}, a reader ${title}`, async () => {
      test.skip(visitor === null, `${browser.name} cannot be started here.`);
      const reader = at(visitor!, site.origin);
      await reader.go('/robots.txt');
      await reader.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await reader.go(path);
      await run(reader);
      expect(await problemsOf(reader)).toEqual([]);
    });
  }
}

/** What the page complained of since it was opened: see `serveWatched`. */
async function problemsOf(place: Place): Promise<string[]> {
  const problems = () =>
    place.evaluate(() => (window as never as {problems?: string[]}).problems ?? null);
  // The last step may have opened a page that has not begun to listen to itself.
  await expect.poll(problems).not.toBeNull();
  return (await problems()) ?? [];
}

const PATIENCE = {timeout: 20_000};

/** The visitor, with addresses of the site. A page is there when it has come alive. */
function at(visitor: Visitor, origin: string): Visitor {
  const alive = () =>
    expect
      .poll(() =>
        visitor.evaluate(
          () =>
            document.contentType !== 'text/html' ||
            document.documentElement.dataset.hasHydrated === 'true',
        ),
      )
      .toBe(true);
  return {
    ...visitor,
    // What moves into place cannot be clicked yet.
    click: (selector, name) => expect(() => visitor.click(selector, name)).toPass(PATIENCE),
    hover: (selector, name) => expect(() => visitor.hover(selector, name)).toPass(PATIENCE),
    go: async (path) => {
      await visitor.go(origin + path);
      await alive();
    },
    reload: async () => {
      await visitor.reload();
      await alive();
    },
  };
}
