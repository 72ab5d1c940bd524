import {createRequire} from 'node:module';
import {expect, test} from '@playwright/test';

type Loader = (registry: string) => string;
const withoutIds = createRequire(__filename)(
  '../../../plugins/framework/lazy-pages/registry-loader.cjs',
) as Loader;

const entry = (path: string): string =>
  `"a": [() => import("${path}"), "${path}", require.resolveWeak("${path}")],`;

test('npm start compiles no page because the list of routes names it', () => {
  const pages = ['@site/docs/a.mdx', '@site/docs/b.mdx'];
  const list = withoutIds(pages.map(entry).join('\n'));
  console.log(`${pages.length} entries changed`);
  expect(list).not.toContain('resolveWeak');
  for (const page of pages) {
    expect(list).toContain(`() => import("${page}"), "${page}", null]`);
  }
});

test('a list of another form ends npm start with the name of the patch', () => {
  expect(() => withoutIds('export default {};')).toThrow('plugins/framework/lazy-pages');
});
