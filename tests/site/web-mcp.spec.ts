import type {Page} from '@playwright/test';
import {fieldsOf} from '../../src/lib/fields';
import {expect, MOBILE_BREAKPOINT, test} from '../helpers/test';

const CODE = `import {AbsoluteFill, useCurrentFrame} from 'remotion';
export default function Count() {
  return <AbsoluteFill>{useCurrentFrame()}</AbsoluteFill>;
}`;

/** As the proposal has it: the page registers tools, and whoever reads the list calls them. */
async function addAgent(page: Page, owner: 'document' | 'navigator' = 'document'): Promise<void> {
  await page.addInitScript((name) => {
    type Tool = {name: string; inputSchema: object; execute: (input: unknown) => unknown};
    const tools = new Map<string, Tool>();
    const modelContext = {
      registerTool(tool: Tool, {signal}: {signal: AbortSignal}) {
        tools.set(tool.name, tool);
        signal.addEventListener('abort', () => tools.delete(tool.name));
      },
    };
    Object.assign(window, {
      toolNames: () => [...tools.keys()],
      schemaOf: (tool: string) => tools.get(tool)?.inputSchema,
      callTool: (tool: string, input: unknown) => tools.get(tool)?.execute(input),
    });
    Object.defineProperty(name === 'document' ? document : navigator, 'modelContext', {
      value: modelContext,
    });
  }, owner);
}

async function untilTools(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('toolNames()'))
    .toEqual(['search', 'read_page', 'render_frame']);
}

async function openWithAgent(page: Page, path = '/docs/sequence'): Promise<void> {
  await addAgent(page);
  await page.goto(path);
  await untilTools(page);
}

/** The scripts among these that hold the tools. */
async function withTools(page: Page, scripts: Iterable<string>): Promise<string[]> {
  const urls = [...scripts];
  const texts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  return urls.filter((_, at) => texts[at]!.includes('render_frame'));
}

type Answer = {text: string; isError: boolean};

async function call(page: Page, name: string, input: Record<string, unknown>): Promise<Answer> {
  const answer: unknown = await page.evaluate(
    `callTool(${JSON.stringify(name)}, ${JSON.stringify(input)})`,
  );
  const {content, isError} = fieldsOf(answer);
  const parts = Object.values(fieldsOf(content));
  return {
    text: parts.map((part) => String(fieldsOf(part).text)).join('\n'),
    isError: isError === true,
  };
}

const panelOf = (page: Page) => page.locator('[data-agent-frame]');

test('an agent of the browser finds tools that search, read and draw, and other browsers load none', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.add(request.url());
    }
  });
  await page.goto('/docs/sequence');
  await page.waitForLoadState('networkidle');
  expect(await withTools(page, scripts)).toEqual([]);

  await openWithAgent(page);
  const offered = await withTools(page, scripts);
  console.log(`${scripts.size} scripts, ${offered.length} with the tools`);
  expect(offered).toHaveLength(1);

  expect((await call(page, 'search', {query: 'How do I loop a video?'})).text).toContain(
    '/docs/loop',
  );
  const {text} = await call(page, 'read_page', {page: '/docs/spring/'});
  expect(text).toContain('# spring()');
  expect(text).not.toContain('<html');
  expect(await call(page, 'render_frame', {code: CODE, frame: 42})).toEqual({
    text: "Frame 42 is drawn, 1280 by 720 pixels. It's shown at the bottom left of the page.",
    isError: false,
  });
  await expect(
    page.frameLocator('[data-agent-frame] iframe').getByText('42', {exact: true}),
  ).toBeVisible();
});

test('an agent that looks at navigator finds the same tools, and each says what it takes', async ({
  page,
}) => {
  await addAgent(page, 'navigator');
  await page.goto('/docs/sequence');
  await untilTools(page);
  expect(await page.evaluate('schemaOf("render_frame")')).toMatchObject({
    properties: {code: {type: 'string'}, frame: {type: 'integer', minimum: 0, maximum: 9999}},
    required: ['code', 'frame'],
  });
});

test('what an agent can get wrong is answered with a sentence that says what to do', async ({
  page,
}) => {
  await openWithAgent(page);
  const cases: [string, Record<string, unknown>, string | RegExp][] = [
    ['search', {}, /^Pass "query"\. A question or a few words/],
    ['read_page', {}, 'Pass "page". Its URL or its path, such as /docs/sequence.'],
    [
      'read_page',
      {page: '/docs/no-such-page'},
      'There is no page /docs/no-such-page. Search for it first.',
    ],
    ['read_page', {page: 'https://example.com/docs'}, /is a page of another site\. Name one of/],
    ['read_page', {page: 'http://'}, /^http:\/\/ is no URL\. Name a page/],
    ['render_frame', {code: CODE}, /^Pass "frame"\. The number of the frame/],
    ['render_frame', {code: CODE, frame: -1}, /^Pass "frame" as a whole number from 0 to 9999\.$/],
    ['render_frame', {code: CODE, frame: 10_000}, /^Pass "frame" as a whole number/],
    ['render_frame', {code: CODE, frame: 1.5}, /^Pass "frame" as a whole number/],
    ['render_frame', {code: 'export default 1 +', frame: 0}, /^Line 1: /],
    ['render_frame', {code: "import 'left-pad';", frame: 0}, /left-pad/],
    ['render_frame', {code: 'const a = 1;', frame: 0}, /export a component/],
    [
      'render_frame',
      {code: CODE.replace('return', 'while (true) {} return'), frame: 0},
      /^Line \d, frame 0: A loop or a recursion did not end and was stopped/,
    ],
    [
      'render_frame',
      {code: CODE.replace('{useCurrentFrame()}', '{useCurrentFrame() > 50 && nothing}'), frame: 60},
      /^Line 3, frame 60: nothing isn't defined\. Declare it/,
    ],
  ];
  for (const [name, input, sentence] of cases) {
    const {text, isError} = await call(page, name, input);
    expect(text, JSON.stringify(input)).toMatch(sentence);
    expect(isError, JSON.stringify(input)).toBe(true);
    await expect(panelOf(page)).toHaveCount(0);
  }
  expect(await call(page, 'search', {query: 'zzqqxx'})).toEqual({
    text: expect.stringMatching(/^Nothing is found for "zzqqxx"\./),
    isError: false,
  });
  console.log(`${cases.length} wrong calls looked at`);
});

test('the first and the last frame of all are drawn, and a new frame takes the place of the last', async ({
  page,
}) => {
  await openWithAgent(page);
  const shown = page.frameLocator('[data-agent-frame] iframe');
  for (const frame of [0, 9999]) {
    expect((await call(page, 'render_frame', {code: CODE, frame})).isError).toBe(false);
    await expect(shown.getByText(String(frame), {exact: true})).toBeVisible();
    await expect(panelOf(page)).toHaveCount(1);
    await expect(panelOf(page).getByText(`Frame ${frame}, drawn by your agent`)).toBeVisible();
  }
  // A question more doesn't wait for the one before.
  const [first, second] = await Promise.all([
    call(page, 'render_frame', {code: CODE, frame: 1}),
    call(page, 'render_frame', {code: CODE, frame: 2}),
  ]);
  expect(first.text).toBe('Another frame took its place before it was drawn.');
  expect(second.isError).toBe(false);
  await panelOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(panelOf(page)).toHaveCount(0);
});

test('a reader who closes the panel too early ends the drawing', async ({page}) => {
  await openWithAgent(page);
  await page.route('**/live-frame/**', () => undefined);
  const drawing = call(page, 'render_frame', {code: CODE, frame: 5});
  await expect(panelOf(page).getByText('Drawing frame 5 …')).toBeVisible();
  await panelOf(page).getByRole('button', {name: 'Close'}).click();
  expect(await drawing).toEqual({
    text: 'The reader closed it before it was drawn.',
    isError: true,
  });
});

test('without a connection, an agent is told to try again', async ({page, context}) => {
  await openWithAgent(page);
  await context.setOffline(true);
  for (const [name, input] of [
    ['search', {query: 'spring'}],
    ['read_page', {page: '/docs/spring'}],
    ['render_frame', {code: CODE, frame: 0}],
  ] as const) {
    expect(await call(page, name, input)).toEqual({
      text: expect.stringMatching(/Check the connection and try again\.$/),
      isError: true,
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the panel with the frame leaves what can be clicked in reach, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await openWithAgent(page);
    for (const width of [360, 600, 640, 660, MOBILE_BREAKPOINT, 1440]) {
      await page.setViewportSize({width, height: 800});
      expect((await call(page, 'render_frame', {code: CODE, frame: 42})).isError).toBe(false);
      const box = await panelOf(page).boundingBox();
      expect(box?.x, `${width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
      await page.getByRole('button', {name: 'Ask AI'}).click({trial: true});
      await panelOf(page).getByRole('button', {name: 'Close'}).click({trial: true});
    }
  });
}
