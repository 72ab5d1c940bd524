import http from 'node:http';
import {expect, test} from '@playwright/test';
import {compiledSource, packageJson} from '../../../plugins/published/docs-mcp';
import {ageNote} from '../../../plugins/published/docs-mcp/package/age';
import {
  explainError,
  firstLines,
  readErrors,
} from '../../../plugins/published/docs-mcp/package/errors';
import {listExports, readExports} from '../../../plugins/published/docs-mcp/package/exports';
import {openSearch, passagesOf} from '../../../plugins/published/docs-mcp/package/pages';
import {markdownPathOf, openSite} from '../../../plugins/published/docs-mcp/package/site';
import {tarballOf} from '../../../plugins/published/docs-mcp/tarball';
import {portOf} from '../../../scripts/lib/ports';

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

\`\`\`mdx
---
title: Not a page
kind: api
---

A template.
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

test("a copy that can't be read is told from a page that isn't there", async () => {
  expect(() => openSite('remotion.dev')).toThrow(
    '"remotion.dev" is no URL of a site. Write: --site https://www.remotion.dev',
  );
  const server = http.createServer((request, response) => {
    // As hosts do that show their own page for whatever they don't have.
    const isHtml = request.url === '/index.html' || request.url === '/llms-full.txt';
    response.writeHead(isHtml ? 200 : 404, {'Content-Type': 'text/html'}).end('<p>Hello</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const copy = openSite(`${origin}/`);
  await expect(copy.read('/docs/x.md')).rejects.toThrow(
    `There is no page /docs/x at ${origin}. Search for it first.`,
  );
  await expect(openSearch(copy)('spring', 1)).rejects.toThrow(
    `${origin} has no /llms-full.txt, so it's no copy of this documentation.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(openSite(origin).read('/docs/x.md')).rejects.toThrow(
    `${origin} can't be reached. Check the connection`,
  );
});

test('exports are listed by package, and found by name', () => {
  const exports = readExports(
    '@remotion/paths\t.\tfunction\tgetLength\n@remotion/lambda\t./client\tfunction\tgetSites',
  );
  expect(listExports(exports, 'paths')).toBe('getLength (function)');
  expect(listExports(exports, 'getLength()')).toBe('getLength: function of @remotion/paths');
  expect(listExports(exports, 'getsites')).toBe('getSites: function of @remotion/lambda/client');
  expect(listExports(exports, 'nothing')).toBe(
    'No package and no export is called "nothing". The packages are: @remotion/paths, @remotion/lambda',
  );
  expect(listExports(exports, 'getLenght')).toBe(
    'No package and no export is called "getLenght". Did you mean getLength?',
  );
  expect(listExports(exports, '@remotion/path')).toMatch(/Did you mean @remotion\/paths\?$/);
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
  expect(readErrors('{}')).toHaveLength(0);

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
  expect(await explainError('Error: moves like a spring', withIndex, search)).toMatch(
    /^No page has this message\. These passages have its words:[^]*https:\/\/site\.example\/docs\/spring/,
  );
});

test('a server that npx kept says when the pages are about another version', async () => {
  const about = (json: string) => ({
    origin: 'https://site.example',
    read: () => Promise.resolve(json),
  });
  expect(await ageNote(about('{"version": "4.0.400"}'), '4.0.383')).toMatch(
    /Remotion 4\.0\.400 by now, and this server is for 4\.0\.383\. .* docs-mcp\.tgz\?4\.0\.400$/,
  );
  expect(await ageNote(about('{"version": "4.0.383"}'), '4.0.383')).toBe('');
  expect(await ageNote(about('{}'), '4.0.383')).toBe('');
});
