import {expect, test} from '@playwright/test';
import {checkAsked} from '../../scripts/content/asked';
import {scanMarkdown} from '../../scripts/content/markdown';
import {editedPages, pendingProse} from '../../scripts/content/pending';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {readMarkdown, readText} from '../../scripts/content/project';
import {MANIFEST, parseManifest} from '../../scripts/content/routes';

test('each page is asked in phrases of its own, and two of them are questions', () => {
  const report = checkAsked(
    readMarkdown(['docs']),
    parseManifest(readText(MANIFEST)),
    pendingProse,
    editedPages,
  );
  console.log(
    `asked: ${count(report.phrases, 'phrase')}, ${count(report.questions, 'question')} among them, ` +
      `of ${count(report.pages, 'page')}; ${count(report.pending, 'page')} of pending groups without any`,
  );
  expectNoProblems(report.problems);
});

const MANIFEST_ROWS = parseManifest(
  [
    'route\tgroup\tsidebar',
    '/docs/scaling\tguides\tmain',
    '/docs/quality\tguides\tmain',
    '/docs/spring\tcore\tapi',
  ].join('\n'),
);

const page = (name: string, title: string, ...asked: string[]) =>
  scanMarkdown(
    `docs/${name}.mdx`,
    [
      '---',
      `title: ${title}`,
      ...(asked.length > 0 ? ['asked:', ...asked.map((phrase) => `  - "${phrase}"`)] : []),
      '---',
    ].join('\n'),
  );

const check = (pages: ReturnType<typeof page>[], pending: string[] = [], edited: string[] = []) =>
  checkAsked(pages, MANIFEST_ROWS, pending, edited);

const problemsOf = (...pages: ReturnType<typeof page>[]): string[] =>
  formatProblems(check(pages).problems);

const SCALING = page(
  'scaling',
  'Scaling',
  'blurry text',
  'export looks soft',
  'Why is my video not sharp?',
  'How do I render in 4K?',
);

test('phrases of a page that no other page has pass', () => {
  const quality = page(
    'quality',
    'Quality',
    'blocky gradients',
    'smaller file',
    'Why are colors pale?',
    'Which CRF is good?',
  );
  expect(check([SCALING, quality])).toEqual({
    pages: 2,
    pending: 0,
    phrases: 8,
    questions: 4,
    problems: [],
  });
});

test('a phrase of two pages is reported, whatever its case, punctuation and stop words', () => {
  const quality = page('quality', 'Quality', 'the Blurry, text', 'pale colors?', 'which CRF?');
  expect(problemsOf(SCALING, quality)).toEqual([
    'docs/quality.mdx:3: "the Blurry, text" is "blurry text" of docs/scaling.mdx to the search. Give it to the page that answers it, and write another one here.',
  ]);
});

test('two phrases of a page that are the same to the search are reported', () => {
  const quality = page(
    'quality',
    'Quality',
    'pale colors',
    'Are the colors pale?',
    'pale colors?',
    'which CRF?',
  );
  expect(problemsOf(quality)).toEqual([
    'docs/quality.mdx:3: "pale colors?" and "pale colors" are the same to the search. Remove one.',
  ]);
});

test('the title of another page is reported', () => {
  const quality = page('quality', 'Image quality', 'which CRF?', 'pale colors?');
  const spring = page(
    'spring',
    'spring()',
    'the image quality',
    'How do I bounce?',
    'Why so stiff?',
  );
  expect(problemsOf(quality, spring)).toEqual([
    'docs/spring.mdx:3: "the image quality" is the title of docs/quality.mdx. Write what only this page answers.',
  ]);
});

test('fewer than two questions are reported', () => {
  expect(problemsOf(page('quality', 'Quality', 'pale colors', 'Which CRF is good?'))).toEqual([
    'docs/quality.mdx:3: 1 of 2 phrases end with a question mark. Write 2 or more as questions.',
  ]);
});

test('a phrase of one word, of thirteen, and of nothing but stop words is reported', () => {
  const long = 'why are the colors of my video pale when I play it elsewhere?';
  expect(problemsOf(page('quality', 'Quality', 'blurry?', long, 'How do I?'))).toEqual([
    'docs/quality.mdx:3: "blurry?" has 1 word. Write 2 to 12, as people type them.',
    `docs/quality.mdx:3: "${long}" has 13 words. Write 2 to 12, as people type them.`,
    'docs/quality.mdx:3: "How do I?" has only words that the search skips. Name what it is about.',
  ]);
});

test('a page without phrases is reported, unless its group is pending and it is not edited', () => {
  const pages = [SCALING, page('quality', 'Quality'), page('spring', 'spring()')];
  const missing =
    '"asked" is missing. Write 4 to 30 phrases and questions of people who do not know the title yet.';
  expect(formatProblems(check(pages, ['core']).problems)).toEqual([
    `docs/quality.mdx:1: ${missing}`,
  ]);
  const report = check(pages, ['core', 'guides'], ['docs/spring.mdx']);
  expect(report.pending).toBe(1);
  expect(formatProblems(report.problems)).toEqual([`docs/spring.mdx:1: ${missing}`]);
});
