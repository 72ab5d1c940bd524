import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import ts from 'typescript';
import packageJson from '../../package.json';
import {documentedVersion} from '../../plugins/lib/documented-version';
import {findMistake} from '../../src/features/live/prepare';
import {readFromFrame, readToFrame} from '../../src/features/live/protocol';
import {DEFAULT_SETTINGS, fieldMistake, isSettings} from '../../src/features/live/settings';
import {
  MAX_CODE_LENGTH,
  decodeState,
  encodeState,
  isTooLong,
  type PlaygroundState,
} from '../../src/features/live/url-state';
import {newGuardName} from '../../src/features/live/guard';
import {LIVE_MODULES} from '../../src/features/live/modules';
import {originals} from '../../src/data/originals';
import {exampleIn, playgroundLink} from '../../src/data/playground-link';
import templates from '../../src/data/templates.json';
import {examples} from '../../src/features/playground/examples';
import {projectZip} from '../../src/features/playground/project';
import {projectFiles} from '../../src/features/playground/project-files';
import {ROOT} from '../../scripts/content/project';

/** Where the code of examples is: each TSX file in them is one. */
const FOLDERS = [
  'src/features/playground/examples',
  'src/features/playground/examples/templates',
  'src/compositions/originals',
];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({
      name: `${path.basename(folder)}-${name}`,
      code: readFileSync(path.join(ROOT, folder, name), 'utf8'),
    })),
);

const versions = {...packageJson.devDependencies, ...packageJson.dependencies};

test('every example can play, and every file is an example', () => {
  console.log(`playground: ${sources.length} examples`);
  expect(sources.length).toBe(examples.length);
  for (const {name, code} of sources) {
    expect(findMistake(code), name).toBeNull();
  }
  for (const {title, settings} of examples) {
    expect(isSettings(settings), title).toBe(true);
  }
  expect(new Set(examples.map(({id}) => id)).size).toBe(examples.length);
  expect(findMistake('export const nothing = 1;')?.message).toMatch(/exports the component/);
});

test('what links name by its id is an example, and what plays without props stays so', () => {
  const ids = examples.map(({id}) => id);
  const named = [
    ...templates.flatMap(({playground}) => playground ?? []),
    ...originals.map(({slug}) => slug),
  ];
  console.log(`playground: ${named.length} ids of links`);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids).not.toContain('no-such-example');
  expect(exampleIn(new URL(playgroundLink('ball'), 'https://a.example').search)).toBe('ball');
  expect(exampleIn('?example')).toBe('');
  expect(exampleIn('?code=ball')).toBeNull();
  // The playground passes no props, so that a video can't count on any.
  expect(originals.filter(({defaultProps}) => defaultProps).map(({id}) => id)).toEqual([]);
});

const settings = DEFAULT_SETTINGS;

/** The files of a project that can be had. */
function filesOf(state: PlaygroundState): Record<string, string> {
  const project = projectFiles(state, versions);
  expect(project).toHaveProperty('files');
  return 'files' in project ? project.files : {};
}

/** Type-checks projects, each as it would stand in a folder of this repository. */
function typeErrors(projects: {name: string; files: Record<string, string>}[]): string[] {
  const folder = path.posix.join(ROOT.split(path.sep).join('/'), '__projects__');
  const texts = new Map(
    projects.flatMap(({name, files}) =>
      Object.entries(files).map(([file, text]) => [path.posix.join(folder, name, file), text]),
    ),
  );
  const {compilerOptions} = JSON.parse(projects[0]!.files['tsconfig.json']!) as {
    compilerOptions: object;
  };
  const {options, errors} = ts.convertCompilerOptionsFromJson(compilerOptions, folder);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(
    [...texts.keys()].filter((name) => /\.tsx?$/.test(name)),
    options,
    {
      ...host,
      directoryExists: (name) =>
        [...texts.keys()].some((file) => file.startsWith(`${name}/`)) ||
        host.directoryExists!(name),
      fileExists: (file) => texts.has(file) || host.fileExists(file),
      readFile: (file) => texts.get(file) ?? host.readFile(file),
      getSourceFile: (file, version) => {
        const text = texts.get(file);
        return text === undefined
          ? host.getSourceFile(file, version)
          : ts.createSourceFile(file, text, version);
      },
    },
  );
  return [...errors, ...ts.getPreEmitDiagnostics(program)].map(({messageText, file}) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${file ? path.posix.relative(folder, file.fileName) : ''}: ${text}`;
  });
}

test('the downloaded project type-checks, for each example', () => {
  const projects = [...sources, {name: 'broken', code: 'export const A: number = () => null;'}].map(
    ({name, code}) => ({name, files: filesOf({code, settings})}),
  );
  const mistakes = typeErrors(projects);
  console.log(`playground: ${projects.length} projects type-checked`);
  expect(mistakes.filter((mistake) => !mistake.startsWith('broken/'))).toEqual([]);
  expect(mistakes).not.toEqual([]);
});

test('the project names what the code imports, in the documented version', () => {
  const code = `import {ThreeCanvas} from '@remotion/three';
import {fade} from '@remotion/transitions/fade';
export const First = () => null;
export function Shown() { return <ThreeCanvas width={1} height={1}>{String(fade)}</ThreeCanvas>; }`;
  const files = filesOf({code, settings: {width: 640, height: 360, fps: 25, duration: 50}});
  const {dependencies} = JSON.parse(files['package.json']!) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual([
    '@react-three/fiber',
    '@remotion/cli',
    '@remotion/three',
    '@remotion/transitions',
    'react',
    'react-dom',
    'remotion',
    'three',
  ]);
  expect(dependencies.remotion).toBe(documentedVersion(ROOT));
  expect(files['src/Root.tsx']).toContain("import {Shown as Main} from './Composition';");
  expect(files['src/Root.tsx']).toContain('durationInFrames={50}');
});

test('everything that live code imports has an exact version in a project', () => {
  const names = Object.keys(LIVE_MODULES);
  const files = filesOf({code: names.map((name) => `import '${name}';`).join('\n'), settings});
  const {dependencies, devDependencies} = JSON.parse(files['package.json']!) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions = Object.entries({...dependencies, ...devDependencies});
  console.log(`playground: ${names.length} modules, ${versions.length} packages`);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('a project installs only what the code imports and what plays here', () => {
  const harmless = [
    "/* from 'evil-pkg' */",
    "// import 'evil-pkg'",
    'const text = "import x from \'evil-pkg\'";',
    "const text = `import 'evil-pkg' ${`from 'evil-pkg'`}`;",
    "const element = <p>import x from 'evil-pkg'</p>;",
    "const pattern = /from 'evil-pkg'/;",
  ];
  const refused = [
    "import 'evil-pkg';",
    "import type {A} from 'evil-pkg';",
    "export * from 'evil-pkg';",
    "const later = import('evil-pkg');",
    "type A = import('evil-pkg').A;",
    "import 'remotion-';",
    "import '@remotion/playerr';",
    "import '@remotion/../evil-pkg';",
    "import 'rem\\x6ftion';",
    "import 'https://evil.example/a.js';",
    "import './other';",
    "import '__proto__';",
    "import 'constructor';",
  ];
  console.log(`playground: ${harmless.length} harmless texts, ${refused.length} refused imports`);
  const usual = filesOf({code: 'export const A = () => null;', settings})['package.json'];
  for (const code of harmless) {
    const found = filesOf({code: `${code}\nexport const A = () => null;`, settings});
    expect(found['package.json'], code).toBe(usual);
  }
  for (const code of refused) {
    expect(projectFiles({code, settings}, versions), code).toEqual({
      mistake: expect.stringMatching(/^A project cannot have ".+", which does not play here/),
    });
  }
});

test('a comment that looks like an export is not what the project plays', () => {
  const code = `// export default Nobody
export {Helper as Picture, size};
export type Shape = 'round';
const text = 'export const Text = 1';`;
  expect(filesOf({code, settings})['src/Root.tsx']).toContain('import {Picture as Main}');
});

test('the archive holds the project in a folder', () => {
  const project = projectZip({code: sources[0]!.code, settings: DEFAULT_SETTINGS});
  const files = 'zip' in project ? unzipSync(project.zip) : {};
  expect(Object.keys(files)).toContain('playground/package.json');
  expect(strFromU8(files['playground/src/Composition.tsx']!)).toBe(sources[0]!.code);
});

test('a state comes back from its link as it was', () => {
  for (const {code} of sources) {
    const state = {code, settings: {width: 1080, height: 1920, fps: 60, duration: 90}};
    const hash = encodeState(state);
    expect(decodeState(hash)).toEqual(state);
    expect(hash).toMatch(/^#[\w=&-]+$/);
    expect(isTooLong(state, hash)).toBe(false);
  }
  const empty = {code: '', settings: DEFAULT_SETTINGS};
  expect(decodeState(encodeState(empty))).toEqual(empty);
  const emoji = {code: '// 🎬 ä', settings: DEFAULT_SETTINGS};
  expect(decodeState(encodeState(emoji))).toEqual(emoji);
});

test('a field of the settings takes what a video can have, and says so in words for a form', () => {
  expect(fieldMistake('width', '640')).toBeNull();
  for (const text of ['0', '', ' ', '12.5', '4000', 'wide']) {
    expect(fieldMistake('width', text), text).toBe(
      'Enter a whole number of pixels from 16 to 3840.',
    );
  }
});

test('a hash without code is no state', () => {
  expect(decodeState('')).toBeNull();
  expect(decodeState('#settings')).toBeNull();
});

test('a broken link is told as one, whatever is broken', () => {
  const hash = encodeState({code: sources[0]!.code, settings: DEFAULT_SETTINGS});
  const damaged = /damaged/;
  for (const [broken, mistake] of [
    ['#code=%%%', damaged],
    ['#code=!!!', damaged],
    ['#code=AAAA', damaged],
    [hash.slice(0, hash.length / 2), damaged],
    [`${hash}&width=0`, /size, speed or length/],
    [`${hash}&duration=1e9`, /size, speed or length/],
    [encodeState({code: 'x'.repeat(MAX_CODE_LENGTH + 1), settings: DEFAULT_SETTINGS}), /too long/],
    // 20 MB of the same letter fit into 20 kB.
    [encodeState({code: 'x'.repeat(20_000_000), settings: DEFAULT_SETTINGS}), /too long|damaged/],
  ] as const) {
    const state = decodeState(broken);
    expect(state && 'mistake' in state && state.mistake, broken.slice(0, 40)).toMatch(mistake);
  }
});

test('code that is too long for a link is known before it is shared', () => {
  const code = Array.from({length: MAX_CODE_LENGTH}, (_, at) =>
    String.fromCharCode(33 + ((at * 7919) % 90)),
  ).join('');
  const state = {code: `${code}x`, settings: DEFAULT_SETTINGS};
  expect(isTooLong(state, encodeState(state))).toBe(true);
});

test('messages of the frame are read for what they may be, and nothing else', () => {
  expect(readFromFrame({type: 'playback', frame: 3, isPlaying: true, seek: 0, extra: 1})).toEqual({
    type: 'playback',
    frame: 3,
    isPlaying: true,
    seek: 0,
  });
  expect(readFromFrame({type: 'error', error: {message: 'x'.repeat(5000), line: 'a'}})).toEqual({
    type: 'error',
    error: {message: 'x'.repeat(2000), line: null},
  });
  expect(
    readFromFrame({type: 'export-failed', error: {message: 'Late', line: 6, frame: 61}}),
  ).toEqual({type: 'export-failed', error: {message: 'Late', line: 6, frame: 61}});
  expect(readFromFrame({type: 'error', error: null})).toEqual({type: 'error', error: null});
  for (const forged of [
    null,
    'ready',
    {type: 'unknown'},
    {type: 'playback', frame: -1, isPlaying: true, seek: 0},
    {type: 'playback', frame: NaN, isPlaying: true, seek: 0},
    {type: 'playback', frame: 3, isPlaying: true},
    {type: 'exported', bytes: 'text', mimeType: 'video/mp4'},
    {type: 'exported', bytes: new ArrayBuffer(1), mimeType: 'text/html'},
    {type: 'export-failed', error: {message: {}}},
    {type: 'error', error: {message: 1}},
  ]) {
    expect(readFromFrame(forged), JSON.stringify(forged)).toBeNull();
  }
});

test('messages to the frame are read the same way', () => {
  const prepared = {code: '', modules: ['react'], guard: newGuardName(), brokenLine: null};
  expect(readToFrame({type: 'run', prepared, settings: DEFAULT_SETTINGS})).toEqual({
    type: 'run',
    prepared,
    settings: DEFAULT_SETTINGS,
  });
  for (const forged of [
    undefined,
    {type: 'run', prepared, settings: {...DEFAULT_SETTINGS, fps: 0}},
    {type: 'run', prepared: {...prepared, modules: [1]}, settings: DEFAULT_SETTINGS},
    {type: 'run', prepared: {...prepared, guard: 'a) {}, (b'}, settings: DEFAULT_SETTINGS},
    {type: 'seek', frame: '1', number: 1},
    {type: 'seek', frame: 1},
    {type: 'key', key: 1, shiftKey: false},
    {type: 'view', view: 'onion', share: 2},
    {type: 'view', view: 'onion'},
  ]) {
    expect(readToFrame(forged)).toBeNull();
  }
});
