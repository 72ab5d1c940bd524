import type {Result} from 'lighthouse';
import {recordOf} from '../../lib/record-of';

/** What one run of Lighthouse says about one page. Times in milliseconds, sizes in bytes. */
export type Measurement = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  transferred: number;
  requests: number;
};

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** Takes the numbers out of a report. Throws when the run itself failed. */
export function measurementOf({audits, categories, runtimeError}: Result): Measurement {
  if (runtimeError) {
    throw new Error(`Lighthouse could not measure the page: ${runtimeError.message}`);
  }
  const number = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details;
  return {
    performance: percent(categories.performance?.score),
    accessibility: percent(categories.accessibility?.score),
    bestPractices: percent(categories['best-practices']?.score),
    seo: percent(categories.seo?.score),
    fcp: Math.round(number('first-contentful-paint')),
    lcp: Math.round(number('largest-contentful-paint')),
    tbt: Math.round(number('total-blocking-time')),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    speedIndex: Math.round(number('speed-index')),
    transferred: Math.round(number('total-byte-weight')),
    requests: requests?.type === 'table' ? requests.items.length : 0,
  };
}

/** The middle value of each number, so that one slow run does not count. Needs at least one run. */
export function medianOf(runs: Measurement[]): Measurement {
  const [first] = runs;
  if (!first) {
    throw new Error('There is no median of no runs.');
  }
  const keys = Object.keys(first) as (keyof Measurement)[];
  return recordOf(keys, (key) => median(runs.map((run) => run[key])));
}

/** The middle of some numbers, to three decimals; NaN of none. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = NaN, high = low] = sorted.slice(Math.floor(middle), Math.floor(middle) + 2);
  return Math.round((Number.isInteger(middle) ? low : (low + high) / 2) * 1000) / 1000;
}
