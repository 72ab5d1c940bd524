import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import type {Page} from '@playwright/test';
import {RUNNING_KEY} from '../../src/features/playground/useHeldCode';
import {newGuardName} from '../../src/features/live/guard';
import {DEFAULT_SETTINGS} from '../../src/features/live/settings';
import {encodeState} from '../../src/features/live/url-state';
import {startStranger} from '../helpers/stranger';
import type {Stranger} from '../helpers/stranger';
import {collectProblems, expect, open, test, waitForHydration} from '../helpers/test';

/* Attempts to run foreign code on the site, or to make it obey strangers. */

const MARKUP = '"><img src=x onerror="hacked=1"><script>hacked=1</script>';

/** Whether an attempt worked. */
const isHacked = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window);

/** Markup of attempts that made its way into the page as markup. */
const intruders = (page: Page) => page.locator('img[src="x"], [onerror], a[href^="javascript:" i]');

let stranger: Stranger;

test.beforeAll(async () => {
  stranger = await startStranger();
});

test.afterAll(() => stranger.close());

const linkTo = (code: string): string =>
  `/playground/${encodeState({code, settings: DEFAULT_SETTINGS})}`;

test.describe('headers', () => {
  const EVERYWHERE = {
    'strict-transport-security': /^max-age=\d{8}; includeSubDomains$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'x-frame-options': /^DENY$/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'permissions-policy': /bluetooth=\(\).*camera=\(\).*clipboard-read=\(\).*microphone=\(\)/,
    'content-security-policy': /object-src 'none'/,
  };
  const PATHS = ['/', '/docs/render', '/ai-embed', '/playground/', '/live-frame/', '/no-such-page'];

  test('are there for every kind of address, unknown ones too', async ({request}) => {
    for (const path of PATHS) {
      const headers = (await request.get(path)).headers();
      for (const [name, pattern] of Object.entries(EVERYWHERE)) {
        expect(headers[name], `${name} of ${path}`).toMatch(pattern);
      }
      expect(headers['content-security-policy'], path).not.toContain("script-src 'unsafe-inline'");
      expect(headers['content-security-policy'], path).not.toContain('unsafe-eval');
    }
    console.log(`${Object.keys(EVERYWHERE).length} headers of ${PATHS.length} addresses`);
  });
});

test.describe('markup that got into a page', () => {
  const ATTEMPTS = `<script>hacked=1</script><img src=x onerror="hacked=1">
    <script src="https://evil.example/x.js"></script><script src="data:text/javascript,hacked=1"></script>
    <iframe srcdoc="<script>parent.hacked=1</script>"></iframe><base href="https://evil.example/">
    <object data="data:text/html,<script>parent.hacked=1</script>"></object>
    <a id="evil" href="javascript:void(hacked=1)">x</a>`;

  /** Opens a page whose HTML holds the attempts. */
  async function openInfected(page: Page): Promise<void> {
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'hacked=1'}),
    );
    await page.route('/docs/render', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${ATTEMPTS}</body>`);
      await route.fulfill({response, body});
    });
    await page.goto('/docs/render');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#evil')?.click());
  }

  test('runs nothing, and moves no address', async ({page}) => {
    await openInfected(page);
    await waitForHydration(page);
    expect(await isHacked(page)).toBe(false);
    expect(await page.evaluate(() => new URL(document.baseURI).host)).toBe(
      new URL(page.url()).host,
    );
  });

  test('runs nothing at an unknown address, whose page holds the policy', async ({page}) => {
    await page.route('/no-such-page', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${ATTEMPTS}</body>`);
      await route.fulfill({response, body});
    });
    await page.goto('/no-such-page');
    await waitForHydration(page);
    expect(await isHacked(page)).toBe(false);
  });

  test.describe('without the policy', () => {
    test.use({bypassCSP: true});

    test('would run: the attempts are real', async ({page}) => {
      await openInfected(page);
      expect(await isHacked(page)).toBe(true);
    });
  });
});

test.describe('frames on other sites', () => {
  for (const [path, isShown] of [
    ['/', false],
    ['/docs/render', false],
    ['/playground/', false],
    ['/live-frame/', false],
    ['/no-such-page', false],
    ['/ai-embed', true],
  ] as const) {
    test(`${isShown ? 'show' : 'do not show'} ${path}`, async ({page, baseURL}) => {
      await page.goto(stranger.url);
      await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const frame = document.createElement('iframe');
            // Also where the browser shows its own page instead.
            frame.addEventListener('load', resolve);
            frame.src = src;
            document.body.append(frame);
          }),
        new URL(path, baseURL).href,
      );
      const shown = page.frames().some((frame) => frame.url() === new URL(path, baseURL).href);
      expect(shown).toBe(isShown);
    });
  }
});

test.describe('the frame that runs code', () => {
  const RUN = {
    type: 'run',
    settings: DEFAULT_SETTINGS,
    prepared: {
      code: "parent.postMessage({cookies: (() => { try { return document.cookie; } catch (error) { return error.name; } })(), storage: String(localStorage.getItem('secret'))}, '*');",
      modules: [],
      guard: newGuardName(),
      brokenLine: null,
    },
  };

  /** Shows the frame without a sandbox, asks it to run code, and returns what the code finds out. */
  async function runWithoutSandbox(page: Page, src: string): Promise<unknown[]> {
    await page.evaluate(
      ({address, message}) =>
        new Promise<void>((resolve) => {
          const got: unknown[] = [];
          Object.assign(window, {got});
          window.addEventListener('message', ({data, source}) => {
            got.push(data);
            if ((data as {type?: string}).type === 'ready') {
              (source as Window).postMessage(message, '*');
            }
          });
          const frame = document.createElement('iframe');
          frame.addEventListener('load', () => {
            frame.contentWindow?.postMessage(message, '*');
            resolve();
          });
          frame.src = address;
          document.body.append(frame);
        }),
      {address: src, message: RUN},
    );
    const frame = page.frames().at(-1)!;
    await frame.waitForFunction(() => document.readyState === 'complete').catch(() => {});
    await expect
      .poll(async () => {
        const text = await frame.locator('#root').textContent();
        const answers = await page.evaluate(() => (window as unknown as {got: []}).got.length);
        return answers > 1 || text === 'This preview is part of another page.';
      })
      .toBe(true);
    return page.evaluate(() => (window as unknown as {got: unknown[]}).got);
  }

  test('has no origin, even where a page shows it without a sandbox', async ({page, baseURL}) => {
    await open(page, '/about/');
    await page.evaluate(() => localStorage.setItem('secret', 'of the site'));
    const got = await runWithoutSandbox(page, new URL('/live-frame/', baseURL).href);
    expect(got).toContainEqual({cookies: 'SecurityError', storage: 'null'});
  });

  test('runs nothing where a host sends no headers and a page shows it without a sandbox', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/live-frame/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, headers: {'content-type': 'text/html'}});
    });
    await page.goto(stranger.url);
    expect(await runWithoutSandbox(page, new URL('/live-frame/', baseURL).href)).toEqual([]);
  });

  test('cannot lead the page anywhere, nor open a window', async ({page, context}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const code = `const attempt = (act: () => unknown) => {
  try {
    return act() ? 'did it' : 'nothing';
  } catch {
    return 'refused';
  }
};
const form = document.createElement('form');
form.action = 'https://evil.example/form';
document.body.append(form);

export const Escape: React.FC = () => (
  <h1>
    {[
      attempt(() => ((window.top as Window).location = 'https://evil.example/top' as never)),
      attempt(() => window.open('https://evil.example/window')),
      attempt(() => form.submit()),
    ].join(' | ')}
  </h1>
);
`;
    const asked: string[] = [];
    await context.route('https://evil.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({contentType: 'text/html', body: 'evil'});
    });
    await open(page, linkTo(code));
    await expect(
      page.frameLocator('iframe[title="Preview of the code"]').getByRole('heading'),
    ).toHaveText('refused | nothing | nothing');
    expect(asked).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/playground/');
  });

  test('cannot become a page of another site', async ({page, context}) => {
    const asked: string[] = [];
    await context.route('https://evil.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({contentType: 'text/html', body: 'evil'});
    });
    const blocked = page.waitForEvent('console', (message) =>
      /evil\.example.*Content Security Policy/.test(message.text()),
    );
    await open(
      page,
      linkTo(
        "window.location.href = 'https://evil.example/self';\nexport const A: React.FC = () => null;",
      ),
    );
    await blocked;
    expect(asked).toEqual([]);
  });

  test('can tell the page nothing that it obeys', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const problems = collectProblems(page);
    let downloads = 0;
    page.on('download', () => downloads++);
    const code = `const messages: unknown[] = [
  null, 1, 'ready', [], {}, {type: 'constructor'}, {type: '__proto__'},
  {type: 'error', error: {message: {toString: 1}, line: 'x'}},
  {type: 'error', error: {message: '${'A'.repeat(10)}'.repeat(100000), line: -1}},
  {type: 'playback', frame: NaN, isPlaying: true, seek: 0}, {type: 'playback', frame: '1', isPlaying: 1},
  {type: 'progress', done: Infinity, total: {}},
  {type: 'exported', bytes: new ArrayBuffer(8), mimeType: 'text/html'},
  {type: 'exported', bytes: new ArrayBuffer(8), mimeType: 'video/mp4'},
  {type: 'export-failed', message: '<img src=x onerror="hacked=1">'},
  {type: 'run', prepared: {code: 'hacked=1', modules: [], guard: '${newGuardName()}', brokenLine: null}},
  {type: 'error', error: {message: '<img src=x onerror="hacked=1">', line: null}},
];
messages.forEach((message) => window.parent.postMessage(message, '*'));

export const Liar: React.FC = () => <h1>Sent {messages.length}</h1>;
`;
    await open(page, linkTo(code));
    await expect(
      page.frameLocator('iframe[title="Preview of the code"]').getByRole('heading'),
    ).toHaveText('Sent 17');
    expect(await isHacked(page)).toBe(false);
    await expect(intruders(page)).toHaveCount(0);
    expect(downloads).toBe(0);
    await expect(page.getByRole('slider', {name: 'Frame'})).toHaveValue('0');
    expect(problems).toEqual([]);
  });
});

test.describe('code that will not end', () => {
  /** Ways around the guards that stop ordinary loops, each of which must end with a sentence. */
  const ATTEMPTS: [name: string, code: string, said: RegExp][] = [
    ['a guard of its own', 'var __guard = isNaN;\nwhile (true) {}', /did not end/],
    ['eval', "eval('while (1);');", /EvalError/],
    ['Function', "new Function('while (1);')();", /EvalError/],
    ['a constructor', "(() => {}).constructor('while (1);')();", /EvalError/],
    ['the global eval', "globalThis.eval('while (1);');", /EvalError/],
  ];

  for (const [name, code, said] of ATTEMPTS) {
    test(`is stopped in spite of ${name}`, async ({page}) => {
      await open(page, linkTo(`${code}\nexport const A: React.FC = () => <h1>Drawn</h1>;`));
      await expect(page.getByRole('region', {name: 'Code'}).getByRole('status')).toHaveText(said);
    });
  }

  test('waits for the reader after a reload', async ({page}) => {
    const code = 'export const A: React.FC = () => <h1>Drawn</h1>;';
    await page.addInitScript(
      ([key, value]) => {
        if (window === window.top && !sessionStorage.getItem('seen')) {
          sessionStorage.setItem('seen', 'yes');
          sessionStorage.setItem(key, value);
        }
      },
      [RUNNING_KEY, code] as const,
    );
    await open(page, linkTo(code));
    const picture = page.frameLocator('iframe[title="Preview of the code"]');
    await expect(page.getByRole('alert')).toContainText('stopped responding');
    await expect(picture.getByRole('heading')).toHaveCount(0);
    await page.getByRole('button', {name: 'Run it'}).click();
    await expect(picture.getByRole('heading')).toHaveText('Drawn');
    await expect
      .poll(() => page.evaluate((key) => sessionStorage.getItem(key), RUNNING_KEY))
      .toBeNull();
  });

  test('is marked while it runs', async ({page}) => {
    const code = "export const A: React.FC = () => <h1>{/(a+)+$/.test(`${'a'.repeat(40)}b`)}</h1>;";
    // The page may be too busy to be asked while the mark is there.
    await page.addInitScript(`
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        if (name === '${RUNNING_KEY}') {
          document.documentElement.dataset.marked = value;
        }
        setItem.call(this, name, value);
      };`);
    await open(page, linkTo(code));
    await expect(page.locator('html')).toHaveAttribute('data-marked', code);
    await expect(page.getByRole('region', {name: 'Code'}).getByRole('status')).toContainText(
      'The code blocked the preview',
      {timeout: 30_000},
    );
  });
});

test('the playground obeys its own frame, and no other window', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, linkTo('export const A: React.FC = () => <h1>Mine</h1>;'));
  const heading = page.frameLocator('iframe[title="Preview of the code"]').getByRole('heading');
  await expect(heading).toHaveText('Mine');
  await page.evaluate(() => {
    window.postMessage({type: 'playback', frame: 50, isPlaying: true, seek: 0}, '*');
    window.postMessage({type: 'error', error: {message: 'From a stranger', line: 1}}, '*');
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.getByRole('slider', {name: 'Frame'})).toHaveValue('0');
  await expect(page.getByText('From a stranger')).toHaveCount(0);
});

test('the project that a link made installs no package of a stranger', async ({page}) => {
  const code = `/* from 'evil-comment' */
const text = "import 'evil-string'" + \`import 'evil-template'\`;
export const A: React.FC = () => <h1>{text}</h1>;
`;
  await open(page, linkTo(code));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download', exact: true}).click(),
  ]);
  const files = Object.entries(unzipSync(readFileSync(await file.path())));
  const manifest = files.find(([name]) => name.endsWith('package.json'))?.[1];
  const {dependencies, devDependencies} = JSON.parse(strFromU8(manifest!)) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const packages = Object.entries({...dependencies, ...devDependencies});
  console.log(`${packages.length} packages`);
  for (const [name, version] of packages) {
    expect(name).not.toContain('evil');
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test.describe('addresses', () => {
  // The policy would hide what gets through.
  test.use({bypassCSP: true});

  const text = encodeURIComponent(MARKUP);
  const ADDRESSES = [
    `/?docusaurus-theme=${text}&docusaurus-data-x=${text}`,
    `/docs/render?q=${text}#${text}`,
    `/search?q=${text}`,
    `/ai?q=${text}`,
    `/ai-embed?q=${text}`,
    `/templates/?tag=${text}&q=${text}`,
    `/experts/?q=${text}&skill=${text}`,
    `/showcase/?q=${text}&tag=${text}&url=javascript:hacked=1`,
    `/showcase/add?url=javascript:hacked=1&title=${text}`,
    `/blog/archive?year=${text}`,
    `/playground/#code=${text}`,
    `/playground/?code=${text}`,
    `/no/such/${text}`,
    '/docs/__proto__/constructor?__proto__[hacked]=1#constructor',
  ];

  test('with markup in them are only addresses', async ({page}) => {
    test.setTimeout(120_000);
    for (const address of ADDRESSES) {
      await open(page, address);
      await expect(intruders(page), address).toHaveCount(0);
      expect(await isHacked(page), address).toBe(false);
    }
    console.log(`${ADDRESSES.length} addresses tried`);
  });

  test('that name another host stay on this one', async ({page, baseURL}) => {
    const fallback = await (await page.request.get('/no-such-page')).text();
    const host = new URL(baseURL!).host;
    for (const path of ['//evil.example/a.html', '/\\evil.example/a.html', '//evil.example//']) {
      // A host that answers with the 404 page, as many do.
      await page.route(
        (url) => url.href.includes('evil.example'),
        (route) => route.fulfill({status: 404, contentType: 'text/html', body: fallback}),
      );
      await page.goto(`${baseURL}${path}`).catch(() => {});
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/evil\.example\/?/);
      expect(new URL(page.url()).host, path).toBe(host);
    }
  });
});

test.describe('what the browser stored', () => {
  test.use({bypassCSP: true});

  test('with markup in it is only text', async ({page}) => {
    test.setTimeout(120_000);
    await page.addInitScript((markup) => {
      const hit = {
        objectID: '1',
        type: 'lvl1',
        url: 'javascript:hacked=1',
        content: markup,
        hierarchy: {lvl0: markup, lvl1: markup},
      };
      const excerpt = {
        title: markup,
        heading: markup,
        markdown: `${markup} [x](javascript:hacked=1)`,
        passage: markup,
      };
      const turn = {
        question: markup,
        generated: `${markup} [x](javascript:hacked=1) [1]`,
        feedback: null,
      };
      const values: Record<string, string> = {
        theme: markup,
        'docusaurus.announcement.id': markup,
        'docusaurus.announcement.dismiss': markup,
        'docs-preferred-version-default': markup,
        'docusaurus.tab.npm2yarn': markup,
        __DOCSEARCH_RECENT_SEARCHES__local: JSON.stringify([hit]),
        __DOCSEARCH_FAVORITE_SEARCHES__local: JSON.stringify([hit]),
        'ask-ai:conversations': JSON.stringify(
          ['/docs/', 'javascript:hacked=1', '//evil.example/'].map((url, time) => ({
            id: `${time}`,
            time,
            turns: [{...turn, answer: {words: [markup], excerpts: [{...excerpt, url}]}}],
          })),
        ),
        'showcase-draft': JSON.stringify({title: markup, url: 'javascript:hacked=1'}),
      };
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
    }, MARKUP);
    const paths = ['/', '/docs/', '/ai', '/search', '/showcase/add', '/playground/'];
    for (const path of paths) {
      await open(page, path);
      await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      expect(await isHacked(page), path).toBe(false);
      await expect(intruders(page), path).toHaveCount(0);
    }
    await open(page, '/ai');
    // The two with addresses of elsewhere are gone.
    await expect(page.getByRole('button', {name: MARKUP, exact: true})).toHaveCount(1);
    await page.getByRole('button', {name: MARKUP, exact: true}).click();
    await expect(page.getByText('Related sources')).toBeVisible();
    await expect(intruders(page)).toHaveCount(0);
    expect(await isHacked(page)).toBe(false);
    await open(page, '/docs/');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    await expect(intruders(page)).toHaveCount(0);
    expect(await isHacked(page)).toBe(false);
    console.log(`${paths.length} pages with 9 stored values each`);
  });
});
