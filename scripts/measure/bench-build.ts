/*
 * `npm run bench:build`: how long a production build takes without and with its caches, how long
 * `npm start` takes until its first page answers, and the most memory that each of them held.
 * Empties `node_modules/.cache` and `.docusaurus`, which the builds fill again. What else the
 * machine does counts: measure while it rests. Memory is read from /proc, so on Linux only.
 */
import {rmSync} from 'node:fs';
import {measureRun, type Command} from './lib/measured-run';
import {freePort, waitForAnswer} from '../lib/ports';
import {runCommand} from '../lib/command';

const CACHES = ['node_modules/.cache', '.docusaurus', 'build'];
const START_TIMEOUT_MS = 300_000;

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
    'build, cold': await measureRun(build),
    'build, warm': await measureRun(build),
    'npm start': await measureRun(start),
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
