import {expect, test} from '@playwright/test';
import {scanMarkdown} from '../../scripts/content/markdown';
import {pendingGroups} from '../../scripts/content/pending';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {listFiles, readFixture, readMarkdown, readText} from '../../scripts/content/project';
import {MANIFEST, parseManifest} from '../../scripts/content/routes';
import {checkSourceLinks} from '../../scripts/content/source-links';

test('internal links of the sources lead somewhere, and pictures have alt text', () => {
  const report = checkSourceLinks({
    files: readMarkdown(),
    otherFiles: [...listFiles('static'), ...listFiles('src/pages')],
    pendingRoutes: parseManifest(readText(MANIFEST))
      .filter(({group}) => pendingGroups.includes(group))
      .map(({route}) => route),
  });
  console.log(
    `links: ${count(report.links, 'internal link')}, ${count(report.anchors, 'anchor')} and ` +
      `${count(report.pictures, 'picture')} in the sources checked, ` +
      `${count(report.pending, 'link')} to pending pages`,
  );
  expectNoProblems(report.problems);
});

const OTHER_FILES = [
  'static/img/logo.svg',
  'src/pages/index.tsx',
  'src/pages/player/index.tsx',
  'src/pages/_components/Hero.tsx',
];

const PAGES = [
  scanMarkdown('docs/spring.mdx', '---\ntitle: S\n---\n\n## config\n\n<div id="box" />\n'),
  scanMarkdown('docs/ai/index.mdx', '---\ntitle: A\n---\n\n## Own {#chosen}\n'),
  scanMarkdown('blog/2024-05-01-post/index.mdx', '---\nslug: my-post\n---\n'),
];

test('a broken link, a broken anchor and a picture without alt text are reported', () => {
  const file = 'tests/content/__fixtures__/links.mdx';
  const report = checkSourceLinks({
    files: [...PAGES, readFixture('links.mdx')],
    otherFiles: OTHER_FILES,
    pendingRoutes: ['/docs/lambda'],
  });
  expect(report).toMatchObject({links: 13, pictures: 5, pending: 1});
  expect(formatProblems(report.problems)).toEqual([
    `${file}:7: The link leads to /docs/sprin, which is no page or static file. Did you mean /docs/spring?`,
    `${file}:8: The link leads to #confg, which no heading of /docs/spring has. Did you mean config?`,
    `${file}:9: The link leads to #nowhere, which no heading of this page has.`,
    `${file}:10: The link leads to the reader's own computer: http://localhost:3000/x. Write it as code.`,
    `${file}:11: The link "spring" depends on the address of the page. Write it from the root, such as /docs/render.`,
    `${file}:12: The link leads to tests/content/__fixtures__/gone.mdx, which does not exist.`,
    `${file}:13: The link leads to /docs/gone, which is no page or static file.`,
    `${file}:15: The alt text is empty. Say what is to be seen, or write <img alt="" aria-hidden="true" …> for decoration.`,
    `${file}:16: The picture has no alt text. Write alt="what is to be seen".`,
    `${file}:17: The link leads to /img/gone.png, which is no page or static file.`,
    `${file}:30: The link leads to /docs/missing, which is no page or static file.`,
  ]);
});

test('links to pages, posts, static files, generated routes and pending pages pass', () => {
  const links = [
    '/docs/spring#config',
    '/docs/spring/#box',
    '/docs/ai/#chosen',
    '../docs/spring.mdx#config',
    '/blog/my-post',
    '/blog/archive',
    '/',
    '/player',
    '/player#features',
    '/img/logo.svg',
    '/experts/ada',
    '/docs/lambda#setup',
    '#here',
    'https://example.com/x#y',
    'mailto:a@example.com',
  ];
  const body = links.map((link) => `- [\`Text\`](${link} "title")`).join('\n');
  const page = scanMarkdown('docs/links.mdx', `---\ntitle: L\n---\n\n## Here\n\n${body}\n`);
  const report = checkSourceLinks({
    files: [...PAGES, page],
    otherFiles: OTHER_FILES,
    pendingRoutes: ['/docs/lambda'],
  });
  expect(formatProblems(report.problems)).toEqual([]);
  expect(report).toMatchObject({links: 13, pending: 1});
});
