import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {runInThisContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import {FailedFrame, placeOf, toLiveError} from '../../src/features/live/errors';
import {createGuard, newGuardName} from '../../src/features/live/guard';
import {instrument} from '../../src/features/live/instrument';
import {fieldsOf} from '../../src/lib/fields';
import {frameForKey} from '../../src/lib/frame-keys';
import {LIVE_MODULES} from '../../src/features/live/modules';
import {findMistake, prepare} from '../../src/features/live/prepare';
import {REACT_ERRORS} from '../../src/features/live/react-errors';
import {unknownModules} from '../../src/features/live/resolve';
import {findComponent, run} from '../../src/features/live/run';
import {transpile} from '../../src/features/live/transpile';

/** Prepares and runs code that is expected to prepare. */
async function runSource(source: string) {
  const result = prepare(source);
  if ('error' in result) {
    throw new Error(result.error.message);
  }
  return run(result.prepared, (expression) => {
    // Node takes the name of a script from here, browsers from the comment.
    const [, filename] = /sourceURL=(.*)$/.exec(expression) ?? [];
    return Promise.resolve(runInThisContext(expression, {filename}));
  });
}

test('types, JSX and imports become JavaScript, and lines stay where they are', () => {
  const source = `import React, {useState} from 'react';
import type {z} from 'zod';

type Props = {
  title: string;
};

export const Title: React.FC<Props> = ({title}) => <h1>{title as string}</h1>;
export const useTitle = () => useState<z.infer<never> | null>(null);`;
  const result = transpile(source);
  const code = 'code' in result ? result.code : '';
  expect(code.split('\n')).toHaveLength(source.split('\n').length);
  expect(code.split('\n')[7]).toContain('exports.Title = Title');
  expect(code).not.toContain('zod');
});

test('a syntax error comes back with its line', () => {
  expect(findMistake('const a = 1;\nexport const B = (;\n')).toEqual({
    message: expect.stringMatching(/^Syntax error: Unexpected ";"/),
    line: 2,
  });
});

const COMPONENT = `import {AbsoluteFill} from 'remotion';

export const Box = () => {
  const size = Math.max(120, 1);

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <div
        style={{
          width: size,
          height: 120,
          color: 'red',
        }}
      />
    </AbsoluteFill>
  );
};
`;

/** Faults far below the first line of a component: what becomes what, and what is said of it. */
const FAULTS: [from: string, to: string, line: number, message: string][] = [
  ['<AbsoluteFill', '< <AbsoluteFill', 7, 'Unexpected "<"'],
  ['width: size,', 'width: size', 11, 'Unexpected "height". Something may be missing before it'],
  ["'red'", "'red", 12, "This string has no closing '."],
  ['/>', '>', 8, '<div> is never closed.'],
  ['</AbsoluteFill>', '', 7, '<AbsoluteFill> is never closed.'],
  ['1);', '1));', 4, 'Unexpected ")"'],
  ["'white'}}", "'white'}", 7, 'This { is never closed.'],
  ['  );\n', '', 6, 'This ( is never closed.'],
  ['};\n', '', 3, 'This { is never closed.'],
  ['height: 120', 'height 120', 11, 'Unexpected "120"'],
  [
    '</AbsoluteFill>',
    '</AbsolutFill>',
    15,
    "</AbsolutFill> doesn't close the <AbsoluteFill> on line 7.",
  ],
  ['/>', '>{1 < 2}</dib>', 14, "</dib> doesn't close the <div> on line 8. Write </div>."],
  ['/>', '><h1>Hi</h2></div>', 14, "</h2> doesn't close the <h1>. Write </h1>."],
  ['/>', '><h1>Hi</div>', 14, '<h1> is never closed.'],
  ['/>', '><>Hi</p></div>', 14, "</p> doesn't close the <>. Write </>."],
];

test('a bracket that is open where a statement begins is told with its own line', () => {
  const say = (...lines: string[]) =>
    findMistake(`export const A = () => {\n${lines.join('\n')}\n  return null;\n};\n`);
  expect(say('  const frame = useCurrentFrame(', '')).toEqual({
    message: 'Syntax error: This ( is never closed.',
    line: 2,
  });
  expect(say('  const x = [1, 2', '  const y = 1;')?.line).toBe(2);
  expect(say('  const x = map(1, {a: 2,', '  const y = 1;')).toEqual({
    message: 'Syntax error: This { is never closed.',
    line: 2,
  });
  expect(say('  words.map(, 1);')?.message).toBe(
    'Syntax error: Unexpected ",". Something is missing before it.',
  );
});

test('a syntax error names the line of the fault, not the first line of its function', () => {
  expect(findMistake(COMPONENT)).toBeNull();
  for (const [from, to, line, message] of FAULTS) {
    expect(findMistake(COMPONENT.replace(from, to)), `${from} → ${to}`).toEqual({
      message: expect.stringContaining(`Syntax error: ${message}`),
      line,
    });
  }
  console.log(`live-code: ${FAULTS.length} syntax errors located`);
});

/** Loops and recursions that never end, each with the line on which that happens. */
const ENDLESS: [name: string, line: number, source: string][] = [
  ['while', 2, 'export const A = () => null;\nwhile (true) {}'],
  ['while without a body', 2, 'export const A = () => null;\nwhile (true);'],
  ['do', 2, 'let n = 0;\ndo n++; while (n > 0)\nexport const A = () => null;'],
  ['for', 1, 'for (;;) {}\nexport const A = () => null;'],
  [
    'for in a single statement',
    2,
    'let n = 0;\nfor (;;) if (n > -1) n++;\nexport const A = () => n;',
  ],
  [
    'for of an endless generator',
    2,
    'function* all() {\n  for (;;) yield 1;\n}\nfor (const one of all()) void one;\nexport const A = () => null;',
  ],
  [
    'a labelled loop',
    1,
    'outer: for (;;) { for (;;) continue outer; }\nexport const A = () => null;',
  ],
  ['a method', 2, 'const o = {m() {\n  for (;;) {} }};\no.m();\nexport const A = () => null;'],
  ['a getter', 1, 'const o = {get g() { for (;;) {} }};\nexport const A = () => o.g;\nvoid o.g;'],
  [
    'a class',
    2,
    'class K {\n  constructor() { while (true) {} } }\nnew K();\nexport const A = () => null;',
  ],
  ['a callback', 1, '[1].forEach(() => { while (true) {} });\nexport const A = () => null;'],
  [
    'an expression that calls itself twice',
    1,
    'const fib = (n: number): number => fib(n % 25) + fib(n % 24) + (n > 24 ? 1 : fib(n + 1));\nexport const A = () => null;\ntry { fib(1) } catch (e) { if (/stack/.test(String(e))) { for (;;) {} } throw e }',
  ],
  [
    'code that catches the error',
    1,
    'for (;;) { try { for (;;) {} } catch {} }\nexport const A = () => null;',
  ],
];

for (const [name, , source] of ENDLESS) {
  test(`an endless loop is stopped with a sentence: ${name}`, async () => {
    const result = await runSource(source);
    expect('error' in result && result.error.message).toMatch(/did not end and was stopped/);
    expect('error' in result && result.error.line).not.toBeNull();
  });
}

test('the line of an endless loop is the one in the source', async () => {
  const result = await runSource('export const A = () => null;\n\n\nwhile (true) {\n}');
  expect('error' in result && result.error.line).toBe(4);
});

test('guards change nothing about code that ends', async () => {
  const result = await runSource(`
    let calls = 0;
    const add = (a: number) => (b: number) => ({sum: a + b});
    function* three() { for (let i = 0; i < 3; i++) yield i; }
    class Counter { value = 0; up = () => ++this.value; get twice() { return this.value * 2; } static of() { return new Counter(); } }
    const counter = Counter.of();
    do counter.up(); while (counter.value < 4);
    outer: for (const x of [1, 2, 3]) for (const y of [1, 2, 3]) { if (x * y === 4) break outer; calls++; }
    const object = {m() { return 'm'; }, async a() { return 1; }, ['c' + 1]() { return 'c1'; }};
    const results = [add(1)(2).sum, [...three()].join(), counter.twice, calls, object.m(), object.c1()];
    export default function Results() { return results.join(' '); }
  `);
  const Component = 'program' in result ? (result.program.Component as () => string) : null;
  expect(Component?.()).toBe('3 0,1,2 8 4 m c1');
});

test('code that was not guarded would be found by this test', () => {
  const {code} = instrument('for (;;) break;', 'guard');
  expect(code).toBe('for (;;) {guard();break;}');
});

test('the guard gives every turn of the event loop its own time', async () => {
  let time = 0;
  const guard = createGuard(10, {now: () => time, slowness: () => 1});
  guard();
  time = 11;
  expect(() => Array.from({length: 20}, guard)).toThrow(/did not end/);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(() => Array.from({length: 20}, guard)).not.toThrow();
});

test('what a stopped turn calls again is told with the line that was stopped', () => {
  let time = 0;
  const guard = createGuard(10, {now: () => time, slowness: () => 1});
  const thrown = (): unknown => {
    try {
      Array.from({length: 20}, guard);
    } catch (error) {
      return error;
    }
    return null;
  };
  guard();
  time = 11;
  const first = thrown();
  expect(first).toBeInstanceOf(Error);
  expect(thrown()).toBe(first);
});

/** How often a guard looks at the clock, one millisecond of work apart, before it throws. */
function looksUntilStopped(slowness: number, turnMs = 50): number {
  let time = 0;
  const guard = createGuard(turnMs, {now: () => time, slowness: () => slowness});
  guard();
  for (let looks = 1; looks < 10_000; looks++) {
    time++;
    try {
      Array.from({length: 20}, guard);
    } catch {
      return looks;
    }
  }
  return Infinity;
}

test('a slow machine gets more time for the same work', () => {
  expect(looksUntilStopped(1)).toBe(51);
  expect(looksUntilStopped(6)).toBe(301);
});

test('a loop that the machine keeps waiting is not taken for an endless one', () => {
  let time = 0;
  const guard = createGuard(500, {now: () => time, slowness: () => 1});
  guard();
  for (let wait = 0; wait < 15; wait++) {
    time += 60_000;
    expect(() => Array.from({length: 20}, guard)).not.toThrow();
  }
});

test('code cannot know the name of its guard, nor put another in its place', async () => {
  const names = new Set(Array.from({length: 100}, newGuardName));
  expect(names.size).toBe(100);
  for (const name of ['guard', '__guard', [...names][0]]) {
    const result = await runSource(
      `var ${name} = isNaN;\nwhile (true) {}\nexport const A = () => null;`,
    );
    expect('error' in result && result.error.message, name).toMatch(/did not end/);
  }
});

test('a recursion without end is told as one', async () => {
  const result = await runSource(
    'const f = (): number => f() + 1;\nexport const A = () => f();\nf();',
  );
  expect('error' in result && result.error).toMatchObject({
    message: expect.stringMatching(/calls itself without end/),
  });
});

test('what code throws comes back with its line', async () => {
  const result = await runSource(
    'export const A = () => null;\n\nconst text: string | null = null;\ntext!.length;',
  );
  expect('error' in result && result.error).toEqual({
    message: expect.stringMatching(/^TypeError: .*null/),
    line: 4,
  });
});

/** What readers do wrong, and what React's production build has to be told as. */
const REACT_FAULTS: [element: () => React.ReactNode, sentence: RegExp][] = [
  [() => ({a: 1, b: 2}) as never, /^React can't show an object with keys \{a, b\}\. Show one of/],
  [() => new Date(0) as never, /^React can't show an object of type Date\./],
  [() => createElement(undefined as never), /^An element's type is undefined\. Check that/],
  [() => createElement({} as never), /^An element's type is object\. It has to be a component/],
  [() => createElement('p', {style: 'color: red'} as never), /^A style has to be an object/],
  [() => createElement('p', {dangerouslySetInnerHTML: 'a'} as never), /takes an object/],
  [
    () => createElement('p', {dangerouslySetInnerHTML: {__html: 'a'}, children: 'b'}),
    /can't have children\.$/,
  ],
];

type Server = Pick<typeof import('react-dom/server'), 'renderToString'>;

const isServer = (module: unknown): module is Server =>
  typeof fieldsOf(module).renderToString === 'function';

test('what the production build of React says by a number is told in a sentence', () => {
  const folder = join(dirname(require.resolve('react-dom/package.json')), 'cjs');
  const server: unknown = createRequire(__filename)(
    join(folder, 'react-dom-server-legacy.browser.production.js'),
  );
  if (!isServer(server)) {
    throw new Error('React renders to a string in another file now.');
  }
  for (const [element, sentence] of REACT_FAULTS) {
    let thrown: unknown;
    try {
      server.renderToString(element());
    } catch (error) {
      thrown = error;
    }
    expect(String(thrown)).toMatch(/Minified React error/);
    expect(toLiveError(thrown).message).toMatch(sentence);
  }
  const browser = readFileSync(join(folder, 'react-dom-client.production.js'), 'utf8');
  for (const number of REACT_ERRORS) {
    expect(browser, `React has error ${number}`).toMatch(
      new RegExp(`formatProdErrorMessage\\(\\s*${number}\\b`),
    );
    const {message} = toLiveError(
      new Error(`Minified React error #${number}; visit https://react.dev/errors/${number} for`),
    );
    expect(message).toMatch(/^[A-Z<d].*\.$/);
    expect(message).not.toMatch(/Minified|undefined>/);
  }
  const args = 'Minified React error #137; visit https://react.dev/errors/137?args[]=img for';
  expect(toLiveError(new Error(args)).message).toBe(
    "<img> can't have children. Close it at once: <img />.",
  );
  const other = 'Minified React error #418; visit https://react.dev/errors/418 for more';
  expect(toLiveError(new Error(other)).message).toBe(other);
  console.log(`live-code: ${REACT_ERRORS.length} errors of React told in words`);
});

test('a hook outside of a component is told, with its line', async () => {
  const result = await runSource(
    "import {useState} from 'react';\nexport const A = () => null;\nuseState(0);",
  );
  expect('error' in result && result.error).toEqual({
    message: expect.stringMatching(/^A hook is called outside of a component\./),
    line: 3,
  });
});

test('a name that a module does not export is told, with the nearest or where it is', async () => {
  const cases: [source: string, message: string, line: number][] = [
    [
      "import {z} from 'zod';\n\nimport {useStat} from 'react';\nexport const A = () => useStat(z);",
      `"react" doesn't export useStat. Did you mean useState?`,
      3,
    ],
    [
      "import {\n  z,\n  useState,\n} from 'zod';\nimport 'react';\nexport const A = () => useState(z);",
      `"zod" doesn't export useState. Import it from "react".`,
      4,
    ],
    [
      "import noise from '@remotion/noise';\nexport const A = () => noise;",
      '"@remotion/noise" has no default export. Put the name into braces.',
      1,
    ],
    [
      "import {qqq} from '@remotion/noise';\nexport const A = () => qqq;",
      `"@remotion/noise" doesn't export qqq.`,
      1,
    ],
  ];
  for (const [source, message, line] of cases) {
    const result = await runSource(source);
    expect('error' in result && result.error).toEqual({message, line});
  }
  const right = await runSource(
    "import React, {useState} from 'react';\nimport type {Missing} from 'react';\nimport * as all from 'zod';\nexport const A = (): Missing => [React.Fragment, useState, all.missing];",
  );
  expect(right).toHaveProperty('program');
});

test('what is thrown does not have to be an error, and has its place in words', () => {
  expect(toLiveError('no')).toEqual({message: 'The code threw no', line: null});
  const late = toLiveError(new FailedFrame('no', 61));
  expect(late).toEqual({message: 'The code threw no', line: null, frame: 61});
  expect(placeOf(late)).toBe('Frame 61');
  expect(placeOf({...late, line: 6})).toBe('Line 6, frame 61');
  expect(placeOf(toLiveError('no'))).toBeNull();
});

test('a syntax error that only the browser finds is told', async () => {
  const result = await runSource('export const A = () => null;\nconst a = 1;\nconst a = 2;');
  expect('error' in result && result.error.message).toMatch(/^SyntaxError: .*declared/);
});

test('modules that do not exist here are named, with their line', () => {
  expect(findMistake("import fs from 'fs';\nexport const A = () => fs;")).toEqual({
    message: expect.stringMatching(/^"fs" can't be imported here\. Live code can import react, /),
    line: 1,
  });
  const say = (name: string) =>
    findMistake(`import {a} from '${name}';\nexport const A = () => a;`)?.message;
  for (const [name, near] of [
    ['@remotion/transition', '@remotion/transitions'],
    ['@remotion/transition/slide', '@remotion/transitions/slide'],
    ['@remotion/slide', '@remotion/transitions/slide'],
    ['remotoin', 'remotion'],
    ['@remotion/shape', '@remotion/shapes'],
  ]) {
    expect(say(name ?? '')).toBe(`"${name}" can't be imported here. Did you mean ${near}?`);
  }
  expect(findMistake("\nimport {B} from './B';\nexport const A = () => B;")?.line).toBe(2);
  expect(unknownModules(['react', 'toString'])).toEqual(['toString']);
});

test('only what code uses is loaded', () => {
  const result = prepare(
    "import {z} from 'zod';\nimport type {Caption} from '@remotion/captions';\nimport * as THREE from 'three';\nexport const A = () => z;\nexport type B = Caption;",
  );
  expect('prepared' in result && result.prepared.modules).toEqual(['zod']);
});

test('every module on the list exists', async () => {
  const names = Object.keys(LIVE_MODULES);
  console.log(`live-code: ${names.length} modules resolved`);
  for (const name of names) {
    expect(() => require.resolve(name), name).not.toThrow();
  }
  expect(names.length).toBeGreaterThan(20);
  expect(() => require.resolve('@remotion/no-such-package')).toThrow();
});

test('the default export plays, or else the last component', () => {
  const First = () => null;
  const Last = () => null;
  expect(findComponent({First, default: Last, Other: First})).toBe(Last);
  expect(findComponent({First, helper: First, Last, FPS: 30})).toBe(Last);
  expect(findComponent({helper: First, Element: {$$typeof: 1, props: {}}})).toBeNull();
});

test('keys lead to frames within the video', () => {
  const keys = {shiftKey: false, altKey: false, ctrlKey: false, metaKey: false};
  const press = (key: string, frame: number, more = {}) =>
    frameForKey({...keys, key, ...more}, frame, 89);
  expect(press('ArrowRight', 10)).toBe(11);
  expect(press('ArrowLeft', 10, {shiftKey: true})).toBe(0);
  expect(press('ArrowRight', 85, {shiftKey: true})).toBe(89);
  expect(press('Home', 10)).toBe(0);
  expect(press('End', 10)).toBe(89);
  expect(press('ArrowLeft', 10, {altKey: true})).toBeNull();
  expect(press('a', 10)).toBeNull();
});
