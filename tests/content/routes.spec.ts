import {expect, test} from '@playwright/test';
import sidebars from '../../sidebars';
import {scanMarkdown} from '../../scripts/content/markdown';
import {pendingGroups} from '../../scripts/content/pending';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {readMarkdown, readText} from '../../scripts/content/project';
import {
  checkRoutes,
  checkSidebars,
  docRoute,
  flattenSidebars,
  MANIFEST,
  parseManifest,
} from '../../scripts/content/routes';

test('the pages are those of the route list', () => {
  const manifest = parseManifest(readText(MANIFEST));
  const {written, pending, problems} = checkRoutes(readMarkdown(['docs']), manifest, pendingGroups);
  console.log(
    `routes: ${written} of ${count(manifest.length, 'route')} written, ` +
      `${pending} pending in ${count(pendingGroups.length, 'group')}`,
  );
  expectNoProblems(problems);
});

test('each page is in exactly the sidebars that the route list says, and there are four', () => {
  expect(Object.keys(sidebars)).toEqual([
    'mainSidebar',
    'apiSidebar',
    'editorStarterSidebar',
    'recorderSidebar',
  ]);
  const {entries, problems} = checkSidebars(
    readMarkdown(['docs']),
    parseManifest(readText(MANIFEST)),
    flattenSidebars(sidebars),
  );
  console.log(`routes: ${count(entries, 'sidebar entry')} checked`);
  expectNoProblems(problems);
});

const ROUTES = parseManifest(
  [
    'route\tgroup\tsidebar\tsince\ttopic',
    '/docs/\tcore\tmain\t\tStart',
    '/docs/spring\tcore\tapi\t\tspring()',
    '/docs/gif/\tpackages\tapi\t\tGif',
    '/docs/gif/gif\tpackages\tapi\t4.0.1 \t<Gif>',
    '/docs/lambda\tcloud\tapi,main\t\tLambda',
    '/docs/clipper\tcloud\t-\t\tClipper',
  ].join('\n'),
);

const page = (file: string, frontMatter = '') =>
  scanMarkdown(`docs/${file}`, `---\ntitle: Page\n${frontMatter}\n---\n`);

const COMPLETE = [
  page('getting-started.mdx', 'slug: /'),
  page('spring.mdx'),
  page('gif/index.mdx'),
  page('gif/gif.mdx', 'slug: /gif/gif'),
  page('lambda.mdx'),
  page('clipper.mdx'),
];

test('routes follow from path, id and slug as Docusaurus derives them', () => {
  expect(
    [
      page('ai/index.mdx'),
      page('ai/mcp.md'),
      page('gif/gif.mdx'),
      page('2-0-migration.mdx'),
      page('ai/chat.mdx', 'slug: chatbot'),
      page('ai/chat.mdx', 'slug: /bot/'),
      page('ai/chat.mdx', 'id: talk'),
      page('index.mdx'),
    ].map((file) => docRoute(file)),
  ).toEqual([
    '/docs/ai/',
    '/docs/ai/mcp',
    '/docs/gif/',
    '/docs/2-0-migration',
    '/docs/ai/chatbot',
    '/docs/bot/',
    '/docs/ai/talk',
    '/docs/',
  ]);
});

test('pages that are the route list pass', () => {
  expect(checkRoutes(COMPLETE, ROUTES, [])).toEqual({written: 6, pending: 0, problems: []});
  const early = checkRoutes(COMPLETE.slice(0, 3), ROUTES, ['packages', 'cloud']);
  expect(early).toEqual({written: 3, pending: 3, problems: []});
});

test('a page outside of the route list and a route without page are reported', () => {
  const files = [
    page('getting-started.mdx', 'slug: /'),
    page('sprin.mdx'),
    page('gif/index.mdx'),
    page('gif/gif.mdx'),
    page('lambda/index.mdx'),
    page('clipper.mdx'),
  ];
  expect(formatProblems(checkRoutes(files, ROUTES, ['packages', 'clud']).problems)).toEqual([
    'docs-routes.tsv:3: /docs/spring has no page. Write docs/spring.mdx, or list core in pendingGroups.',
    'docs-routes.tsv:6: /docs/lambda has no page. Write docs/lambda.mdx, or list cloud in pendingGroups.',
    "docs/gif/gif.mdx:1: The route /docs/gif/ is that of docs/gif/index.mdx. A file named like its folder is the folder's index. Write: slug: /gif/gif",
    'docs/lambda/index.mdx:1: The route /docs/lambda/ is not in docs-routes.tsv, which has /docs/lambda. Rename the file to docs/lambda.mdx.',
    'docs/sprin.mdx:1: The route /docs/sprin is not in docs-routes.tsv. Did you mean /docs/spring?',
    'scripts/content/pending.ts:1: pendingGroups names "clud", which docs-routes.tsv does not have. Did you mean cloud?',
  ]);
});

test('a pending group whose pages all exist has to leave the list', () => {
  expect(formatProblems(checkRoutes(COMPLETE, ROUTES, ['core']).problems)).toEqual([
    'scripts/content/pending.ts:1: Every page of the group core exists. Remove it from pendingGroups.',
  ]);
});

test('sidebars that are the route list pass, in every way to write an item', () => {
  const entries = flattenSidebars({
    mainSidebar: ['getting-started', {type: 'link', label: 'Out', href: '/x'}, {More: ['lambda']}],
    apiSidebar: [
      {type: 'doc', id: 'spring'},
      {
        type: 'category',
        label: 'GIF',
        link: {type: 'doc', id: 'gif/index'},
        items: ['gif/gif', {type: 'ref', id: 'lambda'}],
      },
    ],
  });
  expect(checkSidebars(COMPLETE, ROUTES, entries)).toEqual({entries: 6, problems: []});
});

test('a page in the wrong sidebar, in none and twice is reported', () => {
  const entries = flattenSidebars({
    mainSidebar: ['getting-started', 'getting-started', 'spring', 'lambda'],
    apiSidebar: ['gif/index', 'gif/gif', 'clipper', 'gif/gift'],
  });
  expect(formatProblems(checkSidebars(COMPLETE, ROUTES, entries).problems)).toEqual([
    "docs/clipper.mdx:1: The page is in apiSidebar, but docs-routes.tsv:7 says no sidebar. Remove 'clipper' there.",
    "docs/lambda.mdx:1: The page is missing in apiSidebar, as docs-routes.tsv:6 says. Add 'lambda' there.",
    "docs/spring.mdx:1: The page is in mainSidebar, but docs-routes.tsv:3 says apiSidebar. Remove 'spring' there.",
    "docs/spring.mdx:1: The page is missing in apiSidebar, as docs-routes.tsv:3 says. Add 'spring' there.",
    'sidebars.ts:1: mainSidebar names "getting-started" twice. Remove one.',
    'sidebars.ts:1: apiSidebar names "gif/gift", which no page has. Did you mean gif/gif?',
  ]);
});
