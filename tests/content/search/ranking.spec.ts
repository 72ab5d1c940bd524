import {expect, test} from '@playwright/test';
import {formatReport, runPairs, scoreOf} from '../../../scripts/measure/search/score';
import type {Pair} from '../../../scripts/measure/search/score';
import {clientOf} from './client-of';
import {pages} from './__fixtures__/pages';

const cases: [rule: string, query: string, page: string][] = [
  ['a name in one piece and in lower case', 'usecurrentframe', 'docs/use-current-frame'],
  ['a name in words', 'use current frame', 'docs/use-current-frame'],
  ['a name in words and partly joined', 'offthread video', 'docs/offthreadvideo'],
  ['a name as an element', '<OffthreadVideo>', 'docs/offthreadvideo'],
  ['a name as a call', 'useVideoConfig()', 'docs/use-video-config'],
  ['a page before a longer name', 'interpolate', 'docs/interpolate'],
  ['a page before many mentions of it', 'spring', 'docs/spring'],
  ['a page before a post about it', 'spring()', 'docs/spring'],
  ['a message, cut off', 'inputRange must be strictly monotonically incr', 'docs/interpolate'],
  ['a task whose words are spread', 'transparent background video', 'docs/transparent-videos'],
  ['a task by the text of a section', 'make video longer', 'docs/animating'],
  ['a synonym', 'subtitles', 'docs/captions'],
  ['a synonym of several words', 'frames per second', 'docs/use-video-config'],
  ['a synonym of another form', 'mp3', 'docs/audio'],
  ['a synonym of a section', 'slow motion', 'docs/offthreadvideo'],
  ['other forms of a word', 'animated property', 'docs/animating'],
  ['the beginning of a name', 'usevid', 'docs/use-video-config'],
  ['the beginning of the last word', 'interpolate col', 'docs/interpolate-colors'],
  ['a missing letter', 'intepolate', 'docs/interpolate'],
  ['swapped letters', 'interpoalte', 'docs/interpolate'],
  ['a typo in a name of several words', 'useVideoConifg', 'docs/use-video-config'],
  ['a typo in words', 'offthred video', 'docs/offthreadvideo'],
  ['accents', 'ánimating', 'docs/animating'],
  ['quotes and punctuation', '"Volume"?!', 'docs/audio'],
];

for (const [rule, query, path] of cases) {
  test(`${rule} is found first: ${query}`, async () => {
    const {results} = await clientOf(pages).search({requests: [{query}]});
    expect(results[0]?.hits[0]?.url_without_anchor).toBe(`https://site.example/${path}`);
  });
}

test('words that occur nowhere find nothing', async () => {
  const {results} = await clientOf(pages).search({requests: [{query: 'xylophone quartz'}]});
  expect(results[0]).toMatchObject({nbHits: 0, hits: [], nbPages: 0});
});

test('the benchmark counts right, wrong and pending pairs, and says what went wrong', async () => {
  const pair = (query: string, page: string): Pair => ({query, page, kind: 'task', source: 'test'});
  const {outcomes, pending} = await runPairs(
    clientOf(pages),
    [
      pair('spring', '/docs/spring'),
      pair('spring', '/docs/animating'),
      pair('spring', '/docs/captions'),
      pair('spring', '/docs/nowhere'),
    ],
    new Set(pages.map(({path}) => `/${path}`)),
  );
  expect(pending).toHaveLength(1);
  expect(outcomes[0]?.rank).toBe(1);
  expect(outcomes[1]?.rank).toBeGreaterThan(1);
  expect(outcomes[2]?.rank).toBe(0);
  expect(scoreOf(outcomes).hitAt1).toBeCloseTo(1 / 3);
  expect(formatReport(outcomes, pending)).toContain('not found: "spring" → /docs/captions');
});
