import {drawnScale, type Pixels} from '@site/src/features/live/drawn';
import {placeOf, type LiveError} from '@site/src/features/live/errors';
import {prepare, type Prepared} from '@site/src/features/live/prepare';
import {DrawingError, type Draw} from '@site/src/features/live/sandbox/drawing';
import type {Settings} from '@site/src/features/live/settings';
import type {Exercise} from '../exercise';
import type {Finding} from '../finding';
import {differenceOf} from './compare';
import {explainShape, explainTime, frameLike, framesAround, type Different} from './explain';
import {readRule, type Rule} from './rules';

/** What an answer is graded by. */
export type Graded = Pick<
  Exercise,
  'goal' | 'settings' | 'frames' | 'threshold' | 'isCompared' | 'rules'
>;

/** How many of the goal's frames a wrong one is compared with, which keeps the answer quick. */
const MOST_AROUND = 48;
/** The same for other wrong frames, and how many of these are looked at. */
const MOST_AROUND_OTHERS = 24;
const MOST_OTHERS = 3;

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
    if (areAlike(yours, threshold) && !areAlike(wanted, threshold)) {
      return {
        kind: 'still',
        frame: first.frame,
        message:
          'Your video looks the same at every frame that was checked. Let it change with the frame.',
      };
    }
    return (
      (await this.explainTime(different)) ??
      explainShape(first, drawnScale(settings.width, settings.height))
    );
  }

  /** Says that frames come too late or too early. Null where most of them look like no frame. */
  private async explainTime([first, ...others]: Different[]): Promise<Finding | null> {
    const other = first ? await this.frameLike(first.yours, first.frame, MOST_AROUND) : null;
    if (!first || other === null) {
      return null;
    }
    let strange = 0;
    for (const {frame, yours} of others.slice(-MOST_OTHERS)) {
      const guess = frame + other - first.frame;
      const like = await this.frameLike(yours, guess, MOST_AROUND_OTHERS);
      strange += like === null ? 1 : 0;
    }
    return strange * 3 > others.length + 1 ? null : explainTime(first.frame, other);
  }

  /** The goal's frame that looks like one of the reader's, searched from a guess. */
  private async frameLike(yours: Pixels, guess: number, most: number): Promise<number | null> {
    const {settings, threshold} = this.exercise;
    const around = framesAround(guess, settings.duration, most);
    const pixels = await this.drawGoal(around);
    const goal = around.flatMap((frame, at) => {
      const drawn = pixels[at];
      return drawn ? [{frame, pixels: drawn}] : [];
    });
    return frameLike(yours, goal, threshold);
  }

  /** Draws frames of the goal, those that are drawn already aside. */
  private async drawGoal(frames: number[]): Promise<Pixels[]> {
    const {goal, settings} = this.exercise;
    if (drawnGoal.code !== goal) {
      drawnGoal = {code: goal, frames: new Map()};
    }
    const {frames: drawn} = drawnGoal;
    const missing = frames.filter((frame) => !drawn.has(frame));
    const pixels = missing.length > 0 ? await this.draw(this.goal, settings, missing) : [];
    missing.forEach((frame, at) => {
      const each = pixels[at];
      if (each) {
        drawn.set(frame, each);
      }
    });
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

const areAlike = ([first, ...others]: Pixels[], threshold: number): boolean =>
  others.every((other) => !first || differenceOf(first, other) <= threshold);

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
