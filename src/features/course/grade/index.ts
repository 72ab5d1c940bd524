import {drawnScale, type Pixels} from '@site/src/features/live/drawn';
import {placeOf, type LiveError} from '@site/src/features/live/errors';
import {prepare, type Prepared} from '@site/src/features/live/prepare';
import {MAX_DRAWN_FRAMES} from '@site/src/features/live/protocol';
import {DrawingError, type Draw} from '@site/src/features/live/sandbox/drawing';
import type {Settings} from '@site/src/features/live/settings';
import type {Exercise} from '../exercise';
import type {Finding} from '../finding';
import {differenceOf, isSameImage} from './compare';
import {explainShape, type Different} from './explain';
import {framesToDraw, likenessOf, MOST_GOAL_FRAMES, spread} from './likeness';
import {readRule, type Rule} from './rules';
import {explainTime} from './time';

/** What an answer is graded by. */
export type Graded = Pick<
  Exercise,
  'goal' | 'settings' | 'frames' | 'threshold' | 'isCompared' | 'rules'
>;

/** How many more frames of an answer are looked at, to tell a wrong time from a wrong motion. */
const MORE_FRAMES = 12;

/**
 * Grades an answer: it must run, keep the rules, and draw what the goal draws.
 *
 * @param code what the reader wrote
 * @param draw draws frames in the sandbox
 * @returns the first thing that is wrong, or null when the answer passes
 */
export async function grade(exercise: Graded, code: string, draw: Draw): Promise<Finding | null> {
  try {
    const rules = exercise.rules.flatMap((name) => readRule(name) ?? []);
    const forbidding = rules.filter((rule) => rule.kind === 'code' && rule.forbids);
    const demanding = rules.filter((rule) => !forbidding.includes(rule));
    const answer = prepareOrThrow(code);
    const grading = new Grading(exercise, code, answer, draw);
    return (
      (await grading.firstBroken(forbidding)) ??
      (exercise.isCompared ? await grading.compare() : null) ??
      (await grading.firstBroken(demanding))
    );
  } catch (thrown) {
    if (thrown instanceof DrawingError) {
      return findingOf(thrown.error);
    }
    throw thrown;
  }
}

/** Frames of the goal that was checked last, since readers check more than once. */
let drawnGoal = {code: '', frames: new Map<number, Pixels>()};

class Grading {
  private readonly goal: Prepared;

  constructor(
    private readonly exercise: Graded,
    private readonly code: string,
    private readonly answer: Prepared,
    private readonly draw: Draw,
  ) {
    this.goal = prepareOrThrow(exercise.goal);
  }

  async firstBroken(rules: Rule[]): Promise<Finding | null> {
    for (const rule of rules) {
      const finding = await this.breaks(rule);
      if (finding) {
        return finding;
      }
    }
    return null;
  }

  /** Compares the frames, and says what is off in the first one that differs. */
  async compare(): Promise<Finding | null> {
    const {settings, frames, threshold} = this.exercise;
    const yours = await this.draw(this.answer, settings, frames);
    const wanted = await this.drawGoal(frames);
    const different = differentOf(frames, yours, wanted, threshold);
    const [first] = different;
    if (!first) {
      return null;
    }
    if (areAlike(yours) && !areAlike(wanted)) {
      return {
        kind: 'still',
        frame: first.frame,
        message:
          'Your video looks the same at every frame that was checked. Let it change with the frame.',
      };
    }
    // What stands still to the eye tells nothing about the time.
    const moves = yours.some((each) => yours[0] && differenceOf(yours[0], each) > threshold);
    return (
      (moves ? await this.explainTime(frames, yours) : null) ??
      explainShape(first, drawnScale(settings.width, settings.height))
    );
  }

  /** Says that frames come too late or too early, or that they move too fast or too slowly. */
  private async explainTime(frames: number[], yours: Pixels[]): Promise<Finding | null> {
    const {settings, threshold} = this.exercise;
    const {duration, fps} = settings;
    const others = framesToDraw(frames, duration);
    const drawn = await this.drawGoal(others);
    const goal = new Map(zip(others, drawn));
    const more = duration > MOST_GOAL_FRAMES ? [] : spread(duration, MORE_FRAMES);
    const missing = more.filter((frame) => !frames.includes(frame));
    const all = [
      ...zip(frames, yours),
      ...zip(missing, await this.draw(this.answer, settings, missing)),
    ]
      .sort(([a], [b]) => a - b)
      .map(([frame, pixels]) => likenessOf(frame, pixels, goal, threshold));
    return explainTime(all, frames, new Set(goal.keys()), fps);
  }

  /** Draws frames of the goal, those that are drawn already aside. */
  private async drawGoal(frames: number[]): Promise<Pixels[]> {
    const {goal, settings} = this.exercise;
    if (drawnGoal.code !== goal) {
      drawnGoal = {code: goal, frames: new Map()};
    }
    const {frames: drawn} = drawnGoal;
    const missing = frames.filter((frame) => !drawn.has(frame));
    for (let at = 0; at < missing.length; at += MAX_DRAWN_FRAMES) {
      const batch = missing.slice(at, at + MAX_DRAWN_FRAMES);
      zip(batch, await this.draw(this.goal, settings, batch)).forEach(([frame, pixels]) =>
        drawn.set(frame, pixels),
      );
    }
    return frames.flatMap((frame) => drawn.get(frame) ?? []);
  }

  /** What breaks a rule, if it's broken. */
  private async breaks(rule: Rule): Promise<Finding | null> {
    if (rule.kind === 'moves') {
      return this.standsStill(rule.advice);
    }
    return (await this.keeps(rule)) ? null : {kind: 'rule', frame: null, message: rule.advice};
  }

  /** Names two checked frames after each other that look the same, if there are any. */
  private async standsStill(advice: string): Promise<Finding | null> {
    const {settings, frames, threshold} = this.exercise;
    const drawn = await this.draw(this.answer, settings, frames);
    const at = drawn.findIndex((pixels, each) => {
      const before = drawn[each - 1];
      return before && differenceOf(before, pixels) <= threshold;
    });
    const [before, after] = frames.slice(at - 1);
    if (at === -1 || before === undefined || after === undefined) {
      return null;
    }
    const seconds = (frame: number) => String(Math.round((frame / settings.fps) * 10) / 10);
    return {
      kind: 'rule',
      frame: after,
      message: `Frames ${before} and ${after}, at ${seconds(before)} and ${seconds(after)} seconds, look the same. ${advice}`,
    };
  }

  private async keeps(rule: Exclude<Rule, {kind: 'moves'}>): Promise<boolean> {
    const {settings, frames} = this.exercise;
    switch (rule.kind) {
      case 'code':
        return rule.isKept(this.code);
      case 'fps': {
        const factor = rule.fps / settings.fps;
        const other = {
          ...settings,
          fps: rule.fps,
          duration: Math.round(settings.duration * factor),
        };
        return this.isSame(
          other,
          frames.map((frame) => Math.round(frame * factor)),
        );
      }
      case 'duration': {
        const factor = (rule.duration - 1) / (settings.duration - 1);
        return this.isSame(
          {...settings, duration: rule.duration},
          frames.map((frame) => Math.round(frame * factor)),
        );
      }
      case 'size':
        return this.isSame({...settings, width: rule.width, height: rule.height}, frames);
    }
  }

  /** Whether answer and goal draw the same with other settings. */
  private async isSame(settings: Settings, frames: number[]): Promise<boolean> {
    const yours = await this.draw(this.answer, settings, frames);
    const wanted = await this.draw(this.goal, settings, frames);
    return differentOf(frames, yours, wanted, this.exercise.threshold).length === 0;
  }
}

/** The frames in which both differ. */
function differentOf(
  frames: number[],
  yours: Pixels[],
  goal: Pixels[],
  threshold: number,
): Different[] {
  return frames.flatMap((frame, at) => {
    const [mine, wanted] = [yours[at], goal[at]];
    return mine && wanted && differenceOf(mine, wanted) > threshold
      ? [{frame, yours: mine, goal: wanted}]
      : [];
  });
}

/** Whether all of them are the same, to the last pixel. */
const areAlike = ([first, ...others]: Pixels[]): boolean =>
  others.every((other) => !first || isSameImage(first, other));

/** Pairs each frame with its pixels. */
const zip = (frames: number[], pixels: Pixels[]): [number, Pixels][] =>
  frames.flatMap((frame, at): [number, Pixels][] => {
    const each = pixels[at];
    return each ? [[frame, each]] : [];
  });

/** @throws DrawingError when the code can't run */
function prepareOrThrow(code: string): Prepared {
  const result = prepare(code);
  if ('error' in result) {
    throw new DrawingError(result.error);
  }
  return result.prepared;
}

const findingOf = (error: LiveError): Finding => {
  const place = placeOf(error);
  return {
    kind: 'error',
    frame: error.frame ?? null,
    message: `${place ? `${place}: ` : ''}${error.message}`,
  };
};
