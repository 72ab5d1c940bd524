import {expect, test} from '@playwright/test';
import {templates as templatePreviews} from '../../src/compositions/templates/entries';
import {originals} from '../../src/compositions/originals/entries';
import templates from '../../src/data/templates.json';
import {BUDGET, filesOf, findMediaProblems, type MediaState} from '../../scripts/media/plan';
import {readMediaState} from '../../scripts/media/repository';
import {moduleGraph} from '../../scripts/media/sources';
import {count, expectNoProblems} from './lib/problems';

const state = readMediaState();

test('every committed render is there, as new as its source, and within its budget', () => {
  const rendered = state.registry.filter((entry) => filesOf(entry).length > 0);
  const bytes = Object.values(state.sizes).reduce((sum, size) => sum + size, 0);
  console.log(
    `media: ${count(rendered.length, 'composition')} in ${count(Object.keys(state.sizes).length, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`,
  );
  expect(rendered.length).toBeGreaterThan(30);
  expectNoProblems(findMediaProblems(state).map(({file, message}) => ({file, line: 1, message})));
});

test('a render that is older, missing, foreign, left over or too large is named', () => {
  const entry = {
    id: 'OneDot',
    title: 'One dot',
    shows: 'A dot.',
    source: 'OneDot.tsx',
    load: () => Promise.reject(new Error('never played')),
    width: 1280,
    height: 720,
    fps: 30,
    durationInFrames: 30,
    posterFrame: 3,
  };
  const files: Record<string, string> = {
    'src/compositions/fonts.ts': '',
    'OneDot.tsx': "import './color';",
    'color.ts': "export const color = 'red';",
  };
  const file = 'static/media/one-dot.webp';
  const poster = {src: '/media/one-dot.webp', width: 960, height: 540, bytes: 100};
  const messages = (change: Partial<MediaState>, hash = 'old') =>
    findMediaProblems({
      registry: [entry],
      manifest: {OneDot: {hash, poster}},
      sizes: {[file]: 100},
      read: (path) => files[path] ?? null,
      ...change,
    }).map(({message}) => message);

  expect(moduleGraph(entry.source, (path) => files[path] ?? null)).toEqual([
    'OneDot.tsx',
    'color.ts',
  ]);
  expect(messages({})).toEqual([
    'The renders of OneDot are older than their source. Run npm run media.',
  ]);
  expect(messages({manifest: {}})[0]).toMatch(/has not been rendered/);
  expect(messages({sizes: {}})).toContain('This render of OneDot is missing. Run npm run media.');
  expect(messages({sizes: {[file]: 99}}).join()).toMatch(/not the one that was recorded/);
  expect(messages({sizes: {[file]: 100, 'static/media/x.webm': 1}}).join()).toMatch(/Delete it/);
  expect(messages({sizes: {[file]: BUDGET.poster + 1}}).join()).toMatch(/over the budget of 90000/);
});

test('the compositions are a valid project: ids, sizes and sources', () => {
  const {registry, read} = state;
  const ids = registry.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const entry of registry) {
    expect(entry.id).toMatch(/^[a-zA-Z0-9-]+$/);
    expect(read(entry.source), `${entry.id}: ${entry.source}`).toMatch(/export default/);
    expect(entry.width % 2 === 0 && entry.height % 2 === 0, `${entry.id}: even size`).toBe(true);
    expect(entry.posterFrame ?? 0).toBeLessThan(entry.durationInFrames);
    expect(entry.shows).toMatch(/^[A-Z].*\.$/);
  }
  console.log(`media: ${count(ids.length, 'composition')}`);
});

test('every template and every original has a picture', () => {
  expect(templatePreviews.map(({id}) => id).sort()).toEqual(
    templates.map(({name}) => `Template-${name}`).sort(),
  );
  const shown = [...templatePreviews, ...originals];
  expect(shown.filter(({posterFrame}) => posterFrame === undefined)).toEqual([]);
  console.log(`media: ${count(shown.length, 'poster')}`);
});
