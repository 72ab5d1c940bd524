import {lighthouseRun} from '../../lib/lighthouse';
import {measurementOf} from '../../lib/measure';
import {GUIDE, type MeasurePart} from './part';

/** Loads the guide on Lighthouse's phone. */
export const measurePaint: MeasurePart = async (sites, values) => {
  for (const {name, origin} of sites) {
    const {fcp, lcp, tbt} = measurementOf(await lighthouseRun(origin + GUIDE, ['performance']));
    values.add(name, 'paint.fcp', fcp);
    values.add(name, 'paint.lcp', lcp);
    values.add(name, 'paint.tbt', tbt);
  }
};
