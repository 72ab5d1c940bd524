import {expect, test} from '@playwright/test';
import {compiledSource, packageJson} from '../../../plugins/published/docs-mcp';
import {
  explainError,
  firstLines,
  readErrors,
} from '../../../plugins/published/docs-mcp/package/errors';
import {listExports, readExports} from '../../../plugins/published/docs-mcp/package/exports';
import {openSearch, passagesOf} from '../../../plugins/published/docs-mcp/package/pages';
import {markdownPathOf} from '../../../plugins/published/docs-mcp/package/site';
import {tarballOf} from '../../../plugins/published/docs-mcp/tarball';

const TEXT = `# Site: the whole site

> 2 pages

---
title: '<Sequence>'
url: https://site.example/docs/sequence
---

# <Sequence>

Shows its children from a frame on.

\`\`\`bash
# Not a heading
\`\`\`

## from {#from}

Starts the children later, in frames.

---
title: spring()
url: https://site.example/docs/spring
---

# spring()

Moves like a spring.
`;

const site = {
  origin: 'https://site.example',
  read: () => Promise.resolve(TEXT),
};

test('the same content gives the same bytes, in whatever order', async () => {
  const first = await tarballOf({a: '1', b: '2'});
  expect(await tarballOf({b: '2', a: '1'})).toEqual(first);
  expect(await tarballOf({a: '1', b: '3'})).not.toEqual(first);
});

test('the package holds its modules as JavaScript, with exact versions beside them', async () => {
  const modules = await compiledSource();
  console.log(`${Object.keys(modules).length} modules`);
  expect(modules['server.js']).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(Object.values(modules).join('\n')).not.toMatch(/^import /m);
  const facts = packageJson('4.0.383', 'https://site.example');
  expect(facts).toContain('"version": "4.0.383"');
  const [, dependencies = ''] = /"dependencies": \{([^}]*)\}/.exec(facts) ?? [];
  expect([...dependencies.matchAll(/": "(.*)"/g)].map(([, version]) => version)).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ]);
});

test('pages are searched by what is under each heading, and code has no headings', async () => {
  const passages = passagesOf(TEXT);
  expect(passages.map(({page, heading}) => `${page}: ${heading}`)).toEqual([
    '<Sequence>: <Sequence>',
    '<Sequence>: from {#from}',
    'spring(): spring()',
  ]);
  const search = openSearch(site);
  expect((await search('start children later', 1))[0]?.heading).toBe('from {#from}');
  expect((await search('spring', 3))[0]?.url).toBe('https://site.example/docs/spring');
  expect(await search('xylophone', 3)).toEqual([]);
});

test('a page is named by its URL or its path, and one of another site is refused', () => {
  const paths = [
    '/docs/sequence',
    'docs/sequence/',
    'https://site.example/docs/sequence.md',
    'https://www.remotion.dev/docs/sequence?a#b',
  ];
  expect(paths.map((path) => markdownPathOf(path, site))).toEqual(
    paths.map(() => '/docs/sequence.md'),
  );
  expect(markdownPathOf('/', site)).toBe('/index.md');
  expect(() => markdownPathOf('https://evil.example/x', site)).toThrow(
    'https://evil.example/x is a page of another site. Name one of https://site.example.',
  );
});

test('exports are listed by package, and found by name', () => {
  const exports = readExports(
    '@remotion/paths\t.\tfunction\tgetLength\n@remotion/lambda\t./client\tfunction\tgetSites',
  );
  expect(listExports(exports, 'paths')).toBe('getLength (function)');
  expect(listExports(exports, 'getsites')).toBe('getSites: function of @remotion/lambda/client');
  expect(listExports(exports, 'nothing')).toBe(
    'No package and no export is called "nothing". The packages are: @remotion/paths, @remotion/lambda',
  );
});

test('an error message is read without colors, its class and its stack', () => {
  expect(firstLines('\u001b[31mTypeError: x is no\nnumber\u001b[0m\n    at a (b.js:1)')).toBe(
    'x is no number',
  );
});

test("an error is explained by the site's index, as on the site, or else by a search", async () => {
  const entry = (messages: string[], page: string) => ({
    messages,
    page,
    title: page,
    fix: 'Do it.',
  });
  const json = JSON.stringify({
    version: '4.0.383',
    entries: [
      entry(['durationInFrames must be positive'], '/docs/a'),
      entry(['durationInFrames must be positive, but got …'], '/docs/b'),
      {messages: 'none'},
    ],
  });
  expect(readErrors(json)).toHaveLength(2);

  const withIndex = {
    origin: 'https://site.example',
    read: (path: string) => Promise.resolve(path.endsWith('.json') ? json : TEXT),
  };
  const search = openSearch(site);
  const explain = (message: string) => explainError(message, withIndex, search);
  expect(await explain('durationInFrames must be positive')).toMatch(
    /^Do it\.\n\nPage: \/docs\/a, https:\/\/site\.example\/docs\/a/,
  );
  expect(await explain('Error: DurationInFrames must be positive, but got -1')).toContain(
    '/docs/b',
  );
  expect(await explainError('Error: moves like a spring', withIndex, search)).toContain(
    'https://site.example/docs/spring',
  );
});
