import path from 'node:path';
import {expect, test} from '@playwright/test';
import {documentedVersion, versionOfToolkit} from '../../plugins/lib/documented-version';
import {readJson} from '../../plugins/lib/read-json';
import {pinnedPackages} from '../../scripts/api/packages';
import {
  checkDataVersions,
  checkDocumentedVersion,
  type DataFile,
  type Source,
} from '../../scripts/content/documented-version';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {CONTENT_FOLDERS, ROOT, listFiles, readText} from '../../scripts/content/project';

const DOCUMENTED = documentedVersion(ROOT);

/** What readers see: pages, the code of the site's features, and what maintainers read first. */
const readSources = (): Source[] =>
  [
    ...CONTENT_FOLDERS.flatMap((folder) => listFiles(folder)).filter((file) =>
      /\.mdx?$/.test(file),
    ),
    ...listFiles('src').filter(
      (file) => /\.(tsx?|json)$/.test(file) && !file.startsWith('src/data/generated/'),
    ),
    'README.md',
    'CONTRIBUTING.md',
  ].map((file) => ({file, text: readText(file)}));

const GENERATED = 'src/data/generated';

/** Lists without a version of their own: when names came, and what all packages share. */
const UNVERSIONED = ['api/since.json', 'api/options.json', 'api/cli.json'];

type Versioned = {version?: string; versions?: {remotion?: string}};

const readData = (): DataFile[] =>
  ['api', 'snapshots']
    .flatMap((folder) => listFiles(`${GENERATED}/${folder}`))
    .filter((file) => !UNVERSIONED.includes(file.slice(GENERATED.length + 1)))
    .map((file) => {
      const {version, versions} = readJson<Versioned>(path.join(ROOT, file));
      return {file, version: version ?? versions?.remotion};
    });

test('pages, snippets and data name one version as the current one', () => {
  const sources = readSources();
  const {versions, problems} = checkDocumentedVersion(sources, DOCUMENTED);
  const data = readData();
  console.log(
    `documented version: ${DOCUMENTED}, ${count(versions, 'version')} named in ${count(sources.length, 'file')}, ${count(data.length, 'data file')}`,
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(versions).toBeGreaterThan(150);
  expect(data.length).toBeGreaterThan(40);
  expectNoProblems([...problems, ...checkDataVersions(data, DOCUMENTED)]);
});

test('the documented version is the one of all installed packages', () => {
  const installed = pinnedPackages(ROOT);
  console.log(`documented version: ${count(installed.length, 'installed package')}`);
  expect([...new Set(installed.map(({version}) => version))]).toEqual([DOCUMENTED]);
});

test('a package.json that leaves the documented version open is refused', () => {
  expect(versionOfToolkit({devDependencies: {remotion: '4.0.383', zod: '3.22.3'}})).toBe('4.0.383');
  expect(() => versionOfToolkit({dependencies: {zod: '3.22.3'}})).toThrow(
    'Write an exact version: "remotion": "4.0.383"',
  );
  expect(() => versionOfToolkit({dependencies: {remotion: '^4.0.383'}})).toThrow('exact version');
  expect(() =>
    versionOfToolkit({devDependencies: {remotion: '4.0.383', '@remotion/gif': '4.0.365'}}),
  ).toThrow('Write: "@remotion/gif": "4.0.383"');
});

const check = (text: string, file = 'docs/x.mdx'): string[] =>
  formatProblems(checkDocumentedVersion([{file, text}], '4.0.383').problems);

const CURRENT = [
  'The current version is 4.0.365.',
  'Remotion 4.0.365 downloads Chrome.',
  'It is made for version 4.0.365, and later you can change it.',
  'AV1 cannot be written in 4.0.365.',
  'These pages describe 4.0.365 and `4.0.383`.',
  'Its name is `remotion-render-4-0-365-mem2048mb-disk2048mb-120sec`.',
  '```bash\nnpm i --save-exact remotion@4.0.365\n```',
  '```bash\nnpm i remotion@4.0.383 @remotion/player@4.0.365\n```',
  'Before you start: `npm i @remotion/cli@4.0.365`.',
  '```json\n{"dependencies": {"remotion": "^4.0.365"}}\n```',
  '```bash\npip install remotion-lambda==4.0.365\n```',
  '```bash\ngo get github.com/remotion-dev/lambda_go_sdk@v4.0.365\n```',
  '```bash\nnpx remotion upgrade --version=4.0.365\n```',
  '```text\nOn version: 4.0.365\n```',
  'To go back:\n\n```text\nOn version: 4.0.390\n```',
  'In the installed version, it has no effect.',
  'It has no effect in the version that these pages document.',
];

test('a page that gives another version as the current one is reported', () => {
  console.log(`documented version: ${count(CURRENT.length, 'text')} with a mistake`);
  for (const text of CURRENT) {
    expect(check(text), text).toHaveLength(1);
  }
  expect(check('Remotion 4.0.365 downloads Chrome.')).toEqual([
    'docs/x.mdx:1: 4.0.365 is not the documented version, which is 4.0.383. Write: 4.0.383, or say which versions you mean, such as "since 4.0.365" or "before 4.0.365"',
  ]);
  expect(check('Text.\n\n```bash\nnpm i remotion@4.0.365\n```', 'blog/x.mdx')).toEqual([
    'blog/x.mdx:4: 4.0.365 is not the documented version, which is 4.0.383. Write: 4.0.383',
  ]);
  expect(check("export const VERSION = '4.0.365';", 'src/data/x.ts')).toHaveLength(1);
});

const HISTORY = [
  'The current version is 4.0.383.',
  '---\nsince: 4.0.176\n---',
  '<Since v="4.0.176" /> and <Prop of="remotion#spring" since="4.0.176" />',
  'Since version 4.0.176, before **4.0.380**, from 4.0.432 on, until `4.0.137`.',
  'Versions 4.0.42 to 4.0.136 do it, as 4.0.137 and later do not.',
  'It came with 4.0.454, was removed in version 4.0.228 and fixed in 4.0.494.',
  'The range `^4.0.0` and the pre-release 4.0.0-alpha1.',
  'It belongs to 4.0.371, 4.0.372 and 4.0.373.',
  'Renders of `4.0.382` and `4.0.383` differ.',
  'To go back to the earlier version:\n\n```bash\nnpx remotion upgrade --version=4.0.340\n```',
  '```bash\nnpx remotion lambda functions rm remotion-render-4-0-382-mem2048mb\n```',
  '```text\nMultiple versions of Remotion detected: 4.0.383 and 4.0.340.\n```',
  'Version 14.0.365 of another program, and 4.0.365.1.',
];

test('versions that are told as history may stand', () => {
  console.log(`documented version: ${count(HISTORY.length, 'text')} without a mistake`);
  for (const text of HISTORY) {
    expect(check(text), text).toEqual([]);
  }
  expect(check('Remotion 4.0.12 is out.', 'blog/x.mdx')).toEqual([]);
});

test('data of another version is reported with the command that renews it', () => {
  const data = [
    {file: 'src/data/generated/api/remotion.json', version: '4.0.365'},
    {file: 'src/data/generated/snapshots/cloud-facts.json', version: undefined},
    {file: 'src/data/generated/snapshots/lambda-facts.json', version: '4.0.383'},
  ];
  expect(formatProblems(checkDataVersions(data, '4.0.383'))).toEqual([
    'src/data/generated/api/remotion.json:1: This data is from 4.0.365, and the site documents 4.0.383. Run: npm run api:snapshot',
    'src/data/generated/snapshots/cloud-facts.json:1: This data is from no version, and the site documents 4.0.383. Run: npm run product:snapshot',
  ]);
});
