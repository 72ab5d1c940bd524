import {expect, test} from '@playwright/test';
import {movedPages} from '../../../src/data/moved-pages';
import {addressesInPackages} from '../../../scripts/content/package-addresses';
import {readText} from '../../../scripts/content/project';
import {checkMove, movedPage} from '../../../plugins/published/moved-pages';

const routes = readText('docs-routes.tsv')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0]!.replace(/^\/|\/$/g, ''));

const isKnown = (address: string): boolean =>
  routes.includes(address.slice(1)) || address in movedPages;

test('every address that the installed packages name leads to a page', () => {
  const addresses = [
    ...new Set(addressesInPackages().map((address) => address.replace(/#.*/, ''))),
  ];
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
  expect(html).not.toContain('rel="noopener');
  const elsewhere = movedPage('https://example.com/a', 'https://example.com/a');
  expect(elsewhere).toContain('<a href="https://example.com/a" rel="noopener noreferrer">');
});
