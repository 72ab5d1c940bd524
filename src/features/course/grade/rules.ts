import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';

const tsx = parser.configure({dialect: 'ts jsx'});

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
  | {kind: 'moves'; advice: string};

export type Rule = CodeRule | DrawnRule;

/** What rules look like, for the message about one that doesn't exist. */
export const RULE_FORMS = [
  'uses spring()',
  'uses <Sequence>',
  'uses <Series> or <Sequence>',
  "doesn't use Math.random()",
  "doesn't pass damping to spring() outside config",
  'reads look.accent',
  'imports @remotion/transitions',
  'no CSS transition',
  'works at 60 fps too',
  'works at 720x1280 too',
  'works with 12 frames too',
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
    /^no CSS transition$/,
    () => ({
      kind: 'code',
      forbids: true,
      isKept: (code) => !factsOf(code).hasCssMotion,
      advice:
        "CSS transitions and animations follow the clock, not the frame, so a render doesn't catch them. Compute the value from the frame instead.",
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

type CodeFacts = {
  /** What is called, as it's written: `spring`, `Math.random`. */
  called: Set<string>;
  /** Options that calls get in an object, without those in an object inside: `spring.fps`. */
  passed: Set<string>;
  /** Names of JSX elements. */
  elements: Set<string>;
  /** Properties that are read, as `object.property`, destructured ones too. */
  read: Set<string>;
  /** Names of imported modules. */
  modules: Set<string>;
  /** Whether a style has a transition or an animation. */
  hasCssMotion: boolean;
};

const CSS_MOTION = /\b(transition|animation)(-[a-z]+)?\s*:/;

/** Reads code from its syntax tree, so that comments and strings count for nothing. */
function factsOf(source: string): CodeFacts {
  const facts: CodeFacts = {
    called: new Set(),
    passed: new Set(),
    elements: new Set(),
    read: new Set(),
    modules: new Set(),
    hasCssMotion: false,
  };
  const textOf = ({from, to}: SyntaxNode): string => source.slice(from, to);
  tsx.parse(source).iterate({
    enter({node}) {
      switch (node.name) {
        case 'CallExpression':
          if (node.firstChild) {
            const name = textOf(node.firstChild);
            facts.called.add(name);
            for (const option of optionsOf(node)) {
              facts.passed.add(`${name}.${textOf(option)}`);
            }
          }
          break;
        case 'MemberExpression':
          facts.read.add(textOf(node).replace(/\s|[?!]/g, ''));
          break;
        case 'VariableDeclaration':
          for (const name of destructuredOf(node, textOf)) {
            facts.read.add(name);
          }
          break;
        case 'JSXOpenTag':
        case 'JSXSelfClosingTag':
          for (const name of ['JSXIdentifier', 'JSXMemberExpression', 'JSXBuiltin']) {
            node.getChildren(name).forEach((child) => facts.elements.add(textOf(child)));
          }
          break;
        case 'ImportDeclaration': {
          const name = node.getChild('String');
          if (name) {
            facts.modules.add(textOf(name).slice(1, -1));
          }
          break;
        }
        case 'PropertyDefinition':
          facts.hasCssMotion ||= /^(transition|animation)([A-Z]|$)/.test(textOf(node));
          break;
        case 'String':
        case 'TemplateString':
        case 'JSXText':
          facts.hasCssMotion ||= CSS_MOTION.test(textOf(node));
          break;
      }
    },
  });
  return facts;
}

/** Names of the options in an object that a call gets. */
const optionsOf = (call: SyntaxNode): SyntaxNode[] =>
  (call.getChild('ArgList')?.getChildren('ObjectExpression') ?? [])
    .flatMap((object) => object.getChildren('Property'))
    .flatMap((property) => property.getChild('PropertyDefinition') ?? []);

/** What a declaration takes out of objects: `const {a, b: c} = look` reads `look.a` and `look.b`. */
function destructuredOf(declaration: SyntaxNode, textOf: (node: SyntaxNode) => string): string[] {
  return declaration.getChildren('ObjectPattern').flatMap((pattern) => {
    const object = pattern.nextSibling?.nextSibling;
    return pattern
      .getChildren('PatternProperty')
      .map(
        ({firstChild}) => `${object ? textOf(object) : ''}.${firstChild ? textOf(firstChild) : ''}`,
      );
  });
}
