import pixelmatch from 'pixelmatch';
import type {Pixels} from '@site/src/features/live/drawn';

/**
 * How much of two frames of the same size differs to the eye, in percent of their pixels. Smoothed
 * edges don't count.
 */
export function differenceOf(a: Pixels, b: Pixels): number {
  const {width, height} = a;
  if (b.width !== width || b.height !== height) {
    return 100;
  }
  return (pixelmatch(a.data, b.data, undefined, width, height) / (width * height)) * 100;
}
