/*
 * `npm run rehearse -- 3.10.2`: tries the site on another version of Docusaurus, in a copy. Prints
 * what breaks, by file, and fails if anything does. `--keep` keeps the copy, to look around in it.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand} from '../lib/command';
import {describeBreakages, type Breakage} from './breakages';
import {copyTree, lendPackages, setVersion} from './site-copy';
import {STEPS, type Outcome, type Step} from './steps';
import {rspackOf} from './version';

/** Does something, and prints how long it took. */
async function timed<Value>(
  name: string,
  action: () => Value | Promise<Value>,
  describe: (value: Value) => string,
): Promise<Value> {
  console.log(`${name} …`);
  const started = performance.now();
  const value = await action();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${name}: ${describe(value)} (${seconds} s)`);
  return value;
}

/** Runs the steps that make sense after the ones that failed. */
async function runSteps(steps: readonly Step[], folder: string): Promise<Breakage[]> {
  const failed = new Set<string>();
  const breakages: Breakage[] = [];
  for (const {name, run, needs} of steps) {
    const missing = needs.find((need) => failed.has(need));
    if (missing) {
      failed.add(name);
      console.log(`${name}: left out, because this failed: ${missing}`);
      continue;
    }
    const say = ({succeeded, summary}: Outcome) => `${succeeded ? 'passed' : 'failed'}, ${summary}`;
    const outcome = await timed(name, () => run(folder), say);
    if (!outcome.succeeded) {
      failed.add(name);
    }
    breakages.push(...outcome.breakages.map(({file, what}) => ({file, what: `${name}: ${what}`})));
  }
  return breakages;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {keep: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const [version = ''] = positionals;
  const rspack = rspackOf(version);
  const folder = mkdtempSync(join(tmpdir(), `rehearse-${version}-`));
  process.on('SIGINT', () => process.exit(130));
  process.on('exit', () => {
    if (values.keep) {
      console.log(`The copy is kept in ${folder}`);
    } else {
      rmSync(folder, {recursive: true, force: true});
    }
  });
  await timed(
    'copy',
    () => {
      const count = copyTree(folder);
      lendPackages(folder);
      setVersion(folder, version, rspack);
      return count;
    },
    (count) => `${count} files`,
  );
  const breakages = await runSteps(STEPS, folder);
  if (breakages.length > 0) {
    console.log(
      `\nWhat breaks on Docusaurus ${version}, by file:\n\n${describeBreakages(breakages)}`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(`\nNothing breaks on Docusaurus ${version}.`);
}

runCommand(main);
