import {expect, test} from '@playwright/test';
import {count} from '../../scripts/content/problems';
import {readMarkdown, readText} from '../../scripts/content/project';
import {shots} from '../../scripts/media/studio/shots';
import {
  findScreenshotProblems,
  readScreenshotState,
  type ScreenshotState,
} from '../../scripts/media/studio/state';

const STATE: ScreenshotState = {
  shots: [{id: 'timeline', alt: 'The timeline.'}],
  hash: 'a1',
  version: '4.0.383',
  record: {
    hash: 'a1',
    version: '4.0.383',
    images: {
      timeline: {src: '/t.webp', alt: 'The timeline.', width: 10, height: 10, bytes: 100},
    },
  },
  sizes: {'timeline.webp': 100},
};

test('every screenshot of the Studio is as new as the Studio and as what it shows', () => {
  const state = readScreenshotState();
  const bytes = Object.values(state.sizes).reduce((sum, size) => sum + size, 0);
  console.log(`studio: ${count(shots.length, 'screenshot')}, ${Math.round(bytes / 1000)} kB`);
  expect(shots.length).toBeGreaterThan(0);
  expect(findScreenshotProblems(state)).toEqual([]);
});

test('a screenshot that is old, missing, changed, left over or too large is reported', () => {
  expect(findScreenshotProblems(STATE)).toEqual([]);
  expect(findScreenshotProblems({...STATE, hash: 'b2', version: '4.0.384'})).toEqual([
    'The screenshots of the Studio are older than their source. Run npm run media.',
    'The screenshots show 4.0.383, and 4.0.384 is installed. Run npm run media.',
  ]);
  expect(findScreenshotProblems({...STATE, sizes: {'old.webp': 1}})).toEqual([
    'The screenshot timeline is missing. Run npm run media.',
    'No step takes static/studio/old.webp. Delete it. Run npm run media.',
  ]);
  expect(findScreenshotProblems({...STATE, sizes: {'timeline.webp': 101}})).toEqual([
    'The screenshot timeline is not the one that was recorded. Run npm run media.',
  ]);
  const large = structuredClone(STATE);
  large.record.images.timeline!.bytes = 80_001;
  expect(findScreenshotProblems({...large, sizes: {'timeline.webp': 80_001}})).toEqual([
    'The screenshot timeline has 80001 bytes, over the budget of 80000. Run npm run media.',
  ]);
});

test('every screenshot of the Studio is on a page', () => {
  const shown = new Set(
    readMarkdown().flatMap(({file}) =>
      [...readText(file).matchAll(/<StudioScreenshot id="([^"]+)"/g)].map(([, id]) => id),
    ),
  );
  expect(shots.map(({id}) => id).filter((id) => !shown.has(id))).toEqual([]);
});
