import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, test} from '@playwright/test';
import {chunkFilename, withoutPages} from '../../../plugins/framework/route-table/bundler-plugin';
import {RouteTable} from '../../../plugins/framework/route-table/client/table';
import type {Kind} from '../../../plugins/framework/route-table/client/table';
import {registryCode} from '../../../plugins/framework/route-table/code';
import {
  isVersionProps,
  itemTypesThatNeedDocs,
  leanItem,
  withoutDocs,
  withoutDocsList,
  withoutSidebars,
} from '../../../plugins/framework/route-table/docs-metadata';
import {parseRoutes} from '../../../plugins/framework/route-table/generated';
import {partsOf, withHints} from '../../../plugins/published/route-hints';
import {planOf} from '../../../plugins/framework/route-table/kinds';
import type {RouteNode} from '../../../plugins/framework/route-table/kinds';

const PLUGIN = '@generated/docs/default/__plugin.json';

/** As the framework writes them for a site below `/site/`. */
const GENERATED = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/site/', component: ComponentCreator('/site/', 'h1'), exact: true},
  {path: '/site/docs', component: ComponentCreator('/site/docs', 'h2'), routes: [
    {path: '/site/docs/', component: ComponentCreator('/site/docs/', 'h3'), exact: true},
    {path: '/site/docs/spring', component: ComponentCreator('/site/docs/spring', 'h4'), exact: true, sidebar: "api"},
    {path: '/site/docs/loop', component: ComponentCreator('/site/docs/loop', 'h5'), exact: true, sidebar: "api"},
  ]},
  {path: '*', component: ComponentCreator('*')},
];
`,
  registry: `export default {
  "c1": [() => import(/* webpackChunkName: "c1" */ "@site/home.tsx"), "@site/home.tsx", require.resolveWeak("@site/home.tsx")],
  "c2": [() => import(/* webpackChunkName: "c2" */ "${PLUGIN}"), "${PLUGIN}", require.resolveWeak("${PLUGIN}")],
  "c3": [() => import(/* webpackChunkName: "c3" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],
  "c4": [() => import(/* webpackChunkName: "c4" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "c5": [() => import(/* webpackChunkName: "c5" */ "@site/docs/index.mdx"), "@site/docs/index.mdx", require.resolveWeak("@site/docs/index.mdx")],
  "c6": [() => import(/* webpackChunkName: "c6" */ "@site/docs/spring.mdx"), "@site/docs/spring.mdx", require.resolveWeak("@site/docs/spring.mdx")],
  "c7": [() => import(/* webpackChunkName: "c7" */ "@site/docs/loop.mdx"), "@site/docs/loop.mdx", require.resolveWeak("@site/docs/loop.mdx")],
};
`,
  chunkNames: JSON.stringify({
    '/site/-h1': {__comp: 'c1', __context: {plugin: 'c2'}},
    '/site/docs-h2': {__comp: 'c3', __context: {plugin: 'c2'}},
    '/site/docs/-h3': {__comp: 'c4', content: 'c5'},
    '/site/docs/spring-h4': {__comp: 'c4', content: 'c6'},
    '/site/docs/loop-h5': {__comp: 'c4', content: 'c7'},
  }),
};

const sidebarOf = ({sidebar}: Record<string, unknown>) =>
  typeof sidebar === 'string' ? `@generated/sidebar-${sidebar}.js` : null;

const planned = () => planOf(parseRoutes(GENERATED), '/site/', sidebarOf);

test('reads the routes that the framework generates, without the catch-all', () => {
  const [home, docs, ...others] = parseRoutes(GENERATED);
  expect(others).toEqual([]);
  expect(home).toEqual({
    path: '/site/',
    attributes: {exact: true},
    modules: {__comp: '@site/home.tsx', __context: {plugin: PLUGIN}},
  });
  expect(docs!.routes).toHaveLength(3);
  expect(docs!.routes![1]).toEqual({
    path: '/site/docs/spring',
    attributes: {exact: true, sidebar: 'api'},
    modules: {__comp: '@theme/DocItem', content: '@site/docs/spring.mdx'},
  });
});

test('the framework still generates what it reads', () => {
  const folder = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('server/codegen/codegenRoutes.js')).toContain("path: '*',");
  expect(read('client/clientEntry.js')).toContain("import preload from './preload';");
  expect(read('client/clientEntry.js')).toContain("import docusaurus from './docusaurus';");
  expect(read('client/PendingNavigation.js')).toContain("import preload from './preload';");
  expect(read('client/docusaurus.js')).toMatch(/const docusaurus = {\s+prefetch,\s+preload,\s+};/);
});

test('pages that differ in their own modules alone are of one kind', () => {
  const {kinds, shared} = planned();
  expect(kinds.map(({pages}) => pages.map(({name}) => name))).toEqual([
    ['index'],
    ['docs'],
    ['docs/spring', 'docs/loop'],
  ]);
  expect(kinds[2]!.pages[0]).toEqual({
    name: 'docs/spring',
    path: 'docs/spring',
    modules: ['@site/docs/spring.mdx'],
  });
  expect(kinds[2]!.modules.content).toBe(0);
  const chunkOf = (module: string) => shared.find((each) => each.module === module)?.chunk;
  // The layout and the component of pages are in one chunk; a sidebar is in its own.
  expect(chunkOf('@theme/DocItem')).toBe(chunkOf('@theme/DocsRoot'));
  expect(chunkOf('@generated/sidebar-api.js')).not.toBe(chunkOf('@theme/DocItem'));
  expect(chunkOf(PLUGIN)).toBeNull();
  expect(kinds[0]!.sharedChunks).toEqual([]);
  expect(kinds[2]!.sharedChunks).toHaveLength(2);
});

test('the module that makes the chunks names each module once', () => {
  const code = registryCode(planned());
  for (const module of ['@site/home.tsx', '@theme/DocItem', '@site/docs/loop.mdx', PLUGIN]) {
    expect(code.split(JSON.stringify(module))).toHaveLength(2);
  }
  expect(code).toContain('webpackChunkName: "page:docs/spring"');
});

const page = (path: string, attributes: Record<string, unknown> = {exact: true}): RouteNode => ({
  path,
  attributes,
  modules: {__comp: `@site${path}.tsx`},
});

test('refuses routes that the table cannot hold, and names them', () => {
  const plan = (...routes: RouteNode[]) => planOf(routes, '/', () => null);
  expect(() => plan(page('/a'), page('/b'))).not.toThrow();
  expect(() => plan(page('/a', {}))).toThrow('The route /a is not exact');
  expect(() => plan(page('/a/:id'))).toThrow('The route /a/:id has a character');
  expect(() => plan(page('/a.html'))).toThrow('The route /a.html ends in .html');
  expect(() => plan(page('/a'), page('/A/'))).toThrow('The route /A/ differs');
});

const TABLE: Kind[] = [
  {layouts: [], attributes: {exact: true}, modules: {}, chunks: [], pages: ' aaaaaaaa'},
  {
    layouts: [],
    attributes: {exact: true, sidebar: 'api'},
    modules: {content: 0},
    chunks: ['12'],
    pages: 'docs/ bbbbbbbb\ndocs/spring cccccccc',
  },
];

test('finds a page with or without a slash, in any case, encoded or not', () => {
  const table = new RouteTable('/site/');
  table.add(TABLE);
  const paths = [
    '/site/docs/spring',
    '/site/docs/spring/',
    '/site/Docs/Spring',
    '/site/docs%2Fspring',
  ];
  expect(paths.map((path) => table.find(path)?.name)).toEqual([
    'docs/spring',
    'docs/spring',
    'docs/spring',
    undefined,
  ]);
  expect(table.find('/site/d%6Fcs/')?.path).toBe('/site/docs/');
  expect(table.find('/site/')).toMatchObject({
    path: '/site/',
    url: '/site/assets/js/pages/index.aaaaaaaa.js',
  });
  for (const path of ['/docs/spring', '/site/docs/sprin', '/site/%E0%A4%A', '']) {
    expect(table.find(path)).toBeUndefined();
  }
});

test('a page that is known stays the same when the whole table arrives', () => {
  const table = new RouteTable('/site/');
  const part = partsOf(TABLE).find(({path}) => path === 'docs/spring')!.part;
  table.add([part]);
  const known = table.find('/site/docs/spring');
  expect(table.find('/site/docs/')).toBeUndefined();
  table.add(TABLE);
  expect(table.find('/site/docs/spring')).toBe(known);
  expect(table.find('/site/docs/')).toBeDefined();
});

test('the HTML of a page gets its line of the table and links to its scripts', () => {
  const part = {...TABLE[0]!, attributes: {exact: true, note: '</script>'}};
  const page = '<head><title>a</title></head><template id=after-paint></template>';
  const html = withHints(page, part, ['/site/a.js']);
  expect(html).toContain(
    '<link rel=preload as=script fetchpriority=low href=/site/a.js></template>',
  );
  const [, text = ''] = /id="route-table">(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(text)).toEqual([part]);
  expect(() => withHints('<body>', part, [])).toThrow('no end of the head');
});

test('the runtime keeps the chunks that are no page', () => {
  const runtime = `// webpack/runtime/get javascript chunk filename
(() => {
// This function allow to reference chunks
__webpack_require__.u = (chunkId) => {
  // return url for filenames based on template
  return "assets/js/" + chunkId + "." + {"1":"aaaaaaaa","2":"bbbbbbbb"}[chunkId] + ".js"
}
})();
// webpack/runtime/get mini-css chunk filename
(() => {
})();`;
  const chunks = [
    {id: '1', files: new Set(['assets/js/1.aaaaaaaa.js'])},
    {id: '2', name: 'page:docs', files: new Set(['assets/js/pages/docs.bbbbbbbb.js'])},
    {id: '3', files: new Set(['assets/css/styles.css'])},
  ];
  const result = withoutPages(runtime, chunks as never);
  expect(result).toContain('{"1":"aaaaaaaa"}[id]');
  expect(result).not.toContain('bbbbbbbb');
  expect(result).toContain('// webpack/runtime/get mini-css chunk filename');
  expect(result.match(/\}\)\(\);/g)).toHaveLength(2);
  expect(() => withoutPages('other code', [])).toThrow('has changed');
});

test('a chunk of a page is named by its path', () => {
  expect(chunkFilename({chunk: {name: 'page:docs/spring'}})).toBe(
    'assets/js/pages/docs/spring.[contenthash:8].js',
  );
  expect(chunkFilename({chunk: {name: 'shared-0'}})).toBe('assets/js/[id].[contenthash:8].js');
});

test('what the docs know of each other stays out of the pages', () => {
  const props = {
    version: {
      label: 'Next',
      docsSidebars: {api: [{docId: 'spring'}]},
      docs: {spring: {id: 'spring'}},
    },
  };
  expect(isVersionProps(props)).toBe(true);
  expect(isVersionProps({version: '4.0'})).toBe(false);
  expect(isVersionProps(null)).toBe(false);
  expect(withoutDocs(props).version).toMatchObject({label: 'Next', docs: {}});
  expect(withoutDocs(props).version.docsSidebars).toHaveProperty('api');
  expect(withoutSidebars(props).version.docsSidebars).toEqual({});

  const category = {
    type: 'category',
    label: 'Motion',
    items: [
      {type: 'link', label: 'spring()', docId: 'spring', unlisted: false},
      {type: 'link', label: 'draft()', docId: 'draft', unlisted: true},
    ],
  };
  expect(leanItem(category)).toEqual({
    type: 'category',
    label: 'Motion',
    items: [
      {type: 'link', label: 'spring()', docId: '1'},
      {type: 'link', label: 'draft()', docId: '1', unlisted: true},
    ],
  });

  const data = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [{name: 'current', docs: [{id: 'spring'}]}]},
    },
    search: {default: {indexUrl: '/index.json'}},
  };
  expect(withoutDocsList(data)).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [{name: 'current', docs: []}]},
    },
    search: {default: {indexUrl: '/index.json'}},
  });
});

test('items of the navigation that need all docs are found, at any depth', () => {
  const items = [{type: 'docSidebar'}, {items: [{type: 'doc'}, {}]}, {type: 'docsVersion'}];
  expect(itemTypesThatNeedDocs(items)).toEqual(['doc', 'docsVersion']);
  expect(itemTypesThatNeedDocs([{type: 'docSidebar'}, {}])).toEqual([]);
});
