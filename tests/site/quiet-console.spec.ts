import type {Page} from '@playwright/test';
import {collectProblems, expect, test} from '../helpers/test';

/*
 * No page warns in a browser that lets no audio start before its reader does something. Everything
 * that Playwright runs in a page counts as such an act, so that these tests only listen: what goes on
 * comes through the console.
 */

/** Pages with players of each sort: of the site, of a demo, of live code, of the playground. */
const PAGES = ['/', '/lambda/', '/playground/', '/docs/spring', '/docs/sequence', '/showcase/'];

const PLAYS = 'a player plays';
const RESTS = 'no player plays any more';
const STARTS = 'a context starts';
const MAKES = 'a context is made';

/** Tells when a player plays, and when the browser is asked for audio. In frames, too. */
function tell([plays, rests, starts, makes]: string[]): void {
  const Original = AudioContext;
  window.AudioContext = class extends Original {
    constructor(options?: AudioContextOptions) {
      super(options);
      // Code that readers can change plays in frames, and may do anything.
      if (window.parent === window) {
        console.info(makes);
      }
    }
  };
  const {resume} = Object.getOwnPropertyDescriptors(Original.prototype);
  Original.prototype.resume = function () {
    console.info(starts);
    return resume.value?.call(this) ?? Promise.resolve();
  };
  let isPlaying = false;
  setInterval(() => {
    const isNow = document.querySelector('button[aria-label^="Pause"]') !== null;
    if (isNow !== isPlaying) {
      isPlaying = isNow;
      console.info(isPlaying ? plays : rests);
    }
  }, 100);
}

async function listen(page: Page): Promise<{said: string[]; problems: string[]}> {
  const said: string[] = [];
  const problems = collectProblems(page);
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(tell, [PLAYS, RESTS, STARTS, MAKES]);
  return {said, problems};
}

/** Scrolls down and up again, as a wheel does, until a player plays, and goes on playing. */
async function scrollToPlayer(page: Page, said: string[]): Promise<void> {
  await page.mouse.move(400, 300);
  let turns = 0;
  let played = false;
  await expect
    .poll(
      async () => {
        const plays = said.filter((each) => each === PLAYS || each === RESTS).at(-1) === PLAYS;
        const goesOn = played && plays;
        played = plays;
        // A player that is there may be scrolled out of view again.
        if (!plays) {
          await page.mouse.wheel(0, turns++ % 16 < 8 ? 200 : -200);
        }
        return goesOn;
      },
      {message: `a player plays on ${page.url()}`, timeout: 60_000, intervals: [1000]},
    )
    .toBe(true);
}

test('a page with a player that plays says nothing in the console', async ({context}) => {
  const found: string[] = [];
  for (const path of PAGES) {
    const page = await context.newPage();
    const {said, problems} = await listen(page);
    await page.goto(path);
    await scrollToPlayer(page, said);
    found.push(...problems.map((problem) => `${path}: ${problem}`));
    expect(said, path).not.toContain(STARTS);
    // Firefox warns of each one.
    expect(said, path).not.toContain(MAKES);
    await page.close();
  }
  console.log(`${PAGES.length} pages with players`);
  expect(found).toEqual([]);
});

test('audio that was asked for too early starts with the first click', async ({page}) => {
  const {said} = await listen(page);
  await page.goto('/');
  await scrollToPlayer(page, said);
  expect(said).not.toContain(STARTS);
  await page.mouse.click(5, 300);
  await expect.poll(() => said).toContain(MAKES);
  await expect.poll(() => said).toContain(STARTS);
});

test('a page that asks for audio by itself is noticed', async ({page}) => {
  const {problems} = await listen(page);
  await page.route('**/asks-too-early', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Early</title><script>new AudioContext().resume()</script>',
    }),
  );
  await page.goto('/asks-too-early');
  await expect.poll(() => problems.join()).toContain('AudioContext was not allowed to start');
});
