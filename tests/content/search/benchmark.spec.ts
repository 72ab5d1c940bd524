import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {formatMeasurements, measure, quantile} from '../../../scripts/measure/search/measurements';
import {growSite, infosOf, writeSite} from '../../../scripts/measure/search/synthetic';
import type {Typing} from '../../../scripts/measure/search/typing';
import {readBuild} from '../../../plugins/search/index-files';
import {buildIndex} from '../../../plugins/search/indexing';
import {defaultOptions} from '../../../plugins/search/options';
import {pages} from './__fixtures__/pages';

test('a site that grew has its own pages first, and the same ones in every run', () => {
  const grown = growSite(pages, 60);
  console.log(`synthetic site: ${pages.length} pages grew to ${grown.length}`);
  expect(grown).toHaveLength(60);
  expect(grown.slice(0, pages.length)).toEqual(pages);
  expect(growSite(pages, 60)).toEqual(grown);
  expect(growSite(pages, 60, 2)).not.toEqual(grown);
  const paths = grown.map(({path}) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('its pages are read from HTML as a build reads them', () => {
  const grown = growSite(pages, 20);
  const folder = mkdtempSync(join(tmpdir(), 'benchmark-'));
  const routes = writeSite(grown, folder);
  const read = readBuild(routes, infosOf(grown), folder, '/', defaultOptions);
  rmSync(folder, {recursive: true});
  const headings = (list: typeof grown) =>
    new Map(
      list.map(({path, sections}) => [path, sections.map(({heading}) => heading.trim()).sort()]),
    );
  expect(read).toHaveLength(20);
  expect(headings(read)).toEqual(headings(grown));
});

const typing = (more: Partial<Typing>): Typing => ({
  query: 'spring',
  firstHits: 900,
  firstBytes: 90_000,
  laterKeys: [20, 30, 40],
  laterWork: [20, 30, 40],
  unansweredKeys: 0,
  allBytes: 120_000,
  before: ['https://site.example/assets/js/main.js'],
  requests: [],
  ...more,
});

function reportOn(typed: Typing[], more: {addedToMain?: number; indexingInMs?: number} = {}) {
  return formatMeasurements(
    measure({
      pages,
      index: buildIndex(pages),
      indexingInMs: 100,
      typed,
      isLazy: (url) => url.endsWith('.idx'),
      addedToMain: 2000,
      ...more,
    }),
  );
}

test('quantiles are values that were measured', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(quantile([4, 1, 3, 2], 0.95)).toBe(4);
  expect(quantile([], 0.5)).toBe(0);
});

test('the report marks each target that was missed, and no other line', () => {
  expect(reportOn([typing({})])).not.toContain('MISSED');
  const missed = {
    'first hits, median': reportOn([typing({firstHits: 1201})]),
    'transferred for first hits, most': reportOn([typing({}), typing({firstBytes: 150_100})]),
    'later key, median': reportOn([typing({laterKeys: [51, 52]})]),
    'later key, p95': reportOn([typing({laterKeys: [...Array<number>(18).fill(20), 121, 130]})]),
    'later keys without an answer': reportOn([typing({unansweredKeys: 1})]),
    'files of search before intent': reportOn([typing({before: ['/search/0/core.idx']})]),
    'added to main.js': reportOn([typing({})], {addedToMain: 5100}),
    'building the index': reportOn([typing({})], {indexingInMs: 15_001}),
  };
  for (const [name, report] of Object.entries(missed)) {
    const line = report.split('\n').find((text) => text.startsWith(name));
    expect(line, name).toContain('MISSED');
  }
  console.log(`targets: ${Object.keys(missed).length} missed ones looked for`);
});
