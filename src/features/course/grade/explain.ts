import type {Pixels} from '@site/src/features/live/drawn';
import type {Finding} from '../finding';
import {differenceOf} from './compare';
import {hexOf, isNear, shapeOf, type Shape} from './shape';

/** A frame that differs, in the reader's video and in the goal. */
export type Different = {frame: number; yours: Pixels; goal: Pixels};

/** How many pixels of a drawn frame a shape may be off. */
const OFF_BY = 2;
/** How much of its size a shape may be off. */
const OFF_BY_SHARE = 0.06;

/**
 * Frames of the goal that may be what the reader drew in a frame: those around it, nearest first, and
 * some of all others.
 *
 * @param most how many to return
 */
export function framesAround(frame: number, duration: number, most: number): number[] {
  const all = Array.from({length: duration}, (_, each) => each);
  const distance = (each: number) => Math.abs(each - frame);
  all.sort((a, b) => distance(a) - distance(b));
  const near = all.slice(0, Math.floor(most / 2));
  const far = all.slice(near.length);
  const step = Math.max(1, Math.ceil(far.length / (most - near.length)));
  return [...near, ...far.filter((_, at) => at % step === 0)];
}

/** The frame of the goal that looks most like the reader's, or null when none looks the same. */
export function frameLike(
  yours: Pixels,
  goal: {frame: number; pixels: Pixels}[],
  threshold: number,
): number | null {
  let best: {frame: number; difference: number} | null = null;
  for (const {frame, pixels} of goal) {
    const difference = differenceOf(yours, pixels);
    if (difference <= threshold && difference < (best?.difference ?? Infinity)) {
      best = {frame, difference};
    }
  }
  return best?.frame ?? null;
}

/** Says that the reader draws in `frame` what the goal draws in `other`. */
export function explainTime(frame: number, other: number): Finding {
  const kind = other < frame ? 'late' : 'early';
  const by = count(Math.abs(other - frame), 'frame');
  return {
    kind,
    frame,
    message: `Frame ${frame} looks like frame ${other} of the goal, so it comes ${by} too ${kind}.`,
  };
}

/**
 * Says what is off in a frame: its size, its place or its color.
 *
 * @param scale size of the drawn frame as a part of the video's
 */
export function explainShape({frame, yours, goal}: Different, scale: number): Finding {
  const mine = shapeOf(yours);
  const wanted = shapeOf(goal);
  const find = (kind: Finding['kind'], what: string): Finding => ({
    kind,
    frame,
    message: `Frame ${frame}: ${what}`,
  });
  if (!isNear(mine.background, wanted.background)) {
    return find(
      'color',
      `your background is ${hexOf(mine.background)}, and the goal's is ${hexOf(wanted.background)}.`,
    );
  }
  if (!mine.box || !wanted.box) {
    return mine.box
      ? find('extra', 'you draw something, and the goal is empty.')
      : find('missing', 'you draw nothing yet, and the goal shows something.');
  }
  const size = isCutOff(mine.box, wanted.box, yours) ? null : sizeOf(mine.box, wanted.box);
  if (size) {
    const {kind, dimension, yours: own, goal: other} = size;
    return find(
      kind,
      `what you draw is too ${kind}. Its ${dimension} is ${px(own, scale)}, and the goal's is ${px(other, scale)}.`,
    );
  }
  const place = placeOf(mine.box, wanted.box, scale);
  if (place) {
    return find('moved', `what you draw is too far ${place}.`);
  }
  if (mine.color && wanted.color && !isNear(mine.color, wanted.color)) {
    return find(
      'color',
      `your color is ${hexOf(mine.color)}, and the goal's is ${hexOf(wanted.color)}.`,
    );
  }
  return find('other', 'something differs. Look at it in the difference view.');
}

type Box = NonNullable<Shape['box']>;

/** Whether a box has moved out of the frame in part, which makes it look smaller. */
function isCutOff(mine: Box, wanted: Box, {width, height}: Pixels): boolean {
  const edges = ({left, top, width: w, height: h}: Box) => [
    left === 0,
    top === 0,
    left + w === width,
    top + h === height,
  ];
  const touched = edges(wanted);
  return (
    mine.width <= wanted.width + OFF_BY &&
    mine.height <= wanted.height + OFF_BY &&
    edges(mine).some((touches, at) => touches && !touched[at])
  );
}

/** The dimension that is off the most, if one is. */
function sizeOf(mine: Box, wanted: Box) {
  const [most] = (['width', 'height'] as const)
    .map((dimension) => ({dimension, yours: mine[dimension], goal: wanted[dimension]}))
    .filter(({yours, goal}) => Math.abs(yours - goal) > Math.max(OFF_BY, OFF_BY_SHARE * goal))
    .sort((a, b) => Math.abs(b.yours / b.goal - 1) - Math.abs(a.yours / a.goal - 1));
  return most
    ? {...most, kind: most.yours > most.goal ? ('large' as const) : ('small' as const)}
    : null;
}

/** Where a box is from where it has to be: `right, by about 40 px`. Null when it is there. */
function placeOf(mine: Box, wanted: Box, scale: number): string | null {
  const x = mine.left + mine.width / 2 - (wanted.left + wanted.width / 2);
  const y = mine.top + mine.height / 2 - (wanted.top + wanted.height / 2);
  if (Math.max(Math.abs(x), Math.abs(y)) <= OFF_BY) {
    return null;
  }
  const [direction, by] =
    Math.abs(x) >= Math.abs(y) ? [x > 0 ? 'right' : 'left', x] : [y > 0 ? 'down' : 'up', y];
  return `${direction}, by about ${px(Math.abs(by), scale)}`;
}

const px = (drawn: number, scale: number): string => `${Math.round(drawn / scale)} px`;

const count = (amount: number, noun: string): string =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`;
