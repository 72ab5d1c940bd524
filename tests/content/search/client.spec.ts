import {gzipSync} from 'fflate';
import {expect, test} from '@playwright/test';
import {createLocalSearchClient} from '../../../plugins/search/client';
import type {SearchHit, SearchResult} from '../../../plugins/search/client';
import {CORE_FILE, bucketFile, pageFile} from '../../../plugins/search/file-names';
import {bucketOf} from '../../../plugins/search/format';
import {buildIndex} from '../../../plugins/search/indexing';
import type {PageRecord} from '../../../plugins/search/records/types';
import {clientOf, clientOfFiles} from './client-of';
import {pages} from './__fixtures__/pages';

const ask = async (query: string, more: object = {}): Promise<SearchResult> => {
  const {results} = await clientOf(pages).search({requests: [{query, ...more}]});
  expect(results).toHaveLength(1);
  return results[0]!;
};

/** A site with as many hits as wanted. */
const manyPages = (count: number): PageRecord[] =>
  Array.from({length: count}, (_, index) => ({
    ...pages[0]!,
    path: `docs/n${index}`,
    title: `Needle ${index}`,
    names: [],
    sections: [],
    category: index % 2 === 0 ? 'Even' : 'Odd',
  }));

test('the shape of the modal: one result per request, with the query as it was typed', async () => {
  const {results} = await clientOf(pages).search({
    requests: [
      {query: ' Spring ', indexName: 'site', hitsPerPage: 2},
      {query: 'audio', indexName: 'site'},
    ],
  });
  expect(results.map(({query}) => query)).toEqual([' Spring ', 'audio']);
  expect(results[0]).toMatchObject({index: 'site', page: 0, hitsPerPage: 2});
  expect(results[0]?.hits).toHaveLength(2);
  expect(results[1]?.hitsPerPage).toBe(20);
});

test('the shape of the search page: a list of parameters, with tags of its own', async () => {
  const tags = {
    highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
    highlightPostTag: '</span>',
  };
  const {results} = await clientOf(pages).search([
    {indexName: 'site', params: {query: 'spring', page: 0, hitsPerPage: 20, ...tags}},
    {indexName: 'site', params: {query: 'spring', page: 0, hitsPerPage: 1}},
    {indexName: 'site', params: {query: 'spring', page: 1, hitsPerPage: 1}},
  ]);
  expect(results).toHaveLength(3);
  expect(results[0]?.hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe(
    '<span class="algolia-docsearch-suggestion--highlight">spring</span>()',
  );
  expect(results[1]?.nbHits).toBe(results[0]?.nbHits);
  expect(results[2]?.page).toBe(1);
});

test('a hit carries what the modal shows', async () => {
  const {hits} = await ask('playbackRate');
  expect(hits[0]).toMatchObject({
    objectID: 'docs/offthreadvideo#playbackrate',
    url: 'https://site.example/docs/offthreadvideo#playbackrate',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Core',
      lvl1: '&lt;OffthreadVideo&gt;',
      lvl2: 'playbackRate',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  });
  expect(Object.keys(hits[0]!._highlightResult.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2']);
});

test('a hit in the text of a section is content, with an excerpt around the words', async () => {
  const {hits} = await ask('damping stiffness');
  expect(hits[0]).toMatchObject({
    type: 'content',
    content: 'frame, fps, damping, mass and stiffness.',
    _snippetResult: {
      content: {value: 'frame, fps, <mark>damping</mark>, mass and <mark>stiffness</mark>.'},
    },
  });
});

test('pages follow each other without gaps or repeats, and the count is of all matches', async () => {
  const count = 230;
  const client = clientOf(manyPages(count));
  const seen: SearchHit[] = [];
  for (let page = 0; page <= 12; page++) {
    const {results} = await client.search([
      {indexName: 'x', params: {query: 'needle', page, hitsPerPage: 20}},
    ]);
    expect(results[0]).toMatchObject({nbHits: count, nbPages: 12, page});
    seen.push(...(results[0]?.hits ?? []));
  }
  console.log(`paging: ${seen.length} hits read`);
  expect(new Set(seen.map(({objectID}) => objectID)).size).toBe(count);
});

test('groups are told apart by the category, whatever is marked', async () => {
  const {hits} = (await clientOf(manyPages(20)).search({requests: [{query: 'needle even'}]}))
    .results[0]!;
  const groups = new Set(hits.map((hit) => hit._highlightResult.hierarchy.lvl0?.value));
  expect([...groups].sort()).toEqual(['Even', 'Odd'].slice(0, groups.size));
  for (const hit of hits) {
    expect(hit._highlightResult.hierarchy.lvl0?.value).toBe(hit.hierarchy.lvl0);
  }
});

test('a page gives at most itself and three of its sections', async () => {
  const sections = Array.from({length: 9}, (_, index) => ({
    level: 2,
    heading: `Needle ${index}`,
    anchor: `needle-${index}`,
    text: 'needle',
    code: '',
  }));
  const client = clientOf([{...pages[0]!, title: 'Needle', names: [], sections}]);
  const {results} = await client.search({requests: [{query: 'needle'}]});
  expect(results[0]?.nbHits).toBe(4);
});

test('a query that finds nothing suggests pages whose names are written like it', async () => {
  expect(await ask('interpulattekollors')).toMatchObject({
    nbHits: 0,
    suggestions: expect.arrayContaining(['interpolate()']),
  });
  expect(await ask('qzxwvkj')).toMatchObject({nbHits: 0, suggestions: []});
  expect(await ask('interpolate')).toMatchObject({suggestions: []});
});

test('only the typed part of a longer word is marked', async () => {
  const {hits} = await ask('interpol');
  expect(hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>interpol</mark>ate()');
});

test('of a misspelled word, what was found is marked', async () => {
  const {hits} = await ask('intepolate');
  expect(hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>interpolate</mark>()');
});

/** Values of a hit, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const withoutMarks = (html: string) => html.replace(/<\/?mark>/g, '');

test('markup of a page never comes out raw', async () => {
  let count = 0;
  for (const query of ['markup', 'onerror', 'script', 'quotes tags', 'odd things', 'heading']) {
    const {hits} = await ask(query);
    const texts = hits.flatMap(textsIn);
    count += texts.length;
    for (const text of texts) {
      expect(withoutMarks(text)).not.toMatch(/[<>"']/);
    }
    expect(hits.length, query).toBeGreaterThan(0);
  }
  console.log(`escaping: ${count} texts checked`);
  expect(count).toBeGreaterThan(100);
});

test('markup in a query never comes out raw, and does no harm', async () => {
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '<script>alert(2)</script>',
    '&lt;b&gt;',
    '"><svg onload=alert(1)>',
    '(((',
    '\\',
    '.*+?^${}()|[]',
    '\u0000',
    '😀 spring',
    '__proto__ constructor',
  ]) {
    const result = await ask(query);
    expect(result.query).toBe(query);
    for (const text of result.hits.flatMap(textsIn)) {
      expect(withoutMarks(text)).not.toMatch(/[<>"']/);
    }
  }
});

test('tags that are more than tags are not used', async () => {
  const {hits} = await ask('spring', {
    highlightPreTag: '<img src=x onerror=alert(1)>',
    highlightPostTag: '</img>',
  });
  expect(hits[0]?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>spring</mark>()');
});

test('an empty query, and requests that are none, find nothing and throw nothing', async () => {
  for (const query of ['', '   ', '?!']) {
    expect(await ask(query)).toMatchObject({query, hits: [], nbHits: 0, nbPages: 0});
  }
  const client = clientOf(pages);
  for (const request of [undefined, null, 'x', {}, {requests: 'x'}, []]) {
    expect(await client.search(request)).toEqual({results: []});
  }
  const {results} = await client.search([{params: {query: 5, page: -1, hitsPerPage: 1e9}}, null]);
  expect(results.map(({query, page, hitsPerPage}) => [query, page, hitsPerPage])).toEqual([
    ['', 0, 100],
    ['', 0, 20],
  ]);
});

test('addresses lie below the base URL, with the anchor', async () => {
  const client = clientOf(pages, {baseUrl: '/preview/x/', siteUrl: 'https://site.example/'});
  const {results} = await client.search({requests: [{query: 'playbackRate'}]});
  expect(results[0]?.hits[0]?.url).toBe(
    'https://site.example/preview/x/docs/offthreadvideo#playbackrate',
  );
});

const failing = (readFile: (name: string, again: boolean) => Promise<Uint8Array>) =>
  createLocalSearchClient({
    indexUrl: '/search/0/',
    baseUrl: '/',
    siteUrl: 'https://site.example',
    readFile,
  });

const search = (client: ReturnType<typeof failing>) =>
  client.search({requests: [{query: 'spring'}]});

const files = buildIndex(pages);
const core = files.get(CORE_FILE)!;
const text = (content: string) => new TextEncoder().encode(content);

const damages: [name: string, bytes: Uint8Array][] = [
  ['empty', new Uint8Array()],
  ['a page of the site', text('<!doctype html><html></html>')],
  ['cut in the middle', core.slice(0, core.length / 2)],
  ['cut at the end', core.slice(0, -9)],
  ['noise', new Uint8Array(500).fill(0x1f)],
  ['JSON of something else', gzipSync(text('{"hello": []}'))],
  ['null', text('null')],
  ['of another version', gzipSync(text('{"version": 99, "build": "x", "terms": []}'))],
];

for (const [name, bytes] of damages) {
  test(`an index that is ${name} is a RetryError`, async () => {
    await expect(search(failing(async () => bytes))).rejects.toMatchObject({name: 'RetryError'});
  });
}

test('a host that cannot be reached is a RetryError, and warming up does not throw', async () => {
  const client = failing(() => Promise.reject(new TypeError('Failed to fetch')));
  await client.warm();
  await expect(search(client)).rejects.toMatchObject({name: 'RetryError'});
});

test('after a failure the next search tries again', async () => {
  let isDown = true;
  const client = clientOfFiles(files, {
    readFile: async (name) => {
      if (isDown) {
        throw new TypeError('Failed to fetch');
      }
      return files.get(name)!;
    },
  });
  await expect(search(client)).rejects.toMatchObject({name: 'RetryError'});
  isDown = false;
  expect((await search(client)).results[0]?.nbHits).toBeGreaterThan(0);
});

test('a host that unpacks files on the way is understood', async () => {
  const {decompressSync} = await import('fflate');
  const client = failing(async (name) => decompressSync(files.get(name)!));
  expect((await search(client)).results[0]?.nbHits).toBeGreaterThan(0);
});

test('files of two builds are not mixed: stale ones are read again past the caches', async () => {
  const newer = buildIndex([...pages, ...manyPages(3)]);
  const asked: string[] = [];
  const client = failing(async (name, again) => {
    asked.push(`${name} ${again}`);
    const isStale = name === CORE_FILE && !again;
    return (isStale ? files : newer).get(name)!;
  });
  await client.warm();
  await expect(search(client)).rejects.toMatchObject({name: 'RetryError'});
  expect((await search(client)).results[0]?.nbHits).toBeGreaterThan(0);
  expect(asked).toContain(`${CORE_FILE} true`);
});

test('without its excerpts, a search still answers', async () => {
  const client = clientOfFiles(files, {
    readFile: async (name) => {
      if (name.startsWith('page-')) {
        throw new Error('gone');
      }
      return files.get(name)!;
    },
  });
  const {results} = await client.search({requests: [{query: 'damping stiffness'}]});
  expect(results[0]?.hits[0]).toMatchObject({type: 'lvl2', content: null});
});

test('excerpts that hang are not waited for', async () => {
  const client = clientOfFiles(files, {
    excerptWait: 20,
    readFile: (name) =>
      name.startsWith('page-') ? new Promise(() => {}) : Promise.resolve(files.get(name)!),
  });
  expect((await search(client)).results[0]?.nbHits).toBeGreaterThan(0);
});

test('a search reads the core, the words it needs and the texts it shows; typing on reads little more', async () => {
  const read: string[] = [];
  const client = clientOfFiles(files, {
    readFile: async (name) => {
      read.push(name);
      return files.get(name)!;
    },
  });
  await client.search({requests: [{query: 'stiffne'}]});
  const spring = pages.findIndex(({path}) => path === 'docs/spring');
  expect(read.sort()).toEqual(
    [CORE_FILE, bucketFile(bucketOf('stiffness')), pageFile(spring)].sort(),
  );
  await client.search({requests: [{query: 'stiffness'}]});
  expect(read).toHaveLength(3);
});

test.describe('an answer that does not wait', () => {
  /** Holds files back whose name begins so, until they are released. */
  function holdBack(start: string) {
    const files = buildIndex(pages);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const client = clientOfFiles(files, {
      readFile: async (name) => {
        if (name.startsWith(start)) {
          await released;
        }
        return files.get(name)!;
      },
    });
    return {client, release};
  }

  test('finds by titles and headings first, and says when to ask again for the rest', async () => {
    const {client, release} = holdBack('words-');
    const request = {requests: [{query: 'spring'}]};
    const early = await client.search(request, {patience: 0});
    expect(early.results[0]?.hits[0]?.url).toContain('/docs/spring');
    expect(early.rest).toBeDefined();
    release();
    await early.rest;
    const complete = await client.search(request);
    expect(complete.rest).toBeUndefined();
    expect(complete.results[0]?.nbHits).toBeGreaterThan(early.results[0]?.nbHits ?? 0);
  });

  test('shows hits before their excerpts', async () => {
    const {client, release} = holdBack('page-');
    const request = {requests: [{query: 'damping stiffness'}]};
    const early = await client.search(request, {patience: 0});
    expect(early.results[0]?.hits[0]?.content).toBeNull();
    release();
    await early.rest;
    const complete = await client.search(request, {patience: 0});
    expect(complete.rest).toBeUndefined();
    expect(complete.results[0]?.hits[0]?.content).toContain('damping');
  });

  test('from a far host gives its hits before it asks for their excerpts', async () => {
    const files = buildIndex(pages);
    const patience = 25;
    const read: string[] = [];
    const client = clientOfFiles(files, {
      readFile: async (name) => {
        read.push(name);
        await new Promise((resolve) => setTimeout(resolve, 2 * patience));
        return files.get(name)!;
      },
    });
    const excerptsAsked = () => read.filter((name) => name.startsWith('page-')).length;
    const early = await client.search({requests: [{query: 'damping stiffness'}]}, {patience});
    expect(early.results[0]?.nbHits).toBeGreaterThan(0);
    expect(excerptsAsked()).toBe(0);
    await early.rest;
    const complete = await client.search({requests: [{query: 'damping stiffness'}]}, {patience});
    await complete.rest;
    expect(excerptsAsked()).toBeGreaterThan(0);
  });

  test('never says too early that there is nothing', async () => {
    const {client, release} = holdBack('words-');
    let isAnswered = false;
    const answer = client.search({requests: [{query: 'stiffness'}]}, {patience: 0});
    answer.then(
      () => (isAnswered = true),
      () => {},
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(isAnswered).toBe(false);
    release();
    expect((await answer).results[0]?.nbHits).toBeGreaterThan(0);
  });
});
