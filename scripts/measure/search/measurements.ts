import type {IndexFiles} from '../../../plugins/search/indexing';
import type {PageRecord} from '../../../plugins/search/records/types';
import type {Typing} from './typing';

type Input = {
  pages: PageRecord[];
  index: IndexFiles;
  indexingInMs: number;
  typed: Typing[];
  /** Whether an address is one that only a search needs. */
  isLazy: (url: string) => boolean;
  /** Bytes, gzipped; `null` if nobody weighed them. */
  addedToMain: number | null;
};

/** One line of the report. */
export type Measurement = {
  name: string;
  unit: 'ms' | 'kB' | 'files' | 'pages' | 'keys';
  value: number;
  /** The value may not be larger. */
  target?: number;
};

export type Measurements = {lines: Measurement[]; typed: Omit<Typing, 'before' | 'requests'>[]};

/** Sums up what was typed and what was built. */
export function measure(input: Input): Measurements {
  const {pages, index, indexingInMs, typed, isLazy, addedToMain} = input;
  const later = typed.flatMap(({laterKeys}) => laterKeys);
  const work = typed.flatMap(({laterWork}) => laterWork);
  const sizes = [...index.values()].map(({length}) => length);
  const sectionCount = pages.reduce((sum, {sections}) => sum + sections.length, 0);
  const early = typed.flatMap(({before}) => before.filter(isLazy));
  const lines: Measurement[] = [
    {name: 'pages', unit: 'pages', value: pages.length},
    {name: 'sections', unit: 'pages', value: sectionCount},
    {name: 'files of search before intent', unit: 'files', value: early.length, target: 0},
    {
      name: 'first hits, median',
      unit: 'ms',
      value: quantile(typed.map(firstHits), 0.5),
      target: 1200,
    },
    {name: 'first hits, slowest', unit: 'ms', value: quantile(typed.map(firstHits), 1)},
    {
      name: 'transferred for first hits, median',
      unit: 'kB',
      value: kilobytes(quantile(typed.map(firstBytes), 0.5)),
      target: 150,
    },
    {
      name: 'transferred for first hits, most',
      unit: 'kB',
      value: kilobytes(quantile(typed.map(firstBytes), 1)),
      target: 150,
    },
    {
      name: 'transferred for a whole query, median',
      unit: 'kB',
      value: kilobytes(quantile(typed.map(allBytes), 0.5)),
    },
    {
      name: 'requests for a whole query, median',
      unit: 'files',
      value: quantile(
        typed.map(({requests}) => requests.length),
        0.5,
      ),
    },
    {name: 'later keys', unit: 'keys', value: later.length},
    {
      name: 'later keys without an answer',
      unit: 'keys',
      value: typed.reduce((sum, {unansweredKeys}) => sum + unansweredKeys, 0),
      target: 0,
    },
    {name: 'later key, median', unit: 'ms', value: quantile(later, 0.5), target: 50},
    {name: 'later key, p95', unit: 'ms', value: quantile(later, 0.95), target: 120},
    {name: 'work for a later key, median', unit: 'ms', value: quantile(work, 0.5)},
    {name: 'work for a later key, p95', unit: 'ms', value: quantile(work, 0.95)},
    {
      name: 'index, all files',
      unit: 'kB',
      value: kilobytes(sizes.reduce((sum, size) => sum + size, 0)),
    },
    {
      name: 'index, what every search needs',
      unit: 'kB',
      value: kilobytes(index.get('core.idx')?.length ?? 0),
    },
    {name: 'building the index', unit: 'ms', value: indexingInMs, target: 15_000},
  ];
  if (addedToMain !== null) {
    lines.push({name: 'added to main.js', unit: 'kB', value: kilobytes(addedToMain), target: 5});
  }
  return {
    lines: lines.map((line) => ({...line, value: round(line.value)})),
    typed: typed.map(({before: _before, requests: _requests, ...rest}) => rest),
  };
}

const firstHits = (typing: Typing) => typing.firstHits;
const firstBytes = (typing: Typing) => typing.firstBytes;
const allBytes = (typing: Typing) => typing.allBytes;
const kilobytes = (bytes: number) => bytes / 1000;
const round = (value: number) => Math.round(value * 10) / 10;

/** @param share 0.5 for the median, 1 for the largest */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Whether a value is no larger than its target; without one, it is. */
export function isMet({value, target}: Measurement): boolean {
  return target === undefined || value <= target;
}

export function formatMeasurements({lines}: Measurements): string {
  return lines
    .map((line) => {
      const value = `${line.value} ${line.unit}`.padStart(14);
      const target = line.target === undefined ? '' : `target ${line.target} ${line.unit}`;
      return `${line.name.padEnd(40)}${value}  ${target}${isMet(line) ? '' : '  MISSED'}`;
    })
    .join('\n');
}
