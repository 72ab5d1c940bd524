import {spawn} from 'node:child_process';
import {closeSync, existsSync, openSync, readFileSync, readdirSync} from 'node:fs';

const SAMPLE_EVERY_MS = 1000;
const HAS_PROC = existsSync('/proc');
const KIB_PER_GB = 1e9 / 1024;

/** How long a command ran, and the most memory that it held; null where there is no /proc. */
export type Run = {seconds: number; gigabytes: number | null};

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

export type Command = {
  /** What npx runs. */
  args: string[];
  /** Folder to run in; this one if it is missing. */
  cwd?: string;
  /** Variables of the environment besides those that are set. */
  variables?: NodeJS.ProcessEnv;
  /** File for everything that the command prints. Without one, its errors are shown. */
  log?: string;
  /** Waits until the command has done what is measured; it is ended then. */
  untilReady?: (isAlive: () => boolean) => Promise<boolean>;
};

/**
 * Runs a command until it ends, or until it is ready.
 *
 * @throws when it fails, after what it said of that
 */
export async function measureRun(command: Command): Promise<Run> {
  const {args, cwd, variables, log, untilReady} = command;
  const output = log ? openSync(log, 'w') : null;
  const started = performance.now();
  const child = spawn('npx', args, {
    cwd,
    env: {...process.env, ...variables},
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'],
    detached: true,
  });
  const pid = child.pid ?? 0;
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  const samples: number[] = [];
  const sampling = setInterval(() => {
    if (HAS_PROC) {
      samples.push(processesOf(pid).reduce((sum, each) => sum + memoryOf(each), 0));
    }
  }, SAMPLE_EVERY_MS);
  try {
    const succeeded = untilReady
      ? await untilReady(() => child.exitCode === null)
      : (await ended) === 0;
    const seconds = (performance.now() - started) / 1000;
    if (!succeeded) {
      const where = log ? `in ${log}` : 'above';
      throw new Error(`"${args.join(' ')}" failed; what it said stands ${where}.`);
    }
    return {seconds, gigabytes: HAS_PROC ? Math.max(...samples) / KIB_PER_GB : null};
  } finally {
    clearInterval(sampling);
    if (child.exitCode === null) {
      // The group: npx does not pass signals on to what it started.
      process.kill(-pid, 'SIGTERM');
      await ended;
    }
    if (output !== null) {
      closeSync(output);
    }
  }
}
