import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {openCache, versionOf} from '../../../plugins/lib/build-cache';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'build-cache-'));

/** Asks for each list of parts, and says which had to be made. */
async function build(siteDir: string, version: string, asked: string[][]): Promise<string[]> {
  const cache = openCache(siteDir, 'drawings', version);
  const made: string[] = [];
  for (const parts of asked) {
    const result = await cache.get(parts, () => {
      made.push(parts.join('+'));
      return Buffer.from(parts.join('+'));
    });
    expect(result.toString()).toBe(parts.join('+'));
  }
  cache.close();
  return made;
}

test('what was made from the same parts is made once, and what changed is made anew', async () => {
  const siteDir = newFolder();
  expect(await build(siteDir, '1', [['a'], ['b', 'c']])).toEqual(['a', 'b+c']);
  expect(await build(siteDir, '1', [['a'], ['b', 'c']])).toEqual([]);
  expect(await build(siteDir, '1', [['a'], ['bc']])).toEqual(['bc']);
  expect(await build(siteDir, '2', [['a']])).toEqual(['a']);
});

test('what is missing of several results is made together', async () => {
  const siteDir = newFolder();
  await build(siteDir, '1', [['b']]);
  const cache = openCache(siteDir, 'drawings', '1');
  const asked: number[][] = [];
  const results = await cache.getAll([['a'], ['b'], ['c']], async (missing) => {
    asked.push(missing);
    return missing.map((place) => Buffer.from(`made ${place}`));
  });
  expect(results.map(String)).toEqual(['made 0', 'b', 'made 2']);
  expect(asked).toEqual([[0, 2]]);
  expect(cache.close()).toEqual({made: 2, reused: 1});
});

test('results that no page needs any more are removed', async () => {
  const siteDir = newFolder();
  await build(siteDir, '1', [['a'], ['b']]);
  await build(siteDir, '1', [['b']]);
  expect(readdirSync(join(siteDir, 'node_modules', '.cache', 'drawings'))).toHaveLength(1);
});

test('the version of a folder follows the text of its files', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a.ts'), 'one');
  const before = versionOf(folder);
  expect(versionOf(folder)).toBe(before);
  writeFileSync(join(folder, 'a.ts'), 'two');
  expect(versionOf(folder)).not.toBe(before);
});
