import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesOf, findMediaProblems, type MediaState} from '../../scripts/media/plan';
import {ROOT} from '../../scripts/lib/root';
import {readMediaState} from '../../scripts/media/repository';
import {moduleGraph, sourceHash} from '../../scripts/media/sources';
import {originals} from '../../src/compositions/originals/entries';
import {registry} from '../../src/compositions/registry';
import {templates as templatePreviews} from '../../src/compositions/templates/entries';
import type {CompositionEntry} from '../../src/compositions/types';
import templates from '../../src/data/templates.json';
import {count} from '../../scripts/content/problems';

/** What is wrong with the list of compositions, in sentences. */
function checkCompositions(entries: CompositionEntry[]): string[] {
  const problems: string[] = [];
  entries.forEach((entry, index) => {
    const {id, title, shows, source, durationInFrames, posterFrame} = entry;
    const report = (problem: string) => problems.push(`${id}: ${problem}`);
    if (entries.findIndex((other) => other.id === id) !== index) {
      report('There is another composition with this id.');
    }
    if (!/^[A-Za-z\d-]+$/.test(id)) {
      report('An id has letters, digits and hyphens.');
    }
    if (!title) {
      report('It has no title.');
    }
    if (!/^[A-Z].{15,}\.$/.test(shows)) {
      report('Say in a sentence what it shows.');
    }
    if (!existsSync(path.join(ROOT, source))) {
      report(`${source} does not exist.`);
    }
    if (posterFrame !== undefined && (posterFrame < 0 || posterFrame >= durationInFrames)) {
      report(`The poster frame ${posterFrame} is not among its ${durationInFrames} frames.`);
    }
    const sizes = [entry.width, entry.height, entry.fps, durationInFrames];
    if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
      report('Width, height, fps and length are whole numbers above 0.');
    }
  });
  return problems;
}

const ENTRY: CompositionEntry = {
  id: 'Dot',
  title: 'A dot',
  shows: 'A dot flies from the left to the right.',
  source: 'src/Dot.tsx',
  load: () => Promise.reject(new Error('Not needed')),
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 60,
  posterFrame: 10,
};

const FILES: Record<string, string> = {
  'src/compositions/fonts.ts': '',
  'src/Dot.tsx': "import {SIZE} from './size';\nexport default () => SIZE;\n",
  'src/size.ts': 'export const SIZE = 4;\n',
};

/** A repository with one composition, whose poster is as new as its source. */
function freshState(files = FILES): MediaState {
  const read = (file: string) => files[file] ?? null;
  return {
    registry: [ENTRY],
    manifest: {
      Dot: {
        hash: sourceHash(ENTRY, (file) => FILES[file] ?? null),
        poster: {src: '/media/dot.webp', width: 960, height: 540, bytes: 100},
      },
    },
    sizes: {'static/media/dot.webp': 100},
    read,
  };
}

const messagesOf = (state: MediaState): string[] =>
  findMediaProblems(state).map(({message}) => message);

test('every composition has an id, a title, a sentence, a source and a size', () => {
  console.log(`media: ${count(registry.length, 'composition')}`);
  expect(checkCompositions(registry)).toEqual([]);
  expect(checkCompositions([ENTRY, {...ENTRY, shows: 'Dots', posterFrame: 60, fps: 0}])).toEqual([
    'Dot: src/Dot.tsx does not exist.',
    'Dot: There is another composition with this id.',
    'Dot: Say in a sentence what it shows.',
    'Dot: src/Dot.tsx does not exist.',
    'Dot: The poster frame 60 is not among its 60 frames.',
    'Dot: Width, height, fps and length are whole numbers above 0.',
  ]);
});

test('every committed render is as new as its source, and within its budget', () => {
  const state = readMediaState();
  const files = Object.values(state.sizes);
  const bytes = files.reduce((sum, size) => sum + size, 0);
  console.log(
    `media: ${count(files.length, 'render')} of ${count(Object.keys(state.manifest).length, 'composition')}, ${Math.round(bytes / 1000)} kB`,
  );
  expect(files.length).toBeGreaterThan(0);
  expect(findMediaProblems(state).map(({file, message}) => `${file}: ${message}`)).toEqual([]);
});

test('a render that is older than a file which its source imports is reported', () => {
  expect(messagesOf(freshState())).toEqual([]);
  expect(messagesOf(freshState({...FILES, 'src/size.ts': 'export const SIZE = 5;\n'}))).toEqual([
    'The renders of Dot are older than their source. Run npm run media.',
  ]);
  expect(messagesOf({...freshState(), registry: [{...ENTRY, posterFrame: 11}]})).toEqual([
    'The renders of Dot are older than their source. Run npm run media.',
  ]);
});

test('a render that is missing, changed, left over or too large is reported', () => {
  const state = freshState();
  expect(messagesOf({...state, manifest: {}})).toEqual([
    'The composition Dot has not been rendered. Run npm run media.',
  ]);
  expect(messagesOf({...state, sizes: {}})).toEqual([
    'This render of Dot is missing. Run npm run media.',
  ]);
  expect(messagesOf({...state, sizes: {'static/media/dot.webp': 101}})).toEqual([
    'This render of Dot is not the one that was recorded. Run npm run media.',
  ]);
  expect(messagesOf({...state, sizes: {...state.sizes, 'static/media/old.mp4': 300_001}})).toEqual([
    'No composition has this render. Delete it.',
  ]);
  const large = structuredClone(state.manifest);
  large.Dot!.poster!.bytes = 90_001;
  expect(
    messagesOf({...state, manifest: large, sizes: {'static/media/dot.webp': 90_001}})[0],
  ).toContain('over the budget of 90000');
});

test('a clip is rendered in two formats, and a composition without poster or clip in none', () => {
  expect(filesOf({...ENTRY, id: 'BigDot', clip: {}})).toEqual([
    'static/media/big-dot.webp',
    'static/media/big-dot.webm',
    'static/media/big-dot.mp4',
  ]);
  expect(filesOf({...ENTRY, posterFrame: undefined})).toEqual([]);
});

test('an import that leads to no file is named', () => {
  const read = (file: string) => (file === 'src/a.ts' ? "import './b';" : null);
  expect(() => moduleGraph('src/a.ts', read)).toThrow('src/a.ts imports "./b", which is no file.');
});

test('every template and every original has a picture', () => {
  const shown = [...templatePreviews, ...originals];
  console.log(`media: ${count(shown.length, 'poster')}`);
  expect(templatePreviews.map(({id}) => id).sort()).toEqual(
    templates.map(({name}) => `Template-${name}`).sort(),
  );
  expect(shown.filter(({posterFrame}) => posterFrame === undefined)).toEqual([]);
});
