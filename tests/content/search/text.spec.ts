import {expect, test} from '@playwright/test';
import {parseQuery} from '../../../plugins/search/query';
import {
  scan,
  stripEnding,
  termOfName,
  termsOfCode,
  termsOfProse,
  wordsOfQuery,
} from '../../../plugins/search/text';

test('a name gives itself and its words, with their places', () => {
  expect(scan('a useCurrentFrame()')).toEqual([
    {term: 'a', start: 0, end: 1},
    {term: 'usecurrentframe', start: 2, end: 17},
    {term: 'use', start: 2, end: 5},
    {term: 'current', start: 5, end: 12},
    {term: 'frame', start: 12, end: 17},
  ]);
});

const NAMES: [text: string, words: string[]][] = [
  ['<OffthreadVideo>', ['offthread', 'video']],
  ['Html5Audio', ['html5', 'audio']],
  ['HTML5Audio', ['html5', 'audio']],
  ['getURLOfBucket', ['get', 'url', 'of', 'bucket']],
  ['@remotion/media-parser', ['remotion', 'media', 'parser']],
  ['--gl=angle', ['gl', 'angle']],
  ['H.264', ['h264']],
  ['h264', ['h264']],
  ["Don't", ['dont']],
  ['Motion’s Größe', ['motions', 'große'.normalize('NFD').replace(/\p{M}/gu, '')]],
  ['video.mp4', ['video', 'mp4']],
  ['動画 を', ['動画', 'を']],
];

for (const [text, words] of NAMES) {
  test(`the words of ${text} are ${words.join(', ')}`, () => {
    expect(wordsOfQuery(text)).toEqual(words);
  });
}

test('prose leaves out what every text has, and code what every snippet has', () => {
  expect(termsOfProse('How to use the Player')).toEqual(['use', 'player']);
  expect(termsOfCode("import {spring} from 'remotion';\nspring({fps: 30}); const x = 1;")).toEqual([
    'spring',
    'remotion',
    'fps',
  ]);
});

test('a name is one term, however it is written', () => {
  for (const name of ['<OffthreadVideo>', 'Offthread Video', 'offthread-video']) {
    expect(termOfName(name)).toBe('offthreadvideo');
  }
});

test('forms of a word share their beginning', () => {
  for (const [root, ...forms] of [
    ['render', 'renders', 'rendered', 'rendering', 'renderer'],
    ['caption', 'captions', 'captioning'],
    ['propert', 'property', 'properties'],
    ['trim', 'trimmed', 'trimming'],
    ['animat', 'animate', 'animation', 'animating', 'animations'],
  ]) {
    for (const form of forms) {
      expect(root?.startsWith(stripEnding(form)) || stripEnding(form) === root, form).toBe(true);
    }
  }
  expect(stripEnding('class')).toBe('class');
  expect(stripEnding('use')).toBe('use');
});

test('a query knows its joined names, its synonyms and its minor words', () => {
  const {words, isMinor, alternatives} = parseQuery('how to use current frame subtitles');
  expect(words).toEqual(['how', 'to', 'use', 'current', 'frame', 'subtitles']);
  expect(isMinor).toEqual([true, true, false, false, false, false]);
  const terms = (kind: string) =>
    alternatives.filter((one) => one.kind === kind).map((one) => one.terms.join(' '));
  expect(terms('joined')).toContain('usecurrentframe');
  expect(terms('synonym')).toContain('caption');
});

test('a query of minor words only takes them seriously', () => {
  expect(parseQuery('how to').isMinor).toEqual([false, false]);
});
