import {METRICS, type MetricId} from './metrics';
import {TITLES, type SiteName} from './names';

const quiet = (): void => {};

/** What was measured of each site: a value for each run, in the metric's unit. */
export class Values {
  private readonly runs = new Map<string, number[]>();

  /**
   * @param report gets a line about each value, because the whole takes long
   */
  constructor(
    readonly sites: readonly SiteName[],
    private readonly report: (line: string) => void = quiet,
  ) {}

  /** Adds the value of one run. */
  add(site: SiteName, metric: MetricId, value: number): void {
    const {label, unit, digits} = METRICS[metric];
    this.report(`${TITLES[site]}: ${label} ${value.toFixed(digits)} ${unit}`);
    const key = `${site} ${metric}`;
    this.runs.set(key, [...(this.runs.get(key) ?? []), value]);
  }

  /** The values of all runs so far, in order; none if it wasn't measured. */
  of(site: SiteName, metric: MetricId): number[] {
    return this.runs.get(`${site} ${metric}`) ?? [];
  }

  /** All values, by site and metric. */
  all(): Record<string, number[]> {
    return Object.fromEntries(this.runs);
  }
}
