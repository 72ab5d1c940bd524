import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {makeSamples} from '../../scripts/product/media-samples';
import {readMediaSupport} from '../../scripts/product/media-support';
import {mediaSupport} from '../../src/data/media-support';
import {readExample, runExample} from '../../scripts/content/examples';
import {serveFolder, type MediaServer} from '../../scripts/content/media-server';
import {listFiles, readText} from '../../scripts/content/project';

test.describe.configure({mode: 'serial'});

const folder = mkdtempSync(path.join(tmpdir(), 'media-examples-'));
let server: MediaServer;

test.beforeAll(async () => {
  await makeSamples(folder);
  server = await serveFolder(folder);
});

test.afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

const globals = {console: {log: () => {}, error: () => {}}};

async function load<T>(page: string, title: string): Promise<T> {
  return (await runExample(readExample(page, title), {globals})) as T;
}

test('the tables of formats are what the packages find', async () => {
  const found = await readMediaSupport(folder);
  console.log(`${found.samples.length} samples read by two parsers`);
  expect(mediaSupport, 'Run: npm run media:support').toEqual(found);
  expect(found.samples.length).toBeGreaterThan(15);
});

test('the comparison of the tables notices a sample that is refused', async () => {
  const [first] = mediaSupport.samples;
  expect({...first, mediaParser: {refused: 'Error'}}).not.toEqual(first);
});

test('metadata are those of the clip', async () => {
  const {getMetadata} = await load<{
    getMetadata: (src: string) => Promise<Record<string, unknown>>;
  }>('docs/media-parser/metadata.mdx', 'src/get-metadata.ts');
  expect(await getMetadata(`${server.url}/h264-aac.mp4`)).toMatchObject({
    dimensions: {width: 960, height: 540},
    fps: 30,
    videoCodec: 'h264',
    audioCodec: 'aac',
    rotation: 0,
  });
  await expect(getMetadata(`${server.url}/opus.ogg`)).rejects.toThrow();
});

test('every sample of the clip is listed', async () => {
  const {listSamples} = await load<{
    listSamples: (src: string) => Promise<{seconds: number; isKeyframe: boolean}[]>;
  }>('docs/media-parser/samples.mdx', 'src/list-samples.ts');
  const rows = await listSamples(`${server.url}/h264-aac.mp4`);
  expect(rows).toHaveLength(30);
  expect(rows.filter(({isKeyframe}) => isKeyframe)).toHaveLength(3);
});

test('parsing continues at the keyframe before the time that was sought', async () => {
  const {firstTimeAfterSeek} = await load<{
    firstTimeAfterSeek: (src: string, seconds: number) => Promise<number>;
  }>('docs/media-parser/seeking.mdx', 'src/samples-from.ts');
  // A keyframe every 10 frames, at 30 frames per second.
  expect(await firstTimeAfterSeek(`${server.url}/h264-aac.mp4`, 0.5)).toBeCloseTo(1 / 3, 2);
  expect(await firstTimeAfterSeek(`${server.url}/h264-aac.mp4`, 0)).toBeCloseTo(0, 2);
});

test('a sampler finds a keyframe again with its hints', async () => {
  const {createSampler} = await load<{
    createSampler: (src: string) => (seconds: number) => Promise<Uint8Array | null>;
  }>('docs/media-parser/seeking-hints.mdx', 'src/frames-at.ts');
  const sample = createSampler(`${server.url}/h264-aac.mp4`);
  const [first, later] = [await sample(0), await sample(0.7)];
  expect(first?.length).toBeGreaterThan(0);
  expect(later).not.toEqual(first);
});

test('files on disk are read with the reader for Node.js', async () => {
  const printed: unknown[][] = [];
  await runExample(readExample('docs/media-parser/node-reader.mdx', 'scripts/lengths.ts'), {
    globals: {console: {log: (...values: unknown[]) => printed.push(values)}},
    modules: {
      'node:fs/promises': {readdir: () => Promise.resolve(['h264-aac.mp4', 'opus.ogg'])},
      'node:path': {join: (_folder: string, file: string) => path.join(folder, file)},
    },
  });
  expect(printed).toEqual([['h264-aac.mp4', expect.closeTo(1, 1)]]);
});

test('Mediabunny reads the same clip', async () => {
  const {readMetadata} = await load<{
    readMetadata: (src: string) => Promise<Record<string, unknown>>;
  }>('docs/mediabunny/metadata.mdx', 'src/read-metadata.ts');
  expect(await readMetadata(`${server.url}/h264-aac.mp4`)).toMatchObject({
    container: 'MP4',
    video: {codec: 'avc', width: 960, height: 540, fps: 30},
    audio: {codec: 'aac', sampleRate: 48_000, channels: 1},
  });
});

const pages = ['docs/media-parser', 'docs/webcodecs'].flatMap((name) => listFiles(name));

/** Names of classes and functions of Mediabunny in a text: `Input`, `canEncodeVideo()`. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`(?:new )?(\w+)(?:\.\w+)?(?:\([^`]*\))?`/g)].map(([, name = '']) => name);

const declared = readText('node_modules/mediabunny/dist/mediabunny.d.ts');
const isOfMediabunny = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(declared);

test('every API of these packages names what Mediabunny has in its place', () => {
  const apis = pages.filter((file) => /^kind: api$/m.test(readText(file)));
  const unnamed = apis.filter(
    (file) => !/^(In |For |A `Conversion` of )?Mediabunny[ ,]/m.test(bodyOf(file)),
  );
  const names = apis.flatMap((file) =>
    bodyOf(file)
      .split('\n')
      .filter((line) => /^(In |A `Conversion` of )?Mediabunny[ ,]/.test(line))
      .flatMap(namesIn),
  );
  console.log(`${apis.length} pages name ${new Set(names).size} parts of Mediabunny`);
  expect(unnamed).toEqual([]);
  expect(names.filter((name) => !isOfMediabunny(name) && !BROWSER_NAMES.has(name))).toEqual([]);
  expect(isOfMediabunny('convertMedia')).toBe(false);
});

const BROWSER_NAMES = new Set(['instanceof', 'OffscreenCanvas', 'createWritable', 'false']);

const bodyOf = (file: string): string => readText(file).replace(/^---\n[\s\S]*?\n---\n/, '');
