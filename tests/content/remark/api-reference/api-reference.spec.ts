import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {validateOptions} from '../../../../plugins/remark/api-reference';
import {isTag, textOf, walk} from '../../../../plugins/remark/lib/tree';
import {failingPages} from './__fixtures__/failing';
import {compilePage, renderPage, siteDir} from './compile';

const expectedDir = path.join(__dirname, '__fixtures__', 'expected');
const pages = readdirSync(path.join(siteDir, 'docs/tags')).map((name) => path.parse(name).name);

test.describe('expands the tags of a page', () => {
  for (const name of pages) {
    test(`${name}.mdx becomes expected/${name}.html`, async () => {
      const html = await renderPage(readPage(`docs/tags/${name}.mdx`), `docs/tags/${name}.mdx`);
      expect(html).toBe(readFileSync(path.join(expectedDir, `${name}.html`), 'utf8'));
    });
  }

  test('every expected file belongs to a page', () => {
    const expected = readdirSync(expectedDir).map((name) => path.parse(name).name);
    expect(expected.sort()).toEqual([...pages].sort());
    console.log(`api-reference: ${pages.length} pages compared with their HTML`);
  });
});

test.describe('fails the build with what to type', () => {
  for (const {mistake, mdx, message} of failingPages) {
    test(`for ${mistake}`, async () => {
      await expect(messageOf(compilePage(mdx, 'docs/page.mdx'))).resolves.toBe(message);
    });
  }

  test('for a shared text that is not MDX', async () => {
    const message = await messageOf(compilePage('<Option name="concurrency" />', 'docs/page.mdx'));
    expect(message).toContain('docs/page.mdx:1: docs/_options/concurrency.mdx is not valid MDX');
  });

  test('every mistake is listed once', () => {
    expect(new Set(failingPages.map(({mistake}) => mistake)).size).toBe(failingPages.length);
    console.log(`api-reference: ${failingPages.length} mistakes fail the build`);
  });
});

test('headings of a shared option text reach the table of contents', async () => {
  const code = await compilePage(readPage('docs/tags/option.mdx'), 'docs/tags/option.mdx');
  expect(code).toMatch(/const toc = .*"crf".*"crf-range"/s);
});

test('the theme does not turn a type with a link into a code block', async () => {
  const code = await compilePage('<Returns of="remotion#useVideoConfig" />', 'docs/page.mdx');
  expect(code).toMatch(/_jsx\("code", \{\s*children: _jsx\(_components\.a,/);
});

test('a partial that a page imports under the name of a tag is not taken for the tag', async () => {
  const own = "import Status from '../_webcodecs/status.mdx';\n\n<Status />\n";
  expect(await compilePage(own, 'docs/page.mdx')).toContain('_jsx(Status, {})');
  await expect(messageOf(compilePage('<Status />', 'docs/page.mdx'))).resolves.toContain(
    '<Status> needs of',
  );
});

test('npm2yarn turns the install command into synced tabs', async () => {
  const commands: string[] = [];
  const collectTabs = () => (root: Root) => {
    walk(root, (node) => {
      if (isTag(node) && node.name === 'TabItem') {
        commands.push(textOf(node));
      }
    });
  };
  await compilePage('- Step\n\n  <Install package="@remotion/paths" />', 'docs/page.mdx', [
    [npm2yarn, {sync: true, converters: ['yarn', 'pnpm', 'bun']}],
    collectTabs,
  ]);
  expect(commands).toEqual([
    'npm i --save-exact @remotion/paths@4.0.383',
    'yarn add --exact @remotion/paths@4.0.383',
    'pnpm add --save-exact @remotion/paths@4.0.383',
    'bun add --exact @remotion/paths@4.0.383',
  ]);
});

test('a page outside of docs links to no page of the docs', async () => {
  const html = await renderPage('<Returns of="remotion#useVideoConfig" />', 'learn/page.mdx');
  expect(html).toContain('VideoConfig');
  expect(html).not.toContain('<a');
});

test('options that are missing are named in the error', () => {
  expect(() => validateOptions(undefined)).toThrow('Write: [apiReference, {api, version');
});

function readPage(file: string): string {
  const absolute = path.join(siteDir, file);
  expect(existsSync(absolute)).toBe(true);
  return readFileSync(absolute, 'utf8');
}

async function messageOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as Error).message;
  }
  return 'The page compiled.';
}
