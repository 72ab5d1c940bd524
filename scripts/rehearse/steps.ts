import {spawn} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../../plugins/lib/read-json';
import {ensureBrowser} from '../lib/ensure-browser';
import {freePort} from '../lib/ports';
import {
  readBuildErrors,
  readFailures,
  readTypeErrors,
  type Breakage,
  type Report,
} from './breakages';
import {BROWSER_TESTS, patternOf} from './browser-tests';

/** What a step found, and how much it looked at. */
export type Outcome = {succeeded: boolean; summary: string; breakages: Breakage[]};

/** A part of the rehearsal, which happens in the folder of the copy. */
export type Step = {
  name: string;
  run: (folder: string) => Promise<Outcome>;
  /** Names of earlier steps without which this one makes no sense. */
  needs: string[];
};

type Ended = {succeeded: boolean; output: string};
type Variables = Record<string, string>;

const PLAYWRIGHT = '@playwright/test/cli.js';

/** Runs a program in the copy, as if nobody had started it with npm. */
function start(program: string, args: string[], cwd: string, variables: Variables): Promise<Ended> {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const child = spawn(program, args, {
    cwd,
    env: {...Object.fromEntries(own), NO_UPDATE_NOTIFIER: '1', ...variables},
    shell: program === 'npm' && process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({succeeded: status === 0, output}));
  });
}

/** Runs the program of an installed package. */
const startPackage = (program: string, args: string[], cwd: string, variables: Variables = {}) =>
  start(process.execPath, [join('node_modules', program), ...args], cwd, variables);

/** What a step found; the end of its output where nothing in it could be read. */
function outcome({succeeded, output}: Ended, summary: string, breakages: Breakage[]): Outcome {
  const unread = !succeeded && breakages.length === 0;
  const what = output.trim().split('\n').slice(-12).join('\n');
  return {succeeded, summary, breakages: unread ? [{file: 'package.json', what}] : breakages};
}

async function install(folder: string): Promise<Outcome> {
  const ended = await start('npm', ['install', '--no-audit', '--no-fund'], folder, {});
  return outcome(ended, /^added.*|^up to date.*|^changed.*/m.exec(ended.output)?.[0] ?? '', []);
}

async function checkTypes(folder: string): Promise<Outcome> {
  const ended = await startPackage('typescript/bin/tsc', ['--noEmit', '--pretty', 'false'], folder);
  const errors = readTypeErrors(ended.output);
  return outcome(ended, `${errors.length} errors`, errors);
}

async function build(folder: string): Promise<Outcome> {
  const ended = await startPackage('@docusaurus/core/bin/docusaurus.mjs', ['build'], folder);
  const errors = readBuildErrors(ended.output);
  return outcome(ended, `${errors.length} errors and warnings`, errors);
}

/** Runs tests of the copy. */
async function test(folder: string, args: string[], variables: Variables = {}): Promise<Outcome> {
  const file = join(folder, 'test-results', 'rehearsal.json');
  rmSync(file, {force: true});
  const ended = await startPackage(PLAYWRIGHT, ['test', '--reporter=json', ...args], folder, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...variables,
  });
  if (!existsSync(file)) {
    return outcome(ended, 'no report', []);
  }
  const report = readJson<Report>(file);
  const {expected, unexpected, flaky} = report.stats;
  const summary = `${expected + flaky} tests passed, ${unexpected} failed`;
  return outcome(ended, summary, readFailures(report));
}

async function testInBrowser(folder: string): Promise<Outcome> {
  ensureBrowser();
  const pattern = patternOf(BROWSER_TESTS);
  const port = String(await freePort());
  return test(folder, ['--project=site', '-g', pattern], {SITE_PORT: port});
}

/** Everything that happens in the copy, in order. */
export const STEPS: readonly Step[] = [
  {name: 'install', run: install, needs: []},
  {name: 'types', run: checkTypes, needs: ['install']},
  {name: 'build', run: build, needs: ['install']},
  // Those that read the build do without where there is none.
  {name: 'content tests', run: (folder) => test(folder, ['--project=content']), needs: ['install']},
  {name: 'browser tests', run: testInBrowser, needs: ['build']},
];
