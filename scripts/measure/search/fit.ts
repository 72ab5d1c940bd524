/*
 * `npm run search:fit`: chooses what each signal of a page is worth (`signals` in
 * plugins/search/data/weights.json), by gradient descent on the open sets of queries. Prints what the
 * choice is worth on queries that it was not made on, by cross-validation, and writes it if that is a
 * gain. Compare the sealed totals of `npm run search:bench` before and after, and keep the change only
 * if they gain too.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../../../plugins/lib/read-json';
import {bucketsOf, scoreWords, weighedPages} from '../../../plugins/search/client/ranking';
import {WEIGHTS} from '../../../plugins/search/client/weights';
import {parseQuery} from '../../../plugins/search/query';
import {runCommand} from '../../lib/command';
import {ROOT} from '../../lib/root';
import {dot, fitOrder, folds, type Item} from '../lib/learn';
import {openBuiltCore, type BuiltCore} from './built-core';
import {MAX_QUERY_LENGTH, type Pair} from './score';

const SETS = ['pairs.json', 'unseen.json', 'sets/open.json'];
const WEIGHTS_FILE = join(ROOT, 'plugins/search/data/weights.json');
const FOLDS = 5;

/** Where every choice begins: at the scores, without any signal. */
const SCORES_ALONE = 3;

const NAMES = Object.keys(WEIGHTS.signals);

function itemsOf(
  {query: text, page, also = []}: Pair,
  {core, buckets, routeOf}: BuiltCore,
): Item[] {
  const query = parseQuery(text.slice(0, MAX_QUERY_LENGTH));
  const words = scoreWords(query, core, buckets(bucketsOf(query)));
  const right = new Set([page, ...also]);
  return weighedPages(query, words, core).map(({page: number, signals}) => ({
    isRight: right.has(routeOf(number)),
    signals: vectorOf(signals),
  }));
}

const vectorOf = (signals: Record<string, number>): number[] =>
  NAMES.map((name) => signals[name] ?? 0);

/** Shares of queries whose right page is first, and among the first five. */
function gradeOf(lists: Item[][], weights: number[]): {first: number; five: number} {
  const places = lists.map((items) =>
    [...items]
      .sort((a, b) => dot(b.signals, weights) - dot(a.signals, weights))
      .findIndex(({isRight}) => isRight),
  );
  const share = (count: number) =>
    places.filter((place) => place >= 0 && place < count).length / Math.max(1, places.length);
  return {first: share(1), five: share(5)};
}

async function main(): Promise<void> {
  const built = openBuiltCore();
  const pairs = SETS.flatMap((file) => readJson<Pair[]>(join(__dirname, file))).filter(({page}) =>
    built.published.has(page),
  );
  const lists = pairs.map((pair) => itemsOf(pair, built));
  const start = NAMES.map((name) => (name === 'score' ? SCORES_ALONE : 0));
  const tried = folds(lists, FOLDS).map(({learned, left}) =>
    gradeOf(left, fitOrder(learned, start)),
  );
  const mean = (of: 'first' | 'five') => tried.reduce((sum, each) => sum + each[of], 0) / FOLDS;
  const before = gradeOf(lists, start);
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(`${pairs.length} queries, right page first and among the first five`);
  console.log(`by scores alone: ${percent(before.first)}, ${percent(before.five)}`);
  console.log(`with signals, left out: ${percent(mean('first'))}, ${percent(mean('five'))}`);
  if (mean('first') <= before.first) {
    console.log('That is no gain, so the weights stay.');
    return;
  }
  const chosen = fitOrder(lists, start);
  const signals = Object.fromEntries(
    NAMES.map((name, index) => [name, Number((chosen[index] ?? 0).toPrecision(3))]),
  );
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify({...WEIGHTS, signals}, null, 2)}\n`);
  console.log(`Written: ${WEIGHTS_FILE}. Compare the sealed totals of npm run search:bench.`);
}

runCommand(main);
