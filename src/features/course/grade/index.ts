import {drawnScale, type Pixels} from '@site/src/features/live/drawn';
import {placeOf, type LiveError} from '@site/src/features/live/errors';
import {prepare, type Prepared} from '@site/src/features/live/prepare';
import {DrawingError, type Draw} from '@site/src/features/live/sandbox/drawing';
import type {Settings} from '@site/src/features/live/settings';
import type {Exercise} from '../exercise';
import type {Finding} from '../finding';
import {differenceOf} from './compare';
import {explainShape, explainTime, framesAround, type Different} from './explain';
import {readRule, type Rule} from './rules';

/** What an answer is graded by. */
export type Graded = Pick<
  Exercise,
  'goal' | 'settings' | 'frames' | 'threshold' | 'isCompared' | 'rules'
>;

/** How the goal's frames around a wrong one are limited, which keeps the answer quick. */
const MOST_AROUND = 60;

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

class Grading {
  constructor(
    private readonly exercise: Graded,
    private readonly code: string,
    private readonly answer: Prepared,
    private readonly draw: Draw,
  ) {}

  async firstBroken(rules: Rule[]): Promise<Finding | null> {
    for (const rule of rules) {
      if (!(await this.keeps(rule))) {
        return {kind: 'rule', frame: null, message: rule.advice};
      }
    }
    return null;
  }

  /** Compares the frames, and says what is off in the first one that differs. */
  async compare(): Promise<Finding | null> {
    const {settings, frames, threshold} = this.exercise;
    const goal = prepareOrThrow(this.exercise.goal);
    const yours = await this.draw(this.answer, settings, frames);
    const wanted = await this.draw(goal, settings, frames);
    const different = firstDifferent(frames, yours, wanted, threshold);
    if (!different) {
      return null;
    }
    if (areAlike(yours, threshold) && !areAlike(wanted, threshold)) {
      return {
        kind: 'still',
        frame: different.frame,
        message:
          'Your video looks the same at every frame that was checked. Let it change with the frame.',
      };
    }
    const around = framesAround(different.frame, settings.duration, MOST_AROUND);
    const pixels = await this.draw(goal, settings, around);
    const others = around.flatMap((frame, at) => {
      const drawn = pixels[at];
      return drawn ? [{frame, pixels: drawn}] : [];
    });
    return (
      explainTime(different, others, threshold) ??
      explainShape(different, drawnScale(settings.width, settings.height))
    );
  }

  private async keeps(rule: Rule): Promise<boolean> {
    const {settings, frames, threshold} = this.exercise;
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
      case 'size':
        return this.isSame({...settings, width: rule.width, height: rule.height}, frames);
      case 'moves': {
        const drawn = await this.draw(this.answer, settings, frames);
        return drawn.every((pixels, at) => {
          const before = drawn[at - 1];
          return !before || differenceOf(before, pixels) > threshold;
        });
      }
    }
  }

  /** Whether answer and goal draw the same with other settings. */
  private async isSame(settings: Settings, frames: number[]): Promise<boolean> {
    const yours = await this.draw(this.answer, settings, frames);
    const wanted = await this.draw(prepareOrThrow(this.exercise.goal), settings, frames);
    return firstDifferent(frames, yours, wanted, this.exercise.threshold) === null;
  }
}

function firstDifferent(
  frames: number[],
  yours: Pixels[],
  goal: Pixels[],
  threshold: number,
): Different | null {
  for (const [at, frame] of frames.entries()) {
    const [mine, wanted] = [yours[at], goal[at]];
    if (mine && wanted && differenceOf(mine, wanted) > threshold) {
      return {frame, yours: mine, goal: wanted};
    }
  }
  return null;
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
