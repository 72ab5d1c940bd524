import {join} from 'node:path';
import {runInThisContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import demoCodePlugin from '../../../plugins/framework/demo-code/index';
import {templateOf} from '../../../plugins/framework/demo-code/template';
import {readTemplate, writerOf} from '../../../plugins/framework/demo-code/write';
import {valuesToTry} from '../../../scripts/content/demos';
import {ROOT} from '../../../scripts/lib/root';
import * as written from '../../../src/features/demos/written';
import {demos} from '../../../src/features/demos/registry';

type Values = Record<string, unknown>;

const TABLES = `import {Easing, random} from 'remotion';
export const curves = {even: Easing.linear, wild: random} as const;
export const paths = {line: 'M 0 0 L 9 9', long: '${'L 10 20 '.repeat(12)}'};
`;

const read = () => ts.createSourceFile('tables.ts', TABLES, ts.ScriptTarget.ESNext, true);

/** The code of a component for values: what stands in it, and what its file begins with. */
function code(names: string, body: string, values: Values, before = ''): string {
  const text = `${before}import type {Values} from './definition';

export const Video: React.FC<Values> = ({${names}}) => {
${body}
};
`;
  const template = runInThisContext(templateOf('Video.tsx', text, read)) as (
    values: Values,
    how: typeof written,
  ) => string;
  return template(values, written);
}

/** The lines of a component, without the head and the end that all have. */
const body = (names: string, lines: string, values: Values): string =>
  code(names, lines, values)
    .replace('export const Video: React.FC = () => {\n', '')
    .replace(/\n\};\n$/, '');

const refusal = (names: string, lines: string): string => {
  try {
    return code(names, lines, {});
  } catch (error) {
    return String(error);
  }
};

test('a value becomes a literal, and the parameter and its type go', () => {
  expect(code('size, name', '  return draw(size * 2 + x, name, -size);', {size: 1.5, name: "it's"}))
    .toBe(`export const Video: React.FC = () => {
  return draw(3 + x, 'it\\'s', -1.5);
};
`);
  expect(body('part', '  return progress * (part - 1);', {part: 1.3})).toBe(
    '  return progress * 0.3;',
  );
});

test('a shorthand gets its value, and a prop that is no value stays', () => {
  expect(body('damping, to: end', '  return {damping, end, fps};', {damping: 10, to: 3})).toBe(
    '  return {damping: 10, end: 3, fps};',
  );
  const own = `import type {Caption} from '@remotion/captions';
import type {Values} from './definition';

export const Video: React.FC<{captions: Caption[]} & Values> = ({captions, size}) =>
  captions.slice(size);
`;
  const template = runInThisContext(templateOf('Video.tsx', own, read)) as (
    values: Values,
    how: typeof written,
  ) => string;
  expect(template({size: 2}, written)).toBe(`import type {Caption} from '@remotion/captions';

export const Video: React.FC<{captions: Caption[]}> = ({captions}) =>
  captions.slice(2);
`);
});

test('an attribute is a text or an expression, and goes when it is undefined', () => {
  const line = '  return <A name={name} size={size} times={isLimited ? size : undefined} />;';
  expect(body('name, size, isLimited', line, {name: 'x', size: 1, isLimited: false})).toBe(
    '  return <A name="x" size={1} />;',
  );
  expect(body('name, size, isLimited', line, {name: 'a "b"', size: 1, isLimited: true})).toBe(
    `  return <A name={'a "b"'} size={1} times={1} />;`,
  );
});

test('a child is a text, a number or an expression', () => {
  const shown = (name: unknown) => body('name', '  return <p>{name}</p>;', {name});
  expect(shown('Two words')).toBe('  return <p>Two words</p>;');
  expect(shown(3)).toBe('  return <p>3</p>;');
  expect(shown('a {x} b')).toBe("  return <p>{'a {x} b'}</p>;");
  expect(shown(' x')).toBe("  return <p>{' x'}</p>;");
});

test('of a conditional, the part that counts stays where the conditional stood', () => {
  const lines = `  const timing =
    kind === 'even'
      ? even({
          frames,
        })
      : kind === 'wild'
        ? wild({
            a,
          })
        : none;
  return <A timing={timing}>
    {isShown ? (
      <B>
        <C />
      </B>
    ) : null}
    {isShown && <D />}
  </A>;`;
  expect(body('kind, isShown, frames', lines, {kind: 'even', isShown: true, frames: 2}))
    .toBe(`  const timing = even({
    frames: 2,
  });
  return <A timing={timing}>
    <B>
      <C />
    </B>
    <D />
  </A>;`);
  expect(body('kind, isShown, frames', lines, {kind: 'wild', isShown: false, frames: 2}))
    .toBe(`  const timing = wild({
    a,
  });
  return <A timing={timing}>
  </A>;`);
});

test('properties that are undefined go, and spreads of nothing', () => {
  const lines = `  return {
    a: isOn ? size : undefined,
    ...(isOn && {size, b}),
    c,
  };`;
  expect(body('isOn, size', lines, {isOn: true, size: 4})).toBe(`  return {
    a: 4,
    size: 4,
    b,
    c,
  };`);
  expect(body('isOn, size', lines, {isOn: false, size: 4})).toBe(`  return {
    c,
  };`);
});

test('a lookup gives what the table holds, and a name of a package its member', () => {
  const lines =
    '  const call = {fade: fade(), slide: slide({size})}[kind] as Call;\n  return call;';
  expect(body('kind, size', lines, {kind: 'slide', size: 5})).toBe(
    '  const call = slide({size: 5});\n  return call;',
  );
  expect(body('kind', '  return Easing[kind](x);', {kind: 'inOut'})).toBe(
    '  return Easing.inOut(x);',
  );
});

test('a table of another file brings its imports, and long texts begin a line', () => {
  const before = "import {spring} from 'remotion';\nimport {curves, paths} from './tables';\n";
  const lines =
    '  const path = paths[name];\n  return spring({path, easing: curves[curve], at: frame});';
  expect(code('name, curve', lines, {name: 'line', curve: 'even'}, before))
    .toBe(`import {Easing, spring} from 'remotion';

export const Video: React.FC = () => {
  const path = 'M 0 0 L 9 9';
  return spring({path, easing: Easing.linear, at: frame});
};
`);
  expect(code('name, curve', lines, {name: 'long', curve: 'wild'}, before)).toContain(
    "import {random, spring} from 'remotion';",
  );
  expect(code('name, curve', lines, {name: 'long', curve: 'wild'}, before)).toContain(
    "  const path =\n    'L 10 20 L",
  );
});

test('imports, helpers, types and names that nothing uses go', () => {
  const before = `import {a, b} from 'one';
import {c} from 'two';

type Props = {x: number};

const help = (props: Props) => c(props);
`;
  const lines = `  const {width, height} = a();
  const angle = turn(width);

  return isHelped ? help({x: angle}) : b(height);`;
  expect(code('isHelped', lines, {isHelped: true}, before)).toBe(`import {a} from 'one';
import {c} from 'two';

type Props = {x: number};

const help = (props: Props) => c(props);

export const Video: React.FC = () => {
  const {width} = a();
  const angle = turn(width);

  return help({x: angle});
};
`);
  expect(code('isHelped', lines, {isHelped: false}, before)).toBe(`import {a, b} from 'one';

export const Video: React.FC = () => {
  const {height} = a();

  return b(height);
};
`);
});

test('a value in a text between backticks is a part of it', () => {
  const lines = '  return [`${seed}-x-${index}`, `0 ${size}px`];';
  expect(body('seed, size', lines, {seed: 'a`${b', size: 3})).toBe(
    "  return [`a\\`\\${b-x-${index}`, '0 3px'];",
  );
});

test('a value where no literal can stand is refused, with file, line and why', () => {
  expect(refusal('size', '  const f = 1;\n  return f(...size);')).toContain(
    'Video.tsx:5: "...size" needs "size" at run time.',
  );
  expect(refusal('size', '  size = 3;')).toContain('Video.tsx:4: "size = 3" needs "size"');
  expect(refusal('...values', '  return <A {...values} />;')).toContain(
    'Video.tsx:3: "...values" is more than the name of a value.',
  );
  expect(() =>
    templateOf('Video.tsx', 'export const Video: React.FC<Values> = (all) => all;', read),
  ).toThrow('"all" keeps all values in one object. Take them apart: ({size}) => …');
  expect(() => templateOf('Video.tsx', 'export const Video: React.FC = () => null;', read)).toThrow(
    'Video.tsx:1: No component takes the values of the demo.',
  );
});

test('the code of every demo imports and declares nothing that it does not use', () => {
  let looked = 0;
  const unused = Object.entries(demos).flatMap(([id, {controls}]) => {
    const write = writerOf(join(ROOT, `src/features/demos/demos/${id}/Video.tsx`));
    const codes = new Set(valuesToTry(controls).map(write));
    looked += codes.size;
    return [...codes].flatMap((each) => unusedIn(each).map((name) => `${id}: ${name}`));
  });
  console.log(`demos: ${looked} texts looked through for unused names`);
  expect(unused).toEqual([]);
  expect(unusedIn("import {a, b} from 'x';\nb();\n")).toEqual([
    "'a' is declared but its value is never read.",
  ]);
});

function unusedIn(text: string): string[] {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.ESNext, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === 'x.tsx' ? source : undefined),
  };
  const options = {
    noLib: true,
    noResolve: true,
    types: [],
    noUnusedLocals: true,
    jsx: ts.JsxEmit.Preserve,
  };
  const program = ts.createProgram(['x.tsx'], options, host);
  return program
    .getSemanticDiagnostics(source)
    .filter(({code: each}) => [6133, 6192, 6196, 6198].includes(each))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('only imports that end in ?code give the function that writes the code', () => {
  const {module} = demoCodePlugin().configureWebpack?.({}, false, {} as never, undefined) as {
    module: {rules: [{resourceQuery: RegExp; loader: string}, {test: RegExp}]};
  };
  const [{resourceQuery, loader}, videos] = module.rules;
  expect(['?code', '', '?codes', '?source'].filter((each) => resourceQuery.test(each))).toEqual([
    '?code',
  ]);
  expect(videos.test.test('/site/src/features/demos/demos/spring/Video.tsx')).toBe(true);
  expect(videos.test.test('/site/src/features/demos/demos/spring/index.tsx')).toBe(false);

  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler loads it by path, too
  const {pitch} = require(loader) as {pitch: (this: object) => string};
  const file = join(ROOT, 'src/features/demos/demos/interpolate/Video.tsx');
  const dependencies: string[] = [];
  const text = pitch.call({
    resourcePath: file,
    getOptions: () => ({read: readTemplate}),
    addDependency: (each: string) => dependencies.push(each),
  });
  expect(text).toContain("import * as written from '@site/src/features/demos/written';");
  expect(dependencies).toEqual([file, join(ROOT, 'src/features/demos/easing-functions.ts')]);
});
