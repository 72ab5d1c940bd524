import {readFileSync} from 'node:fs';
import path from 'node:path';
import {followPage} from '../../scripts/content/commands/follow-page';
import {
  findMarkMistakes,
  findUnmarkedCommands,
  pageSteps,
} from '../../scripts/content/commands/page-steps';
import {createFingerprints} from '../../scripts/content/commands/passed';
import {videoFacts} from '../../scripts/content/commands/video-facts';
import {scanMarkdown, type MarkdownFile} from '../../scripts/content/markdown';
import {checkRootExports} from '../../scripts/content/commands/root-export';
import {formatProblems} from '../../scripts/content/problems';
import {BLANK, expect, test} from './test';

const textOf = (name: string): string =>
  readFileSync(path.join(__dirname, '__fixtures__/pages', name), 'utf8');

const readPage = (name: string): MarkdownFile => scanMarkdown(name, textOf(name));

test('a page is read as what its readers do', () => {
  const steps = pageSteps(readPage('steps.mdx'));
  expect(steps.map(({kind, line}) => `${line} ${kind}`)).toEqual([
    '5 install',
    '9 install',
    '10 studio',
    '13 edit',
    '26 run',
    '36 edit',
  ]);
  expect(steps).toContainEqual({
    kind: 'install',
    line: 9,
    packages: ['zod', '@remotion/zod-types'],
  });
  const run = steps.find(({kind}) => kind === 'run');
  expect(run).toMatchObject({commands: 2});
  expect(JSON.stringify(run)).not.toContain('studio');
});

test('a page is followed again when what readers type has changed, not for its words', () => {
  const fingerprintOf = createFingerprints();
  const text = textOf('steps.mdx');
  const changed = (from: RegExp, to: string): string =>
    fingerprintOf(scanMarkdown('steps.mdx', text.replace(from, to)));
  expect(changed(/$/, '\nOne more sentence.\n')).toBe(fingerprintOf(readPage('steps.mdx')));
  expect(changed(/npx remotion/, 'npx  remotion')).not.toBe(fingerprintOf(readPage('steps.mdx')));
});

test('a mark on a block that cannot run is reported', () => {
  expect(findMarkMistakes(readPage('marks.mdx')).map(({line}) => line)).toEqual([5, 9, 17, 22, 30]);
  expect(findMarkMistakes(readPage('steps.mdx'))).toEqual([]);
  expect(findUnmarkedCommands(readPage('steps.mdx')).map(({line}) => line)).toEqual([32]);
});

test('a command that names a missing composition fails, with its line and what the tool said', async ({
  project,
}) => {
  project.startFrom(BLANK);
  project.install(['remotion', '@remotion/cli', 'react', 'react-dom']);
  const {problems} = await followPage(project, readPage('unknown-composition.mdx'));
  expect(formatProblems(problems).join('\n')).toMatch(
    /^unknown-composition\.mdx:7: "npx remotion still Nowhere out\/nowhere\.png" fails as typed\.[^]*Could not find composition with ID Nowhere/,
  );
});

test('a block that ends well and writes nothing fails', async ({project}) => {
  project.startFrom(BLANK);
  project.install(['remotion', '@remotion/cli', 'react', 'react-dom']);
  const {problems} = await followPage(project, readPage('silent-failure.mdx'));
  expect(problems.map(({message}) => message.split('\n')[0])).toEqual([
    'This block wrote no file. Its commands say:',
  ]);
});

test('a video of an empty canvas is seen to be blank', async ({project}) => {
  project.startFrom(BLANK);
  project.install(['remotion', '@remotion/cli', 'react', 'react-dom']);
  const {problems} = await followPage(project, readPage('blank-video.mdx'));
  expect(problems).toEqual([]);
  const video = await videoFacts(path.join(project.folder, 'out/blank.mp4'));
  expect(video).toMatchObject({width: 320, height: 180, drawn: 0, changes: 0});
});

test('a root file that the template does not know is reported', () => {
  const {files, problems} = checkRootExports([readPage('stranger-root.mdx')]);
  expect(files).toBe(2);
  expect(problems.map(({line}) => line)).toEqual([5]);
});

test('the Blank template has the versions that are installed', () => {
  const template = JSON.parse(
    readFileSync(path.join(__dirname, '__fixtures__/blank/package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const versions = {...template.dependencies, ...template.devDependencies};
  for (const [name, version] of Object.entries(versions)) {
    const installed = readFileSync(`node_modules/${name}/package.json`, 'utf8');
    expect(`${name} ${version}`).toBe(
      `${name} ${(JSON.parse(installed) as {version: string}).version}`,
    );
  }
});
