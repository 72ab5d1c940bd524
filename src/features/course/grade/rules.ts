import type {Settings} from '@site/src/features/live/settings';
import {factsOf} from './facts';

/** A rule that the text of the code decides. `isKept` reads the code, `advice` says what to do. */
type CodeRule = {
  kind: 'code';
  isKept: (code: string) => boolean;
  advice: string;
  /** Whether it forbids something, which readers should hear before anything else. */
  forbids?: true;
};

/** A rule that takes drawing the answer with other settings. */
type DrawnRule =
  | {kind: 'fps'; fps: number; advice: string}
  | {kind: 'size'; width: number; height: number; advice: string}
  | {kind: 'duration'; duration: number; advice: string}
  | {kind: 'data'; name: string; data: string; advice: string}
  | {kind: 'moves'; advice: string};

export type Rule = CodeRule | DrawnRule;

/** Functions that tell the time or wait for it. */
const CLOCKS = [
  'setInterval',
  'setTimeout',
  'requestAnimationFrame',
  'Date.now',
  'new Date',
  'performance.now',
];

/** What rules look like, for the message about one that doesn't exist. */
export const RULE_FORMS = [
  'uses spring()',
  'uses <Sequence>',
  'uses <Series> or <Sequence>',
  "doesn't use Math.random()",
  "doesn't pass damping to spring() outside config",
  "doesn't pass delay to spring() inside config",
  'reads look.accent',
  'imports @remotion/transitions',
  'works at 60 fps too',
  'works at 720x1280 too',
  'works with 12 frames too',
  'works with values = [4, 8, 2] too',
  'every frame differs',
];

const FORMS: [RegExp, (...parts: string[]) => Rule][] = [
  [
    /^uses ([\w.]+)\(\)$/,
    (name) => ({
      kind: 'code',
      isKept: (code) => factsOf(code).called.has(name),
      advice: `This exercise is about ${name}(). Your code doesn't call it yet.`,
    }),
  ],
  [
    /^uses <([\w.]+)>$/,
    (name) => ({
      kind: 'code',
      isKept: (code) => factsOf(code).elements.has(name),
      advice: `This exercise is about <${name}>. Your code doesn't render one yet.`,
    }),
  ],
  [
    /^uses (<[\w.]+>(?:(?:, | or )<[\w.]+>)+)$/,
    (list) => {
      const names = [...list.matchAll(/[\w.]+(?=>)/g)].map(([name]) => name);
      return {
        kind: 'code',
        isKept: (code) => {
          const {elements} = factsOf(code);
          return names.some((name) => elements.has(name));
        },
        advice: `Your video needs scenes. Put them into ${list}.`,
      };
    },
  ],
  [
    /^doesn't use ([\w.]+)\(\)$/,
    (name) => ({
      kind: 'code',
      forbids: true,
      isKept: (code) => !factsOf(code).called.has(name),
      advice: `Your code calls ${name}(), which this exercise does without.`,
    }),
  ],
  [
    /^doesn't use <([\w.]+)>$/,
    (name) => ({
      kind: 'code',
      forbids: true,
      isKept: (code) => !factsOf(code).elements.has(name),
      advice: `Your code renders <${name}>, which this exercise does without.`,
    }),
  ],
  [
    /^doesn't pass (\w+) to ([\w.]+)\(\) outside (\w+)$/,
    (option, name, parent) => ({
      kind: 'code',
      forbids: true,
      isKept: (code) => !factsOf(code).passed.has(`${name}.${option}`),
      advice: `${name}() ignores ${option} here. It's part of ${parent}, so write ${parent}: {${option}: …}.`,
    }),
  ],
  [
    /^doesn't pass (\w+) to ([\w.]+)\(\) inside (\w+)$/,
    (option, name, parent) => ({
      kind: 'code',
      forbids: true,
      isKept: (code) => !factsOf(code).passed.has(`${name}.${parent}.${option}`),
      advice: `${name}() ignores ${option} inside ${parent}. Write it beside ${parent}: ${name}({${option}: …, ${parent}: {…}}).`,
    }),
  ],
  [
    /^reads (\w+)\.(\w+)$/,
    (object, property) => ({
      kind: 'code',
      isKept: (code) => factsOf(code).read.has(`${object}.${property}`),
      advice: `Your code doesn't read ${object}.${property} yet. What it shows has to come from the object.`,
    }),
  ],
  [
    /^imports ([@\w/.-]+)$/,
    (name) => ({
      kind: 'code',
      isKept: (code) => factsOf(code).modules.has(name),
      advice: `Your code doesn't import anything from ${name} yet.`,
    }),
  ],
  [
    /^works at (\d+) fps too$/,
    (fps) => ({
      kind: 'fps',
      fps: Number(fps),
      advice: `At ${fps} frames per second, your video runs at another speed. Read fps from useVideoConfig(), and think in seconds.`,
    }),
  ],
  [
    /^works at (\d+)x(\d+) too$/,
    (width, height) => ({
      kind: 'size',
      width: Number(width),
      height: Number(height),
      advice: `At ${width} × ${height} pixels, your video doesn't fit. Compute the center from width and height, and the size from the shorter side: Math.min(width, height).`,
    }),
  ],
  [
    /^works with (\d+) frames too$/,
    (duration) => ({
      kind: 'duration',
      duration: Number(duration),
      advice: `With ${duration} frames, your video looks different at its end. The last frame is durationInFrames - 1, because the first one is 0.`,
    }),
  ],
  [
    /^works with (\w+) = (\[.*\]) too$/,
    (name, data) => ({
      kind: 'data',
      name,
      data,
      advice: `With other numbers in ${name}, your video doesn't fit. Compute from ${name} what follows from it, and keep the name.`,
    }),
  ],
  [
    /^every frame differs$/,
    () => ({
      kind: 'moves',
      advice: 'Let something move from start to end.',
    }),
  ],
];

/** The rule that a sentence names, or null when there is none. `RULE_FORMS` shows what there is. */
export function readRule(sentence: string): Rule | null {
  for (const [form, make] of FORMS) {
    const match = form.exec(sentence);
    if (match) {
      return make(...match.slice(1));
    }
  }
  return null;
}

/**
 * What a rule draws the answer with instead of the exercise's own settings, and the number by which
 * its frames are multiplied to be the same moments. Null for rules that change no settings.
 */
export function otherSettings(
  rule: Rule | null,
  settings: Settings,
): {settings: Settings; factor: number} | null {
  switch (rule?.kind) {
    case 'size':
      return {settings: {...settings, width: rule.width, height: rule.height}, factor: 1};
    case 'fps': {
      const factor = rule.fps / settings.fps;
      const duration = Math.round(settings.duration * factor);
      return {settings: {...settings, fps: rule.fps, duration}, factor};
    }
    case 'duration': {
      const factor = (rule.duration - 1) / (settings.duration - 1);
      return {settings: {...settings, duration: rule.duration}, factor};
    }
    default:
      return null;
  }
}

/** What no answer may do: a render draws each frame on its own, in any order. */
export const GENERAL_RULES: CodeRule[] = [
  {
    kind: 'code',
    forbids: true,
    isKept: (code) => !factsOf(code).hasCssMotion,
    advice:
      "CSS transitions and animations follow the clock, not the frame, so a render doesn't catch them. Compute the value from the frame instead.",
  },
  ...CLOCKS.map(
    (clock): CodeRule => ({
      kind: 'code',
      forbids: true,
      isKept: (code) => !factsOf(code).called.has(clock),
      advice: `${clock}() follows the clock, not the frame, so a render doesn't catch it. Compute what you show from useCurrentFrame().`,
    }),
  ),
];
