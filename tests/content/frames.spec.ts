import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import {scanMarkdown} from '../../scripts/content/markdown';
import {count, expectNoProblems} from '../../scripts/content/problems';
import {listFiles, ROOT} from '../../scripts/content/project';
import {differenceBetween, isVisible, lookOf, pixelsOf} from '../../scripts/frames/compare';
import {BUDGET, findLeftover, GOLDEN, openSheet, readGolden} from '../../scripts/frames/golden';
import {reportPage} from '../../scripts/frames/report';
import {framesOf, type Scene} from '../../scripts/frames/scene';
import {liveScenes, readScenes, sourceHash} from '../../scripts/frames/scenes';

const scenes = readScenes();
const groups = [...new Set(scenes.map(({group}) => group))];

const WRITE = 'Run: npm run frames -- --write';

/** A frame with a ball, as an image. `ratio` draws it larger, and shrinks it. */
async function ball({x = 100, color = '#7fb3ff', height = 180, ratio = 1} = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 ${height}" width="${320 * ratio}" height="${height * ratio}">
<rect width="320" height="${height}" fill="#121826"/><circle cx="${x}" cy="80" r="11.3" fill="${color}"/>
<path d="M20 150 L300 143" stroke="#fff" stroke-width="1"/></svg>`;
  const image = await sharp(Buffer.from(svg)).resize({width: 320}).webp({quality: 80}).toBuffer();
  return lookOf(await pixelsOf(image));
}

test('every live block and demo has golden frames, and no others are kept', () => {
  const golden = new Set(
    groups.flatMap((group) => readGolden(group).map(({id}) => `${group} ${id}`)),
  );
  console.log(`frames: ${count(scenes.length, 'scene')} in ${count(groups.length, 'group')}`);
  expectNoProblems([
    ...scenes
      .filter(({group, id}) => !golden.has(`${group} ${id}`))
      .map(({place, title, pages: [page]}) => ({
        file: place.split(':')[0] ?? '',
        line: Number(place.split(':')[1]),
        message: `"${title}" has no golden frames. ${WRITE} ${page}`,
      })),
    ...findLeftover(scenes).map(({group, id}) => ({
      file: `${GOLDEN}/${group}.json`,
      line: 1,
      message: `"${id}" plays nowhere anymore. ${WRITE}`,
    })),
  ]);
});

test('golden frames of what no page shows are reported', () => {
  const [first, ...others] = scenes;
  expect(findLeftover(others)).toEqual([{group: first?.group, id: first?.id}]);
});

test('the contact sheets are small, and hold the frames that their lists name', async () => {
  const sheets = listFiles(GOLDEN).filter((file) => file.endsWith('.webp'));
  const bytes = sheets.reduce((sum, file) => sum + statSync(path.join(ROOT, file)).size, 0);
  const bits: number[] = [];
  for (const group of groups) {
    const cut = await openSheet(group);
    for (const {frames, height} of readGolden(group).slice(-4)) {
      for (const frame of frames) {
        const look = await lookOf(await cut(frame, height));
        bits.push(differenceBetween(look, {...look, hash: frame.hash}).bits);
      }
    }
  }
  console.log(
    `frames: ${count(sheets.length, 'sheet')} with ${bytes} bytes, ${bits.length} frames looked at`,
  );
  expect(sheets.length).toBe(groups.length);
  expect(bytes).toBeLessThan(BUDGET);
  // The hash of a frame that is almost empty is chance, and some are.
  expect(bits.filter((one) => one < 8).length / bits.length).toBeGreaterThan(0.8);
});

test('smooth edges and compression are no difference', async () => {
  const [golden, sharper] = [await ball(), await ball({ratio: 3})];
  expect(isVisible(differenceBetween(golden, sharper))).toBe(false);
});

test('a ball that is elsewhere, has another color or is in a taller frame is a difference', async () => {
  const golden = await ball();
  for (const other of [{x: 108}, {color: '#ff94b0'}, {height: 200}]) {
    const difference = differenceBetween(golden, await ball(other));
    expect(isVisible(difference), JSON.stringify({other, difference})).toBe(true);
  }
});

test('the first, the middle and the last frame are looked at, each once', () => {
  expect(framesOf(120)).toEqual([0, 60, 119]);
  expect(framesOf(2)).toEqual([0, 1]);
  expect(framesOf(1)).toEqual([0]);
});

test('a scene keeps its name when lines move, and gets another hash with other code', () => {
  const read = (text: string): Scene[] =>
    liveScenes(
      [scanMarkdown('docs/x/index.mdx', text)],
      [{line: 2, route: '/docs/x/', group: 'core', sidebars: []}],
    );
  const fence = (code: string) => `\`\`\`tsx live duration=2 title="A ball"\n${code}\n\`\`\`\n`;
  const [one] = read(fence('export const A = 1;'));
  const [moved] = read(`Text.\n\n${fence('export const A = 1;')}`);
  const [edited] = read(fence('export const A = 2;'));
  expect(one).toMatchObject({
    id: 'docs/x/index#A ball',
    group: 'core',
    place: 'docs/x/index.mdx:1',
  });
  expect(moved).toMatchObject({id: 'docs/x/index#A ball', place: 'docs/x/index.mdx:3'});
  expect(moved && sourceHash(moved)).toBe(one && sourceHash(one));
  expect(edited && sourceHash(edited)).not.toBe(one && sourceHash(one));
});

test('the report shows both frames, and no text of a page becomes markup', async () => {
  const [scene] = scenes;
  if (!scene) {
    throw new Error('There are no scenes.');
  }
  const frame = await pixelsOf(
    await sharp({create: {width: 4, height: 2, channels: 3, background: '#fff'}})
      .png()
      .toBuffer(),
  );
  const html = await reportPage(
    [
      {
        scene: {...scene, title: '<b>'},
        kind: 'differs',
        frame: 60,
        difference: {share: 0.5, bits: 3},
        before: frame,
        after: frame,
        isEdited: false,
      },
    ],
    '1 scene',
  );
  expect(html.match(/<img src="data:image\/png;base64,/g)).toHaveLength(3);
  expect(html).toContain('&#60;b&#62;');
  expect(html).toContain('50 % of the pixels in one place');
});
