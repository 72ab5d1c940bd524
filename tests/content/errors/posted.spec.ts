import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {createErrorMatcher} from '../../../plugins/errors/client/matcher';
import {readJson} from '../../../plugins/lib/read-json';
import {
  formatTotals,
  scoreErrors,
  TARGET,
  type PostedError,
} from '../../../scripts/measure/errors/score';
import {isSealed, readSealed} from '../../../scripts/measure/sets/sealed';
import {ROOT} from '../../../scripts/lib/root';
import {findableEntries} from './sources';

const SETS = join(ROOT, 'scripts', 'measure', 'errors', 'sets');

const open = readJson<PostedError[]>(join(SETS, 'open.json'));
const sealed = readSealed<PostedError>(join(SETS, 'sealed.json.gz.b64'));

test('errors that people posted find their page first, in both halves of the set', () => {
  const matcher = createErrorMatcher(findableEntries());
  for (const half of [open, sealed]) {
    const report = scoreErrors(matcher, half);
    console.log(`posted errors: ${formatTotals(report)}`);
    expect(1 - report.missed.length / half.length).toBeGreaterThanOrEqual(TARGET);
  }
  expect(scoreErrors(createErrorMatcher([]), open).missed).toHaveLength(open.length);
});

test('each posted error names its source, and lies in the half that its text draws', () => {
  console.log(`posted errors: ${open.length} open, ${sealed.length} sealed`);
  expect(open.length + sealed.length).toBeGreaterThanOrEqual(200);
  expect(open.filter(({text}) => isSealed(text))).toEqual([]);
  expect(sealed.filter(({text}) => !isSealed(text))).toHaveLength(0);
  expect(open.filter(({source}) => !/^[\w.-]+\/[\w.-]+#\d+$/.test(source))).toEqual([]);
});
