import {expect, test} from '@playwright/test';
import {checkFrontMatter} from '../../scripts/content/front-matter';
import {checkHeadings} from '../../scripts/content/headings';
import {scanMarkdown} from '../../scripts/content/markdown';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {readFixture, readMarkdown} from '../../scripts/content/project';

test('the front matter of each page matches its kind, and titles and descriptions are unique', () => {
  const {pages, posts, problems} = checkFrontMatter(readMarkdown());
  console.log(`front matter: ${count(pages, 'page')} and ${count(posts, 'post')} checked`);
  expectNoProblems(problems);
});

test('each heading of a page has its own anchor, and the title is the only one of level 1', () => {
  const {headings, problems} = checkHeadings(readMarkdown());
  console.log(`headings: ${count(headings, 'heading')} checked`);
  expectNoProblems(problems);
});

const DESCRIPTION =
  'description: What the reader gets on this page, in more than fifty characters.';

const page = (file: string, ...lines: string[]) =>
  scanMarkdown(file, ['---', ...lines, '---', '', 'Text.'].join('\n'));

const problemsOf = (...files: Parameters<typeof checkFrontMatter>[0]): string[] =>
  formatProblems(checkFrontMatter(files).problems);

test('correct front matter of each kind passes', () => {
  const of = (kind: string, ...lines: string[]) =>
    page(
      `docs/${kind}.mdx`,
      `title: A ${kind}`,
      `description: What the reader of this ${kind} page gets, in more than fifty characters.`,
      `kind: ${kind}`,
      ...lines,
    );
  expect(
    problemsOf(
      of('guide', 'slug: /'),
      of('api', 'package: remotion', 'export: [delayRender, continueRender]', "since: '2.2'"),
      of('cli', 'command: render', 'toc_max_heading_level: 4'),
      of('package', "package: '@remotion/paths'"),
      of('troubleshooting', 'symptom: [The video is black, "No frame at …"]'),
      of('term', 'pagination_next: null'),
      of('migration', "from: '3.0'", "to: '4.0'"),
      of('legal'),
      page(
        'blog/2024-05-01-post.mdx',
        'title: Post',
        DESCRIPTION,
        'slug: post',
        'authors:',
        '  name: Ada',
      ),
      page('learn/post.mdx', 'title: Post', DESCRIPTION, 'slug: post', 'date: 2024-05-01'),
      scanMarkdown('docs/_partial.mdx', 'No front matter.'),
    ),
  ).toEqual([]);
});

test('a malformed author is reported with what to type', () => {
  const post = (name: string, ...authors: string[]) =>
    page(`blog/${name}.mdx`, 'title: A', DESCRIPTION, 'slug: a', 'date: 2024-05-01', ...authors);
  expect(
    problemsOf(
      post('a', 'authors:', '  - name: Ada', '    url: https://ada.example', '  - name: Bo'),
      post('b', 'authors:', '  - name: Ada', '  - nme: Bo', '    url: bo.example'),
      post('c', 'authors: {name: ""}'),
      post('d', 'authors: jonny'),
    ),
  ).toEqual([
    'blog/b.mdx:6: Author 2: "name" is missing.',
    'blog/b.mdx:6: Author 2: "url" is no address of a website. Write it in full, with https://.',
    'blog/b.mdx:6: Author 2 has an unknown field "nme". Did you mean name?',
    'blog/c.mdx:6: Author 1: "name" is empty.',
    'blog/d.mdx:6: "authors" has to be a list of authors with a name each: a key would publish /blog/authors.',
  ]);
});

test('front matter that does not match its kind is reported with what to type', () => {
  expect(
    problemsOf(
      page('docs/a.mdx', 'title: A', 'description: Short.', 'kind: guide', 'sumary: x', 'slg: /a'),
      page('docs/b.mdx', 'title: B', `${DESCRIPTION}${' More.'.repeat(20)}`, 'kind: giude'),
      page('docs/c.mdx', 'title: C', DESCRIPTION, 'kind: api', 'package: remotion', 'since: 2.2'),
      page('docs/d.mdx', 'title: a', DESCRIPTION),
      page('docs/e.mdx', 'title: E: broken', DESCRIPTION),
      page('docs/f.mdx', 'title: F', 'kind: troubleshooting'),
      page('docs/i.mdx', 'title: I', 'kind: troubleshooting', 'symptom: The video is black'),
      page(
        'docs/g.mdx',
        'title: G',
        DESCRIPTION,
        'kind: api',
        'package: remotion',
        'export: g',
        "since: 'v4'",
      ),
      scanMarkdown('docs/h.mdx', 'Text.'),
      page('blog/i.mdx', 'title: I', DESCRIPTION, 'authors: [jonny]', 'kind: guide'),
    ),
  ).toEqual([
    'blog/i.mdx:1: "slug" is missing: a post needs it.',
    'blog/i.mdx:1: "date" is missing. Write for example date: 2024-05-01.',
    'blog/i.mdx:4: "authors" has to be a list of authors with a name each: a key would publish /blog/authors.',
    'blog/i.mdx:5: "kind" is no front matter of a post.',
    'docs/a.mdx:3: "description" has fewer than 50 characters. Say what the reader gets, in 50 to 160.',
    'docs/a.mdx:5: "sumary" is no front matter of a page of kind guide.',
    'docs/a.mdx:6: "slg" is no front matter of a page of kind guide. Did you mean slug?',
    'docs/b.mdx:4: There is no kind "giude". Did you mean guide?',
    'docs/c.mdx:1: "export" is missing. Write export: spring, or a list of names.',
    'docs/c.mdx:6: "since" is not text. Put it in quotes.',
    'docs/d.mdx:1: "kind" is missing. Write one of: guide, api, cli, package, troubleshooting, term, migration, legal.',
    'docs/d.mdx:2: The title is that of docs/a.mdx. Write one that tells the two pages apart.',
    'docs/d.mdx:3: The description is that of docs/c.mdx. Write one that tells the two pages apart.',
    expect.stringMatching(
      /^docs\/e\.mdx:2: The front matter is not YAML: .* Put values with a colon in quotes\.$/,
    ),
    'docs/f.mdx:1: "description" is missing: a page of kind troubleshooting needs it.',
    'docs/f.mdx:1: "symptom" is missing: a page of kind troubleshooting needs it.',
    'docs/g.mdx:3: The description is that of docs/c.mdx. Write one that tells the two pages apart.',
    `docs/g.mdx:7: "since" is no version. Write for example since: '4.0.165', or leave it out when it was always there.`,
    'docs/h.mdx:1: The page has no front matter. Begin it with --- and its title.',
    'docs/i.mdx:1: "description" is missing: a page of kind troubleshooting needs it.',
    'docs/i.mdx:4: "symptom" is no list. Write each message on a line of its own, with two spaces and a hyphen in front.',
  ]);
});

test('a second heading with the same anchor is reported with an id to add', () => {
  const file = 'tests/content/__fixtures__/headings.mdx';
  const {headings, problems} = checkHeadings([readFixture('headings.mdx')]);
  expect(headings).toBe(11);
  expect(formatProblems(problems)).toEqual([
    `${file}:7: The title in the front matter is the heading of level 1. Write: ## A second title`,
    `${file}:17: heading "options" appears twice. Write: ### options {#renderstill-options}`,
    `${file}:30: heading "taken" appears twice. Write: ## taken {#headings-taken}`,
  ]);
});
