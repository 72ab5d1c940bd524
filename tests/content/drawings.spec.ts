import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {drawings, type DrawingId} from '../../src/compositions/drawings/drawings';
import {pictures} from '../../src/compositions/drawings/pictures';
import type {Drawing, Picture} from '../../src/compositions/drawings/types';
import {FPS} from '../../src/compositions/drawings/size';
import {count} from '../../scripts/content/problems';
import {readMarkdown, readText} from '../../scripts/content/project';

/** On a phone, two units are a pixel. */
const SMALLEST_TEXT = 19;
/** Bytes of a frame as HTML, before compression. */
const HEAVIEST = 9000;

/** A number that is none, or a negative size. */
const BROKEN = /NaN|undefined|(?:width|height|rx?)="-/;

type Drawn = Drawing & {picture: Picture; pages: string[]};

/** What is wrong with a drawing, in sentences. */
function problemsOf(id: string, drawing: Drawn): string[] {
  const {caption, shows, stillFrame, durationInFrames, height, picture, pages} = drawing;
  const seconds = durationInFrames / FPS;
  const draw = (frame: number) => renderToStaticMarkup(createElement(picture, {frame}));
  const still = draw(stillFrame);
  const moments = [0, 1 / 4, 1 / 2, 3 / 4].map((part) => Math.round(part * durationInFrames));
  const sizes = [...still.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  const found: [boolean, string][] = [
    [caption.length < 20 || !caption.endsWith('.'), 'needs a caption, as a sentence.'],
    [/drawing/i.test(caption), 'says "drawing" in its caption, which the component adds.'],
    [shows.length < 60 || !shows.endsWith('.'), 'has to say in sentences what is to be seen.'],
    [pages.length !== 1, `is on ${count(pages.length, 'page')}, and belongs on one.`],
    [seconds < 4 || seconds > 8, `lasts ${seconds} seconds. A loop lasts 4 to 8.`],
    [stillFrame >= durationInFrames, 'rests at a frame after its last.'],
    [!still.includes(`viewBox="0 0 640 ${height}"`), `isn't ${height} units high, as it says.`],
    [moments.every((moment) => draw(moment) === still), 'does not move.'],
    [Math.min(...sizes) < SMALLEST_TEXT, `has text smaller than ${SMALLEST_TEXT} units.`],
    [still.length > HEAVIEST, `has ${still.length} bytes. A page may hold ${HEAVIEST}.`],
    [/#[\da-f]{3,8}"/i.test(still.replaceAll('#e0a800', '')), 'has a color that is not a token.'],
    [/ id="/.test(still), 'has an id, which the page would have twice.'],
    [BROKEN.test(still), 'has a number that is none.'],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, problem]) => `${id} ${problem}`);
}

const pictureOf = (id: string): Picture => pictures[id as DrawingId];

const texts = readMarkdown().map(({file}) => ({file, text: readText(file)}));

const pagesWith = (id: string): string[] =>
  texts.filter(({text}) => text.includes(`<Drawing id="${id}" />`)).map(({file}) => file);

test('each drawing has a caption and a text alternative, moves, and is on a page', () => {
  const all = Object.entries<Drawing>(drawings);
  const problems = all.flatMap(([id, drawing]) =>
    problemsOf(id, {...drawing, picture: pictureOf(id), pages: pagesWith(id)}),
  );
  const pages = new Set(all.flatMap(([id]) => pagesWith(id)));
  console.log(`drawings: ${count(all.length, 'drawing')} on ${count(pages.size, 'page')}`);
  expect(all.length).toBeGreaterThan(10);
  expect(problems).toEqual([]);
});

test('each drawing on a page exists', () => {
  const tags = texts.flatMap(({file, text}) =>
    [...text.matchAll(/<Drawing id="([^"]*)"/g)].map(([, id = '']) => ({file, id})),
  );
  console.log(`drawings: ${count(tags.length, 'tag')} on pages`);
  const unknown = (all: typeof tags) => all.filter(({id}) => !(id in drawings));
  expect(unknown(tags)).toEqual([]);
  expect(unknown([{file: 'docs/x.mdx', id: 'recorder-scene'}])).toHaveLength(1);
});

test('no frame of a drawing is broken', () => {
  const frames = Object.entries<Drawing>(drawings).flatMap(([id, {durationInFrames}]) =>
    Array.from({length: Math.ceil(durationInFrames / 3)}, (_, index) => ({
      name: `${id}, frame ${index * 3}`,
      markup: renderToStaticMarkup(createElement(pictureOf(id), {frame: index * 3})),
    })),
  );
  console.log(`drawings: ${count(frames.length, 'frame')}`);
  const broken = (all: typeof frames) => all.filter(({markup}) => BROKEN.test(markup));
  expect(broken(frames).map(({name}) => name)).toEqual([]);
  expect(broken([{name: 'x', markup: '<rect width="-2"/>'}])).toHaveLength(1);
});

test('a drawing with faults is reported with each of them', () => {
  const picture: Picture = () =>
    createElement('svg', {viewBox: '0 0 640 300', fill: '#fff', id: 'a'}, [
      createElement('text', {key: 'x', x: 'NaN', fontSize: 12}, 'a'),
    ]);
  const broken = {
    title: 'Broken',
    caption: 'A drawing',
    shows: 'Nothing',
    height: 320,
    durationInFrames: 30,
    stillFrame: 30,
    picture,
    pages: [],
  };
  expect(problemsOf('broken', broken)).toEqual([
    'broken needs a caption, as a sentence.',
    'broken says "drawing" in its caption, which the component adds.',
    'broken has to say in sentences what is to be seen.',
    'broken is on 0 pages, and belongs on one.',
    'broken lasts 1 seconds. A loop lasts 4 to 8.',
    'broken rests at a frame after its last.',
    "broken isn't 320 units high, as it says.",
    'broken does not move.',
    'broken has text smaller than 19 units.',
    'broken has a color that is not a token.',
    'broken has an id, which the page would have twice.',
    'broken has a number that is none.',
  ]);
});
