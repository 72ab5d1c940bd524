import {expect, test} from '@playwright/test';
import {readPacked} from '../../../plugins/search/read-packed';
import {recordsOf} from '../../../plugins/search/client/records';
import {CORE_FILE, bucketFile} from '../../../plugins/search/file-names';
import {BUCKET_COUNT, bucketOf, usualAnchor} from '../../../plugins/search/format';
import type {BucketFile, CoreFile} from '../../../plugins/search/format';
import {buildIndex} from '../../../plugins/search/indexing';
import {pages} from './__fixtures__/pages';

const files = buildIndex(pages);

test('the same pages give the same bytes', () => {
  const again = buildIndex(structuredClone(pages));
  console.log(`determinism: ${files.size} files compared`);
  expect([...again.keys()]).toEqual([...files.keys()]);
  for (const [name, bytes] of files) {
    expect(Buffer.compare(bytes, again.get(name)!), name).toBe(0);
  }
});

test('another text gives another build stamp, in all files', () => {
  const [first, ...others] = structuredClone(pages);
  first!.description += ' And more.';
  const changed = buildIndex([first!, ...others]);
  const stamp = (bytes: Uint8Array) => readPacked<CoreFile>(bytes).build;
  const stamps = new Set([...changed.values()].map(stamp));
  expect(stamps.size).toBe(1);
  expect(stamps.has(stamp(files.get(CORE_FILE)!))).toBe(false);
});

test('there is one file per bucket, one per page and one of symbols, and each term lies in its own bucket', () => {
  expect(files.size).toBe(2 + BUCKET_COUNT + 2 * pages.length);
  let count = 0;
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket++) {
    for (const [term] of readPacked<BucketFile>(files.get(bucketFile(bucket))!).terms) {
      count++;
      expect(bucketOf(term), term).toBe(bucket);
    }
  }
  console.log(`buckets: ${count} terms checked`);
  expect(count).toBeGreaterThan(100);
});

test('words that begin the same lie together, so that typing on needs no new file', () => {
  expect(bucketOf('transparent')).toBe(bucketOf('tra'));
  expect(bucketOf('transparent')).toBe(bucketOf('trasparent'));
});

test('records unfold to what was folded, with the headings above', () => {
  const site = structuredClone(pages.slice(0, 2));
  site[1]!.sections = [2, 3, 4, 3, 2].map((level, index) => ({
    level,
    heading: `H${index}`,
    anchor: index === 0 ? 'own' : `h${index}`,
    text: '',
    code: '',
  }));
  const records = recordsOf(readPacked<CoreFile>(buildIndex(site).get(CORE_FILE)!));
  const page = records.findIndex(({page, level}) => page === 1 && level === 1);
  expect(
    records
      .slice(page)
      .map(({heading, anchor, parents}) => [
        heading,
        anchor,
        parents.map((parent) => records[parent]?.heading).join(' > '),
      ]),
  ).toEqual([
    ['useVideoConfig()', '', ''],
    ['H0', 'own', 'useVideoConfig()'],
    ['H1', 'h1', 'useVideoConfig() > H0'],
    ['H2', 'h2', 'useVideoConfig() > H0 > H1'],
    ['H3', 'h3', 'useVideoConfig() > H0'],
    ['H4', 'h4', 'useVideoConfig()'],
  ]);
});

test('usual anchors are those of the headings', () => {
  expect(usualAnchor('What can go wrong?')).toBe('what-can-go-wrong');
  expect(usualAnchor('`--gl` & more')).toBe('--gl--more');
});

test('a site without pages gives an index too', () => {
  expect(buildIndex([]).size).toBe(2 + BUCKET_COUNT);
});
