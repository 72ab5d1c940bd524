import {expect, test} from '@playwright/test';
import {exceptions} from '../../scripts/content/exceptions';
import {readApiPackages, readPinnedPackages, snapshot} from '../../scripts/content/api-data';
import {checkCoverage, type CoverageInput} from '../../scripts/content/coverage';
import {scanMarkdown, type MarkdownFile} from '../../scripts/content/markdown';
import {pendingGroups, pendingPackages} from '../../scripts/content/pending';
import {count, expectNoProblems, formatProblems} from '../../scripts/content/problems';
import {readMarkdown} from '../../scripts/content/project';
import {checkCliPages, checkOptions} from '../../scripts/content/rendering-coverage';
import {fixtureCommands, fixtureOptions, fixturePackages} from './__fixtures__/api';

test('the pages document every export, argument, prop and option, and nothing else', () => {
  const report = checkCoverage({
    files: readMarkdown(['docs']),
    packages: readApiPackages(),
    pinnedPackages: readPinnedPackages(),
    pendingPackages,
    exceptions,
  });
  console.log(
    `coverage: ${count(report.apiPages, 'API page')}, ` +
      `exports ${report.exports.covered} of ${report.exports.total}, ` +
      `members ${report.members.covered} of ${report.members.total}, ` +
      `${count(exceptions.length, 'exception')}, ${count(pendingPackages.length, 'pending package')}`,
  );
  for (const {name, covered, total} of report.packages.filter((each) => each.covered > 0)) {
    console.log(
      `coverage: ${name}: ${((100 * covered) / total).toFixed(0)} % (${covered} of ${total})`,
    );
  }
  expectNoProblems(report.problems);
});

test('every rendering option is documented once', () => {
  const isPending = pendingGroups.includes('rendering');
  const {covered, total, problems} = checkOptions(
    readMarkdown(['docs']),
    snapshot.readOptions(),
    isPending,
  );
  console.log(`coverage: rendering options ${covered} of ${total}${isPending ? ' (pending)' : ''}`);
  expectNoProblems(problems);
});

test('command line pages name a command and flags that exist', () => {
  const {pages, flags, problems} = checkCliPages(readMarkdown(['docs']), snapshot.readCommands());
  console.log(
    `coverage: ${count(pages, 'command line page')} with ${count(flags, 'flag')} checked`,
  );
  expectNoProblems(problems);
});

const api = (file: string, specifier: string, name: string, body: string): MarkdownFile =>
  scanMarkdown(file, `---\nkind: api\npackage: '${specifier}'\nexport: ${name}\n---\n\n${body}\n`);

const SPRING = api(
  'docs/spring.mdx',
  'remotion',
  'spring',
  '## Arguments\n\n### `fps`\n\n### config?\n\n#### damping\n\n#### `config.mass`',
);
const SEQUENCE = api(
  'docs/sequence.mdx',
  'remotion',
  'Sequence',
  '## Props\n\n### `from?` <Since version="3.0.0" />\n\n### layout {#layout-prop}\n\n## See also\n\n### Other pages',
);
const EASING = api(
  'docs/easing.mdx',
  'remotion',
  'Easing',
  '### Easing.ease()\n\n### `bezier(x1)`',
);
const PRESIGN = api(
  'docs/presign.mdx',
  '@remotion/lambda/client',
  'presignUrl',
  '## Arguments\n\n### region\n\n### key',
);

const INPUT: CoverageInput = {
  files: [SPRING, SEQUENCE, EASING, PRESIGN],
  packages: fixturePackages,
  pinnedPackages: ['remotion', '@remotion/lambda'],
  pendingPackages: [],
  exceptions: [{name: 'remotion#Internals', reason: 'Internal.'}],
};

const problemsOf = (change: Partial<CoverageInput>): string[] =>
  formatProblems(checkCoverage({...INPUT, ...change}).problems);

test('pages that document everything pass, whichever way they write a heading', () => {
  const report = checkCoverage(INPUT);
  expect(formatProblems(report.problems)).toEqual([]);
  expect(report.exports).toEqual({covered: 4, total: 4});
  expect(report.members).toEqual({covered: 10, total: 10});
});

test('an export without a page is reported', () => {
  expect(problemsOf({files: [SPRING, SEQUENCE, EASING]})).toEqual([
    "src/data/generated/api/@remotion/lambda.json:1: No page documents presignUrl(). Write one with kind: api, package: '@remotion/lambda/client' and export: presignUrl, or list @remotion/lambda in pendingPackages.",
  ]);
});

test('a missing heading is reported with what to type', () => {
  const spring = api(
    'docs/spring.mdx',
    'remotion',
    'spring',
    '## Arguments\n\n### config\n\n#### damping',
  );
  expect(problemsOf({files: [spring, SEQUENCE, EASING, PRESIGN]})).toEqual([
    'docs/spring.mdx:4: The option "fps" of spring() has no heading. Write: ### fps',
    'docs/spring.mdx:9: The option "config.mass" of spring() has no heading. Write: #### mass',
  ]);
});

test('a heading in a list of props that the types do not have is reported', () => {
  const sequence = api(
    'docs/sequence.mdx',
    'remotion',
    'Sequence',
    '## Props\n\n### from\n\n### layuot\n\n### layout\n\n### How it works\n\n{/* ### gone */}\n\n## Notes\n\n### Anything',
  );
  expect(problemsOf({files: [SPRING, sequence, EASING, PRESIGN]})).toEqual([
    'docs/sequence.mdx:11: "layuot" is nothing that <Sequence> has. Did you mean layout?',
    'docs/sequence.mdx:15: "How it works" is nothing that <Sequence> has. Make it a bold line, or move it out of this section.',
  ]);
});

test('a page for an export that is gone is reported', () => {
  const gone = api('docs/measure.mdx', 'remotion', 'sprng', '');
  const wrongEntry = api('docs/url.mdx', '@remotion/lambda/policies', 'presignUrl', '');
  const wrongPackage = api('docs/player.mdx', '@remotion/lamda', 'Player', '');
  expect(problemsOf({files: [...INPUT.files, gone, wrongEntry, wrongPackage]})).toEqual([
    'docs/measure.mdx:4: remotion exports no "sprng". Did you mean spring?',
    'docs/player.mdx:3: There is no package "@remotion/lamda" in the snapshot. Did you mean @remotion/lambda?',
    'docs/url.mdx:4: @remotion/lambda/policies exports no "presignUrl". Write: package: \'@remotion/lambda/client\'',
  ]);
});

test('the fields of a type that has its own page need no second heading', () => {
  const spring = api('docs/spring.mdx', 'remotion', 'spring', '### fps\n\n### config');
  const config = api(
    'docs/spring-config.mdx',
    'remotion',
    '[SpringConfig]',
    '## Fields\n\n### damping\n\n### mass',
  );
  expect(problemsOf({files: [spring, config, SEQUENCE, EASING, PRESIGN]})).toEqual([]);
});

test('headings of a partial count for the page that shows it', () => {
  const partial = scanMarkdown('docs/_config.mdx', '#### damping\n\n#### mass\n');
  const spring = api(
    'docs/spring.mdx',
    'remotion',
    'spring',
    "import Config from './_config.mdx';\n\n## Arguments\n\n### config\n\n<Config />\n\n### fps",
  );
  expect(problemsOf({files: [partial, spring, SEQUENCE, EASING, PRESIGN]})).toEqual([]);
});

test('a pending package that is complete has to leave the list', () => {
  expect(problemsOf({pendingPackages: ['@remotion/lambda', '@remotion/lamda']})).toEqual([
    'scripts/content/pending.ts:1: Every export of @remotion/lambda is documented. Remove it from pendingPackages.',
    'scripts/content/pending.ts:1: pendingPackages names "@remotion/lamda", which the snapshot does not have. Did you mean @remotion/lambda?',
  ]);
  expect(problemsOf({files: [SPRING], pendingPackages: ['remotion', '@remotion/lambda']})).toEqual(
    [],
  );
});

test('an exception that nothing needs has to leave the list', () => {
  const exceptionNames = [
    'remotion#Internals',
    'remotion#spring',
    'remotion#Sequence.from',
    'remotion#sprng',
  ];
  expect(problemsOf({exceptions: exceptionNames.map((name) => ({name, reason: 'Test.'}))})).toEqual(
    [
      'scripts/content/exceptions.ts:1: The exception remotion#spring is no longer needed. Remove it.',
      'scripts/content/exceptions.ts:1: The exception remotion#Sequence.from is no longer needed. Remove it.',
      'scripts/content/exceptions.ts:1: The exception remotion#sprng names nothing that the snapshot or a page has. Remove or correct it.',
    ],
  );
});

test('a pinned package that the snapshot does not have is reported', () => {
  expect(problemsOf({pinnedPackages: ['@remotion/gif']})).toEqual([
    'package.json:1: @remotion/gif is installed, but the snapshot does not have it. Run: npm run api:snapshot',
  ]);
});

test('an undocumented rendering option is reported unless its group is pending', () => {
  const files = [
    scanMarkdown('docs/_options/crf.mdx', 'Quality.'),
    scanMarkdown('docs/_options/mutd.mdx', 'Silence.'),
  ];
  const invention =
    'docs/_options/mutd.mdx:1: The snapshot has no rendering option "mutd". Did you mean muted?';
  expect(formatProblems(checkOptions(files, fixtureOptions, true).problems)).toEqual([invention]);
  expect(formatProblems(checkOptions(files, fixtureOptions, false).problems)).toEqual([
    invention,
    'docs/cli/render.mdx:1: The rendering option "muted" is documented nowhere. Write docs/_options/muted.mdx.',
  ]);
  const page = scanMarkdown('docs/cli/render.mdx', '### `--muted`\n');
  expect(checkOptions([files[0]!, page], fixtureOptions, false)).toMatchObject({
    covered: 2,
    problems: [],
  });
});

test('a flag that a command does not have is reported on its page', () => {
  const cli = (file: string, command: string, body: string) =>
    scanMarkdown(file, `---\nkind: cli\ncommand: ${command}\n---\n\n${body}\n`);
  const {problems, flags} = checkCliPages(
    [
      cli('docs/cli/render.mdx', 'npx remotion render', '### `--crf`\n\n### --mutd'),
      cli('docs/cli/stil.mdx', 'stil', ''),
    ],
    fixtureCommands,
  );
  expect(flags).toBe(2);
  expect(formatProblems(problems)).toEqual([
    'docs/cli/render.mdx:8: "remotion render" has no flag --mutd. Did you mean --muted?',
    'docs/cli/stil.mdx:3: The command line has no command "stil". Did you mean still?',
  ]);
});
