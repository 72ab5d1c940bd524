import type {Page} from '@playwright/test';
import {hostedWidgetTag} from '../../plugins/ask-ai/hosted';
import {HISTORY_KEY} from '../../src/features/ask/history';
import {accessibilityInBothSchemes} from '../helpers/axe';
import {startStranger} from '../helpers/stranger';
import {readClipboard} from '../helpers/clipboard';
import {hits, input, modal} from '../helpers/search';
import {collectProblems, expect, open, test} from '../helpers/test';

/** No written answer is near it, so the excerpts answer. */
const QUESTION = 'How to duck music under a voice?';
/** One that has a written answer. */
const WRITTEN = 'How do I fade out the music?';
const NOWHERE = 'What is the capital of France?';
const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';

const button = (page: Page) => page.getByRole('button', {name: 'Ask AI', exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: 'Ask AI'});
const field = (page: Page) => page.getByLabel('Your question');
const sources = (page: Page) =>
  page.locator('ol', {hasText: ''}).and(page.locator('h4:has-text("Related sources") + ol'));

async function ask(page: Page, question = QUESTION): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

async function openPanel(page: Page, path = '/docs/'): Promise<void> {
  await open(page, path);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

/** A stand-in for the browser's model: answers with the given pieces, or fails. */
async function standIn(page: Page, pieces: string[], {fails = false, ends = true} = {}) {
  await page.addInitScript(
    ({pieces: texts, fails: isBroken, ends: isEnding}) => {
      const calls: string[] = [];
      const model = {
        availability: async () => 'available',
        create: async () => {
          calls.push('create');
          if (isBroken) {
            throw new Error('no space');
          }
          return {
            promptStreaming: (prompt: string, {signal}: {signal: AbortSignal}) => {
              calls.push(prompt);
              return new ReadableStream({
                start(controller) {
                  texts.forEach((text) => controller.enqueue(text));
                  signal.addEventListener('abort', () => controller.error(signal.reason));
                  if (isEnding) {
                    controller.close();
                  }
                },
              });
            },
            destroy: () => calls.push('destroy'),
          };
        },
      };
      Object.assign(globalThis, {LanguageModel: model, modelCalls: calls});
    },
    {pieces, fails, ends},
  );
}

const modelCalls = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as {modelCalls: string[]}).modelCalls);

test.describe('the button and the panel', () => {
  test('the panel is not loaded before a reader shows intent', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/docs/');
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    expect(requests.filter((url) => /\.idx$/.test(url))).toEqual([]);
    await button(page).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(before);
    await expect.poll(() => requests.some((url) => /core\.idx$/.test(url))).toBe(true);
  });

  test('a click opens a dialog with the focus in its field, Escape gives it back', async ({
    page,
  }) => {
    await openPanel(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  for (const key of ['Control+i', 'Meta+i']) {
    test(`${key} opens it`, async ({page}) => {
      await open(page, '/docs/');
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
    });
  }

  test('Tab stays in the dialog', async ({page}) => {
    await openPanel(page);
    const outside = () =>
      page.evaluate(() => !document.querySelector('dialog')?.contains(document.activeElement));
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await outside(), key).toBe(false);
    }
  });

  test('a click beside it closes it, and the conversation stays', async ({page}) => {
    await openPanel(page);
    await ask(page);
    await expect(panel(page)).toContainText('Related sources');
    await page.mouse.click(20, 300);
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await expect(panel(page)).toContainText(QUESTION);
  });

  for (const width of [390, 1280]) {
    test(`its header and its field stay where they are at a second question, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await openPanel(page);
      await ask(page);
      await expect(panel(page)).toContainText('Related sources');
      await ask(page, 'How do I loop a video?');
      await expect(panel(page).getByText('How do I loop a video?')).toBeInViewport();
      await expect(panel(page).getByText('Related sources')).toHaveCount(2);
      // The answer is below its question, and the question at the top.
      await expect
        .poll(async () => (await panel(page).getByText('How do I loop a video?').boundingBox())?.y)
        .toBeLessThan(160);
      await expect(panel(page).getByRole('button', {name: 'Close'})).toBeInViewport({ratio: 1});
      await expect(field(page)).toBeInViewport({ratio: 1});
      const {height, scrolled} = await panel(page).evaluate((dialog) => ({
        height: dialog.scrollHeight - dialog.clientHeight,
        scrolled: dialog.scrollTop,
      }));
      expect([height, scrolled]).toEqual([0, 0]);
    });
  }

  test('on a phone it has the whole height and width', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openPanel(page);
    // It slides in.
    await expect
      .poll(() => panel(page).boundingBox())
      .toEqual({x: 0, y: 0, width: 360, height: 740});
  });

  test('the button makes room while scrolling down, for back to top, and for the focus', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '/docs/spring');
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 2000);
    await expect(button(page)).not.toBeInViewport();
    // Until it has arrived, turning back would only shorten the way down.
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(2000);
    await page.mouse.wheel(0, -400);
    await expect(button(page)).toBeInViewport({ratio: 1});
    const toTop = page.locator('.theme-back-to-top-button');
    await expect(toTop).toBeInViewport({ratio: 1});
    const [own, other] = [await button(page).boundingBox(), await toTop.boundingBox()];
    expect(other!.x + other!.width).toBeLessThan(own!.x);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {href: '#', textContent: 'Link'});
      link.style.cssText = 'position: fixed; right: 40px; bottom: 35px';
      document.querySelector('main')?.append(link);
      link.focus();
    });
    await expect(button(page)).not.toBeInViewport();
    await button(page).focus();
    await page.keyboard.press('Shift');
    await expect(button(page)).toBeInViewport({ratio: 1});
  });

  test('without a connection it says so, and opens when there is one again', async ({page}) => {
    await open(page, '/docs/');
    await page.route(/\.js$/, (route) => route.abort());
    await button(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(/\.js$/);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
    await expect(alert).toHaveCount(0);
  });

  for (const key of ['Control+k', '/']) {
    test(`with ${key} the search takes its place, and Escape closes what is in front`, async ({
      page,
    }) => {
      await openPanel(page);
      await panel(page).getByRole('button', {name: 'Close'}).focus();
      await page.keyboard.press(key);
      await expect(panel(page)).toBeHidden();
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('spring');
      await expect(input(page)).toHaveValue('spring');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(panel(page)).toBeHidden();
    });
  }

  test('at 400 % zoom the answer gets the window, in the panel and in the search', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 225});
    await openPanel(page);
    await ask(page);
    await expect(panel(page).getByRole('heading', {name: QUESTION})).toBeInViewport({ratio: 1});
    await expect(panel(page).getByText('Nothing here was generated.')).toBeInViewport({ratio: 1});
    await expect(field(page)).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await input(page).fill('spring settle');
    await page.keyboard.press('Control+i');
    await expect(modal(page).getByText('Nothing here was generated.')).toBeInViewport({ratio: 1});
  });

  test('neither panel nor answer has accessibility problems', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPanel(page);
    await ask(page);
    await expect(panel(page)).toContainText('Related sources');
    await expect(panel(page).locator('pre[tabindex]').first()).toBeVisible();
    const {violations, passed} = await accessibilityInBothSchemes(page, {include: 'dialog'});
    console.log(`ask ai: ${passed} rules passed`);
    expect(violations).toEqual([]);
    expect(passed).toBeGreaterThan(10);
  });
});

test.describe('an answer', () => {
  test('is of excerpts, says so, and has its sources with anchors', async ({page}) => {
    const problems = collectProblems(page);
    // A browser may complain that its own model is not there.
    await page.addInitScript(() => Object.assign(globalThis, {LanguageModel: undefined}));
    await openPanel(page);
    await ask(page);
    await expect(panel(page)).toContainText('Nothing here was generated.');
    await expect(panel(page)).toContainText('Searched for duck, music, under, voice');
    const links = sources(page).getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((href) => !href?.startsWith('/'))).toEqual([]);
    expect(addresses.some((href) => href?.includes('#'))).toBe(true);
    await expect(field(page)).toHaveAttribute('placeholder', 'Ask another question...');
    expect(problems).toEqual([]);
  });

  test('that somebody wrote comes first, with its day, its sources and the excerpts below', async ({
    page,
  }) => {
    await openPanel(page);
    await ask(page, WRITTEN);
    await expect(panel(page)).toContainText(
      /Written by people, and last checked on \w+ \d+, \d{4}\./,
    );
    await expect(panel(page).locator('pre').first()).toContainText('volume={(frame) =>');
    await expect(sources(page).getByRole('link').first()).toHaveAttribute(
      'href',
      '/docs/audio/volume#fade-it',
    );
    const excerpts = panel(page).locator('details').filter({hasText: 'word for word'});
    await expect(excerpts.getByRole('listitem').first()).toBeHidden();
    await excerpts.locator('summary').click();
    await expect(excerpts.getByRole('listitem').first()).toBeVisible();
  });

  test('a source opens its page in the site and closes the panel', async ({page}) => {
    await openPanel(page);
    await ask(page);
    await page.evaluate(() => Object.assign(window, {mark: true}));
    const source = sources(page).getByRole('link').first();
    const address = await source.getAttribute('href');
    await source.click();
    await expect(page).toHaveURL(address!);
    await expect(panel(page)).toBeHidden();
    expect(await page.evaluate(() => 'mark' in window), 'without a reload').toBe(true);
  });

  test('nothing found is said, and search and the community are offered', async ({page}) => {
    await openPanel(page);
    await ask(page, NOWHERE);
    await expect(panel(page)).toContainText('has no answer to this');
    await expect(panel(page).getByRole('link', {name: 'Ask the community'})).toHaveAttribute(
      'href',
      /discord/,
    );
    await expect(panel(page)).not.toContainText('Related sources');
    await panel(page).getByRole('link', {name: 'Search the documentation'}).click();
    await expect(input(page)).toHaveValue(NOWHERE);
  });

  test('a short question about something else names no page of the topic before it', async ({
    page,
  }) => {
    await openPanel(page);
    await ask(page, 'How can I set the playback rate for one sequence?');
    await expect(panel(page)).toContainText('Controlling playback speed');
    await ask(page, 'how do I cook noodles?');
    await expect(panel(page)).toContainText('Searched for cook, noodles');
    await expect(panel(page)).toContainText('has no answer to this');
    await expect(panel(page)).not.toContainText('The nearest pages are');
  });

  test('a question is shown as text, and makes the browser fetch nothing', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openPanel(page);
    await ask(page, '<img src=https://evil.example/x onerror="window.hacked=1"> spring');
    await expect(panel(page)).toContainText('<img src=https://evil.example/x');
    await expect(panel(page)).toContainText('Searched for');
    expect(requests.filter((url) => url.includes('evil.example'))).toEqual([]);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('copying and feedback are confirmed', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPanel(page);
    await ask(page);
    await panel(page).getByRole('button', {name: 'Copy the answer'}).click();
    await expect(panel(page)).toContainText('Copied!');
    expect(await readClipboard(page.context())).toContain('Related sources');
    await panel(page).getByRole('button', {name: 'This helped'}).click();
    await expect(panel(page)).toContainText('Thanks for your feedback!');
  });

  test('an index that cannot be reached is an error, and can be tried again', async ({page}) => {
    await page.route(/\.idx$/, (route) => route.abort());
    await openPanel(page);
    await ask(page);
    await expect(panel(page).getByRole('alert')).toContainText('Unable to fetch results');
    await page.unroute(/\.idx$/);
    await panel(page).getByRole('button', {name: 'Try again'}).click();
    await expect(panel(page)).toContainText('Related sources');
  });

  test('the first one is quick once the index is there', async ({page}) => {
    await openPanel(page);
    await page.waitForLoadState('networkidle');
    await field(page).fill(QUESTION);
    const milliseconds = await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector<HTMLButtonElement>('dialog button[type="submit"]')?.click();
      while (!document.querySelector('dialog')?.textContent?.includes('Related sources')) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - start;
    });
    // Printed, not asserted: how quick a machine is says nothing about the site.
    console.log(`first answer: ${Math.round(milliseconds)} ms after the question`);
    await expect(sources(page)).toBeVisible();
  });
});

test.describe('recent conversations', () => {
  test('survive a reload, open again, and can be removed', async ({page}) => {
    await openPanel(page);
    await ask(page);
    await expect(panel(page)).toContainText('Related sources');
    await openPanel(page);
    await expect(panel(page)).toContainText('Recent conversations');
    await panel(page).getByRole('button', {name: QUESTION, exact: true}).click();
    await expect(panel(page)).toContainText('Related sources');
    await panel(page).getByRole('button', {name: 'New conversation'}).click();
    await panel(page)
      .getByRole('button', {name: `Remove: ${QUESTION}`})
      .click();
    await expect(panel(page)).not.toContainText('Recent conversations');
  });

  test('a forbidden store changes nothing else', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await openPanel(page);
    await ask(page);
    await expect(panel(page)).toContainText('Related sources');
  });
});

test.describe("the browser's own model", () => {
  test('is offered, and not used before a click', async ({page}) => {
    await standIn(page, ['The volume takes a function [1].']);
    await openPanel(page);
    await ask(page);
    await expect(panel(page).getByRole('button', {name: 'Write an answer'})).toBeVisible();
    expect(await modelCalls(page)).toEqual([]);
    await expect(panel(page)).not.toContainText(DISCLAIMER);
  });

  test('is not offered by a browser that has none', async ({page}) => {
    await page.addInitScript(() => Object.assign(globalThis, {LanguageModel: undefined}));
    await openPanel(page);
    await ask(page);
    await expect(panel(page)).toContainText('Related sources');
    await expect(panel(page).getByRole('button', {name: 'Write an answer'})).toHaveCount(0);
  });

  test('gets the passages alone, and only claims that cite them are shown', async ({page}) => {
    await standIn(page, ['The volume takes a function [1]. ', 'Buy my course. ', 'It fades [1].']);
    await openPanel(page);
    await ask(page);
    await panel(page).getByRole('button', {name: 'Write an answer'}).click();
    await expect(panel(page)).toContainText(DISCLAIMER);
    await expect(panel(page)).toContainText('The volume takes a function');
    await expect(panel(page)).not.toContainText('Buy my course');
    const [, prompt, end] = await modelCalls(page);
    expect(prompt).toContain('Passage [1]:');
    expect(prompt).toContain(JSON.stringify(QUESTION));
    expect(end).toBe('destroy');
    const citation = panel(page).getByRole('link', {name: '1', exact: true}).first();
    const first = await sources(page).getByRole('link').first().getAttribute('href');
    await expect(citation).toHaveAttribute('href', first!);
  });

  for (const [name, pieces, options, says] of [
    ['a failure', [], {fails: true}, 'gave no answer'],
    ['claims without a source', ['Trust me.'], {}, 'nothing that it could cite'],
  ] as const) {
    test(`${name} leads back to the excerpts`, async ({page}) => {
      await standIn(page, [...pieces], options);
      await openPanel(page);
      await ask(page);
      await panel(page).getByRole('button', {name: 'Write an answer'}).click();
      await expect(panel(page)).toContainText(says);
      await expect(panel(page)).toContainText('Nothing here was generated.');
      await expect(panel(page)).not.toContainText(DISCLAIMER);
    });
  }

  test('streams, and stops when the reader says so', async ({page}) => {
    await standIn(page, ['The volume takes a function [1]. And'], {ends: false});
    await openPanel(page);
    await ask(page);
    await panel(page).getByRole('button', {name: 'Write an answer'}).click();
    await expect(panel(page)).toContainText('Answering...');
    await expect(panel(page)).toContainText('The volume takes a function');
    await panel(page).getByRole('button', {name: 'Stop'}).click();
    await expect(panel(page)).toContainText('Stopped.');
    await expect(panel(page)).toContainText('Nothing here was generated.');
    expect(await modelCalls(page)).toContain('destroy');
  });
});

test.describe('together with the search', () => {
  test('the search asks the same words in a mode of its own, and goes back to keywords', async ({
    page,
  }) => {
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
    await input(page).fill('fade audio');
    await expect(hits(page).first()).toBeVisible();
    await modal(page).getByRole('button', {name: 'Ask AI: fade audio'}).click();
    await expect(modal(page)).toContainText('Related sources');
    await expect(hits(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Ask another question...');
    await ask(page, 'How do I loop a video?');
    await expect(modal(page).getByText('Related sources')).toHaveCount(2);
    const questions = modal(page).getByRole('heading', {level: 3});
    await expect(questions).toHaveText(['How do I loop a video?', 'fade audio']);
    await modal(page).getByRole('button', {name: 'New conversation'}).click();
    await expect(modal(page)).toContainText('Recent conversations');
    await modal(page).getByRole('link', {name: 'Back to keyword search'}).click();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('fade audio');
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(hits(page).first()).toBeVisible();
  });

  test('Control+I switches between the modes, on the page of Ask AI too, and closing ends it', async ({
    page,
  }) => {
    await open(page, '/ai');
    await page.keyboard.press('Control+k');
    await input(page).fill('fade audio');
    await page.keyboard.press('Control+i');
    await expect(modal(page)).toContainText('Related sources');
    await page.keyboard.press('Control+i');
    await expect(input(page)).toHaveValue('fade audio');
    await page.keyboard.press('Control+i');
    await expect(modal(page)).toContainText('Related sources');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Related sources');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+i');
    await expect(field(page)).toBeFocused();
  });

  test('the code for questions comes on intent alone, and can be tried again', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/docs/');
    await page.keyboard.press('Control+k');
    await input(page).fill('fade audio');
    await expect(hits(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    scripts.length = 0;
    await page.route(/\.js$/, (route) => route.abort());
    await page.keyboard.press('Control+i');
    const alert = modal(page).getByRole('alert');
    await expect(alert).toContainText('You might want to check your network connection.');
    expect(scripts.filter((url) => url.endsWith('.js'))).not.toEqual([]);
    await page.unroute(/\.js$/);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(modal(page)).toContainText('Related sources');
  });

  test('"Back to keyword search" takes the words along', async ({page}) => {
    await openPanel(page);
    await ask(page, 'fade audio');
    await panel(page).getByRole('link', {name: 'Back to keyword search'}).click();
    await expect(input(page)).toHaveValue('fade audio');
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('pages of its own', () => {
  test('/ai shows the same conversation, and no second button', async ({page}) => {
    await open(page, `/ai?q=${encodeURIComponent(QUESTION)}`);
    await expect(page.getByRole('main')).toContainText('Related sources');
    await expect(button(page)).toHaveCount(0);
  });

  test('on a phone, nothing on /ai is covered, and its links are underlined', async ({page}) => {
    await page.setViewportSize({width: 390, height: 664});
    await open(page, '/ai');
    const questions = page.getByRole('list', {name: 'Questions to start with'}).getByRole('button');
    for (const question of await questions.all()) {
      await question.click({trial: true});
    }
    await questions.first().click();
    await expect(field(page)).toBeInViewport({ratio: 1});
    await expect(page.getByText('that maps the frame to a number')).toBeInViewport();
    const sentence = page.getByText('Some questions need somebody');
    for (const link of await sentence.getByRole('link').all()) {
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    for (const path of ['/ai', '/search']) {
      test(`${path} explains itself, and offers nothing that does nothing`, async ({page}) => {
        await page.goto(path);
        const main = page.getByRole('main');
        const sentence = main.locator('noscript p');
        await expect(sentence).toContainText('needs JavaScript');
        await expect(sentence.getByRole('link', {name: 'API reference'})).toBeVisible();
        await expect(main.locator('button, input, textarea').filter({visible: true})).toHaveCount(
          0,
        );
        await expect(page.getByRole('button', {name: 'Search docs'})).toBeHidden();
      });
    }
  });

  test('a question from a link is stored once the reader asks, and not before', async ({page}) => {
    await open(page, `/ai?q=${encodeURIComponent(QUESTION)}`);
    await expect(page.getByRole('main')).toContainText('Related sources');
    const stored = () => page.evaluate((key) => localStorage.getItem(key), HISTORY_KEY);
    expect(await stored()).toBeNull();
    await page.getByRole('textbox').fill('fade audio');
    await page.keyboard.press('Enter');
    await expect.poll(stored).toContain('fade audio');
    expect(await stored()).toContain(QUESTION);
  });

  test('/ai-embed answers its parent by the documented messages alone', async ({page, baseURL}) => {
    await page.route('**/frame-test', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe id="f" src="/ai-embed" width="600" height="600"></iframe><script>
          window.got = [];
          addEventListener('message', ({data, origin}) => window.got.push({data, origin}));
        </script>`,
      }),
    );
    await page.goto('/frame-test');
    const got = () =>
      page.evaluate(
        () => (window as unknown as {got: {data: {type: string}; origin: string}[]}).got,
      );
    await expect
      .poll(async () => (await got()).map(({data}) => data.type))
      .toEqual(['ask-ai:ready']);
    await page.evaluate((question) => {
      const frame = document.querySelector('iframe')!.contentWindow!;
      frame.postMessage({type: 'ask-ai:navigate', url: 'https://evil.example'}, '*');
      frame.postMessage({type: 'ask-ai:ask', question}, '*');
    }, QUESTION);
    await expect.poll(async () => (await got()).at(-1)?.data.type).toBe('ask-ai:answer');
    expect((await got()).every(({origin}) => origin === new URL(baseURL!).origin)).toBe(true);
    await expect(page.frameLocator('#f').getByText('Related sources')).toBeVisible();
  });

  test('/ai-embed is deaf and dumb for origins that are not allowed', async ({page, baseURL}) => {
    const stranger = await startStranger();
    await page.goto(stranger.url);
    await page.evaluate(() => {
      const got: unknown[] = [];
      Object.assign(window, {got});
      window.addEventListener('message', ({data}) => got.push(data));
    });
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.id = 'f';
      frame.src = src;
      // Out of sight, a frame of another site does not draw, nor finish its hydration.
      document.body.prepend(frame);
    }, new URL('/ai-embed', baseURL).href);
    const frame = page.frameLocator('#f');
    await expect(frame.getByLabel('Your question')).toBeVisible();
    await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.evaluate((question) => {
      document
        .querySelector('iframe')!
        .contentWindow!.postMessage({type: 'ask-ai:ask', question}, '*');
    }, QUESTION);
    await frame.getByLabel('Your question').fill('spring');
    await frame.getByLabel('Your question').press('Enter');
    await expect(frame.getByText('Related sources')).toBeVisible();
    await expect(frame.getByText(QUESTION)).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as {got: unknown[]}).got)).toEqual([]);
    stranger.close();
  });
});

test('the hosted widget is loaded once, asynchronously, after the page has loaded', async ({
  page,
}) => {
  const {innerHTML} = hostedWidgetTag({scriptUrl: 'https://chat.test/w.js', id: 'widget-1'});
  const order: string[] = [];
  await page.route('https://chat.test/w.js', (route) => {
    order.push('widget');
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.chats = (window.chats ?? 0) + 1',
    });
  });
  await page.route('**/hosted-test', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<head><script>${innerHTML}</script><script>${innerHTML}</script></head><img src="/late.png">`,
    }),
  );
  await page.route('**/late.png', async (route) => {
    await page.waitForFunction(() => document.readyState === 'interactive');
    order.push('page');
    return route.fulfill({status: 404});
  });
  await page.goto('/hosted-test');
  await page.waitForFunction(() => 'chats' in window);
  expect(order).toEqual(['page', 'widget']);
  const scripts = page.locator('script[src="https://chat.test/w.js"]');
  await expect(scripts).toHaveCount(1);
  await expect(scripts).toHaveAttribute('id', 'chat-widget');
  await expect(scripts).toHaveAttribute('async', '');
  await expect(scripts).toHaveAttribute('data-id', 'widget-1');
  await expect(scripts).toHaveAttribute('data-ask-ai-radius', '20px');
  expect(await page.evaluate(() => (window as unknown as {chats: number}).chats)).toBe(1);
});
