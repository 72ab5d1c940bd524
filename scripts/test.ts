/* `npm test`: finds browsers, builds the site, runs every test. Arguments go to Playwright. */
import {spawnSync} from 'node:child_process';
import {ensureBrowser, ensureOtherEngines} from './lib/ensure-browser';
import {freePort} from './lib/ports';
import {runCommand} from './lib/command';

function runOrExit(command: string, args: string[], variables: NodeJS.ProcessEnv = {}): void {
  const {status} = spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, ...variables},
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

async function main(): Promise<void> {
  const browser = ensureBrowser();
  console.log(`Browser: ${browser.path} (${browser.origin})`);
  ensureOtherEngines();
  runOrExit('npx', ['tsx', 'scripts/docusaurus.ts', 'build']);
  runOrExit('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    SITE_PORT: String(await freePort()),
  });
}

runCommand(main);
