import {explainShift, explainSpeed} from './explain';
import type {Likeness} from './likeness';
import type {Finding} from '../finding';

/**
 * Says that an answer comes too late or too early, or that it moves too fast or too slowly. Null
 * where something else is wrong.
 *
 * @param checked the frames that readers know of
 * @param known the goal's frames that were drawn
 */
export function explainTime(
  all: Likeness[],
  checked: number[],
  known: Set<number>,
  fps: number,
): Finding | null {
  // The checked ones come first.
  const wrong = all
    .filter(({differs}) => differs)
    .sort((a, b) => Number(checked.includes(b.frame)) - Number(checked.includes(a.frame)));
  const shift = shiftOf(all, known);
  if (shift) {
    const seen = wrong.find(({frame}) => known.has(frame + shift.frames));
    return seen ? explainShift(seen, shift, fps) : null;
  }
  const speed = speedOf(all, known);
  const [best] = speed
    ? wrong
        .map(({frame, like}) => ({frame, other: nearestTo(speed.goalAt(frame), like)}))
        .filter(({frame, other}) => Math.abs(other - speed.goalAt(frame)) <= 0.5)
    : [];
  return speed && best ? explainSpeed(best.frame, best.other, speed.rate) : null;
}

/** The goal's frame nearest to a place between frames. Of two that are as near, the first. */
const nearestTo = (place: number, like: Map<number, number>): number =>
  [...like.keys()].reduce(
    (best, each) => (Math.abs(each - place) < Math.abs(best - place) ? each : best),
    Infinity,
  );

/** One and the same time by which all frames are off. It's negative where they come too late. */
export type Shift = {
  frames: number;
  /** Whether it's the only one that fits, which it isn't while nothing moves. */
  isExact: boolean;
};

/**
 * The shift that explains all frames from the first that differs to the last.
 *
 * @param known the goal's frames that were drawn. What lies outside fits any shift.
 */
export function shiftOf(all: Likeness[], known: Set<number>): Shift | null {
  const frames = betweenDifferent(all);
  const shifts = new Set(frames.flatMap(({frame, like}) => [...like.keys()].map((g) => g - frame)));
  shifts.delete(0);
  const fitting = [...shifts].flatMap((shift) => {
    const seen = frames.filter(({frame}) => known.has(frame + shift));
    const isGap = frames.some(
      ({frame}) => isBetween(frame + shift, known) && !known.has(frame + shift),
    );
    const telling = seen.filter(({differs}) => differs).length;
    const fits = seen.every(({frame, like}) => like.has(frame + shift));
    const isEnough =
      seen.length === frames.length ? telling > 0 : telling > 1 && isMostOf(seen, frames);
    const off = seen.reduce((sum, {frame, like}) => sum + (like.get(frame + shift) ?? 0), 0);
    return fits && isEnough && !isGap ? [{shift, off: off / seen.length}] : [];
  });
  const least = Math.min(...fitting.map(({off}) => off));
  const best = fitting.filter(({off}) => off === least).map(({shift}) => shift);
  const [smallest] = best.sort((a, b) => Math.abs(a) - Math.abs(b));
  const isOneWay = best.every((shift) => Math.sign(shift) === Math.sign(smallest ?? 0));
  return smallest === undefined || !isOneWay
    ? null
    : {frames: smallest, isExact: best.length === 1};
}

/** Whether frames tell of the others: they are most of them, or they move. */
const isMostOf = (seen: Likeness[], all: Likeness[]): boolean =>
  seen.length >= MOST_SHARE * all.length || seen.some(isTelling);

const isBetween = (frame: number, known: Set<number>): boolean =>
  Math.min(...known) <= frame && frame <= Math.max(...known);

/** How many of the frames have to be seen for frames at rest to tell a shift. */
const MOST_SHARE = 0.75;

/** How many of the goal's frames may look like one of the reader's for that to tell a speed. */
const MOST_ALIKE = 3;
/** How many frames have to tell the same speed. */
const LEAST_TELLING = 3;
/** How far from where a speed leads a frame may be that looks like one of the goal. */
const NEAR = 0.6;
/** Which speeds are far enough from the goal's, and not absurd. */
const isOtherSpeed = (rate: number): boolean => rate > 0.1 && rate < 8 && Math.abs(rate - 1) > 0.08;

const isTelling = ({like}: Likeness): boolean => like.size > 0 && like.size <= MOST_ALIKE;

/** How many times as fast as the goal a video moves, and which frame of the goal a frame shows. */
export type Speed = {rate: number; goalAt: (frame: number) => number};

/** The speed that explains all frames. Null where no one speed does. */
export function speedOf(all: Likeness[], known: Set<number>): Speed | null {
  const points = all
    .filter(isTelling)
    .map(({frame, like}) => ({frame, goal: middleOf([...like.keys()])}));
  for (const [at, first] of points.entries()) {
    // The farther apart two frames are, the better they tell.
    for (const second of points.slice(at + 1).reverse()) {
      const rate = (second.goal - first.goal) / (second.frame - first.frame);
      const goalAt = (frame: number) => first.goal + rate * (frame - first.frame);
      if (isOtherSpeed(rate) && fitsSpeed(all, known, {rate, goalAt})) {
        return {rate, goalAt};
      }
    }
  }
  return null;
}

function fitsSpeed(all: Likeness[], known: Set<number>, {rate, goalAt}: Speed): boolean {
  const seen = all.filter(({frame}) => known.has(Math.round(goalAt(frame))));
  const isNear = ({frame, like, closest, isBetween}: Likeness) =>
    like.size > 0
      ? [...like.keys()].some((other) => Math.abs(other - goalAt(frame)) <= NEAR)
      : isBetween && Math.abs(closest - goalAt(frame)) <= 1;
  // What's too slow comes too late, and what's too fast too early.
  const isOneWay = all.every(
    ({frame, differs}) =>
      !differs || (rate < 1 ? goalAt(frame) <= frame + 1 : goalAt(frame) >= frame - 1),
  );
  const told = seen.filter(isTelling);
  return (
    seen.every(isNear) &&
    isOneWay &&
    told.length >= LEAST_TELLING &&
    told.filter(({differs}) => differs).length >= 2
  );
}

/** The frames from the first that differs to the last. */
function betweenDifferent(all: Likeness[]): Likeness[] {
  const numbers = all.filter(({differs}) => differs).map(({frame}) => frame);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return all.filter(({frame}) => first <= frame && frame <= last);
}

const middleOf = (numbers: number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
