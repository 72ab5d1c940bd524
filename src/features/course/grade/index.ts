import {drawnScale, type Pixels} from '@site/src/features/live/drawn';
import {placeOf, type LiveError} from '@site/src/features/live/errors';
import {prepare, type Prepared} from '@site/src/features/live/prepare';
import {MAX_DRAWN_FRAMES} from '@site/src/features/live/protocol';
import {DrawingError, type Draw} from '@site/src/features/live/sandbox/drawing';
import type {Settings} from '@site/src/features/live/settings';
import type {Exercise} from '../exercise';
import type {Finding} from '../finding';
import {causeIn, missingFileIn, mistakeIn, unclampedIn} from './causes';
import {differenceOf, isSameImage} from './compare';
import {explainGone, explainShape, explainStill, type Different} from './explain';
import {framesToDraw, likenessOf, MOST_GOAL_FRAMES, spread} from './likeness';
import {GENERAL_RULES, otherSettings, readRule, type Rule} from './rules';
import {explainTime} from './time';

/** What an answer is graded by. */
export type Graded = Pick<
  Exercise,
  'goal' | 'settings' | 'frames' | 'threshold' | 'isCompared' | 'rules' | 'mistakes'
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
    const rules = [...GENERAL_RULES, ...exercise.rules.flatMap((name) => readRule(name) ?? [])];
    const forbidding = rules.filter((rule) => rule.kind === 'code' && rule.forbids);
    const demanding = rules.filter((rule) => !forbidding.includes(rule));
    const answer = prepareOrThrow(code);
    const grading = new Grading(exercise, code, answer, draw);
    const missing = await missingFileIn(code);
    if (missing !== null) {
      return {kind: 'error', frame: null, message: missing};
    }
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
    const {frames: yours, warning} = await this.draw(this.answer, settings, frames);
    const wanted = await this.drawGoal(frames);
    const different = differentOf(frames, yours, wanted, threshold);
    const [first] = different;
    if (!first) {
      return null;
    }
    const cause = this.causeOf(first.frame, warning);
    if (cause !== null) {
      return {kind: 'cause', frame: first.frame, message: cause};
    }
    if (areAlike(yours) && !areAlike(wanted)) {
      return explainStill(first);
    }
    const gone = explainGone(first, zip(frames, yours));
    if (gone) {
      return gone;
    }
    const shape = explainShape(first, drawnScale(settings.width, settings.height));
    // What is elsewhere in the very first frame begins at the wrong place, not at the wrong time.
    const isPlace = first.frame === 0 && shape.kind === 'moved';
    // What stands still to the eye tells nothing about the time.
    const moves = yours.some((each) => yours[0] && differenceOf(yours[0], each) > threshold);
    return (moves && !isPlace ? await this.explainTime(frames, yours) : null) ?? shape;
  }

  /** Says why the answer can't match, if its code tells or what was seen while it was drawn. */
  private causeOf(frame: number, warning: LiveError | null): string | null {
    const mistake = mistakeIn(this.code, this.exercise.mistakes);
    // What's there is a better sign than what isn't.
    const isSure = mistake !== null && mistake.code.length > 0;
    return (
      (isSure ? mistake.say : null) ??
      causeIn(this.code) ??
      (warning && sentenceOf(warning)) ??
      unclampedIn(this.code, frame) ??
      mistake?.say ??
      null
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
      ...zip(missing, (await this.draw(this.answer, settings, missing)).frames),
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
      const {frames: pixels} = await this.draw(this.goal, settings, batch);
      zip(batch, pixels).forEach(([frame, each]) => drawn.set(frame, each));
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
    const {frames: drawn} = await this.draw(this.answer, settings, frames);
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
    if (rule.kind === 'code') {
      return rule.isKept(this.code);
    }
    if (rule.kind === 'data') {
      const [answer, goal] = [withData(this.code, rule), withData(this.exercise.goal, rule)];
      return (
        answer !== null &&
        goal !== null &&
        this.isSame(settings, frames, prepareOrThrow(answer), prepareOrThrow(goal))
      );
    }
    const other = otherSettings(rule, settings);
    return (
      other !== null &&
      this.isSame(
        other.settings,
        frames.map((frame) => Math.round(frame * other.factor)),
      )
    );
  }

  /** Whether answer and goal draw the same with other settings, or with other data in both. */
  private async isSame(
    settings: Settings,
    frames: number[],
    answer = this.answer,
    goal = this.goal,
  ): Promise<boolean> {
    const {frames: yours} = await this.draw(answer, settings, frames);
    const {frames: wanted} = await this.draw(goal, settings, frames);
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

/** Puts another array into the variable of a name. Null when the code has none. */
function withData(code: string, {name, data}: {name: string; data: string}): string | null {
  const declaration = new RegExp(`(\\bconst ${name}\\b[^=]*=\\s*)\\[[^\\]]*\\]`);
  return declaration.test(code) ? code.replace(declaration, `$1${data}`) : null;
}

const findingOf = (error: LiveError): Finding => ({
  kind: 'error',
  frame: error.frame ?? null,
  message: sentenceOf(error),
});

const sentenceOf = (error: LiveError): string => {
  const place = placeOf(error);
  return `${place ? `${place}: ` : ''}${error.message}`;
};
