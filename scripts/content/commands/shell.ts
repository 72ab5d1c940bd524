import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import type {ReaderProject} from './reader-project';

/** What a block of shell lines did. */
export type Outcome = {
  /** Everything that the commands printed. */
  output: string;
  /** Line of the page with the command that failed. Null when all went well. */
  failedLine: number | null;
};

/** A command that hangs is stopped after this many milliseconds. */
const LONGEST = 300_000;

/**
 * Runs lines as they stand on a page, in a shell, in the project's folder.
 *
 * @param script the lines
 * @param line where the first of them is on the page
 */
export async function runLines(
  project: ReaderProject,
  {script, line}: {script: string; line: number},
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(project.temporary, 'block-'));
  const block = path.join(folder, 'block.sh');
  // Empty lines above, so that the shell counts lines as the page does.
  writeFileSync(block, `${'\n'.repeat(line - 1)}${script}\n`);
  const setUp = path.join(folder, 'set-up.sh');
  writeFileSync(setUp, 'unset BASH_ENV\nset -eE -o pipefail\ntrap \'echo "$LINENO" >&3\' ERR\n');
  const shell = start(project, [block], {BASH_ENV: setUp});
  const printed = collect(shell, 1, 2);
  const lines = collect(shell, 3);
  const status = await ended(shell);
  const failedLine = status === 0 ? null : Number(lines().split('\n')[0]) || line;
  return {output: printed(), failedLine};
}

/**
 * Starts the Studio, waits until it serves its page, and stops it.
 *
 * @param command as a reader types it: `npm run dev`
 * @returns what it printed
 * @throws when it ends by itself or its page does not come
 */
export async function tryStudio(project: ReaderProject, command: string): Promise<string> {
  const shell = start(project, ['-c', command]);
  const printed = collect(shell, 1, 2);
  try {
    const url = await Promise.race([
      announcedUrl(shell, printed),
      ended(shell).then(() => {
        throw new Error(`"${command}" ended by itself:\n${readable(printed())}`);
      }),
    ]);
    const page = await fetch(url);
    if (!page.ok || !(await page.text()).includes('<title>')) {
      throw new Error(`"${command}" announced ${url}, which answers ${page.status}.`);
    }
    return printed();
  } finally {
    stop(shell);
  }
}

/** What a command printed, without progress and what it says about this machine: its last lines. */
export function readable(output: string): string {
  const noise =
    /^(Rendered|Encoded|Bundling|Bundled|Getting|Stitch|Detected differing|Memory reported|You might have inadvert|Using the lower amount|npm warn|at |\d+ │)|^\W*$/;
  const lines = output
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => !noise.test(line));
  return lines.slice(-8).join('\n');
}

/** Starts a shell that can be stopped with all that it started. Its fourth stream is ours to read. */
function start(
  project: ReaderProject,
  args: string[],
  variables: NodeJS.ProcessEnv = {},
): ChildProcess {
  const shell = spawn('bash', args, {
    cwd: project.folder,
    env: {...readersEnvironment(project), ...variables},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  if (shell.pid !== undefined) {
    // A render takes every core that it gets. Tests that run beside it, in a browser, go first.
    setPriority(shell.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  return shell;
}

async function announcedUrl(shell: ChildProcess, printed: () => string): Promise<string> {
  for (;;) {
    const [url] = /http:\/\/localhost:\d+/.exec(printed()) ?? [];
    if (url && /Built in/.test(printed())) {
      return url;
    }
    await new Promise((resolve) => shell.stdout?.once('data', resolve));
  }
}

/** The exit code; 1 when a signal ended it. What it started ends with it. */
function ended(shell: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop(shell), LONGEST);
    shell.once('error', reject);
    shell.once('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

/** Ends a command as Ctrl + C does, so that it closes its browser. */
function stop({pid}: ChildProcess): void {
  signal(pid, 'SIGINT');
  setTimeout(() => signal(pid, 'SIGKILL'), 5000).unref();
}

function signal(pid: number | undefined, name: 'SIGINT' | 'SIGKILL'): void {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended already.
  }
}

function collect(shell: ChildProcess, ...streams: number[]): () => string {
  let text = '';
  for (const at of streams) {
    shell.stdio[at]?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return () => text;
}

/**
 * What a reader's terminal knows: nothing of this repository's npm run around the test. npx takes the
 * installed toolkit or fails, and the Studio opens no browser.
 */
function readersEnvironment({temporary}: ReaderProject): NodeJS.ProcessEnv {
  const own =
    /^(npm_|node_env$|node_options$|init_cwd$|ci$|force_color$|playwright|pw_|site_port$)/i;
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name));
  const searched = (process.env.PATH ?? '').split(path.delimiter);
  return {
    ...Object.fromEntries(inherited),
    PATH: searched.filter((folder) => !folder.endsWith('.bin')).join(path.delimiter),
    TMPDIR: temporary,
    BROWSER: 'none',
    NO_COLOR: '1',
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
}
