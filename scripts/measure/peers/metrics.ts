/**
 * What a number has to be at most: a ratio to the stock site's number, by default for the same
 * metric, or a fixed value in the metric's own unit.
 */
export type Goal = {ratio: number; to?: MetricId} | {most: number};

type Metric = {label: string; unit: 's' | 'ms' | 'kB' | 'MB' | 'GB'; digits: number; goal?: Goal};

const metric = (label: string, unit: Metric['unit'], digits: number, goal?: Goal): Metric => ({
  label,
  unit,
  digits,
  ...(goal ? {goal} : {}),
});

/** Everything that is measured, in the order of the table. */
export const METRIC_IDS = [
  'build.cold',
  'build.memory',
  'build.warm',
  'start.first',
  'start.again',
  'start.memory',
  'weigh.output',
  'weigh.html',
  'weigh.scripts',
  'paint.fcp',
  'paint.lcp',
  'paint.tbt',
  'navigation.phone.docs',
  'navigation.phone.home',
  'navigation.desk.docs',
  'navigation.desk.home',
  'search.phone',
  'search.desk',
] as const;

export type MetricId = (typeof METRIC_IDS)[number];

export const METRICS: Record<MetricId, Metric> = {
  'build.cold': metric('cold build', 's', 1, {ratio: 2}),
  'build.memory': metric('peak memory of the cold build', 'GB', 2),
  'build.warm': metric("warm build, to stock's cold build", 's', 1, {ratio: 0.8, to: 'build.cold'}),
  'start.first': metric('`npm start` without caches until a page shows', 's', 1, {ratio: 0.6}),
  'start.again': metric('`npm start` again until a page shows', 's', 1, {ratio: 0.6}),
  'start.memory': metric('peak memory of the first start', 'GB', 2),
  'weigh.output': metric('output', 'MB', 1),
  'weigh.html': metric('HTML of a guide, gzip', 'kB', 1, {ratio: 1.5}),
  'weigh.scripts': metric('JavaScript of a guide after idle, gzip', 'kB', 1, {most: 240}),
  'paint.fcp': metric('first contentful paint, phone', 'ms', 0, {ratio: 1}),
  'paint.lcp': metric('largest contentful paint, phone', 'ms', 0, {ratio: 0.9}),
  'paint.tbt': metric('total blocking time, phone', 'ms', 0, {ratio: 0.4}),
  'navigation.phone.docs': metric('click to heading, docs to docs, phone', 'ms', 0, {ratio: 0.8}),
  'navigation.phone.home': metric('click to heading, / to docs, phone', 'ms', 0, {ratio: 0.8}),
  'navigation.desk.docs': metric('click to heading, docs to docs, desk', 'ms', 0, {ratio: 0.8}),
  'navigation.desk.home': metric('click to heading, / to docs, desk', 'ms', 0, {ratio: 0.8}),
  'search.phone': metric('first key to first hit, phone', 'ms', 0),
  'search.desk': metric('first key to first hit, desk', 'ms', 0),
};
