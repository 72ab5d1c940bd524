import pixelmatch from 'pixelmatch';
import type {Pixels} from '@site/src/features/live/drawn';

/**
 * How far two colors may be apart, from 0 to 1. It's small because both frames come from the same
 * browser: one frame more or less of a fade has to count.
 */
const SAME_COLOR = 0.03;

/**
 * How much of two frames of the same size differs to the eye, in percent of their pixels. Smoothed
 * edges don't count.
 */
export function differenceOf(a: Pixels, b: Pixels): number {
  const {width, height} = a;
  if (b.width !== width || b.height !== height) {
    return 100;
  }
  return (
    (pixelmatch(a.data, b.data, undefined, width, height, {threshold: SAME_COLOR}) /
      (width * height)) *
    100
  );
}

/** One pixel of so many is looked at. No width of a frame is a multiple of it. */
const SAMPLED = 7;
/** By how much the channels of a pixel may be off together. */
const SAME_PIXEL = 48;

/** A rough and quick `differenceOf()`, in which smoothed edges count. */
export function roughDifferenceOf({data: a}: Pixels, {data: b}: Pixels): number {
  let seen = 0;
  let different = 0;
  for (let at = 0; at < a.length; at += 4 * SAMPLED) {
    seen++;
    if (distanceAt(a, b, at) > SAME_PIXEL) {
      different++;
    }
  }
  return (different / seen) * 100;
}

/** By how much a channel may be off in pixels that are the same: decoders round. */
const SAME_CHANNEL = 3;

/** Whether two frames are the same in each pixel, small details and smoothed edges included. */
export const isSameImage = ({data: a}: Pixels, {data: b}: Pixels): boolean =>
  a.length === b.length && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) <= SAME_CHANNEL);

const distanceAt = (a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): number =>
  Math.abs((a[at] ?? 0) - (b[at] ?? 0)) +
  Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) +
  Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0));
