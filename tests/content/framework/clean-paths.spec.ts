import {runInNewContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import {redirectScript} from '../../../plugins/framework/clean-paths';
import {cleanPath} from '../../../plugins/framework/clean-paths/cleanPath';

const PATHS: [from: string, to: string][] = [
  ['/ai.html', '/ai'],
  ['/docs/index.html', '/docs/'],
  ['/index.html', '/'],
  ['/docs/2-0-migration', '/docs/2-0-migration'],
  ['/docs/html', '/docs/html'],
  ['/docs/index.html/x', '/docs/index.html/x'],
  ['/docs//render', '/docs/render'],
  ['//docs/render.html', '/docs/render'],
  ['/docs/%65', '/docs/%65'],
  ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
];

for (const [from, to] of PATHS) {
  test(`${from} becomes ${to}`, () => {
    expect(cleanPath(from)).toBe(to);
  });
}

/** Runs the inline script as the browser would, and returns where it goes. */
function destinationOf(pathname: string): string | null {
  let destination: string | null = null;
  const location = {
    pathname,
    search: '?a=1',
    hash: '#b',
    replace: (to: string) => (destination = to),
  };
  runInNewContext(redirectScript(), {location});
  return destination;
}

test('the inline script keeps query and hash', () => {
  expect(destinationOf('/ai.html')).toBe('/ai?a=1#b');
});

test('the inline script leaves clean paths and the 404 page alone', () => {
  expect(destinationOf('/ai')).toBeNull();
  expect(destinationOf('/404.html')).toBeNull();
});

test('no path leads to another host', () => {
  const paths = ['//evil.example/a.html', '///evil.example//index.html', '//evil.example'];
  for (const path of paths) {
    const url = new URL(destinationOf(path) ?? path, 'https://site.example/');
    expect(url.host).toBe('site.example');
  }
  console.log(`${paths.length} paths tried`);
  expect(new URL(paths[0]!, 'https://site.example/').host).toBe('evil.example');
});

test('cleaning twice changes nothing more, so that nothing redirects in circles', () => {
  for (const [, to] of PATHS) {
    expect(cleanPath(to)).toBe(to);
  }
});
