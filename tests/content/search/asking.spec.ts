import {expect, test} from '@playwright/test';
import {parseQuestion} from '../../../plugins/search/query';
import {pages} from './__fixtures__/pages';
import {clientOf} from './client-of';

const client = clientOf(pages);
const pathsFor = async (question: string) =>
  (await client.ask(question)).sources.map(({url}) => url);
/** Pages for a question, whether a site of so few pages dares to answer it or only names them. */
const candidatesFor = async (question: string, of = client) => {
  const {sources, nearest = []} = await of.ask(question);
  return [...sources, ...nearest].map(({url}) => url);
};

test('a question is read without the words that only make it one', () => {
  const {words, isMinor} = parseQuestion('Does anyone know how I can fade my audio out?');
  expect(words.filter((_, index) => !isMinor[index])).toEqual(['fade', 'audio']);
  const all = parseQuestion('How can I use it?');
  expect(all.isMinor.includes(false), 'a question of nothing else is looked up as it is').toBe(
    all.words.length > 0 && !all.isMinor.every(Boolean),
  );
});

test('the page that a question is about comes first, with its section and what it says', async () => {
  const {sources, words} = await client.ask('How can I make a video transparent in an export?');
  expect(words).toContain('transparent');
  expect(sources[0]?.title).toBe('Rendering transparent videos');
  expect(sources[0]?.url).toContain('/docs/transparent-videos');
  expect(sources.every(({markdown}) => !/<[a-z]/i.test(markdown))).toBe(true);
});

test('a question in other words finds the page by synonyms', async () => {
  expect((await candidatesFor('Is it possible to add subtitles?'))[0]).toContain('/docs/captions');
});

test('questions that the documentation does not answer find nothing', async () => {
  const questions = [
    'What is the capital of France?',
    'Who won the football cup in 1998?',
    'How do I import a Blender scene with Python?',
    '🙃',
    '',
    '???',
  ];
  for (const question of questions) {
    expect(await pathsFor(question), question).toEqual([]);
  }
  console.log(`unanswerable: ${questions.length} questions asked`);
});

test('pages that are not part of the documentation are not quoted', async () => {
  const [first, ...others] = pages;
  const shop = {...first!, path: 'shop', title: 'Zebra shop', kind: 'page', names: []};
  const withShop = clientOf([shop, ...others]);
  expect(await candidatesFor('zebra shop', withShop)).toEqual([]);
  const guide = clientOf([{...shop, kind: 'guide'}, ...others]);
  expect(await candidatesFor('zebra shop', guide)).toEqual(['/shop']);
});

test('addresses have the base URL', async () => {
  const below = clientOf(pages, {baseUrl: '/preview/'});
  const {sources} = await below.ask('How can I make a video transparent in an export?');
  expect(sources[0]?.url).toBe('/preview/docs/transparent-videos');
});

test('an index that cannot be read is an error, not an empty answer', async () => {
  const broken = clientOf(pages, {readFile: () => Promise.reject(new Error('offline'))});
  await expect(broken.ask('spring')).rejects.toThrow(/core\.idx/);
});
