/** Pixels of a frame: red, green, blue and alpha of each, row by row. */
export type Pixels = {width: number; height: number; data: Uint8ClampedArray};

/** The longer side of frames that are drawn to be compared, in pixels. */
export const DRAWN_SIZE = 320;

/**
 * How much smaller than the video a frame is drawn, at most 1.
 *
 * @param width of the video in pixels
 * @param height of the video in pixels
 */
export const drawnScale = (width: number, height: number): number =>
  Math.min(1, DRAWN_SIZE / Math.max(width, height));
