/*
 * Runs Docusaurus's command line: `docusaurus.ts start|build …`. Without this, a taken port
 * ends in success and an error that names no way out, and a notice about newer versions of pinned
 * packages stands in every log.
 */
import {spawn} from 'node:child_process';
import {readFreePort} from './lib/ports';
import {runCommand} from './lib/command';

const DEFAULT_PORT = '3000';

/**
 * Room for young objects, in MB. With V8's own 16 MB, a build of many pages spends a tenth more time
 * on garbage.
 */
const NODE_OPTIONS = '--max-semi-space-size=128';

function optionOf(args: string[], name: string): string | undefined {
  const index = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return index === -1 ? undefined : (args[index]?.split('=')[1] ?? args[index + 1] ?? '');
}

async function main([command = '', ...args]: string[]): Promise<void> {
  if (command === 'start') {
    await readFreePort(optionOf(args, 'port') ?? DEFAULT_PORT, 'npm start');
  }
  const child = spawn('npx', ['docusaurus', command, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: [NODE_OPTIONS, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
      NO_UPDATE_NOTIFIER: '1',
    },
    shell: process.platform === 'win32',
  });
  // Ctrl+C reaches the child by itself; it decides when to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

runCommand(() => main(process.argv.slice(2)));
