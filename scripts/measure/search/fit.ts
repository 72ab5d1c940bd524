/*
 * `npm run search:fit`: chooses the weights of the ranking (plugins/search/data/weights.json) by
 * coordinate ascent on the open sets of queries: one value after the other moves to the neighbor that
 * ranks best, until none gains. Prints what the choice is worth on queries that it was not made on, by
 * cross-validation, and writes the weights if that is a gain. Compare the sealed totals of
 * `npm run search:bench` before and after a build with them, and keep the change only if they gain too.
 */
import {readFileSync, readdirSync, existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../../../plugins/lib/read-json';
import {Bucket, Core} from '../../../plugins/search/client/engine';
import {unpack} from '../../../plugins/search/client/files';
import {bucketsOf, rankWords, scoreWords} from '../../../plugins/search/client/ranking';
import type {WordScores} from '../../../plugins/search/client/ranking';
import {WEIGHTS, type Weights} from '../../../plugins/search/client/weights';
import {bucketFile, CORE_FILE} from '../../../plugins/search/file-names';
import type {BucketFile, CoreFile} from '../../../plugins/search/format';
import {parseQuery, type Query} from '../../../plugins/search/query';
import {runCommand} from '../../lib/command';
import {ROOT} from '../../lib/root';
import {MAX_QUERY_LENGTH, type Pair} from './score';

const SETS = ['pairs.json', 'sets/open.json'];
const WEIGHTS_FILE = join(ROOT, 'plugins/search/data/weights.json');
const FOLDS = 3;
const HITS = 10;
/** What a step has to gain, so that single queries do not decide. */
const MIN_GAIN = 0.0005;
const MAX_ROUNDS = 3;

type Prepared = {query: Query; words: WordScores[]; right: Set<string>};

/** A value of the weights, what it may move to, and the queries that it decides about. */
type Dial = {
  intent?: string;
  get: (weights: Weights) => number;
  set: (weights: Weights, value: number) => void;
  steps: number[];
};

const STEPS = [0.8, 0.9, 1.1, 1.25];

const numberDial = (name: Exclude<keyof Weights, 'kinds'>): Dial => ({
  get: (weights) => weights[name],
  set: (weights, value) => {
    weights[name] = value;
  },
  steps: STEPS,
});

function dialsOf({kinds}: Weights): Dial[] {
  const names = [
    'fromSections',
    'fromTitle',
    'coveragePower',
    'askedBoost',
    'nearnessPower',
    'rarityPower',
    'minorWeight',
    'popularity',
  ] as const;
  const ofKinds = Object.entries(kinds).flatMap(([intent, values]) =>
    Object.keys(values).map(
      (kind): Dial => ({
        intent,
        get: (weights) =>
          Object.entries(weights.kinds).find(([name]) => name === intent)?.[1][kind] ?? 1,
        set: (weights, value) => {
          for (const [name, of] of Object.entries(weights.kinds)) {
            if (name === intent) {
              of[kind] = value;
            }
          }
        },
        steps: STEPS,
      }),
    ),
  );
  return [...names.map(numberDial), ...ofKinds];
}

function openCore(): {core: Core; prepare: (pair: Pair) => Prepared} {
  const search = join(ROOT, 'build', 'search');
  const name = existsSync(search)
    ? readdirSync(search).find((entry) => existsSync(join(search, entry, CORE_FILE)))
    : undefined;
  if (!name) {
    throw new Error('There is no search index in build/. Run: npm run build');
  }
  const read = (file: string) => new Uint8Array(readFileSync(join(search, name, file)));
  const core = new Core(unpack<CoreFile>(read(CORE_FILE)));
  const buckets = new Map<number, Bucket>();
  const bucketOf = (number: number): Bucket => {
    const bucket =
      buckets.get(number) ?? new Bucket(unpack<BucketFile>(read(bucketFile(number))), core);
    buckets.set(number, bucket);
    return bucket;
  };
  return {
    core,
    prepare: ({query: text, page, also = []}) => {
      const query = parseQuery(text.slice(0, MAX_QUERY_LENGTH));
      const needed = new Map(bucketsOf(query).map((number) => [number, bucketOf(number)]));
      return {query, words: scoreWords(query, core, needed), right: new Set([page, ...also])};
    },
  };
}

/** Mean of 1 / place of the first right page, and half of the share that is right first. */
function gradeOf(prepared: Prepared[], core: Core, weights: Weights): number {
  const grades = prepared.map(({query, words, right}) => {
    const hits = rankWords(query, words, core, weights).slice(0, HITS);
    const place = hits.findIndex(({record}) => {
      const page = core.records[record]?.page ?? 0;
      return right.has(`/${core.file.pages.path[page] ?? ''}`);
    });
    return place === -1 ? 0 : 1 / (place + 1) + (place === 0 ? 0.5 : 0);
  });
  return grades.reduce((sum, grade) => sum + grade, 0) / (1.5 * Math.max(1, grades.length));
}

function fit(prepared: Prepared[], core: Core): Weights {
  const weights = structuredClone(WEIGHTS);
  // Nothing grows from 0 by factors.
  weights.popularity ||= 0.1;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let gain = 0;
    for (const dial of dialsOf(weights)) {
      gain += turn(dial, weights, prepared, core);
    }
    if (gain < MIN_GAIN) {
      break;
    }
  }
  return weights;
}

/** Moves one value to where its queries rank best. Returns what all queries gain by that. */
function turn(dial: Dial, weights: Weights, prepared: Prepared[], core: Core): number {
  const decided = prepared.filter(({query}) => !dial.intent || query.intent === dial.intent);
  const share = decided.length / prepared.length;
  const start = dial.get(weights);
  const before = gradeOf(decided, core, weights);
  let best = before;
  let chosen = start;
  for (const step of decided.length > 0 ? dial.steps : []) {
    dial.set(weights, Number((start * step).toPrecision(3)));
    const grade = gradeOf(decided, core, weights);
    if ((grade - best) * share > MIN_GAIN) {
      best = grade;
      chosen = dial.get(weights);
    }
  }
  dial.set(weights, chosen);
  return (best - before) * share;
}

async function main(): Promise<void> {
  const {core, prepare} = openCore();
  const published = new Set(core.file.pages.path.map((path) => `/${path}`));
  const pairs = SETS.filter((file) => existsSync(join(__dirname, file)))
    .flatMap((file) => readJson<Pair[]>(join(__dirname, file)))
    .filter(({page}) => published.has(page));
  const prepared = pairs.map(prepare);
  const held: number[] = [];
  const usual: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (_: unknown, index: number) => index % FOLDS === fold;
    const tried = prepared.filter((each, index) => !isHeld(each, index));
    const left = prepared.filter(isHeld);
    held.push(gradeOf(left, core, fit(tried, core)));
    usual.push(gradeOf(left, core, WEIGHTS));
    console.log(
      `fold ${fold + 1} of ${FOLDS}: ${usual.at(-1)?.toFixed(4)} → ${held.at(-1)?.toFixed(4)}`,
    );
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(
    `${pairs.length} queries; on queries left out: ${mean(usual).toFixed(4)} → ${mean(held).toFixed(4)}`,
  );
  if (mean(held) <= mean(usual)) {
    console.log('That is no gain, so the weights stay.');
    return;
  }
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(fit(prepared, core), null, 2)}\n`);
  console.log(
    `Written: ${WEIGHTS_FILE}. Build, and compare the sealed totals of npm run search:bench.`,
  );
}

runCommand(main);
