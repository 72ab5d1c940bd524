import type {Pixels} from '@site/src/features/live/drawn';
import {differenceOf, roughDifferenceOf} from './compare';

/** A frame of the reader's beside all frames of the goal that were drawn. */
export type Likeness = {
  frame: number;
  /** Whether it differs from the goal's frame of the same number. */
  differs: boolean;
  /** The goal's frames that look the same, with how much still differs. */
  like: Map<number, number>;
  /** The goal's frame that comes closest, whether it looks the same or not. */
  closest: number;
  /** Whether it lies between that one and one beside it, as it does if it moves at another speed. */
  isBetween: boolean;
};

/** Frames that differ in more than this, roughly, look nothing like each other. */
const ROUGH_LIMIT = 6;

/** From one frame over what lies between to the next, the differences add up to the whole one. */
const MOST_DETOUR = 1.25;

/** Compares a frame of the reader's with frames of the goal. */
export function likenessOf(
  frame: number,
  yours: Pixels,
  goal: Map<number, Pixels>,
  threshold: number,
): Likeness {
  const like = new Map<number, number>();
  let closest = frame;
  let least = Infinity;
  for (const [other, pixels] of goal) {
    const rough = roughDifferenceOf(yours, pixels);
    if (rough < least) {
      least = rough;
      closest = other;
    }
    const difference = rough > ROUGH_LIMIT + 3 * threshold ? 100 : differenceOf(yours, pixels);
    if (difference <= threshold) {
      like.set(other, difference);
    }
  }
  const isBetween = [closest - 1, closest + 1].some((beside) => {
    const [one, other] = [goal.get(closest), goal.get(beside)];
    return (
      one &&
      other &&
      least + roughDifferenceOf(yours, other) <= MOST_DETOUR * roughDifferenceOf(one, other)
    );
  });
  return {frame, differs: !like.has(frame), like, closest, isBetween};
}

/** How many frames a goal may have for all of them to be drawn. */
export const MOST_GOAL_FRAMES = 128;
/** Of longer goals, what is this near to a checked frame is drawn, and every so many frames from it. */
const NEAR = 3;
const EVERY = 5;

/** The frames of a goal that tell when it shows what a checked frame shows. */
export function framesToDraw(checked: number[], duration: number): number[] {
  const all = Array.from({length: duration}, (_, frame) => frame);
  const tells = (distance: number) => distance <= NEAR || distance % EVERY === 0;
  return duration <= MOST_GOAL_FRAMES
    ? all
    : all.filter((frame) => checked.some((each) => tells(Math.abs(each - frame))));
}

/** Frames at equal distances, from the first to the last. */
export const spread = (duration: number, most: number): number[] => [
  ...new Set(Array.from({length: most}, (_, at) => Math.round((at * (duration - 1)) / (most - 1)))),
];
