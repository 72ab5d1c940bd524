import {expect, test} from '@playwright/test';
import {popularityOf} from '../../../plugins/search/popularity';

const LINKS = new Map([
  ['a', ['hub', 'b', 'b', 'elsewhere']],
  ['b', ['hub']],
  ['c', ['hub', 'c']],
  ['hub', ['a']],
]);

test('a page that many pages link to is more popular than one that none does', () => {
  const popularity = popularityOf(LINKS);
  console.log(`${popularity.size} pages ranked`);
  expect([...popularity.keys()]).toEqual(['a', 'b', 'c', 'hub']);
  expect(popularity.get('hub')).toBe(7);
  expect(popularity.get('c')).toBe(0);
  expect(popularity.get('a')).toBeGreaterThan(popularity.get('b')!);
});

test('links to a page itself, to unknown pages, and the same link again change nothing', () => {
  const once = new Map([...LINKS].map(([path, targets]) => [path, [...new Set(targets)]]));
  once.set('a', ['hub', 'b']);
  once.set('c', ['hub']);
  expect(popularityOf(once)).toEqual(popularityOf(LINKS));
});
