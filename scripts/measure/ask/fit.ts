/*
 * `npm run ask:fit`: chooses what speaks for a page that is asked a question, and what tells a question
 * that the site answers from one that it does not (`questions` and `answers` in
 * plugins/search/data/weights.json), on the open sets and on those for
 * practice. Prints what that is worth on questions that were
 * left out, and writes it. Compare the sealed totals of `npm run ask:bench` before and after, and keep
 * the change only if they gain too.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../../../plugins/lib/read-json';
import {
  answerSignals,
  bucketsOfQuestion,
  candidatesFor,
  foreignIn,
  rankCandidates,
} from '../../../plugins/search/client/asking';
import {WEIGHTS, type Weights} from '../../../plugins/search/client/weights';
import {parseQuestion} from '../../../plugins/search/query';
import {runCommand} from '../../lib/command';
import {ROOT} from '../../lib/root';
import {dot, fitDecision, fitOrder, folds, type Item} from '../lib/learn';
import {openBuiltCore, type BuiltCore} from '../search/built-core';
import type {Pair, Unanswerable} from './score';

const WEIGHTS_FILE = join(ROOT, 'plugins/search/data/weights.json');
const FOLDS = 5;
/**
 * Share of the open questions without an answer that are told so. Each point costs answers to others.
 */
const NOT_FOUND = 0.87;

/** Where the order begins: at the scores, without any signal. */
const SCORES_ALONE = 3;

type Prepared = ReturnType<typeof candidatesFor> & {
  question: ReturnType<typeof parseQuestion>;
  foreign: ReturnType<typeof foreignIn>;
  right: Set<string>;
};

function prepare(text: string, pages: string[], {core, buckets}: BuiltCore): Prepared {
  const question = parseQuestion(text);
  const needed = buckets(bucketsOfQuestion(question));
  return {
    ...candidatesFor(question, core, needed),
    question,
    foreign: foreignIn(question, core, needed),
    right: new Set(pages),
  };
}

const ORDER = Object.keys(WEIGHTS.questions);
const DECISION = Object.keys(WEIGHTS.answers);

const vectorOf = (names: string[], signals: Record<string, number>): number[] =>
  names.map((name) => signals[name] ?? 0);

const objectOf = <Name extends string>(
  like: Record<Name, number>,
  values: number[],
): Record<Name, number> =>
  Object.keys(like).reduce(
    (object, name, index) => ({...object, [name]: Number((values[index] ?? 0).toPrecision(3))}),
    like,
  );

function shareFirst(lists: Item[][], weights: number[], places: number): number {
  const right = lists.filter((items) => {
    const sorted = [...items].sort((a, b) => dot(b.signals, weights) - dot(a.signals, weights));
    return sorted.slice(0, places).some(({isRight}) => isRight);
  });
  return right.length / Math.max(1, lists.length);
}

/** What tells whether a question is answered; a question without any page is not. */
function decisionItem(prepared: Prepared, weights: Weights, isRight: boolean): Item[] {
  const ranked = rankCandidates(prepared.candidates, weights);
  const signals = answerSignals(ranked, prepared.question, prepared.words, prepared.foreign);
  return signals ? [{isRight, signals: vectorOf(DECISION, signals)}] : [];
}

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

async function main(): Promise<void> {
  const built = openBuiltCore();
  const file = (name: string) => join(__dirname, name);
  const asked = ['questions.json', 'sets/open.json', 'sets/practice.json']
    .flatMap((name) => readJson<Pair[]>(file(name)))
    .filter(({page}) => built.published.has(page))
    .map(({question, page, also = []}) => prepare(question, [page, ...also], built));
  const foreign = [
    'unanswerable.json',
    'sets/unanswerable-open.json',
    'sets/unanswerable-practice.json',
  ]
    .flatMap((name) => readJson<Unanswerable[]>(file(name)))
    .map(({question}) => prepare(question, [], built));

  const lists = asked.map(({candidates, right}) =>
    candidates.map(({page, signals}) => ({
      isRight: right.has(built.routeOf(page.page)),
      signals: vectorOf(ORDER, signals),
    })),
  );
  const start = ORDER.map((name) => (name === 'score' ? SCORES_ALONE : 0));
  const parts = folds(lists, FOLDS);
  const mean = (places: number) =>
    parts.reduce(
      (sum, {learned, left}) => sum + shareFirst(left, fitOrder(learned, start), places),
      0,
    ) / FOLDS;
  console.log(`${lists.length} questions, right page first and among the first three`);
  console.log(
    `by scores alone: ${percent(shareFirst(lists, start, 1))}, ${percent(shareFirst(lists, start, 3))}`,
  );
  console.log(`with signals, left out: ${percent(mean(1))}, ${percent(mean(3))}`);
  const questions = objectOf(WEIGHTS.questions, fitOrder(lists, start));

  const weights = {...WEIGHTS, questions};
  const items = [
    ...asked.flatMap((each) => decisionItem(each, weights, true)),
    ...foreign.flatMap((each) => decisionItem(each, weights, false)),
  ];
  const left = folds(items, FOLDS).flatMap(({learned, left: rest}) => {
    const chosen = fitDecision(learned);
    return rest.map(({isRight, signals}) => ({isRight, sum: dot(signals, chosen)}));
  });
  const refused = left.filter(({isRight}) => !isRight).map(({sum}) => sum);
  const least = refused.sort((a, b) => a - b)[Math.floor(NOT_FOUND * refused.length)] ?? 0;
  const answered = left.filter(({isRight, sum}) => isRight && sum > least);
  console.log(
    `${items.length} questions, left out: ${percent(NOT_FOUND)} of those without an answer are told so, ` +
      `and ${percent(answered.length / asked.length)} of the others are answered`,
  );
  const answers = objectOf(WEIGHTS.answers, fitDecision(items));
  answers.always = Number((answers.always - least).toPrecision(3));
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify({...weights, answers}, null, 2)}\n`);
  console.log(`Written: ${WEIGHTS_FILE}. Compare the sealed totals of npm run ask:bench.`);
}

runCommand(main);
