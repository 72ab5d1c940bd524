import {fieldsOf} from '../../src/lib/fields';
import {expect, test} from '../helpers/test';

const CODE = `import {AbsoluteFill, useCurrentFrame} from 'remotion';
export default function Count() {
  return <AbsoluteFill>{useCurrentFrame()}</AbsoluteFill>;
}`;

test('an agent of the browser finds tools that search, read and draw, and other browsers load none', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/docs/sequence');
  await page.waitForLoadState('networkidle');
  const without = scripts.length;

  // As the proposal has it: the page registers, and whoever reads the list calls.
  await page.addInitScript(() => {
    const tools = new Map<string, {execute: (input: unknown) => unknown}>();
    const modelContext = {
      registerTool(tool: {name: string; execute: (input: unknown) => unknown}) {
        tools.set(tool.name, tool);
      },
    };
    Object.assign(window, {
      toolNames: () => [...tools.keys()],
      callTool: (name: string, input: unknown) => tools.get(name)?.execute(input),
    });
    Object.defineProperty(document, 'modelContext', {value: modelContext});
  });
  scripts.length = 0;
  await page.goto('/docs/sequence');
  await expect
    .poll(() => page.evaluate('toolNames()'))
    .toEqual(['search', 'read_page', 'render_frame']);
  await page.waitForLoadState('networkidle');
  console.log(`${without} requests without an agent, ${scripts.length} with one`);
  expect(scripts.length).toBeGreaterThan(without);

  const call = async (name: string, input: Record<string, unknown>): Promise<string> => {
    const answer: unknown = await page.evaluate(
      `callTool(${JSON.stringify(name)}, ${JSON.stringify(input)})`,
    );
    const parts = Object.values(fieldsOf(fieldsOf(answer).content));
    return parts.map((part) => String(fieldsOf(part).text)).join('\n');
  };
  expect(await call('search', {query: 'How do I loop a video?'})).toContain('/docs/loop');
  expect(await call('read_page', {page: '/docs/spring/'})).toContain('# spring()');
  expect(await call('read_page', {page: '/docs/no-such-page'})).toBe(
    'There is no page /docs/no-such-page. Search for it first.',
  );
  expect(await call('read_page', {})).toBe('Pass "page" as text.');
  expect(await call('render_frame', {code: CODE, frame: 42})).toMatch(/^Frame 42 is drawn/);
  const frame = page.frameLocator('[data-agent-frame] iframe');
  await expect(frame.getByText('42', {exact: true})).toBeVisible();
  expect(await call('render_frame', {code: 'export default 1 +', frame: 0})).toMatch(/^Line 1: /);
  expect(await call('render_frame', {code: CODE, frame: -1})).toBe(
    'Pass "frame" as a whole number from 0 to 9999.',
  );
  await page.locator('[data-agent-frame]').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('[data-agent-frame]')).toHaveCount(0);
});
