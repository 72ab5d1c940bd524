import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser, type FoundBrowser} from './browser';

type Attempt = {
  name: string;
  isPossible: () => boolean;
  commands: [command: string, args: string[]][];
};

const debian = (...names: string[]): Attempt => ({
  name: `Debian's ${names.join(' and ')}`,
  isPossible: () => process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore'),
  commands: [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', ...names]],
  ],
});

/** Other engines, for journeys that say themselves when one is missing. */
const OTHERS: {name: string; files: string[]; attempt: Attempt}[] = [
  {name: 'Firefox', files: ['/usr/bin/firefox-esr'], attempt: debian('firefox-esr')},
  {
    name: 'WebKitGTK',
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    attempt: debian('webkit2gtk-driver', 'xvfb'),
  },
];

/** Installs Firefox and WebKitGTK where Debian's packages can be installed. */
export function ensureOtherEngines(): void {
  for (const {name, files, attempt} of OTHERS) {
    if (!files.every((file) => existsSync(file)) && attempt.isPossible()) {
      console.log(`There is no ${name} here. Installing ${attempt.name} …`);
      attempt.commands.every(([command, args]) => run(command, args));
    }
  }
}

/** Ways to get a Chromium, in the order in which they are tried. */
const ATTEMPTS: Attempt[] = [
  {
    name: "Playwright's Chromium",
    isPossible: () => true,
    commands: [['npx', ['playwright', 'install', '--with-deps', 'chromium']]],
  },
  debian('chromium-headless-shell'),
  debian('chromium'),
];

type Host = {
  find: () => FoundBrowser | null;
  attempts: Attempt[];
  run: (command: string, args: string[]) => boolean;
};

const thisHost: Host = {find: findBrowser, attempts: ATTEMPTS, run};

function run(command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  return spawnSync(command, args, {stdio}).status === 0;
}

/**
 * Makes sure that the browser tests have a Chromium, and installs one if need be.
 *
 * @param host what can be found and run; tests pass their own
 * @returns the browser
 * @throws Error that says what to install, when every way failed
 */
export function ensureBrowser(host: Host = thisHost): FoundBrowser {
  const present = host.find();
  if (present) {
    return present;
  }
  for (const {name, isPossible, commands} of host.attempts) {
    if (!isPossible()) {
      continue;
    }
    console.log(`There is no Chromium here. Installing ${name} …`);
    commands.every(([command, args]) => host.run(command, args));
    const installed = host.find();
    if (installed) {
      return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium or Google Chrome, and none could be installed. ' +
      'Install one (for example: sudo apt-get install chromium) and run the command again.',
  );
}
