import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {flagsInFile} from '../../scripts/api/cli';
import {compareSnapshots, formatChange} from '../../scripts/api/compare';
import {compareMessages} from '../../scripts/api/compare-messages';
import {groupByPage, report} from '../../scripts/api/diff-report';
import {parseDocsPage} from '../../scripts/api/docs-pages';
import {messagesOf} from '../../scripts/api/messages';
import {loadRegistry} from '../../scripts/api/options';
import {pinnedPackages, readPackageAt} from '../../scripts/api/packages';
import {findArrivals, recordArrivals, sortVersions} from '../../scripts/api/since';
import {
  readSnapshot,
  snapshotFiles,
  SNAPSHOT_DIR,
  summarize,
  takeSnapshot,
  type Snapshot,
} from '../../scripts/api/snapshot';
import {
  findCommand,
  findExport,
  findMember,
  findOption,
  findSince,
  packageNames,
  UnknownApiNameError,
} from '../../plugins/lib/api-snapshot';
import {nearestNames} from '../../plugins/lib/nearest-names';
import {readJson} from '../../plugins/lib/read-json';
import type {ApiExport, ApiMember} from '../../plugins/lib/api-snapshot/types';
import {ROOT} from '../../scripts/lib/root';
import {StepTimes} from '../../scripts/lib/step-times';

const FIXTURES = path.join(__dirname, '__fixtures__', 'api-snapshot');

const committed = readSnapshot();

let taken: Promise<Snapshot> | undefined;
const fixture = (): Promise<Snapshot> => {
  taken ??= takeSnapshot([
    {name: '@remotion/fixture', version: '1.2.3', dir: path.join(FIXTURES, 'package')},
  ]);
  return taken;
};

const exportOf = (snapshot: Snapshot, name: string): ApiExport => {
  const found = snapshot.packages
    .flatMap((item) => item.exports)
    .find((item) => item.name === name);
  if (!found) {
    throw new Error(`The snapshot has no export ${name}.`);
  }
  return found;
};

const memberOf = (members: ApiMember[] | undefined, name: string): ApiMember | undefined =>
  members?.find((member) => member.name === name);

const everyMember = (members: ApiMember[] | undefined): ApiMember[] =>
  (members ?? []).flatMap((member) => [member, ...everyMember(member.members)]);

const everyText = (item: ApiExport): string[] => [
  item.signature,
  item.returns ?? '',
  ...[item.parameters, item.members, item.returnMembers].flatMap((members) =>
    everyMember(members).map(({type}) => type),
  ),
];

test('the committed snapshot says what the installed packages say', async () => {
  const installed = await takeSnapshot(pinnedPackages(ROOT));
  console.log(`API snapshot: ${summarize(committed)}.`);
  expect(
    compareSnapshots(committed, installed).map(formatChange),
    'src/data/generated/api is behind the installed packages. Run: npm run api:snapshot',
  ).toStrictEqual([]);
  const stale = [...snapshotFiles(installed)]
    .filter(([file, text]) => readFileSync(path.join(SNAPSHOT_DIR, file), 'utf8') !== text)
    .map(
      ([file]) => `src/data/generated/api/${file} was edited by hand. Run: npm run api:snapshot`,
    );
  expect(stale).toStrictEqual([]);
});

test('a snapshot that is behind its packages is noticed, export by export', async () => {
  const now = await fixture();
  const stale = readJson<Snapshot>(path.join(FIXTURES, 'stale.json'));
  expect(compareSnapshots(stale, now).map(formatChange)).toStrictEqual([
    'changed option   @remotion/fixture Box.width: optional string, default 1920 → optional number, default 1920',
    'removed export   @remotion/fixture gone',
    'new option       @remotion/fixture sum.b',
  ]);
  expect(compareSnapshots(now, now)).toStrictEqual([]);
});

test('signatures hold no import paths, no comments and no hidden names', () => {
  const texts = committed.packages.flatMap((item) =>
    item.exports.flatMap((entry) =>
      everyText(entry).map((text) => ({where: `${item.package}#${entry.name}`, text})),
    ),
  );
  const wrong = texts.filter(({text}) => /import\(|\/\*|\/\/|\b_remotionInternal/.test(text));
  console.log(`API snapshot: ${texts.length} type texts read.`);
  expect(texts.length).toBeGreaterThan(5000);
  expect(wrong).toStrictEqual([]);
});

test('defaults come from the tag or from the implementation', async () => {
  const snapshot = await fixture();
  const store = exportOf(snapshot, 'store');
  expect(memberOf(exportOf(snapshot, 'Box').members, 'width')?.default).toBe('1920');
  expect(memberOf(memberOf(store.parameters, 'options')?.members, 'attempts')?.default).toBe('3');
  expect(memberOf(memberOf(store.parameters, 'target')?.members, 'retries')?.default).toBe('2');
});

test('a component has its own props only, and deprecated ones are marked', async () => {
  const box = exportOf(await fixture(), 'Box');
  expect(box.kind).toBe('component');
  expect(box.members?.map(({name}) => name)).toStrictEqual(['w', 'width']);
  expect(memberOf(box.members, 'w')?.deprecated).toBe(true);
  expect(memberOf(box.members, 'width')?.deprecated).toBeUndefined();
});

let takenModules: Promise<Snapshot> | undefined;
const modules = (): Promise<Snapshot> => {
  takenModules ??= takeSnapshot([
    {name: '@remotion/modules', version: '1.2.3', dir: path.join(FIXTURES, 'modules')},
  ]);
  return takenModules;
};

test('a component that can be a function or a class is one, with what hangs on it', async () => {
  const tile = exportOf(await modules(), 'Tile');
  expect([tile.kind, tile.members?.map(({name}) => name)]).toStrictEqual([
    'component',
    ['edge', 'width'],
  ]);
  const corner = exportOf(await modules(), 'Tile.Corner');
  expect(corner.members?.map(({name, optional}) => [name, optional])).toStrictEqual([
    ['radius', false],
  ]);
});

test('a type of a package that is not there takes no other props with it', async () => {
  for (const name of ['Scene', 'SceneProps']) {
    const {members} = exportOf(await modules(), name);
    expect(
      members?.map((member) => `${member.name}${member.optional ? '?' : ''}`),
      name,
    ).toStrictEqual(['defaults?', 'id', 'lazy?', 'shape?', 'values?']);
  }
});

test('defaults and errors of a package that has ES modules only are read from those', async () => {
  const snapshot = await modules();
  const {members} = exportOf(snapshot, 'Tile');
  expect(members?.map(({name, default: value}) => [name, value])).toStrictEqual([
    ['edge', "'round'"],
    ['width', '640'],
  ]);
  const [options] = exportOf(snapshot, 'measure').parameters ?? [];
  expect(memberOf(options?.members, 'unit')?.default).toBe("'px'");
  expect(messagesOf(path.join(FIXTURES, 'modules')).map(({text}) => text)).toStrictEqual([
    "A corner of … pixels can't be drawn.",
  ]);
});

test("what another version lacks doesn't come from the site's own packages", async () => {
  const dir = test.info().outputPath('node_modules', '@remotion', 'later');
  mkdirSync(dir, {recursive: true});
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({name: '@remotion/later', version: '9.9.9', types: './index.d.ts'}),
  );
  writeFileSync(
    path.join(dir, 'index.d.ts'),
    "import type {SequenceProps} from 'remotion';\nexport type Own = {props: SequenceProps};\n",
  );
  const later = await takeSnapshot([{name: '@remotion/later', version: '9.9.9', dir}]);
  const [props] = exportOf(later, 'Own').members ?? [];
  expect([props?.name, props?.members]).toStrictEqual(['props', undefined]);
});

test('a step that runs twice is one in the times at the end', async () => {
  const times = new StepTimes();
  await times.measure('download', () => Promise.resolve());
  times.add('download', 40.4);
  times.add('types', 20);
  expect(times.toString()).toBe('download 40 s, types 20 s. 0 s in all.');
});

test('a union of option bags becomes one list, with what only one bag has as optional', async () => {
  const {parameters, returns, returnMembers} = exportOf(await fixture(), 'store');
  const fields = memberOf(parameters, 'target')?.members?.map(({name, type, optional}) => [
    name,
    type,
    optional,
  ]);
  expect(fields).toStrictEqual([
    ['mode', "'file' | 'buffer'", false],
    ['path', 'string', true],
    ['retries', 'number', true],
    ['size', 'number', true],
  ]);
  expect(memberOf(memberOf(parameters, 'options')?.members, 'internal')?.type).toBe(
    '{ speed: number; }',
  );
  expect(returns).toBe('Promise<{ bytes: number; }>');
  expect(returnMembers?.map(({name}) => name)).toStrictEqual(['bytes']);
});

test('all overloads are shown, and internals are recorded without their content', async () => {
  const snapshot = await fixture();
  expect(exportOf(snapshot, 'sum').signature).toBe(
    "function sum(a: number, b?: number | 'many'): number;\nfunction sum(all: number[]): number;",
  );
  const internals = exportOf(snapshot, 'BoxInternals');
  expect([internals.kind, internals.members]).toStrictEqual(['namespace', undefined]);
  expect(exportOf(snapshot, 'VERSION').signature).toBe('const VERSION: string;');
});

test('exports and members are found by the names that a reader types', () => {
  const members: [string, string][] = [
    ['remotion#Sequence.from', 'number'],
    ['remotion#random.seed', 'RandomSeed'],
    ['remotion#spring.config.damping', 'number'],
    ['remotion#spring.options.config.damping', 'number'],
    ['remotion#Series.Sequence.offset', 'number'],
    ['remotion#useVideoConfig.returns.fps', 'number'],
    ['remotion#Easing.linear', '(t: number) => number'],
    ['@remotion/renderer#renderMedia.crf', 'number | null'],
  ];
  for (const [reference, type] of members) {
    expect(findMember(reference).member.type, reference).toBe(type);
  }
  expect(findExport('remotion#Series.Sequence').export.kind).toBe('component');
  expect(findExport('@remotion/lambda/client#renderMediaOnLambda').export.entry).toBe('./client');
  expect(findOption('--jpeg-quality').name).toBe('jpegQuality');
  expect(findCommand('lambda render').flags).toContain('webhook-secret');
  expect(packageNames()[0]).toBe('remotion');
});

test('an unknown name is answered with the names that come closest', () => {
  const cases: [() => unknown, string][] = [
    [
      () => findExport('remotion#interpolat'),
      'No export "interpolat" in remotion. Did you mean interpolate, interpolateColors?',
    ],
    [
      () => findMember('remotion#Sequence.form'),
      'No member "form" in Sequence of remotion. Did you mean from?',
    ],
    [
      () => findExport('@remotion/path#getLength'),
      'No package "@remotion/path" in the API snapshot. Did you mean @remotion/paths?',
    ],
    [() => findOption('crff'), 'No rendering option "crff". Did you mean crf?'],
    [
      () => findExport('interpolate'),
      '"interpolate" does not name an export. Write package#export, such as remotion#interpolate.',
    ],
  ];
  for (const [look, message] of cases) {
    expect(look).toThrow(UnknownApiNameError);
    expect(look).toThrow(message);
  }
  expect(nearestNames('zzzzzzzz', ['from', 'name'])).toStrictEqual([]);
});

test('a changed export is listed under the page that documents it', () => {
  const page = parseDocsPage(
    'fixture/box.mdx',
    '---\ntitle: Box\npackage: "@remotion/fixture"\nexport: Box\n---\n\n## `width`\n\n## sum()\n',
  );
  const change = {kind: 'changed', package: '@remotion/fixture', name: 'Box.width'} as const;
  const groups = groupByPage(
    [
      {...change, export: 'Box'},
      {...change, name: 'sum', export: 'sum'},
      {...change, name: 'store', export: 'store'},
    ],
    [page],
  );
  expect([...groups].map(([file, items]) => [file, items.map(({name}) => name)])).toStrictEqual([
    ['docs/fixture/box.mdx', ['Box.width', 'sum']],
    ['(no page yet)', ['store']],
  ]);
});

test('errors, defaults and frames stand below the page that tells of them', () => {
  const page = parseDocsPage(
    'fixture/box.mdx',
    '---\ntitle: Box\npackage: "@remotion/fixture"\nexport: Box\n---\n',
  );
  const message = (text: string, kind: 'error' | 'log' = 'error') => [
    {text, kind, file: 'dist/index.js', line: 1},
  ];
  const errors = compareMessages(
    new Map([['@remotion/fixture', message('No width for Box')]]),
    new Map([['@remotion/fixture', [...message('No height for Box'), ...message('Hello', 'log')]]]),
  );
  const change = {kind: 'changed', package: '@remotion/fixture', export: 'Box'} as const;
  const text = report(
    [
      ...errors,
      {...change, name: 'Box.width', what: 'default', detail: '10 → 20'},
      {...change, kind: 'added', name: 'Inner', export: 'Inner', what: 'type'},
    ],
    [page],
    [{page: 'docs/fixture/box.mdx', text: '"A box" differs at 60'}],
  );
  expect(text.split('\n')).toStrictEqual([
    'docs/fixture/box.mdx',
    '  new error        @remotion/fixture No height for Box',
    '  removed error    @remotion/fixture No width for Box',
    '  changed default  @remotion/fixture Box.width: 10 → 20',
    '  frames           "A box" differs at 60',
    '',
    '(no page yet)',
    '  types and others @remotion/fixture, 1 change: Inner',
    '',
    '4 changes (1 changed default, 1 new error, 1 new type, 1 removed error), 1 scene with other frames, 1 page to touch.',
  ]);
});

test('the first version of a name is recorded only where few versions are missing', async () => {
  const published = sortVersions(
    ['1.0.2', '1.0.0', '1.0.1', '1.0.9', '1.1.0', '2.0.0-rc'],
    '1.1.0',
  );
  const names: Record<string, string[]> = {
    '1.0.0': ['old'],
    '1.0.1': ['old'],
    '1.0.2': ['old', 'near'],
    '1.0.9': ['old', 'near', 'far'],
    '1.1.0': ['old', 'near', 'far', 'minor'],
  };
  const exports = ['old', 'near', 'far', 'minor'].map(
    (name): ApiExport => ({
      name,
      entry: '.',
      kind: 'function',
      signature: `function ${name}(): void;`,
    }),
  );
  const arrivals = await findArrivals(
    published,
    async ({text}) => new Set(names[text]),
    new Map(exports.map(({name}) => [name, 1])),
    new Set(),
    10,
  );
  expect(recordArrivals(arrivals, exports, new Map([['near', '1.0.1']]))).toStrictEqual({
    since: {minor: '1.1.0', near: '1.0.2'},
    disagreements: ['near: not in 1.0.1, in 1.0.2, the site says 1.0.1'],
  });
  expect(findSince('remotion', 'useDelayRender')).toBe('4.0.342');
  expect(findSince('remotion', 'Sequence.premountFor')).toBe('4.0.140');
});

test('flags are found however the code reads them', () => {
  const registry = loadRegistry(readPackageAt(ROOT, '@remotion/renderer'));
  const flags = flagsInFile(path.join(FIXTURES, 'command.js'), registry);
  expect([...new Set(flags)].sort()).toStrictEqual(
    [
      'api-key',
      'crf',
      'f',
      'force',
      'out-dir',
      'q',
      'quiet',
      'runs',
      'concurrencies',
      'webhook-custom-data',
      'y',
      'yes',
    ].sort(),
  );
});
