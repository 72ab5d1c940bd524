import {expect, test} from '@playwright/test';
import {createErrorMatcher} from '../../../plugins/errors/client/matcher';
import {wordsOf} from '../../../plugins/errors/client/words';
import {looksLikeError} from '../../../src/features/errors/looks-like-error';
import {findableEntries} from './sources';

const entry = (page: string, ...messages: string[]) => ({page, title: page, messages});

const small = createErrorMatcher([
  entry('/volume', 'The "volume" prop must be between 0 and 1, but got …'),
  entry('/timeout', 'A request to … took longer than …ms. Raise the timeout.'),
  entry(
    '/proxy',
    'A request to http://localhost:…/proxy?src=… took longer than …ms. Raise the timeout.',
  ),
  entry('/crash', 'Crashed'),
]);

const first = (text: string) => {
  const [match] = small.match(text);
  return match && [match.entry.page, match.how];
};

test('errors: a message is found with colors, line breaks, numbers and a stack around it', () => {
  const texts = [
    'The "volume" prop must be between 0 and 1, but got 7',
    '\u001b[31mError\u001b[39m The "volume" prop must be\nbetween 0 and 1, but got 7\n    at f (a.js:1:2)',
    '[31mError[39m: the volume prop must be between 0 and 1',
    'Uncaught (in promise) TypeError: The “volume” prop must be between 0 and 1, but got -3.5 at App.tsx:12',
  ];
  console.log(`matching: ${texts.length} texts`);
  expect(texts.map(first)).toEqual(texts.map(() => ['/volume', 'message']));
});

test('errors: of two messages that fit, the one with more words of its own comes first', () => {
  expect(
    first('A request to https://a.example/b took longer than 30000ms. Raise the timeout.'),
  ).toEqual(['/timeout', 'message']);
  expect(
    first(
      'A request to http://localhost:3000/proxy?src=x.mp4 took longer than 9ms. Raise the timeout.',
    ),
  ).toEqual(['/proxy', 'message']);
});

test('errors: a message that was cut off is found, a word in passing is none, and nonsense finds nothing', () => {
  expect(first('The "volume" prop must be betw')).toEqual(['/volume', 'message']);
  expect(first('It crashed my plan to render a long video about zebras')?.[1]).not.toBe('message');
  expect(first('Crashed')).toEqual(['/crash', 'message']);
  expect(first('karaoke zebra')).toBeUndefined();
  expect(small.match('')).toEqual([]);
  expect(small.match('💥 \u001b[0m 12345 …')).toEqual([]);
  expect(wordsOf('\u001b[1mA\u001b[0m  delayRender() "x"\n28000ms')).toBe(' a delayrender x ms ');
});

test('errors: how a process ended tells messages apart, other numbers do not', () => {
  const codes = createErrorMatcher([
    entry('/memory', 'Command failed with exit code 137', 'npm error errno 137'),
    entry('/missing', 'Command failed with exit code 127'),
    entry('/other', 'Command failed with exit code …'),
  ]);
  const pageOf = (text: string) => codes.match(text)[0]?.entry.page;
  console.log('matching: 4 exit codes');
  expect(pageOf('Killed\nCommand failed with exit code 137.')).toBe('/memory');
  expect(pageOf('npm error errno 137')).toBe('/memory');
  expect(pageOf('Command failed with exit code 127: remotion render')).toBe('/missing');
  expect(pageOf('Command failed with exit code 1: remotion render')).toBe('/other');
});

test('errors: only what may be a message loads the index of messages', () => {
  const errors = ['Could not find composition', 'delayRender was called', 'prop must be positive'];
  const others = ['interpolate', 'how to render a video', 'use current frame', 'error'];
  expect(errors.filter(looksLikeError)).toEqual(errors);
  expect(others.filter(looksLikeError)).toEqual([]);
});

test('errors: each message of the packages finds its own page', () => {
  const entries = findableEntries();
  const matcher = createErrorMatcher(entries);
  const pagesOf = new Map<string, Set<string>>();
  for (const {page, messages} of entries) {
    for (const message of messages) {
      const words = wordsOf(message);
      pagesOf.set(words, (pagesOf.get(words) ?? new Set()).add(page));
    }
  }
  // Every ninth: all of them take long, and neighbors are alike.
  const tried = entries.flatMap(({messages}) => messages).filter((_, index) => index % 9 === 0);
  const missed = tried.filter((message) => {
    const [match] = matcher.match(`Error: ${message.replaceAll('…', '42')}`);
    return !match || !pagesOf.get(wordsOf(message))?.has(match.entry.page);
  });
  console.log(`errors: ${tried.length} messages tried, ${missed.length} lead elsewhere first`);
  expect(tried.length).toBeGreaterThan(200);
  expect(missed).toEqual([]);
});
