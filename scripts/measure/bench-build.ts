/*
 * `npm run bench:build`: how long a production build takes without and with its caches, how long
 * `npm start` takes until its first page answers, and the most memory that each of them held.
 * Empties `node_modules/.cache` and `.docusaurus`, which the builds fill again. What else the
 * machine does counts: measure while it rests. Memory is read from /proc, so on Linux only.
 */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {freePort, waitForAnswer} from '../lib/ports';
import {runCommand} from '../lib/command';

const CACHES = ['node_modules/.cache', '.docusaurus', 'build'];
const START_TIMEOUT_MS = 300_000;
const SAMPLE_EVERY_MS = 1000;
const HAS_PROC = existsSync('/proc');
const KIB_PER_GB = 1e9 / 1024;

type Run = {seconds: number; gigabytes: number | null};

/** Children and children's children of a process, and itself, as /proc has them. */
function processesOf(root: number): number[] {
  const childrenOf = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in brackets may hold spaces; the parent is the second field behind it.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), Number(name)]);
    } catch {
      // It ended while we looked.
    }
  }
  const found = [root];
  for (const pid of found) {
    found.push(...(childrenOf.get(pid) ?? []));
  }
  return found;
}

/** Memory that a process does not share, plus its part of what it shares, in KiB. */
function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

type Command = {
  args: string[];
  /** Waits until the command has done what is measured; it is ended then. */
  untilReady?: (isAlive: () => boolean) => Promise<boolean>;
};

/** Runs a command until it ends, or until it is ready. */
async function measure({args, untilReady}: Command): Promise<Run> {
  const started = performance.now();
  const child = spawn('npx', args, {stdio: ['ignore', 'ignore', 'inherit'], detached: true});
  const pid = child.pid ?? 0;
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  const samples: number[] = [];
  const sampling = setInterval(() => {
    if (HAS_PROC) {
      samples.push(processesOf(pid).reduce((sum, each) => sum + memoryOf(each), 0));
    }
  }, SAMPLE_EVERY_MS);
  const succeeded = untilReady
    ? await untilReady(() => child.exitCode === null)
    : (await ended) === 0;
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampling);
  if (child.exitCode === null) {
    // The group: npx does not pass signals on to what it started.
    process.kill(-pid, 'SIGTERM');
    await ended;
  }
  if (!succeeded) {
    throw new Error(`"${args.join(' ')}" failed; what it said stands above.`);
  }
  return {seconds, gigabytes: HAS_PROC ? Math.max(...samples) / KIB_PER_GB : null};
}

async function main(): Promise<void> {
  const build = {args: ['tsx', 'scripts/docusaurus.ts', 'build']};
  const port = String(await freePort());
  const start: Command = {
    args: ['tsx', 'scripts/docusaurus.ts', 'start', '--no-open', '--port', port],
    untilReady: (isAlive) =>
      waitForAnswer(`http://localhost:${port}/docs/`, {isAlive, timeoutMs: START_TIMEOUT_MS}),
  };
  for (const folder of CACHES) {
    rmSync(folder, {recursive: true, force: true});
  }
  const runs = {
    'build, cold': await measure(build),
    'build, warm': await measure(build),
    'npm start': await measure(start),
  };
  console.table(
    Object.fromEntries(
      Object.entries(runs).map(([name, {seconds, gigabytes}]) => [
        name,
        {seconds: Math.round(seconds), 'memory GB': gigabytes?.toFixed(1) ?? 'unknown'},
      ]),
    ),
  );
}

runCommand(main);
