import {expect, test} from '@playwright/test';
import {parseCourse} from '../../plugins/course/course';
import {readExercise} from '../../plugins/course/exercise-file';
import {
  exerciseFile,
  listSampleFiles,
  parseSamples,
  readCourse,
  readSamples,
  samplesFile,
} from '../../scripts/content/course/samples';
import {parseFenceMeta} from '../../plugins/snippets/fence-meta';
import {count, expectNoProblems} from '../../scripts/content/problems';
import {blogs} from '../../src/data/blogs';
import {compile} from '../../plugins/snippets/compiler';
import {lineToEdit} from '../../src/features/course/line-to-edit';
import {namesOf} from '../../src/features/course/names-of-settings';
import {mergeProgress, readProgress, writeProgress} from '../../src/features/course/progress';
import {framesToDraw, spread, type Likeness} from '../../src/features/course/grade/likeness';
import {
  GENERAL_RULES,
  RULE_FORMS,
  otherSettings,
  readRule,
} from '../../src/features/course/grade/rules';
import {causeIn, mistakeIn, unclampedIn} from '../../src/features/course/grade/causes';
import {explainTime} from '../../src/features/course/grade/time';
import {findMistake} from '../../src/features/live/prepare';

const FIXTURE = `---
title: Move a ball
description: A sentence that says what readers learn here, long enough.
frames: [0, 10, 20]
---

${'word '.repeat(60)}

## Start

\`\`\`tsx
export const A = () => null;
\`\`\`

## Solution

\`\`\`tsx
export const A = () => 1;
\`\`\`

It works because of this.

## Hint

Try this.

## Hint

Try that.
`;

const sayOf = (content: string, file = 'chapters/1-1-move-a-ball.mdx'): string[] =>
  readExercise({file, content}).problems.map(({line, message}) => `${line}: ${message}`);

test('an exercise is read with its defaults, and the goal is the solution', () => {
  const {exercise, problems} = readExercise({file: '1-2-move-a-ball.mdx', content: FIXTURE});
  expect(problems).toEqual([]);
  expect(exercise).toMatchObject({
    slug: 'move-a-ball',
    chapter: 1,
    place: 2,
    settings: {width: 1280, height: 720, fps: 30, duration: 60},
    others: [],
    frames: [0, 10, 20],
    start: 'export const A = () => null;\n',
    goal: 'export const A = () => 1;\n',
    isCompared: true,
    canExport: false,
  });
});

test('a malformed exercise ends the build with a sentence that says where', () => {
  const cases: [string, string][] = [
    [
      FIXTURE.replace('title:', 'titel:'),
      '2: This exercise has an unknown field "titel". Did you mean title?',
    ],
    [FIXTURE.replace('10, 20', '20, 10'), '4: This exercise: "frames" is not in ascending order.'],
    [
      FIXTURE.replace('20]', '60]'),
      '4: This exercise: "frames" names a frame after the last one, which is 59.',
    ],
    [FIXTURE.replace('frames:', 'fps: 500\nframes:'), '4: This exercise: "fps" is 500.'],
    [FIXTURE.replace('frames:', 'rules: [uses magic]\nframes:'), 'has no rule "uses magic"'],
    [FIXTURE.replace(/(word ){60}/, 'word'), 'The task has 1 words. Write 60 to 150.'],
    [FIXTURE.replace('## Start', '## Begin'), 'There is no section "Begin".'],
    [FIXTURE.replace('It works because of this.', ''), 'The solution has no paragraph'],
    [FIXTURE.replace('## Hint\n\nTry that.\n', ''), 'Write 2 sections "## Hint"'],
    [FIXTURE.replace('```tsx', '```js'), 'needs one fence of tsx'],
    [FIXTURE.replace(/^---[\s\S]*?---\n/, ''), '1: There is no front matter.'],
  ];
  for (const [content, expected] of cases) {
    expect(sayOf(content).join('\n'), expected).toContain(expected);
  }
  expect(sayOf(FIXTURE, 'chapters/9-1-a.mdx')[0]).toContain('The name has no number of a chapter');
  console.log(`${count(cases.length, 'malformed exercise')} refused`);
});

test('exercises follow each other without a gap, and no two have the same slug', () => {
  const file = (name: string) => ({file: name, content: FIXTURE});
  expect(() => parseCourse([file('1-1-a.mdx'), file('1-3-b.mdx')])).toThrow(
    '1-3-b.mdx:1: The next exercise of the chapter is 1-2.',
  );
  expect(() => parseCourse([file('1-1-a.mdx'), file('2-1-a.mdx')])).toThrow('has the same slug');
});

test('the list of tutorials counts the exercises of the course', () => {
  const said = /^\d+ exercises/.exec(blogs.learn.start.text)?.[0];
  console.log(`the card says "${said}"`);
  expect(said).toBe(`${readCourse().length} exercises`);
});

test('samples are right or wrong in a way that the grader knows, and no two are the same', () => {
  const sample = (heading: string, code: string) =>
    `## ${heading}\n\n\`\`\`tsx\n${code}\n\`\`\`\n\n`;
  const good = ['Right', 'Right', 'Wrong: late', 'Wrong: small', 'Wrong: rule']
    .map((heading, at) => sample(heading, `const a = ${at};`))
    .join('');
  expect(parseSamples('a.md', good).problems).toEqual([]);
  const say = (content: string) =>
    parseSamples('a.md', content)
      .problems.map(({message}) => message)
      .join();
  expect(say(good.replace('late', 'tardy'))).toContain('"Wrong: tardy" is no heading of a sample');
  expect(say(good.replace('Wrong: rule', 'Right'))).toContain(
    'There are 3 right and 2 wrong samples',
  );
  expect(say(good.replace('a = 1', 'a = 0'))).toContain('has the same code as one above it');
});

test('rules read code, not comments and strings', () => {
  const code = `// spring() and <Sequence>
    import {interpolate} from 'remotion';
    export const A = () => <Series.Sequence name="spring()">{interpolate(Math.random())}</Series.Sequence>;`;
  const keeps = (sentence: string, of = code) => {
    const rule = readRule(sentence);
    return rule?.kind === 'code' && rule.isKept(of);
  };
  const isGeneral = (of: string) =>
    GENERAL_RULES.every((rule) => rule.kind === 'code' && rule.isKept(of));
  expect(isGeneral(code)).toBe(true);
  expect(keeps('uses interpolate()')).toBe(true);
  expect(keeps('uses spring()')).toBe(false);
  expect(keeps('uses <Series.Sequence>')).toBe(true);
  expect(keeps('uses <Sequence>')).toBe(false);
  expect(keeps('uses <Sequence> or <Series.Sequence>')).toBe(true);
  expect(keeps('uses <Sequence>, <Loop> or <TransitionSeries>')).toBe(false);
  expect(keeps('imports remotion')).toBe(true);
  expect(keeps('reads look.a', 'const b = look.a;')).toBe(true);
  expect(keeps('reads look.a', 'const {c, a: b = 1} = look;')).toBe(true);
  expect(keeps('reads look.a', "const look = {a: 'look.a'}; const {a} = other;")).toBe(false);
  expect(keeps("doesn't use Math.random()")).toBe(false);
  const outside = "doesn't pass damping to spring() outside config";
  expect(keeps(outside, 'spring({fps, config: {damping: 8}}); other({damping: 8});')).toBe(true);
  expect(keeps(outside, 'spring({fps, damping: 8})')).toBe(false);
  expect(keeps(outside, 'spring({fps, damping})')).toBe(false);
  const inside = "doesn't pass delay to spring() inside config";
  expect(keeps(inside, 'spring({fps, delay: 5, config: {damping: 8}})')).toBe(true);
  expect(keeps(inside, 'spring({fps, config: {damping: 8, delay: 5}})')).toBe(false);
  for (const style of ["transition: 'all 1s'", "animationName: 'a'"]) {
    expect(isGeneral(`const a = <p style={{${style}}} />`), style).toBe(false);
  }
  expect(isGeneral('const a = <style>{`p {transition: all 1s}`}</style>')).toBe(false);
  for (const clock of ['setInterval(f, 9)', 'window.setTimeout(f)', 'Date.now()', 'new Date()']) {
    expect(isGeneral(`const f = () => {}; ${clock};`), clock).toBe(false);
  }
  const fine = [
    '<p>transition: all</p>',
    '({transition: 15, animationFrames: 2})',
    'new Date(2026, 1)',
  ];
  expect(fine.filter((code) => !isGeneral(`const a = ${code};`))).toEqual([]);
  expect(RULE_FORMS.filter((form) => readRule(form) === null)).toEqual([]);
  expect(readRule('uses magic')).toBeNull();
});

test('the code tells why an answer does not change', () => {
  const causes: [code: string, cause: string | null][] = [
    ['const frame = useCurrentFrame;', 'useCurrentFrame is a function. Call it'],
    ['const fps = useVideoConfig();', 'Take fps out of it'],
    ['const {fps} = useVideoConfig(); const {width} = useVideoConfig();', null],
    [
      'const frame = useCurrentFrame(); const a = <p>frame</p>;',
      'braces to show its value: {frame}',
    ],
    ['const look = {a: 1}; const {b} = look;', 'look has no b. It has a.'],
    ['const Chart = () => null; const a = <chart />;', 'capital letter: <Chart>'],
    [
      "const A = ({color}) => <p style={{backgroundColor: 'color'}} />;",
      'Write color without quotes',
    ],
    ['const A = ({color}) => <p style={{backgroundColor: color}}>a color</p>;', null],
  ];
  for (const [of, cause] of causes) {
    const found = causeIn(`import {useCurrentFrame, useVideoConfig} from 'remotion';\n${of}`);
    expect(found, of).toEqual(cause === null ? null : expect.stringContaining(cause));
  }
  const mistakes = [
    {code: ['all.filter('], without: ['[0]'], say: 'a'},
    {code: [], without: ['clamp'], say: 'b'},
  ];
  expect(mistakeIn('const c = all\n  .filter(is);', mistakes)?.say).toBe('a');
  expect(mistakeIn('// all.filter(\nconst c = {a: "clamp"};', mistakes)).toBeNull();
  expect(mistakeIn('all.filter(is)[0] // clamp', mistakes)?.say).toBe('b');
  const clamped = "interpolate(frame, [10, 40], [0, 1], {extrapolateRight: 'clamp'})";
  expect(unclampedIn(clamped, 50)).toBeNull();
  expect(unclampedIn(clamped, 5)).toContain("extrapolateLeft: 'clamp'");
  expect(unclampedIn('interpolate(frame, [10, 40], [0, 1])', 50)).toContain('after frame 40');
  expect(unclampedIn('interpolate(frame, [10, 40], [0, 1])', 30)).toBeNull();
  expect(unclampedIn('interpolate(frame, [10, 40], [0, 1], options)', 50)).toBeNull();
});

test('of a short goal all frames are drawn, and of a long one what tells a shift', () => {
  expect(framesToDraw([2], 4)).toEqual([0, 1, 2, 3]);
  const long = framesToDraw([100, 250], 450);
  expect(long).toEqual(expect.arrayContaining([0, 5, 97, 98, 99, 101, 102, 103, 130, 445]));
  expect(long).not.toContain(104);
  expect(long.length).toBeLessThanOrEqual(128);
  expect(spread(60, 4)).toEqual([0, 20, 39, 59]);
});

/**
 * Explains a video of 60 frames that shows at each frame what `shown` returns, where the goal shows
 * what `wanted` returns.
 */
function explainShown(shown: (frame: number) => number, wanted: (frame: number) => number) {
  const goal = Array.from({length: 60}, (_, frame) => frame);
  const all = spread(60, 16).map((frame): Likeness => {
    const off = goal.map((other) => Math.abs(shown(frame) - wanted(other)));
    const like = new Map(
      goal.filter((other) => (off[other] ?? 1) < 0.5).map((at) => [at, off[at] ?? 0]),
    );
    return {
      frame,
      differs: !like.has(frame),
      like,
      closest: off.indexOf(Math.min(...off)),
      isBetween: Math.min(...off) < 10,
    };
  });
  return explainTime(all, [0, 20, 30, 45], new Set(goal), 30);
}

/** How far something has moved that starts at frame 10 and arrives at 50. */
const moved = (frame: number): number => Math.min(40, Math.max(0, frame - 10)) * 10;

test('late, early, slow and fast are said where they explain all frames, and nowhere else', () => {
  expect(explainShown((frame) => moved(frame - 5), moved)?.message).toBe(
    'Frame 20 looks like frame 15 of the goal, so it comes 5 frames too late.',
  );
  expect(explainShown((frame) => moved(frame + 6), moved)?.message).toBe(
    'Frame 20 looks like frame 26 of the goal, so it comes 6 frames (0.2 seconds) too early.',
  );
  expect(explainShown((frame) => moved(10 + (frame - 10) / 2), moved)).toMatchObject({
    kind: 'slow',
    message:
      "Frame 20 looks like frame 15 of the goal. Your video moves at about half the goal's speed.",
  });
  expect(explainShown((frame) => moved(10 + (frame - 10) * 2), moved)).toMatchObject({
    kind: 'fast',
    message:
      "Frame 20 looks like frame 30 of the goal. Your video moves at about twice the goal's speed.",
  });
  // A scene that starts 10 frames late and stands still: nothing tells by how much it's late.
  const scene = (frame: number) => (frame < 25 ? 0 : 100);
  expect(explainShown((frame) => scene(frame - 10), scene)?.message).toBe(
    'Frame 28 still looks like frame 24 of the goal, so it comes too late.',
  );
  expect(explainShown((frame) => scene(frame + 10), scene)?.message).toBe(
    'Frame 20 already looks like frame 25 of the goal, so it comes too early.',
  );
  // Another amount, another curve, another start and another order are no matter of time.
  const others = [
    (frame: number) => moved(frame) * 0.8,
    (frame: number) => moved(frame) ** 2 / 400,
    (frame: number) => 200 + moved(frame) / 2,
    (frame: number) => moved(60 - frame),
    () => 120,
  ];
  expect(others.map((shown) => explainShown(shown, moved))).toEqual(others.map(() => null));
});

test('what the check draws otherwise has a name, and frames at the same moments', () => {
  const settings = {width: 1280, height: 720, fps: 30, duration: 90};
  const other = (rule: string) => otherSettings(readRule(rule), settings);
  expect(other('uses spring()')).toBeNull();
  expect(other('works at 60 fps too')).toEqual({
    settings: {...settings, fps: 60, duration: 180},
    factor: 2,
  });
  const rules = ['works at 720x1280 too', 'works with 12 frames too'];
  const others = rules.flatMap((rule) => other(rule)?.settings ?? []);
  expect(namesOf([settings, ...others])).toEqual(['1280 × 720', '720 × 1280', '12 frames']);
  expect(namesOf([settings, {...settings, fps: 60, duration: 180}])).toEqual(['30 fps', '60 fps']);
});

test('the line to edit is the first that the solution has differently, imports aside', () => {
  const code = (...lines: string[]) => lines.join('\n');
  const start = code("import {A} from 'a';", '', 'const a = 1;', 'const b = 2;');
  const solution = code(
    "import {A, B} from 'a';",
    "import {C} from 'c';",
    '',
    'const a = 1;',
    'B();',
  );
  expect(lineToEdit(start, solution)).toBe(4);
  expect(lineToEdit(start, start)).toBe(2);
});

test('progress goes to a file and comes back, and other files are refused', () => {
  const progress = {done: ['a', 'b'], code: {c: 'const c = 1;'}};
  expect(readProgress(writeProgress(progress))).toEqual(progress);
  const refused = ['', '[]', 'null', '{"done": []}', '{"course": "other", "done": []}'];
  expect(refused.map(readProgress)).toEqual(refused.map(() => null));
  expect(
    readProgress('{"course": "first-video", "done": ["a", 1], "code": {"a": 2, "b": "x"}}'),
  ).toEqual({done: ['a'], code: {b: 'x'}});
  expect(mergeProgress(progress, {done: ['b', 'd'], code: {c: 'new'}})).toEqual({
    done: ['a', 'b', 'd'],
    code: {c: 'new'},
  });
});

test('each exercise of the course has samples, and its code compiles and plays', () => {
  const exercises = readCourse();
  const samples = exercises.map(readSamples);
  const files = exercises.map(samplesFile);
  const stray = listSampleFiles().filter((file) => !files.includes(file));
  const programs = exercises.flatMap((exercise, at) => {
    const file = exerciseFile(exercise);
    return [
      ...['start', 'solution', 'goal'].map((part, line) => ({
        file,
        line: line + 1,
        code: [exercise.start, exercise.solution, exercise.goal][line] ?? '',
        part,
      })),
      // What has to fail with an error, or with a message of its own, need not compile.
      ...(samples[at]?.samples ?? [])
        .filter(({expected, says}) => expected !== 'error' && says === '')
        .map((sample) => ({...sample, part: 'sample'})),
    ];
  });
  expectNoProblems([
    ...samples.flatMap(({problems}) => problems),
    ...stray.map((file) => ({
      file,
      line: 1,
      message: 'No exercise has this name. Rename the file.',
    })),
    ...programs.flatMap(({file, line, code}) => {
      const mistake = findMistake(code);
      return mistake ? [{file, line, message: mistake.message}] : [];
    }),
    ...compile(
      [],
      programs.map(({file, line, code, part}) => ({
        page: `${file}, ${part}`,
        fence: {line, language: 'tsx', meta: '', code, closed: true},
        meta: parseFenceMeta(''),
      })),
    ),
  ]);
  console.log(`${count(exercises.length, 'exercise')}, ${count(programs.length, 'program')}`);
});
