import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import liveCode from '../../../../plugins/remark/live-code';
import {readLiveMeta} from '../../../../plugins/remark/live-code/meta';
import {compileMdx, renderMdx} from '../../../helpers/compile-mdx';

const siteDir = join(__dirname, '__fixtures__');
const component = '@site/src/features/live/LiveCode';

type Props = Record<string, unknown>;

/** Renders a page with stand-ins, and lists the props that the live component was given. */
async function readPage(mdx: string): Promise<{live: Props[]; blocks: number; imports: string[]}> {
  const live: Props[] = [];
  const imports: string[] = [];
  const importModule = (name: string) => {
    imports.push(name);
    return {default: (props: Props) => void live.push(props)};
  };
  // Outside of a bundler, imports are dynamic; here the context answers them.
  const module = await compileMdx('page.mdx', mdx, {
    siteDir,
    remarkPlugins: [[liveCode, {component, siteDir}]],
    outputFormat: 'function-body',
  });
  const body = module.replace(
    /import\(_resolveDynamicMdxSpecifier\(("[^"]+")\)\)/g,
    'arguments[0].importModule($1)',
  );
  const context = {importModule, baseUrl: 'file:///', useMDXComponents: () => ({})};
  const html = await renderMdx(body, context);
  return {live, blocks: html.split('<pre').length - 1, imports};
}

test('live fences become the component, with the code and the settings of their opening line', async () => {
  const {live, blocks, imports} = await readPage(readFileSync(join(siteDir, 'page.mdx'), 'utf8'));
  console.log(`live-code: ${live.length} live blocks, ${blocks} other`);
  expect(imports).toEqual([component]);
  expect(blocks).toBe(1);
  expect(live).toEqual([
    {
      code: `export const Plain = () => <b title="&quot;">{'a'}</b>;`,
      title: 'A plain word',
      width: 1280,
      height: 720,
      fps: 30,
      duration: 120,
    },
    {
      code: 'export const Portrait = () => {\n  return null;\n};',
      title: 'A "portrait"',
      width: 720,
      height: 1280,
      fps: 60,
      duration: 90,
    },
    {
      code: 'export const Quoted = () => null;',
      title: 'A quoted block',
      width: 1280,
      height: 720,
      fps: 30,
      duration: 120,
    },
  ]);
});

test('a page without a live fence imports nothing', async () => {
  const {imports, blocks} = await readPage('```tsx\nexport const a = 1;\n```');
  expect(blocks).toBe(1);
  expect(imports).toEqual([]);
});

test('a wrong opening line stops the build, with file and line', async () => {
  await expect(readPage('text\n\n```tsx live fps=0\n```')).rejects.toThrow(
    /page\.mdx:3: fps is a whole number of frames per second from 1 to 120/,
  );
});

test('every live block has a title of its own, which fits above the code', async () => {
  const page = [
    '```tsx live\n```',
    '```tsx live title="A ball"\n```',
    '```tsx live title="A ball"\n```',
    `\`\`\`tsx live title="${'A long title '.repeat(5)}"\n\`\`\``,
  ].join('\n\n');
  const mistakes = await readPage(page).then(
    () => [],
    ({message}: Error) => message.split('\n'),
  );
  expect(mistakes).toEqual([
    'page.mdx:1: A live block has no title. Say what it shows in three to six words: title="A ball that bounces".',
    'page.mdx:7: Another live block of this page has the title "A ball". Say what differs.',
    expect.stringMatching(
      /^page\.mdx:10: The title of this live block has 64 characters\. Shorten/,
    ),
  ]);
});

test('a word in a title does not make a block live', () => {
  expect(readLiveMeta('tsx', 'title="How to go live"')).toBeNull();
  expect(readLiveMeta('tsx', '')).toBeNull();
});

test('values may be quoted, and every mistake is told', () => {
  expect(readLiveMeta('tsx', `live width="640" title='a b'`)).toMatchObject({
    settings: {width: 640},
    title: 'a b',
    mistakes: [],
  });
  expect(readLiveMeta('tsx', 'live width duration=1.5 height=9999 speed=2')?.mistakes).toHaveLength(
    5,
  );
});
