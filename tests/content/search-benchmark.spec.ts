import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {openBuiltSearch} from '../../scripts/measure/search/build-folder';
import pairList from '../../scripts/measure/search/pairs.json';
import {TARGETS, formatReport, runPairs, scoreOf} from '../../scripts/measure/search/score';
import type {Pair} from '../../scripts/measure/search/score';
import {ROOT} from '../../scripts/lib/root';

const pairs = pairList as Pair[];

/** Below this, one pair is worth several percent. */
const ENOUGH_PAIRS = 60;

test('each pair has a query of its own, and a page of the manifest', () => {
  const routes = new Set(
    readFileSync(join(ROOT, 'docs-routes.tsv'), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0]),
  );
  console.log(`search pairs: ${pairs.length} checked`);
  expect(pairs.length).toBeGreaterThanOrEqual(120);
  expect(new Set(pairs.map(({query}) => query)).size).toBe(pairs.length);
  const unknown = pairs.flatMap(({page, also = []}) =>
    [page, ...also].filter((route) => !routes.has(route)),
  );
  expect(unknown).toEqual([]);
});

test('no query of the benchmark stands in the code or the synonyms', () => {
  const folder = join(ROOT, 'plugins', 'search');
  const files = ['query.ts', 'synonyms.ts', 'text.ts', 'client/ranking.ts', 'client/engine.ts'];
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const long = pairs.map(({query}) => query).filter((query) => query.includes(' '));
  console.log(`special cases: ${long.length} queries looked for in ${files.length} files`);
  expect(long.filter((query) => code.includes(query))).toEqual([]);
});

test('the search of the last build answers what people ask', async () => {
  const built = openBuiltSearch(join(ROOT, 'build'));
  test.skip(!built, 'There is no build.');
  const {outcomes, pending} = await runPairs(built!.client, pairs, built!.published);
  console.log(formatReport(outcomes, pending));
  test.skip(outcomes.length < ENOUGH_PAIRS, `Only ${outcomes.length} pairs have their page.`);
  const all = scoreOf(outcomes);
  const typos = scoreOf(outcomes.filter(({kind}) => kind === 'typo'));
  expect(all.hitAt1).toBeGreaterThanOrEqual(TARGETS.hitAt1);
  expect(all.hitAt5).toBeGreaterThanOrEqual(TARGETS.hitAt5);
  expect(typos.hitAt5).toBeGreaterThanOrEqual(TARGETS.typoHitAt5);
});
