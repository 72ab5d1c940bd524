import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {movedPages} from '../../../src/data/moved-pages';
import {readText, ROOT} from '../../../tests/content/lib/project';
import {checkMove, movedPage} from '..';

const routes = readText('docs-routes.tsv')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0]!.replace(/^\/|\/$/g, ''));

/** Addresses of the documentation in the code of the installed toolkit. */
function addressesInPackages(): Set<string> {
  const scope = path.join(ROOT, 'node_modules', '@remotion');
  const folders = [
    path.join(ROOT, 'node_modules', 'remotion', 'dist', 'cjs'),
    ...readdirSync(scope).map((name) => path.join(scope, name, 'dist')),
  ];
  const addresses = new Set<string>();
  for (const folder of folders) {
    for (const file of filesOf(folder)) {
      for (const [, address = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(
        /remotion\.dev(\/docs[\w/.-]*)/g,
      )) {
        addresses.add(address.replace(/[./]+$/, ''));
      }
    }
  }
  return addresses;
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.js'),
    );
  } catch {
    return [];
  }
}

const isKnown = (address: string): boolean =>
  routes.includes(address.slice(1)) || address in movedPages;

test('every address that the installed packages name leads to a page', () => {
  const addresses = [...addressesInPackages()];
  console.log(`moved pages: ${addresses.length} addresses in the packages`);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => !isKnown(address))).toEqual([]);
  expect(isKnown('/docs/no-such-page')).toBe(false);
});

test('a page that exists has not moved, and a page that does not exist is no target', () => {
  expect(() => checkMove('/docs/old', '/docs/new', ['docs/new'])).not.toThrow();
  expect(() => checkMove('/docs/new', '/docs/new', ['docs/new'])).toThrow('has a page');
  expect(() => checkMove('/docs/old', '/docs/gone', ['docs/new'])).toThrow('does not exist');
});

test('a moved page leads on without a script', () => {
  const html = movedPage('/docs/a"b', 'https://example.com/docs/a"b');
  expect(html).toContain('content="0; url=/docs/a&#34;b"');
  expect(html).not.toContain('<script');
});
