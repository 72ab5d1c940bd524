import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {algoliaSettings, toAlgoliaRecords} from '../../../scripts/search/algolia-records';
import {growSite} from '../../../scripts/measure/search/synthetic';
import {describePages} from '../../../plugins/lib/page-list';
import {readPages} from '../../../plugins/published/built-pages';
import {parserOf} from '../../../plugins/published/parsed-page';
import {documentOf} from '../../../plugins/published/markdown/document';
import {llmsFiles} from '../../../plugins/published/markdown/llms';
import {readPacked} from '../../../plugins/search/read-packed';
import {nearnessOf, nearPhrases, supportOf} from '../../../plugins/search/client/nearness';
import {CORE_FILE, bucketFile} from '../../../plugins/search/file-names';
import {BUCKET_COUNT} from '../../../plugins/search/format';
import {buildIndex, type IndexFiles} from '../../../plugins/search/indexing';
import {defaultOptions} from '../../../plugins/search/options';
import {weightOfPhrase, wordsOfPhrase} from '../../../plugins/search/phrases';
import {recordFromHtml, recordFromMarkdown} from '../../../plugins/search/records';
import type {PageRecord} from '../../../plugins/search/records/types';
import {clientOf} from './client-of';
import {pages} from './__fixtures__/pages';

const hitsFor = async (query: string, site = pages) => {
  const {results} = await clientOf(site).search({requests: [{query}]});
  return results[0]?.hits ?? [];
};
const pathsFor = async (query: string, site = pages) =>
  (await hitsFor(query, site)).map(({url}) => new URL(url).pathname.slice(1));

/** The fixture's site, with another list of phrases for one of its pages. */
const withAsked = (path: string, asked: string[]): PageRecord[] =>
  pages.map((page) => (page.path === path ? {...page, asked} : page));

test.describe('in a search', () => {
  test('a page is found by a phrase that stands only in `asked`', async () => {
    const site = pages.map(({asked: _asked, ...page}) => page);
    const queries = ['karaoke lyrics', 'karaoke', 'sing-along', 'nothing behind'];
    for (const query of queries) {
      const {path} = pages.find(({asked = []}) =>
        asked.some((phrase) => phrase.toLowerCase().includes(query)),
      )!;
      expect((await pathsFor(query))[0], query).toBe(path);
      expect((await pathsFor(query, site))[0], `${query}, without phrases`).not.toBe(path);
    }
    console.log(`phrases: ${queries.length} queries`);
  });

  test('other forms, the beginning of a word and a typo find it, too', async () => {
    for (const query of ['lyric for karaoke', 'karaoke lyr', 'karaoke lyrcis', 'karaok']) {
      expect((await pathsFor(query))[0], query).toBe('docs/captions');
    }
  });

  test('a title beats a phrase of the same words, and the phrase beats a title with more words', async () => {
    const sameAsTitle = withAsked('docs/audio', ['animating properties', 'animated property']);
    expect((await pathsFor('animating properties', sameAsTitle)).slice(0, 2)).toEqual([
      'docs/animating',
      'docs/audio',
    ]);
    const longTitle = 'How long titles with many plain words win';
    const sameAsLongTitle = [
      {...pages[0]!, path: 'docs/long', title: longTitle, names: [], sections: []},
      ...withAsked('docs/audio', [longTitle, 'win']),
    ];
    expect((await pathsFor(longTitle, sameAsLongTitle)).slice(0, 2)).toEqual([
      'docs/long',
      'docs/audio',
    ]);
    const partOfTitle = withAsked('docs/audio', ['transparent videos', 'see-through videos']);
    expect((await pathsFor('transparent videos', partOfTitle)).slice(0, 2)).toEqual([
      'docs/audio',
      'docs/transparent-videos',
    ]);
  });

  test('one word of a phrase does not lift a page above the page of that name', async () => {
    const site = withAsked('docs/audio', ['spring cleaning sounds', 'captions without words']);
    expect((await pathsFor('spring', site))[0]).toBe('docs/spring');
    expect((await pathsFor('captions', site))[0]).toBe('docs/captions');
  });

  test('the hit is the page, with its description', async () => {
    const hits = await hitsFor('karaoke lyrics');
    expect(hits[0]).toMatchObject({
      type: 'lvl1',
      anchor: null,
      content: 'Show what is said as text over the video.',
    });
    expect(hits.filter(({url}) => url.includes('#'))).toEqual([]);
    expect(JSON.stringify(hits)).not.toMatch(/karaoke|lyrics/i);
  });
});

test.describe('asked as a question', () => {
  const ask = async (question: string, site = pages) =>
    (await clientOf(site).ask(question)).sources;

  test('the question of a page, or one near it, is answered by the beginning of that page', async () => {
    const questions = [
      'Why is my export black behind the logo?',
      'why are exports black behind my logo',
      'How can I make sing-along videos?',
    ];
    for (const question of questions) {
      const [first] = await ask(question);
      const page = pages.find(({title}) => title === first?.title);
      expect(page?.asked, question).toBeDefined();
      expect(first, question).toMatchObject({isAsked: true, heading: ''});
      expect(first?.markdown, question).toBe(page?.intro.text);
    }
    console.log(`questions: ${questions.length} asked`);
  });

  test('it comes before a page that says the same words in its text', async () => {
    const question = 'Which frame rate does my phone record?';
    const rival = {
      ...pages[0]!,
      path: 'docs/rival',
      title: 'Phones record frames',
      names: [],
      intro: {text: 'A phone records at a frame rate. Which rate, the phone says.', code: ''},
    };
    const {sources: alone, nearest = []} = await clientOf([rival, ...pages]).ask(question);
    expect([...alone, ...nearest][0]?.url).toBe('/docs/rival');
    const sources = await ask(question, [
      rival,
      ...withAsked('docs/audio', [question, 'phone footage']),
    ]);
    expect(sources[0]).toMatchObject({url: '/docs/audio', isAsked: true});
  });

  test('a question in other words counts as an ordinary question, and marks no page', async () => {
    const sources = await ask('How can I make a video transparent in an export?');
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(({isAsked}) => isAsked)).toEqual([]);
    expect(await ask('Who sang karaoke on the moon in 1969?')).toEqual([]);
  });
});

test('nearness counts words of the query and of the phrase, in any order and form', () => {
  const phrase = 'export looks blurry on phones';
  const weight = weightOfPhrase(phrase);
  const near = (...words: [word: string, term: string][]) =>
    nearnessOf(
      nearPhrases(
        words.map(([word, term]) => ({
          word,
          rarity: 1,
          phrases: new Map(term ? [[0, {terms: [term], score: 1, weight}]] : []),
        })),
      ),
      [7],
    ).get(7) ?? 0;
  expect(wordsOfPhrase(phrase)).toEqual(['export', 'looks', 'blurry', 'phones']);
  const whole = near(
    ['phone', 'phones'],
    ['blurry', 'blurry'],
    ['looks', 'looks'],
    ['exports', 'export'],
  );
  expect(whole).toBe(1);
  const part = near(['blurry', 'blurry'], ['export', 'export']);
  const more = near(['blurry', 'blurry'], ['export', 'export'], ['zebra', '']);
  const synonym = near(['blurry', 'blurry'], ['render', 'export']);
  console.log(
    `nearness: ${[whole, part, synonym, more].map((each) => each.toFixed(2)).join(', ')}`,
  );
  expect(part).toBeLessThan(whole);
  expect(synonym).toBeLessThan(part);
  expect(more).toBeLessThan(part);
  expect(near(['zebra', ''])).toBe(0);
});

test('the three nearest phrases of a page speak for it together', () => {
  const near = new Map([
    [0, 0.9],
    [1, 0.2],
    [2, 0.5],
    [3, 0.4],
    [4, 0.8],
  ]);
  const records = [7, 7, 7, 7, 9];
  expect(supportOf(near, records).get(7)).toBeCloseTo(1.8);
  expect(supportOf(near, records).get(9)).toBe(0.8);
  expect(nearnessOf(near, records)).toEqual(
    new Map([
      [7, 0.9],
      [9, 0.8],
    ]),
  );
});

/** Names of the files in which a phrase can be read as it was written. */
const filesHolding = (files: IndexFiles, phrase: string): string[] =>
  [...files].flatMap(([name, bytes]) =>
    JSON.stringify(readPacked(bytes)).includes(phrase) ? [name] : [],
  );

test('no file of the index holds a phrase, only the words of it', () => {
  const phrases = pages.flatMap(({asked = []}) => asked);
  const files = buildIndex(pages);
  console.log(`phrases: ${phrases.length} looked for in ${files.size} files`);
  expect(phrases.length).toBeGreaterThan(4);
  expect(phrases.flatMap((phrase) => filesHolding(files, phrase))).toEqual([]);
  const [first, ...others] = pages;
  const leaking = buildIndex([{...first!, description: `Read: ${phrases[0]}.`}, ...others]);
  expect(filesHolding(leaking, phrases[0]!)).toEqual(['page-0.idx']);
});

test('eight phrases a page add little to the index, and next to nothing to what every search loads', () => {
  const site = growSite(pages, 300).map(({asked: _asked, ...page}) => page);
  const texts = site.flatMap(({sections}) =>
    sections.flatMap(({text}) => text.match(/\w{3,}/g) ?? []),
  );
  const asked = (page: number) =>
    Array.from({length: 8}, (_, phrase) =>
      [1, 2, 3, 4]
        .map((word) => texts[(page * 97 + phrase * 31 + word * 7) % texts.length])
        .join(' '),
    );
  const sizes = (files: IndexFiles) => ({
    core: files.get(CORE_FILE)!.length,
    words: Array.from(
      {length: BUCKET_COUNT},
      (_, bucket) => files.get(bucketFile(bucket))!.length,
    ).reduce((a, b) => a + b),
  });
  const before = sizes(buildIndex(site));
  const after = sizes(buildIndex(site.map((page, index) => ({...page, asked: asked(index)}))));
  console.log(
    `index: core ${before.core} B, then ${after.core} B; words ${before.words} B, then ${after.words} B`,
  );
  expect(after.core - before.core).toBeLessThan(500);
  expect((after.words - before.words) / (8 * site.length)).toBeLessThan(12);
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            {
              id: 'quality',
              permalink: '/docs/quality',
              title: 'Quality',
              description: 'Choose codec and bitrate.',
              source: '@site/docs/quality.mdx',
              frontMatter: {kind: 'guide', asked: ['export looks soft', 'Why is it not sharp?', 5]},
            },
          ],
          sidebars: {},
        },
      ],
    },
  },
} as unknown as AllContent;

const html = `<head><title>Quality | Site</title></head><main><h1>Quality</h1><p>Text.</p></main>`;

test('phrases come from the front matter, for a built page as well as for its source', () => {
  const [info] = describePages(allContent);
  const records = [
    recordFromHtml('/docs/quality', html, info, defaultOptions),
    recordFromMarkdown('/docs/quality', 'Text.', info!, defaultOptions),
  ];
  for (const record of records) {
    expect(record?.asked).toEqual(['export looks soft', 'Why is it not sharp?']);
  }
});

test('Markdown for machines says nothing of them', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'asked-'));
  const file = join(outDir, 'docs', 'quality', 'index.html');
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, html);
  const built = readPages(
    {
      outDir,
      baseUrl: '/',
      siteConfig: {url: 'https://site.example'},
      routes: ['/docs/quality'],
      infos: describePages(allContent),
      parse: parserOf(outDir, new Map()),
    },
    [],
  );
  rmSync(outDir, {recursive: true});
  const written = built.map((page) => ({
    ...page,
    markdownUrl: `${page.url}.md`,
    document: documentOf(page, {version: '1.0.0', index: 'https://example.com/llms.txt'}, 'Text.'),
  }));
  const files = llmsFiles(written, [{id: 'docs', title: 'Docs', routes: ['/docs/**']}], {
    more: [],
    title: 'Site',
    summary: 'A site.',
    version: '1.0.0',
    absolute: (path) => path,
  });
  const texts = [...written.map(({document}) => document), ...files.values()];
  console.log(`Markdown: ${texts.length} files read`);
  expect(texts.length).toBe(5);
  expect(texts.filter((text) => text.includes('Choose codec'))).toHaveLength(4);
  expect(texts.filter((text) => /asked|soft|sharp/.test(text))).toEqual([]);
});

test('a hosted index searches them in the record of their page, and sends none back', () => {
  const records = toAlgoliaRecords(pages, 'https://site.example/');
  const withPhrases = records.filter(({asked}) => asked.length > 0);
  console.log(`hosted records: ${records.length}, ${withPhrases.length} of them with phrases`);
  expect(withPhrases.map(({objectID}) => objectID)).toEqual([
    'docs/transparent-videos',
    'docs/captions',
  ]);
  const {searchableAttributes, attributesToRetrieve, attributesToHighlight} = algoliaSettings;
  expect(searchableAttributes.slice(0, 3)).toEqual([
    'unordered(names)',
    'unordered(hierarchy.lvl1)',
    'asked',
  ]);
  expect([...attributesToRetrieve, ...attributesToHighlight]).not.toContain('asked');
});
