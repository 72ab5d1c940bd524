import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {readJson} from '../../plugins/lib/read-json';
import {ROOT} from '../lib/root';
import {lookOf, pixelsOf, type Pixels} from './compare';
import {FRAME_WIDTH, type DrawnFrame} from './draw';
import {sourceHash} from './scenes';
import type {Scene} from './scene';

/** Folder of the golden frames, from the repository's root: for each group, a sheet and its list. */
export const GOLDEN = 'scripts/frames/golden';

/** All sheets together, in bytes. */
export const BUDGET = 3_000_000;

/** The frame and its place on the sheet: its left and its upper edge in pixels. */
type GoldenFrame = {frame: number; hash: string; at: [x: number, y: number]};

export type GoldenScene = {
  id: string;
  /** Of the code and the settings that these frames were drawn with. */
  source: string;
  /** In pixels; the width is that of all frames. */
  height: number;
  frames: GoldenFrame[];
};

/** Frames beside each other on a sheet. */
const COLUMNS = 9;

const fileOf = (group: string, ending: 'json' | 'webp'): string =>
  path.join(ROOT, GOLDEN, `${group}.${ending}`);

/** Groups that have golden frames. */
export const goldenGroups = (): string[] =>
  existsSync(path.join(ROOT, GOLDEN))
    ? readdirSync(path.join(ROOT, GOLDEN))
        .filter((file) => file.endsWith('.json'))
        .map((file) => path.basename(file, '.json'))
    : [];

/** The list of a group; empty when it has none. */
export const readGolden = (group: string): GoldenScene[] =>
  existsSync(fileOf(group, 'json')) ? readJson(fileOf(group, 'json')) : [];

export type Leftover = {group: string; id: string};

/** Golden frames of what plays nowhere anymore. */
export function findLeftover(scenes: Scene[]): Leftover[] {
  const known = new Set(scenes.map(({group, id}) => `${group} ${id}`));
  return goldenGroups().flatMap((group) =>
    readGolden(group)
      .filter(({id}) => !known.has(`${group} ${id}`))
      .map(({id}) => ({group, id})),
  );
}

export type Sheet = (frame: GoldenFrame, height: number) => Promise<Pixels>;

/** Opens the contact sheet of a group, from which frames can be cut. */
export async function openSheet(group: string): Promise<Sheet> {
  const {data, info} = await sharp(fileOf(group, 'webp')).raw().toBuffer({resolveWithObject: true});
  return ({at: [left, top]}, height) =>
    sharp(data, {raw: {width: info.width, height: info.height, channels: info.channels}})
      .extract({left, top, width: FRAME_WIDTH, height})
      .raw()
      .toBuffer({resolveWithObject: true});
}

export type DrawnScene = {scene: Scene; frames: DrawnFrame[]};

/** Writes the list and the contact sheet of a group, or deletes both when nothing is left in it. */
export async function writeGolden(group: string, drawn: DrawnScene[]): Promise<void> {
  if (drawn.length === 0) {
    rmSync(fileOf(group, 'json'), {force: true});
    rmSync(fileOf(group, 'webp'), {force: true});
    return;
  }
  const tiles: {input: Buffer; left: number; top: number}[] = [];
  const scenes: GoldenScene[] = [];
  const shelf = {x: 0, y: 0, height: 0};
  for (const {scene, frames} of drawn) {
    const looked = await Promise.all(
      frames.map(async ({frame, png}) => {
        const pixels = await pixelsOf(png);
        return {frame, png, height: pixels.info.height, hash: (await lookOf(pixels)).hash};
      }),
    );
    const height = Math.max(...looked.map((frame) => frame.height));
    if (shelf.x + looked.length > COLUMNS) {
      Object.assign(shelf, {x: 0, y: shelf.y + shelf.height, height: 0});
    }
    shelf.height = Math.max(shelf.height, height);
    const placed = looked.map(({frame, hash, png}): GoldenFrame => {
      const left = shelf.x++ * FRAME_WIDTH;
      tiles.push({input: png, left, top: shelf.y});
      return {frame, hash, at: [left, shelf.y]};
    });
    scenes.push({id: scene.id, source: sourceHash(scene), height, frames: placed});
  }
  mkdirSync(path.join(ROOT, GOLDEN), {recursive: true});
  await sharp({
    create: {
      width: COLUMNS * FRAME_WIDTH,
      height: shelf.y + shelf.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .webp({quality: 80, smartSubsample: true, effort: 6})
    .toFile(fileOf(group, 'webp'));
  // A line for each scene: who reads the change sees which of them it is about.
  const lines = scenes.map((scene) => JSON.stringify(scene)).join(',\n');
  writeFileSync(fileOf(group, 'json'), `[\n${lines}\n]\n`);
}
