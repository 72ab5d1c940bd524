import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {FIXES_FILE, INDEX_FILE, listFile, MESSAGES_FILE} from '../../../plugins/errors/address';
import {makeErrorIndex, OTHER_SOFTWARE} from '../../../plugins/errors/make-index';
import {readErrors} from '../../../plugins/errors/read-errors';
import type {PackageErrors} from '../../../plugins/errors/types';
import {messagesOf} from '../../../scripts/api/messages';
import {pinnedPackages} from '../../../scripts/api/packages';
import {ROOT} from '../../../scripts/lib/root';
import {errorPackages} from '../../../src/data/error-packages';
import {publishedErrors} from './sources';

/**
 * What a reader loads to find an entry, in bytes of gzip. Of it, about 30 kB are messages of other software,
 * which half of those who ask for help paste. Only readers who paste an error load it.
 */
const MOST_BYTES = 84_000;
/** Share of the messages on public paths that have a cause and a fix. */
const LEAST_SHARE = 0.9;

const errors = readErrors(ROOT);

const knownOf = ({known}: PackageErrors): string[] => known.flatMap(({messages}) => messages);

/** Templates that the packages don't have (any more), and those that nobody described. */
function compare(written: PackageErrors, said: string[]): {stale: string[]; missing: string[]} {
  const all = [...knownOf(written), ...(written.internal ?? [])];
  return {
    stale: all.filter((message) => !said.includes(message)),
    missing: said.filter((message) => !all.includes(message)),
  };
}

test('errors: the messages of each package are those that its code has, and nearly all are explained', () => {
  test.slow();
  const packages = pinnedPackages(ROOT);
  let explained = 0;
  let met = 0;
  const problems: string[] = [];
  for (const {name, dir} of packages) {
    const said = [...new Set(messagesOf(dir).map(({text}) => text))];
    const written = errors.get(name) ?? {known: []};
    const {stale, missing} = compare(written, said);
    explained += knownOf(written).length;
    met += knownOf(written).length + missing.length;
    problems.push(
      ...stale.map((text) => `${name} no longer says "${text}". Remove it from src/data/errors.`),
    );
  }
  const internal = [...errors.values()].flatMap((each) => each.internal ?? []).length;
  console.log(
    `errors: ${packages.length} packages, ${explained} of ${met} messages explained, ${internal} checks inside Remotion`,
  );
  expect(problems).toEqual([]);
  expect(met).toBeGreaterThan(1_000);
  expect(explained / met).toBeGreaterThanOrEqual(LEAST_SHARE);
  expect(compare({known: [{messages: ['Gone'], page: '/', fix: ''}]}, ['New'])).toEqual({
    stale: ['Gone'],
    missing: ['New'],
  });
});

test('errors: each sentence says one to three things, and no message has two of them', () => {
  const sentences = [...errors.values()].flatMap(({known}) => known);
  const long = sentences.filter(({fix}) => (fix.match(/[.!?](?= [A-Z`]|$)/g) ?? []).length > 4);
  const twice = [...errors].flatMap(([name, written]) => {
    const all = [...knownOf(written), ...(written.internal ?? [])];
    return all
      .filter((text, index) => all.indexOf(text) !== index)
      .map((text) => `${name}: ${text}`);
  });
  console.log(`errors: ${sentences.length} sentences`);
  expect(long.map(({fix}) => fix)).toEqual([]);
  expect(twice).toEqual([]);
  expect(sentences.filter(({fix}) => !/[.!]$/.test(fix))).toEqual([]);
});

test('errors: the index names pages that exist, and stays small for readers', () => {
  const files = publishedErrors();
  const sizes = [MESSAGES_FILE, FIXES_FILE].map((path) => gzipSync(files.get(path) ?? '').length);
  console.log(`errors: ${files.size} files, ${sizes.join(' and ')} bytes of gzip for a reader`);
  expect(sizes[0]).toBeLessThan(MOST_BYTES);
  expect([...files.keys()]).toContain(INDEX_FILE);
  expect([...errors.keys()].sort()).toEqual([...errorPackages].sort());
  expect(files.get(listFile('@remotion/player'))).toContain(
    '# Errors and warnings of @remotion/player',
  );
  expect(files.get(listFile(OTHER_SOFTWARE))).toContain('# Errors of other software');
  expect(() =>
    makeErrorIndex(
      new Map([['remotion', {known: [{messages: ['Oops'], page: '/docs/gone', fix: 'Stop.'}]}]]),
      [],
      () => undefined,
      '1.0.0',
    ),
  ).toThrow('names the page /docs/gone for "Oops", and there is no such page');
});
