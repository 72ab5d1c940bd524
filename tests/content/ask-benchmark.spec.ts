import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import questionList from '../../scripts/measure/ask/questions.json';
import {
  TARGETS,
  countNotFound,
  formatReport,
  runQuestions,
  shareInFirst,
} from '../../scripts/measure/ask/score';
import type {Pair} from '../../scripts/measure/ask/score';
import unanswerable from '../../scripts/measure/ask/unanswerable.json';
import {SUGGESTIONS} from '../../src/features/ask/suggestions';
import {openBuiltSearch} from '../../scripts/measure/search/build-folder';
import {ROOT} from '../../scripts/lib/root';

const questions = questionList as Pair[];
const SOURCE = /^[\w.-]+\/[\w.-]+#\d+$/;

test('each question is there once, with where it was asked and a page of the manifest', () => {
  const routes = new Set(
    readFileSync(join(ROOT, 'docs-routes.tsv'), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0]),
  );
  const all = [...questions, ...unanswerable];
  console.log(`questions: ${questions.length}, without an answer: ${unanswerable.length}`);
  expect(questions.length).toBeGreaterThanOrEqual(TARGETS.pairs);
  expect(unanswerable.length).toBeGreaterThanOrEqual(TARGETS.unanswerable);
  expect(new Set(all.map(({question}) => question)).size).toBe(all.length);
  expect(all.filter(({source}) => !SOURCE.test(source))).toEqual([]);
  expect(
    questions.flatMap(({page, also = []}) => [page, ...also]).filter((page) => !routes.has(page)),
  ).toEqual([]);
});

test('no question of the benchmark stands in the code', () => {
  const folder = join(ROOT, 'plugins', 'search');
  const files = ['query.ts', 'synonyms.ts', 'text.ts', 'client/asking.ts', 'data/stop-words.json'];
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const pages = [...new Set(questions.map(({page}) => page))];
  console.log(`special cases: ${questions.length} questions and ${pages.length} pages looked for`);
  expect(questions.filter(({question}) => code.includes(question))).toEqual([]);
  expect(pages.filter((page) => code.includes(`'${page}'`))).toEqual([]);
});

test('a report counts what is wrong, what is missing and what waits', async () => {
  const client = {
    search: () => Promise.reject(new Error('not asked')),
    warm: () => Promise.resolve(),
    symbols: () => Promise.reject(new Error('Not needed')),
    prepare: () => Promise.resolve(),
    ask: (question: string) =>
      Promise.resolve({
        words: [],
        sources: question.includes('known')
          ? [{title: '', heading: '', category: '', url: '/docs/a#b', markdown: ''}]
          : [],
      }),
  };
  const pair = (question: string, page: string): Pair => ({question, page, source: 'a/b#1'});
  const report = await runQuestions(
    client,
    [pair('known', '/docs/a'), pair('known too', '/docs/b'), pair('later', '/docs/c')],
    [
      {question: 'known as well', source: 'a/b#2'},
      {question: 'foreign', source: 'a/b#3'},
    ],
    new Set(['/docs/a', '/docs/b']),
  );
  expect(shareInFirst(report)).toBe(0.5);
  expect(countNotFound(report)).toBe(1);
  expect(report.pending).toHaveLength(1);
  expect(formatReport(report)).toContain('not found: "known too" → /docs/b; shown: /docs/a');
});

test('questions to the last build find their page, or an honest "not found"', async () => {
  const built = openBuiltSearch(join(ROOT, 'build'));
  test.skip(!built, 'There is no build.');
  const report = await runQuestions(built!.client, questions, unanswerable, built!.published);
  console.log(formatReport(report));
  test.skip(
    report.outcomes.length < TARGETS.pairs,
    `Only ${report.outcomes.length} questions have their page.`,
  );
  expect(shareInFirst(report)).toBeGreaterThanOrEqual(TARGETS.inFirstThree);
  expect(countNotFound(report)).toBeGreaterThanOrEqual(TARGETS.notFound);
});

test('each question that Ask AI suggests finds its page first', async () => {
  const built = openBuiltSearch(join(ROOT, 'build'));
  test.skip(!built, 'There is no build.');
  const pages: Record<string, string> = {
    'How do I fade the volume in and out?': '/docs/audio/volume',
    'How do I play videos in sequence?': '/docs/videos/sequence',
    'How can I show captions word by word?': '/docs/captions/create-tiktok-style-captions',
    'How do I wait for data before a frame is rendered?': '/docs/delay-render',
    // Not suggested, but asked in these words: sound fades by its volume.
    'How do I fade sound in and out?': '/docs/audio/volume',
  };
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(SUGGESTIONS));
  const urls: string[] = [];
  for (const [question, page] of Object.entries(pages)) {
    const {sources} = await built!.client.ask(question);
    expect(sources[0]?.url.split('#')[0], question).toBe(page);
    urls.push(...sources.map(({url}) => url));
  }
  // Passages below a heading are cited with it.
  expect(urls).toContainEqual(expect.stringMatching(/^\/docs\/.+#/));
  console.log(`suggestions: ${SUGGESTIONS.length} asked`);
});
