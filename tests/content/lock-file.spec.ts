import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {readJson} from '../../plugins/lib/read-json';
import {addIntegrity, withoutIntegrity, type Lock} from '../../scripts/dependencies/complete-lock';
import {ROOT} from '../../scripts/lib/root';

/**
 * Binaries of the toolkit for other systems, of which the registry that made the lock file has other
 * versions only. `npm run lock:complete` fills in their checksums where it has this one.
 */
const UNKNOWN = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'win32-x64-msvc',
].map((system) => `node_modules/@remotion/compositor-${system}`);

test('every package of the lock file has a checksum, and none names a registry', () => {
  const lock = readJson<Lock>(join(ROOT, 'package-lock.json'));
  const packages = Object.entries(lock.packages);
  console.log(`lock file: ${packages.length} packages, ${UNKNOWN.length} exceptions`);
  expect(packages.length).toBeGreaterThan(1000);
  expect(withoutIntegrity(lock).filter((path) => !UNKNOWN.includes(path))).toEqual([]);
  expect(packages.filter(([, entry]) => 'resolved' in entry).map(([path]) => path)).toEqual([]);
});

test('a missing checksum is found, and filled in where the registry has it', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
      'node_modules/a/node_modules/@b/c': {version: '2.0.0'},
      'node_modules/d': {version: '3.0.0'},
      'node_modules/linked': {link: true},
    },
  };
  const registry: Record<string, string> = {'@b/c@2.0.0': 'sha512-c'};
  expect(withoutIntegrity(lock)).toEqual(['node_modules/a/node_modules/@b/c', 'node_modules/d']);
  expect(addIntegrity(lock, (specifier) => registry[specifier] ?? null)).toEqual([
    'node_modules/d',
  ]);
  expect(lock.packages['node_modules/a/node_modules/@b/c']?.integrity).toBe('sha512-c');
});
