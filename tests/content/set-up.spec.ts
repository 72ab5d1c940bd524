import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {findBrowser} from '../../scripts/lib/browser';
import {ensureBrowser} from '../../scripts/lib/ensure-browser';
import {ROOT} from '../../scripts/lib/root';

const guard = join(ROOT, 'scripts', 'require-node.cjs');

function runGuard(version: string) {
  const code = `Object.defineProperty(process, 'versions', {value: {node: '${version}'}});
    Object.defineProperty(process, 'version', {value: 'v${version}'}); require(${JSON.stringify(guard)});`;
  return spawnSync(process.execPath, ['-e', code], {encoding: 'utf8'});
}

test('an old Node.js ends the install with a sentence', () => {
  const {status, stderr} = runGuard('18.19.0');
  expect(status).toBe(1);
  expect(stderr).toContain('needs Node.js 20 or newer; this is v18.19.0');
});

test('Node.js 20 and newer pass', () => {
  expect(runGuard('20.0.0').status).toBe(0);
  expect(runGuard('24.1.0').status).toBe(0);
});

test('a browser of the system serves when Playwright has none', () => {
  expect(findBrowser((path) => path === '/usr/bin/chromium')).toEqual({
    path: '/usr/bin/chromium',
    origin: 'system',
  });
  expect(findBrowser((path) => path.startsWith('/usr/bin/chromium'))?.path).toBe(
    '/usr/bin/chromium-headless-shell',
  );
  expect(findBrowser(() => true)?.origin).toBe('playwright');
});

test('the ways to install a browser are tried in order until there is one', () => {
  const ran: string[] = [];
  const browser = ensureBrowser({
    find: () => (ran.includes('second') ? {path: '/second', origin: 'system'} : null),
    attempts: ['first', 'impossible', 'second', 'third'].map((name) => ({
      name,
      isPossible: () => name !== 'impossible',
      commands: [[name, []]],
    })),
    run: (command) => ran.push(command) > 0,
  });
  expect(browser.path).toBe('/second');
  expect(ran).toEqual(['first', 'second']);
});

test('without any browser a sentence says what to install', () => {
  expect(() => ensureBrowser({find: () => null, attempts: [], run: () => false})).toThrow(
    /need Chromium or Google Chrome.*apt-get install chromium/,
  );
});
