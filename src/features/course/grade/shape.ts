import type {Pixels} from '@site/src/features/live/drawn';

type Color = {red: number; green: number; blue: number};

/** What a frame shows, in few words. */
export type Shape = {
  /** The color of most pixels. */
  background: Color;
  /** How much of the frame has that color, from 0 to 1. */
  plain: number;
  /** Where pixels have another color, in pixels of the frame. Null when none has. */
  box: {left: number; top: number; width: number; height: number} | null;
  /** The color that most of the other pixels have. Null when there are none. */
  color: Color | null;
};

/** Colors within this distance of each channel are the same to the eye. */
const SAME_CHANNEL = 24;

/** Reads what a frame shows. */
export function shapeOf({width, height, data}: Pixels): Shape {
  const common = mostCommon(data, () => true);
  const background = common?.color;
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  const isOther = (offset: number) => !background || !isNear(colorAt(data, offset), background);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isOther((y * width + x) * 4)) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
  }
  return {
    background: background ?? {red: 255, green: 255, blue: 255},
    plain: (common?.count ?? 0) / (width * height),
    box: right < 0 ? null : {left, top, width: right - left + 1, height: bottom - top + 1},
    color: right < 0 ? null : (mostCommon(data, isOther)?.color ?? null),
  };
}

/** Whether two colors look alike. */
export const isNear = (a: Color, b: Color): boolean =>
  Math.abs(a.red - b.red) <= SAME_CHANNEL &&
  Math.abs(a.green - b.green) <= SAME_CHANNEL &&
  Math.abs(a.blue - b.blue) <= SAME_CHANNEL;

/** A color as readers write it: `#0b84f3`. */
export const hexOf = ({red, green, blue}: Color): string =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const colorAt = (data: Uint8ClampedArray, offset: number): Color => ({
  red: data[offset] ?? 0,
  green: data[offset + 1] ?? 0,
  blue: data[offset + 2] ?? 0,
});

/** Colors that most of the pixels have where two frames differ, and how often they have both. */
export function differentColors(
  {data: a}: Pixels,
  {data: b}: Pixels,
): {mine: Color; wanted: Color; share: number} | null {
  const differs = (offset: number) => !isNear(colorAt(a, offset), colorAt(b, offset));
  const mine = mostCommon(a, differs)?.color;
  const wanted = mostCommon(b, differs)?.color;
  if (!mine || !wanted) {
    return null;
  }
  let [all, both] = [0, 0];
  for (let offset = 0; offset < a.length; offset += 4) {
    if (differs(offset)) {
      all++;
      both += isNear(colorAt(a, offset), mine) && isNear(colorAt(b, offset), wanted) ? 1 : 0;
    }
  }
  return {mine, wanted, share: both / all};
}

/** The color that most of the pixels have. Those of which `counts` is false are left out. */
function mostCommon(
  data: Uint8ClampedArray,
  counts: (offset: number) => boolean,
): {color: Color; count: number} | null {
  const seen = new Map<number, number>();
  let most = 0;
  let winner: Color | null = null;
  for (let offset = 0; offset < data.length; offset += 4) {
    if (counts(offset)) {
      const color = colorAt(data, offset);
      const key = (color.red << 16) | (color.green << 8) | color.blue;
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      if (count > most) {
        most = count;
        winner = color;
      }
    }
  }
  return winner && {color: winner, count: most};
}
