import {createRequire} from 'node:module';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {makeSamples} from '../../scripts/product/media-samples';
import {readExample} from '../../scripts/content/examples';
import {serveFolder, type MediaServer} from '../../scripts/content/media-server';
import {ROOT} from '../../scripts/content/project';
import {expect, test} from '../helpers/test';

/** Blocks of the pages that run here. What they export is a function of `window.examples`. */
const EXAMPLES: [page: string, title: string][] = [
  ['docs/webcodecs/index.mdx', 'src/to-webm.ts'],
  ['docs/webcodecs/rotate-a-video.mdx', 'src/turn.ts'],
  ['docs/webcodecs/rotate-a-video.mdx', 'src/upright.ts'],
  ['docs/webcodecs/track-transformation.mdx', 'src/tracks.ts'],
  ['docs/webcodecs/track-transformation.mdx', 'src/remux.ts'],
  ['docs/webcodecs/resample-audio-16khz.mdx', 'src/to-16khz-wav.ts'],
  ['docs/webcodecs/create-video-decoder.mdx', 'src/each-frame.ts'],
  ['docs/webcodecs/get-partial-audio-data.mdx', 'src/peaks.ts'],
  ['docs/webcodecs/rotate-and-resize-video-frame.mdx', 'src/thumbnail.ts'],
  ['docs/webcodecs/misconceptions.mdx', 'src/what-works-here.ts'],
  ['docs/media-parser/metadata.mdx', 'src/get-metadata.ts'],
  ['docs/media-parser/seeking.mdx', 'src/samples-from.ts'],
  ['docs/media-parser/webcodecs.mdx', 'src/for-each-frame.ts'],
  ['docs/mediabunny/extract-frames.mdx', 'src/filmstrip.ts'],
  ['docs/mediabunny/extract-thumbnail.mdx', 'src/thumbnail.ts'],
  ['docs/mediabunny/index.mdx', 'src/length.ts'],
  ['docs/mediabunny/index.mdx', 'src/tasks-before.ts'],
  ['docs/mediabunny/index.mdx', 'src/tasks.ts'],
  ['docs/mediabunny/metadata.mdx', 'src/read-metadata.ts'],
  ['docs/mediabunny/can-decode.mdx', 'src/can-play.ts'],
];

// tsx, which runs the scripts, brings the bundler along.
const {build} = createRequire(require.resolve('tsx/package.json'))('esbuild') as {
  build: (options: Record<string, unknown>) => Promise<{outputFiles: {text: string}[]}>;
};

/** One script for the browser out of all examples. */
async function bundleExamples(folder: string): Promise<string> {
  mkdirSync(folder, {recursive: true});
  const files = EXAMPLES.map(([page, title], index) => {
    const file = path.join(folder, `example-${index}.ts`);
    writeFileSync(file, readExample(page, title));
    return file;
  });
  const entry = files
    .map((file, index) => `import * as example${index} from ${JSON.stringify(file)};`)
    .concat(`window.examples = {${files.map((_, index) => `...example${index}`).join(', ')}};`)
    .join('\n');
  const {outputFiles} = await build({
    stdin: {contents: entry, resolveDir: ROOT},
    nodePaths: [path.join(ROOT, 'node_modules')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

type Examples = Record<string, (...values: unknown[]) => Promise<unknown>>;

declare global {
  var examples: Examples;
}

test.describe.configure({mode: 'serial'});

let folder: string;
let server: MediaServer;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'media-examples-'));
  await makeSamples(folder, ['h264-aac.mp4', 'vp8-opus.webm', 'h264-pcm.mov']);
  writeFileSync(path.join(folder, 'examples.js'), await bundleExamples(path.join(folder, 'src')));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Examples</title><script src="examples.js"></script>',
  );
  server = await serveFolder(folder);
  console.log(`${EXAMPLES.length} examples of the pages run in the browser`);
});

test.afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

test.beforeEach(async ({page}) => {
  // Conversions report to the vendor's server that they took place.
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  await page.goto(`${server.url}/index.html`);
  await page.waitForFunction(() => Boolean(globalThis.examples));
});

type Facts = {
  container: string;
  durationInSeconds: number;
  video: {codec: string; width: number; height: number} | null;
  audio: {codec: string; sampleRate: number} | null;
};

/** Converts a sample with an example, and reads what came out with another. */
function convert(page: Page, name: string, sample: string, ...args: unknown[]): Promise<Facts> {
  return page.evaluate(
    async ([example, file, further]) => {
      const run = (key: string, ...values: unknown[]): Promise<unknown> =>
        globalThis.examples[key]!(...values);
      const source = new File([await (await fetch(file)).blob()], file);
      const values = further.map((value) => (value === 'a callback' ? () => {} : value));
      const blob = (await run(example, source, ...values)) as Blob;
      return (await run('readMetadata', new File([blob], 'result'))) as Facts;
    },
    [name, sample, args] as const,
  );
}

test('an upload becomes a WebM', async ({page}) => {
  const result = await convert(page, 'toWebm', 'vp8-opus.webm', 'a callback');
  expect(result).toMatchObject({container: 'WebM', video: {codec: 'vp8', width: 960}});
  expect(result.durationInSeconds).toBeCloseTo(1, 0);
});

test('a video is turned', async ({page}) => {
  const {video} = await convert(page, 'turn', 'h264-aac.mp4', 'right');
  expect(video).toMatchObject({width: 540, height: 960});
});

test('a video is turned and resized', async ({page}) => {
  const {video} = await convert(page, 'upright', 'h264-aac.mp4');
  expect(video).toMatchObject({width: 720, height: 1280});
});

test('the audio, or the video, is left out', async ({page}) => {
  expect(await convert(page, 'mute', 'h264-aac.mp4')).toMatchObject({
    video: {codec: 'avc'},
    audio: null,
  });
  expect(await convert(page, 'onlyAudio', 'h264-aac.mp4')).toMatchObject({
    video: null,
    audio: {codec: 'aac'},
  });
});

test('tracks move into another container without loss, or not at all', async ({page}) => {
  expect(await convert(page, 'remux', 'h264-aac.mp4', 'mp4')).toMatchObject({
    container: 'MP4',
    video: {codec: 'avc'},
    audio: {codec: 'aac'},
  });
  await expect(convert(page, 'remux', 'h264-aac.mp4', 'webm')).rejects.toThrow(
    'does not fit into this container',
  );
});

test('audio is resampled for speech recognition', async ({page}) => {
  expect(await convert(page, 'to16KhzWav', 'vp8-opus.webm', 'a callback')).toMatchObject({
    container: 'WAVE',
    video: null,
    audio: {sampleRate: 16_000},
  });
});

test('the calls before a switch to Mediabunny convert, extract and resize', async ({page}) => {
  expect(await convert(page, 'convertBefore', 'vp8-opus.webm')).toMatchObject({
    container: 'WebM',
    video: {codec: 'vp8', width: 960, height: 540},
    audio: {codec: 'opus'},
  });
  expect(await convert(page, 'extractAudioBefore', 'vp8-opus.webm')).toMatchObject({
    container: 'WAVE',
    video: null,
  });
  expect(await convert(page, 'resizeBefore', 'vp8-opus.webm')).toMatchObject({
    video: {width: 640, height: 360},
  });
});

test('the calls after a switch to Mediabunny do the same, and cut', async ({page}) => {
  expect(await convert(page, 'convert', 'h264-aac.mp4')).toMatchObject({
    container: 'WebM',
    video: {width: 960, height: 540},
    audio: {codec: 'opus'},
  });
  expect(await convert(page, 'extractAudio', 'h264-aac.mp4')).toMatchObject({
    container: 'WAVE',
    video: null,
  });
  expect(await convert(page, 'resize', 'h264-aac.mp4')).toMatchObject({
    container: 'WebM',
    video: {width: 640, height: 360},
  });
  const {durationInSeconds} = await convert(page, 'trim', 'h264-aac.mp4', 0.2, 0.7);
  expect(durationInSeconds).toBeCloseTo(0.5, 1);
});

test('a conversion reports its progress, and an abort rejects it', async ({page}) => {
  const answers = await page.evaluate(async () => {
    const file = new File([await (await fetch('h264-aac.mp4')).blob()], 'clip.mp4');
    const shares: number[] = [];
    await globalThis.examples.convert!(file, {onProgress: (share: number) => shares.push(share)});
    const controller = new AbortController();
    const aborted = globalThis.examples.convert!(file, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    const message = await aborted.then(
      () => 'It went on.',
      (error: Error) => error.name,
    );
    return {shares, message};
  });
  expect(answers.shares.length).toBeGreaterThan(0);
  expect(Math.max(...answers.shares)).toBeCloseTo(1, 5);
  expect(answers.message).toBe('AbortError');
});

test('frames are decoded, counted and drawn', async ({page}) => {
  const counts = await page.evaluate(async () => {
    const run = (key: string, ...values: unknown[]): Promise<unknown> =>
      globalThis.examples[key]!(...values);
    const src = `${location.origin}/vp8-opus.webm`;
    const file = new File([await (await fetch(src)).blob()], 'clip.webm');
    let decoded = 0;
    await run('forEachFrame', {src, onFrame: () => decoded++});
    let looked = 0;
    await run('eachFrame', file, () => looked++);
    const drawn: number[] = [];
    await run('extractFrames', {
      file,
      count: 4,
      height: 90,
      signal: new AbortController().signal,
      onFrame: (canvas: HTMLCanvasElement) => drawn.push(canvas.height),
    });
    const bitmaps = (await run('thumbnails', src, [0, 0.5])) as ImageBitmap[];
    const jpeg = (await run('makeThumbnail', {file, width: 160})) as Blob;
    return {decoded, looked, drawn, widths: bitmaps.map(({width}) => width), type: jpeg.type};
  });
  expect(counts).toEqual({
    decoded: 30,
    looked: 30,
    drawn: [90, 90, 90, 90],
    widths: [320, 320],
    type: 'image/jpeg',
  });
});

test('a file is parsed, sought and judged', async ({page}) => {
  const answers = await page.evaluate(async () => {
    const run = (key: string, ...values: unknown[]): Promise<unknown> =>
      globalThis.examples[key]!(...values);
    const src = `${location.origin}/h264-aac.mp4`;
    return {
      metadata: (await run('getMetadata', src)) as {dimensions: object; fps: number},
      sought: (await run('firstTimeAfterSeek', src, 0.5)) as number,
      length: (await run('lengthInSeconds', src)) as number,
      webm: await run('canPlay', `${location.origin}/vp8-opus.webm`),
      text: await run('canPlay', `${location.origin}/index.html`),
      codecs: ((await run('whatWorksHere')) as {name: string}[]).map(({name}) => name),
    };
  });
  expect(answers.metadata).toMatchObject({dimensions: {width: 960, height: 540}, fps: 30});
  expect(answers.sought).toBeCloseTo(1 / 3, 2);
  expect(answers.length).toBeCloseTo(1, 0);
  expect(answers.webm).toEqual({canPlay: true});
  expect(answers.text).toEqual({canPlay: false, part: 'file', codec: null});
  expect(answers.codecs).toEqual(['h264', 'h265', 'vp8', 'vp9']);
});
