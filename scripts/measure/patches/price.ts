import {median} from '../lib/measure';
import type {Weight} from './weigh';

/** Times of the phone profile in milliseconds. */
export const TIMES = ['fcp', 'lcp', 'tbt'] as const;

export type Times = Record<(typeof TIMES)[number], number>;

/** One page of one build: what it weighs, and the times of each run. */
export type Measured = {weight: Weight; runs: Times[]};

/** What a page loses when a patch is left out: bytes as a difference, times as a ratio. */
export type Price = Weight & Times;

/** Blocking time below this, in milliseconds, is nothing that a ratio could be made of. */
const NO_BLOCKING_MS = 50;

/** A patch has to buy as much of one of them to stay. */
export const WORTH = {bytes: 3000, ratio: 1.05};

/**
 * What a patch buys on a page. The builds were measured in turns, so each run has a partner from
 * about the same minute, and the middle of the ratios counts.
 */
export function priceOf(site: Measured, without: Measured): Price {
  const bytes = (name: keyof Weight): number => without.weight[name] - site.weight[name];
  const ratio = (name: keyof Times): number =>
    median(
      without.runs.map((times, run) => {
        const own = site.runs[run]?.[name] ?? NaN;
        return name === 'tbt'
          ? Math.max(times[name], NO_BLOCKING_MS) / Math.max(own, NO_BLOCKING_MS)
          : times[name] / own;
      }),
    );
  return {
    html: bytes('html'),
    first: bytes('first'),
    idle: bytes('idle'),
    fcp: ratio('fcp'),
    lcp: ratio('lcp'),
    tbt: ratio('tbt'),
  };
}

/** Whether a patch buys enough on one page at least. */
export const isWorthIt = (prices: Price[]): boolean =>
  prices.some(
    (price) => price.first >= WORTH.bytes || TIMES.some((name) => price[name] >= WORTH.ratio),
  );

/** The prices as rows of a Markdown table, for plugins/framework/README.md. */
export function formatPrices(prices: Map<string, Map<string, Price>>): string {
  const kB = (bytes: number): string =>
    `${bytes < 0 ? '−' : '+'}${Math.abs(bytes / 1000).toFixed(1)}`;
  const rows = [...prices].flatMap(([patch, pages]) =>
    [...pages].map(([page, price]) => {
      const times = TIMES.map((name) => price[name].toFixed(2));
      const cells = [kB(price.first), kB(price.idle), kB(price.html), ...times];
      const verdict = isWorthIt([...pages.values()]) ? 'stays' : 'goes';
      return `| ${patch} | \`${page}\` | ${cells.join(' | ')} | ${verdict} |`;
    }),
  );
  return [
    '| without | page | first-load kB | idle kB | HTML kB | FCP | LCP | TBT | |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
