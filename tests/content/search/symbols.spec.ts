import {expect, test} from '@playwright/test';
import {createLocalSearchClient} from '../../../plugins/search/client';
import {buildIndex} from '../../../plugins/search/indexing';
import type {PageRecord} from '../../../plugins/search/records';
import {symbolsOf} from '../../../plugins/search/symbols';
import {snapshot} from '../../../scripts/content/api-data';
import {readMarkdown} from '../../../scripts/content/project';

const page = (
  title: string,
  symbols: string[],
  headings: [level: number, heading: string][] = [],
): PageRecord => ({
  path: `docs/${title.toLowerCase()}`,
  title,
  description: `About ${title}.`,
  category: 'Core',
  kind: 'api',
  names: [],
  symbols,
  intro: {text: '', code: ''},
  sections: headings.map(([level, heading]) => ({
    level,
    heading,
    anchor: heading.toLowerCase().replace(/\W/g, ''),
    text: 'Some words.',
    code: '',
  })),
});

const pages = [
  page(
    'spring()',
    ['remotion#spring', 'remotion#SpringConfig'],
    [
      [2, 'Example'],
      [3, 'delay?'],
      [3, 'config'],
      [4, 'damping'],
    ],
  ),
  page('Player', ['@remotion/player#Player']),
  page('useCurrentFrame()', ['remotion#useCurrentFrame']),
  page('gone', ['remotion#noSuchExport']),
];

test('a page says what its export is, and headings the types of options', () => {
  const {pages: said, types} = symbolsOf(pages, snapshot);
  expect(said['docs/usecurrentframe()']).toEqual(['hook', 'remotion', 'useCurrentFrame(): number']);
  expect(said['docs/player']?.slice(0, 2)).toEqual(['component', '@remotion/player']);
  expect(said['docs/player']?.[2]).toMatch(/^<Player> \{.*durationInFrames.*…$/);
  expect(said['docs/gone']).toBeUndefined();
  expect(types['docs/spring()']).toMatchObject({delay: expect.stringMatching(/^number/)});
  expect(types['docs/spring()']?.damping).toMatch(/^number/);
  expect(types['docs/spring()']?.example).toBeUndefined();
  expect(types['docs/player']).toBeUndefined();
});

test('every reference page has such a line: its place is kept before it is there', () => {
  const references = readMarkdown().flatMap(({file, frontMatter: {data}}) => {
    const {kind, package: specifier, export: names} = {...(data ?? {})};
    const [name] = [names].flat();
    return kind === 'api' ? [{file, reference: `${String(specifier)}#${String(name)}`}] : [];
  });
  const isKnown = (reference: string): boolean =>
    Object.keys(symbolsOf([page('x', [reference])], snapshot).pages).length > 0;
  console.log(`symbols: ${references.length} reference pages`);
  expect(references.length).toBeGreaterThan(200);
  expect(references.filter(({reference}) => !isKnown(reference))).toEqual([]);
  expect(isKnown('remotion#noSuchExport')).toBe(false);
});

test('a hit of a reference page names where its line is, and the index has it in a file of its own', async () => {
  const files = buildIndex(pages, {}, [], symbolsOf(pages, snapshot));
  const asked: string[] = [];
  const client = createLocalSearchClient({
    indexUrl: '/search/',
    baseUrl: '/',
    siteUrl: 'https://example.com',
    readFile: (name) => {
      asked.push(name);
      const file = files.get(name);
      return file ? Promise.resolve(file) : Promise.reject(new Error('No such file'));
    },
  });
  const search = async (query: string) =>
    (await client.search([{indexName: 'x', query}])).results[0]?.hits[0];
  expect((await search('usecurrentframe'))?.symbol).toEqual({
    path: 'docs/usecurrentframe()',
    anchor: '',
  });
  expect((await search('damping'))?.symbol).toEqual({path: 'docs/spring()', anchor: 'damping'});
  expect(asked).not.toContain('symbols.idx');
  expect((await client.symbols()).pages['docs/usecurrentframe()']?.[0]).toBe('hook');
  await client.symbols();
  expect(asked.filter((name) => name === 'symbols.idx')).toHaveLength(1);
});
