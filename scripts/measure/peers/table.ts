import {median} from '../lib/measure';
import {METRICS, METRIC_IDS, type MetricId} from './metrics';
import {TITLES, type SiteName} from './names';
import type {Values} from './values';

const YARDSTICK: SiteName = 'stock';

/** Stands for what a site doesn't have. */
const NOTHING = '–';

/**
 * How a site compares with the stock one: the middle of the ratios of the runs. The sites are
 * measured in turns, so each run has a partner from about the same minute.
 *
 * @returns null when a run of the stock site took nothing, as blocking time can
 * @throws Error when a run of the site has no partner
 */
export function ratioOf(own: number[], stock: number[], label: string): number | null {
  if (own.length === 0 || own.length !== stock.length) {
    throw new Error(
      `There is no yardstick for "${label}": ${own.length} runs, and ${stock.length} of the stock site.`,
    );
  }
  return stock.every((value) => value > 0)
    ? median(own.map((value, run) => value / (stock[run] ?? NaN)))
    : null;
}

type Compared = {hasStock: boolean; ratio: (site: SiteName) => number | null | undefined};

/** The ratios of a metric. They are undefined where a site, or the stock one, has no such thing. */
function compare(id: MetricId, values: Values): Compared {
  const {label, goal} = METRICS[id];
  const needsRatio = goal !== undefined && 'ratio' in goal;
  const stock = values.of(YARDSTICK, (needsRatio && goal.to) || id);
  const hasStock = values.sites.includes(YARDSTICK);
  return {
    hasStock,
    ratio(site) {
      const own = values.of(site, id);
      // Only a goal insists on a ratio: the stock site has no search, for example.
      const isPossible = hasStock && own.length > 0 && (needsRatio || stock.length > 0);
      return isPossible ? ratioOf(own, stock, label) : undefined;
    },
  };
}

/** The goal of this site, and whether it missed it. */
function goalOf(id: MetricId, values: Values, ratio: number | null | undefined): string {
  const {unit, goal} = METRICS[id];
  if (!goal) {
    return '';
  }
  const [most, own, text] =
    'most' in goal
      ? [goal.most, median(values.of('ours', id)), `≤ ${goal.most} ${unit}`]
      : [goal.ratio, ratio ?? NaN, `≤ ${goal.ratio}`];
  return own > most ? `${text}, missed` : text;
}

function rowOf(id: MetricId, values: Values): string[] {
  const {label, unit, digits} = METRICS[id];
  const {hasStock, ratio} = compare(id, values);
  const ratioCell = (site: SiteName): string => {
    const value = ratio(site);
    return value === null ? 'stock took 0' : (value?.toFixed(2) ?? NOTHING);
  };
  const middles = values.sites.map((site) => median(values.of(site, id)));
  return [
    label,
    ...middles.map((value) => (Number.isNaN(value) ? NOTHING : `${value.toFixed(digits)} ${unit}`)),
    ...(hasStock ? values.sites.filter((site) => site !== YARDSTICK).map(ratioCell) : []),
    goalOf(id, values, ratio('ours')),
  ];
}

/**
 * The medians of everything that was measured as a Markdown table, with each site's ratio to the
 * stock one, if that was measured, and this site's goal.
 *
 * @throws Error when a goal asks for a ratio and there is nothing to compare with
 */
export function formatTable(values: Values): string {
  const others = values.sites.includes(YARDSTICK)
    ? values.sites.filter((site) => site !== YARDSTICK)
    : [];
  const head = [
    'median of the runs',
    ...values.sites.map((site) => TITLES[site]),
    ...others.map((site) => `${TITLES[site]} / stock`),
    'goal',
  ];
  const rows = METRIC_IDS.filter((id) =>
    values.sites.some((site) => values.of(site, id).length > 0),
  ).map((id) => rowOf(id, values));
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
