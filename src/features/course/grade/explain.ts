import type {Pixels} from '@site/src/features/live/drawn';
import type {Finding} from '../finding';
import {differentColors, hexOf, isNear, shapeOf, type Shape} from './shape';
import type {Likeness} from './likeness';
import type {Shift} from './time';

/** A frame that differs, in the reader's video and in the goal. */
export type Different = {frame: number; yours: Pixels; goal: Pixels};

/** How many pixels of a drawn frame a shape may be off. */
const OFF_BY = 2;
/** How much of its size a shape may be off. */
const OFF_BY_SHARE = 0.06;
/** Footage is what has no color in as much of the frame as this. A box around it tells nothing. */
const LEAST_PLAIN = 0.2;
/** A part has another color if as much of what differs has the same two. Edges are smoothed. */
const REPAINTED_SHARE = 0.4;

/** Says that a frame shows what the goal shows a few frames earlier or later. */
export function explainShift(
  {frame, like}: Likeness,
  {frames, isExact}: Shift,
  fps: number,
): Finding {
  const kind = frames < 0 ? 'late' : 'early';
  const by = Math.abs(frames);
  if (!isExact) {
    const [word, other] =
      kind === 'late'
        ? ['still', Math.max(...[...like.keys()].filter((each) => each < frame))]
        : ['already', Math.min(...[...like.keys()].filter((each) => each > frame))];
    const message = `Frame ${frame} ${word} looks like frame ${other} of the goal, so it comes too ${kind}.`;
    return {kind, frame, message};
  }
  const seconds = (by * 10) % fps === 0 ? ` (${count(by / fps, 'second')})` : '';
  return {
    kind,
    frame,
    message: `Frame ${frame} looks like frame ${frame + frames} of the goal, so it comes ${count(by, 'frame')}${seconds} too ${kind}.`,
  };
}

/** Says that the video moves at another speed than the goal, for example in a frame. */
export function explainSpeed(frame: number, other: number, rate: number): Finding {
  return {
    kind: rate < 1 ? 'slow' : 'fast',
    frame,
    message: `Frame ${frame} looks like frame ${other} of the goal. Your video moves at about ${timesOf(rate)} the goal's speed.`,
  };
}

/** A rate in words. */
function timesOf(rate: number): string {
  const words = new Map([
    [0.5, 'half'],
    [2, 'twice'],
  ]);
  const rounded = Math.round(rate * 10) / 10;
  return words.get(rounded) ?? `${rounded} times`;
}

/** Says that all frames look the same. */
export function explainStill({frame, yours, goal}: Different): Finding {
  const isEmpty = shapeOf(yours).box === null && shapeOf(goal).box !== null;
  return {
    kind: 'still',
    frame,
    message: isEmpty
      ? 'Your video shows nothing but its background at every frame that was checked.'
      : 'Your video looks the same at every frame that was checked. Let it change with the frame.',
  };
}

/**
 * Says that nothing is left of what was drawn before. Null where something comes back later, which is
 * a matter of time.
 *
 * @param drawn all checked frames of the reader's
 */
export function explainGone(
  {frame, yours, goal}: Different,
  drawn: [number, Pixels][],
): Finding | null {
  const isEmpty = (pixels: Pixels) => shapeOf(pixels).box === null;
  const others = drawn.filter(([other]) => other !== frame);
  const isGone =
    isEmpty(yours) &&
    !isEmpty(goal) &&
    others.some(([other, pixels]) => other < frame && !isEmpty(pixels)) &&
    others.every(([other, pixels]) => other < frame || isEmpty(pixels));
  return isGone
    ? {
        kind: 'missing',
        frame,
        message: `Frame ${frame}: nothing is left of what you drew before. It has ended, or it's out of the frame.`,
      }
    : null;
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
  if (mine.plain < LEAST_PLAIN && wanted.plain < LEAST_PLAIN) {
    return find('other', 'you show another image than the goal.');
  }
  if (mine.plain === 1 && hexOf(mine.background) === '#ffffff' && wanted.plain < 1) {
    return find('missing', 'your frame is empty, and the goal shows something.');
  }
  if (!isNear(mine.background, wanted.background)) {
    return find(
      'color',
      `your background is ${hexOf(mine.background)}, and the goal's is ${hexOf(wanted.background)}.`,
    );
  }
  if (!mine.box || !wanted.box) {
    return mine.box
      ? find('extra', 'you draw something, and the goal is empty.')
      : find(
          'missing',
          'your frame shows nothing but its background, and the goal shows something.',
        );
  }
  const isCut = isCutOff(mine.box, wanted.box, yours);
  const size = isCut ? null : sizeOf(mine.box, wanted.box, OFF_BY_SHARE);
  if (size) {
    return find(size.kind, `what you draw is too ${describe(size, scale)}`);
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
  const part = differentColors(yours, goal);
  const isRepainted =
    part &&
    part.share >= REPAINTED_SHARE &&
    !isNear(part.mine, mine.background) &&
    !isNear(part.wanted, wanted.background);
  if (isRepainted) {
    return find(
      'color',
      `a part is ${hexOf(part.mine)}, and in the goal it's ${hexOf(part.wanted)}.`,
    );
  }
  const little = !isCut && isScaled(mine.box, wanted.box) ? sizeOf(mine.box, wanted.box, 0) : null;
  return little
    ? find(little.kind, `what you draw is a little too ${describe(little, scale)}`)
    : find('other', 'something differs. Look at it in the difference view.');
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

type Size = {
  kind: 'large' | 'small';
  dimension: 'width' | 'height';
  yours: number;
  goal: number;
};

/**
 * The dimension that is off the most, if one is.
 *
 * @param share how much of it may be off
 */
function sizeOf(mine: Box, wanted: Box, share: number): Size | null {
  const [most] = (['width', 'height'] as const)
    .map((dimension) => ({dimension, yours: mine[dimension], goal: wanted[dimension]}))
    .filter(({yours, goal}) => Math.abs(yours - goal) > Math.max(OFF_BY, share * goal))
    .sort((a, b) => Math.abs(b.yours / b.goal - 1) - Math.abs(a.yours / a.goal - 1));
  return most ? {...most, kind: most.yours > most.goal ? 'large' : 'small'} : null;
}

/** Whether both dimensions are larger, or both are smaller: other text is wider, but not higher. */
const isScaled = (mine: Box, wanted: Box): boolean =>
  (mine.width - wanted.width) * (mine.height - wanted.height) > 0;

/** A size in words: `small. Its width is 40 px, and the goal's is 80 px.` */
const describe = ({kind, dimension, yours, goal}: Size, scale: number): string =>
  `${kind}. Its ${dimension} is ${px(yours, scale)}, and the goal's is ${px(goal, scale)}.`;

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
