import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {readJson} from '../../plugins/lib/read-json';
import {ROOT} from '../../scripts/lib/root';
import {formatTotals as formatQuestionTotals} from '../../scripts/measure/ask/score';
import type {Pair as Question, Unanswerable} from '../../scripts/measure/ask/score';
import {formatTotals} from '../../scripts/measure/search/score';
import type {Pair} from '../../scripts/measure/search/score';
import {isSealed, normalize, readSealed, sealList} from '../../scripts/measure/sets/sealed';

const SEARCH = join(ROOT, 'scripts/measure/search');
const ASK = join(ROOT, 'scripts/measure/ask');

/** How many items each half has at least. */
const SIZES = {pairs: 300, questions: 150, unanswerable: 75};
/** Of the queries, and of the questions without an answer. */
const TWO_WORDS = 1 / 3;
const NEAR = 0.45;

const FAILING = join(ROOT, 'tests/content/__fixtures__/search-sets/failing.json');

const pairs = {
  open: readJson<Pair[]>(join(SEARCH, 'sets/open.json')),
  sealed: readSealed<Pair>(join(SEARCH, 'sets/sealed.json.gz.b64')),
};
const questions = {
  open: readJson<Question[]>(join(ASK, 'sets/open.json')),
  sealed: readSealed<Question>(join(ASK, 'sets/sealed.json.gz.b64')),
};
const unanswerable = {
  open: readJson<Unanswerable[]>(join(ASK, 'sets/unanswerable-open.json')),
  sealed: readSealed<Unanswerable>(join(ASK, 'sets/unanswerable-sealed.json.gz.b64')),
};

const routes = new Set(
  readFileSync(join(ROOT, 'docs-routes.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]),
);

// Nothing below compares lists with sealed items: a failure would print them. Only numbers are compared.

test('each half is large enough to measure with', () => {
  for (const half of ['open', 'sealed'] as const) {
    const near = unanswerable[half].filter((each) => each.near).length;
    const twoWords = shareOfTwoWords(pairs[half]);
    console.log(
      `${half}: ${pairs[half].length} queries, ${(twoWords * 100).toFixed(0)} % of two words; ${questions[half].length} questions, ${unanswerable[half].length} without an answer, ${near} of them near the topic`,
    );
    expect(pairs[half].length).toBeGreaterThanOrEqual(SIZES.pairs);
    expect(questions[half].length).toBeGreaterThanOrEqual(SIZES.questions);
    expect(unanswerable[half].length).toBeGreaterThanOrEqual(SIZES.unanswerable);
    expect(twoWords).toBeGreaterThanOrEqual(TWO_WORDS);
    expect(near / unanswerable[half].length).toBeGreaterThanOrEqual(NEAR);
  }
});

test('no query and no question is there twice, in whatever spelling', () => {
  const queries = [
    ...readJson<Pair[]>(join(SEARCH, 'pairs.json')),
    ...readJson<Pair[]>(join(SEARCH, 'unseen.json')),
  ].map(({query}) => query);
  const asked = [
    ...readJson<Question[]>(join(ASK, 'questions.json')),
    ...readJson<Unanswerable[]>(join(ASK, 'unanswerable.json')),
  ].map(({question}) => question);
  const newQueries = [...pairs.open, ...pairs.sealed].map(({query}) => query);
  const newQuestions = [questions.open, questions.sealed, unanswerable.open, unanswerable.sealed]
    .flat()
    .map(({question}) => question);
  console.log(`compared: ${newQueries.length} queries, ${newQuestions.length} questions`);
  expect(countRepeated(newQueries, queries)).toBe(0);
  expect(countRepeated(newQuestions, asked)).toBe(0);
});

test('each item has a page of the manifest and a source, and is in the half that its hash says', () => {
  const all = [pairs.open, pairs.sealed, questions.open, questions.sealed].flat();
  const noAnswer = [...unanswerable.open, ...unanswerable.sealed];
  const published = all.flatMap(({page, also = []}) => [page, ...also]);
  console.log(`pages: ${published.length} named, ${new Set(published).size} different`);
  expect(published.filter((page) => !isPublished(page)).length).toBe(0);
  expect([...all, ...noAnswer].filter(({source}) => source.trim() === '').length).toBe(0);
  expect(all.filter(({page, also = []}) => also.includes(page)).length).toBe(0);
  const inOpen = [pairs.open, questions.open, unanswerable.open].flat();
  const inSealed = [pairs.sealed, questions.sealed, unanswerable.sealed].flat();
  expect(inOpen.filter((item) => isSealed(textOf(item))).length).toBe(0);
  expect(inSealed.filter((item) => !isSealed(textOf(item))).length).toBe(0);
});

test('a wrong list is noticed', () => {
  const failing = readJson<Pair[]>(FAILING);
  const texts = failing.map(({query}) => query);
  console.log(`failing fixture: ${failing.length} pairs`);
  expect(countRepeated(texts, ['Blurry  video'])).toBe(2);
  expect(shareOfTwoWords(failing)).toBeLessThan(TWO_WORDS);
  expect(failing.map(({page}) => page).filter((page) => !isPublished(page))).toEqual([
    '/docs/no-such-page',
  ]);
});

test('totals give no query and no page away', () => {
  const pair: Pair = {query: 'secret words', page: '/docs/secret', kind: 'task', source: 'a/b#1'};
  const totals = formatTotals([{...pair, rank: 0, found: ['/docs/wrong']}], [pair]);
  const question = {question: 'secret words?', page: '/docs/secret', source: 'a/b#1'};
  const questionTotals = formatQuestionTotals({
    outcomes: [{...question, rank: 0, found: ['/docs/wrong']}],
    pending: [question],
    unanswerable: [{...question, near: true, found: ['/docs/wrong']}],
  });
  console.log(`${totals}\n${questionTotals}`);
  expect(totals + questionTotals).not.toMatch(/secret|wrong/);
  expect(questionTotals).toContain('near the topic: 0 of 1');
});

test('what was sealed can be read again, and not by eye', () => {
  const file = test.info().outputPath('list.json.gz.b64');
  const list = pairs.open.slice(0, 40);
  const text = sealList(list);
  console.log(`sealed for the test: ${list.length} pairs in ${text.length} characters`);
  expect(text).toMatch(/^[\w+/=\n]+$/);
  writeFileSync(file, text);
  expect(readSealed<Pair>(file)).toEqual(list);
});

const textOf = (item: {query: string} | {question: string}): string =>
  'query' in item ? item.query : item.question;

/** A page of the documentation, or one of `src/pages`. */
const isPublished = (route: string): boolean =>
  routes.has(route) || existsSync(join(ROOT, 'src/pages', route, 'index.tsx'));

function shareOfTwoWords(list: Pair[]): number {
  const short = list.filter(
    ({kind, query}) => kind === 'two-words' && query.trim().split(/\s+/).length === 2,
  );
  return short.length / list.length;
}

/** How many texts repeat one before them, or one that is known. */
function countRepeated(texts: string[], known: string[]): number {
  const seen = new Set(known.map(normalize));
  return texts.map(normalize).filter((text) => {
    const isRepeated = seen.has(text);
    seen.add(text);
    return isRepeated;
  }).length;
}
