import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {parseShowcase} from '../../scripts/content/showcase';
import {ROOT} from '../../scripts/lib/root';
import {originals} from '../../src/data/originals';
import {showcaseKinds} from '../../src/data/showcase';
import {studies, techniques} from '../../src/data/techniques';
import templates from '../../src/data/templates.json';

const FILE = 'src/data/showcase.json';

const entry = {
  slug: 'a-map',
  title: 'A map',
  kind: 'data',
  author: {name: 'Jane', url: 'https://jane.example'},
  links: [{type: 'video', url: 'https://video.example'}],
  width: 1280,
  height: 720,
  year: 2024,
};

const parse = (entries: unknown) =>
  parseShowcase({file: 'showcase.json', content: JSON.stringify(entries)});

test('a malformed entry ends the build with a sentence that says where', () => {
  expect(parse([entry])).toEqual([entry]);
  const cases: [object, string][] = [
    [
      {tilte: 'x'},
      'showcase.json:1: The showcase entry "a-map" has an unknown field "tilte". Did you mean title?',
    ],
    [{kind: 'dat'}, '"kind" has to be one of product, data'],
    [{title: 'x'.repeat(81)}, '"title" has more than 80 characters'],
    [{links: []}, '"links" names no link'],
    [{links: [{type: 'code', url: 'https://a.example'}]}, '"links.0.type" has to be one of video'],
    [{links: [{type: 'video', url: 'www.a.example'}]}, '"links.0.url" is no address of a website'],
    [{author: {name: 'Jane'}}, 'The showcase entry "a-map" lacks "author.url".'],
    [{year: 2019}, '"year" is before 2021'],
    [{height: 72.5}, '"height" is no whole number'],
  ];
  console.log(`${cases.length} malformed entries`);
  for (const [change, message] of cases) {
    expect(() => parse([{...entry, ...change}])).toThrow(message);
  }
  expect(() => parse([entry, entry])).toThrow('has the slug of line 1. Choose another.');
});

test('the entries of the site are well-formed', () => {
  const content = readFileSync(join(ROOT, FILE), 'utf8');
  const entries = parseShowcase({file: FILE, content});
  console.log(`${entries.length} showcase entries`);
  expect(entries.length).toBeGreaterThan(50);
});

test('each kind of entry has a video of ours, and each video a template that exists', () => {
  console.log(`${techniques.length} techniques, ${studies.length} studies`);
  expect(techniques).toHaveLength(8);
  expect(techniques.length + studies.length).toBe(originals.length);
  const kinds = new Set(techniques.map(({kind}) => kind));
  // Motion design has the studies.
  expect(showcaseKinds.map(({id}) => id).filter((id) => !kinds.has(id))).toEqual(['motion']);
  expect(studies.length).toBeGreaterThan(0);
  const titles = new Map(templates.map(({name, title}) => [name, title]));
  for (const {label, template} of techniques) {
    expect(titles.get(template.name), label).toBe(template.title);
  }
  expect(titles.get('no-such-template')).toBeUndefined();
});

/** Loops of a wall that are too short to follow, or too long to wait for. In seconds. */
const badLoops = (videos: {id: string; fps: number; durationInFrames: number}[]): string[] =>
  videos
    .map(({id, fps, durationInFrames}) => ({id, seconds: durationInFrames / fps}))
    .filter(({seconds}) => seconds < 4 || seconds > 6)
    .map(({id, seconds}) => `${id}: ${seconds} s`);

test('each video of a technique loops within 4 to 6 seconds', () => {
  const videos = techniques.map(({original}) => original);
  console.log(`${videos.length} loops`);
  expect(badLoops(videos)).toEqual([]);
  expect(badLoops([{id: 'Slow', fps: 30, durationInFrames: 270}])).toEqual(['Slow: 9 s']);
});
