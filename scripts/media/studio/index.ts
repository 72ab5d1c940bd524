import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {captureShots} from './capture';
import {startStudio} from './project';
import {FOLDER, RECORD, findScreenshotProblems, readScreenshotState} from './state';
import type {StudioScreenshots} from '../../../src/data/studio-screenshots';
import {ROOT} from '../../lib/root';

/**
 * Takes all screenshots of the Studio anew if one of them is missing or older than what it shows.
 *
 * @param browserExecutable path of the Chromium that drives the Studio and that it renders in
 */
export async function updateScreenshots(browserExecutable: string): Promise<void> {
  const {shots, hash, version, sizes, ...state} = readScreenshotState();
  if (findScreenshotProblems({shots, hash, version, sizes, ...state}).length === 0) {
    console.log(`The ${shots.length} screenshots of the Studio are up to date`);
    return;
  }
  const studio = await startStudio(browserExecutable);
  const captured = await captureShots(studio, shots, browserExecutable).finally(studio.close);
  mkdirSync(path.join(ROOT, FOLDER), {recursive: true});
  Object.keys(sizes).forEach((file) => rmSync(path.join(ROOT, FOLDER, file)));
  const images: StudioScreenshots['images'] = {};
  for (const {id, alt} of shots) {
    const {bytes, width, height} = captured.get(id)!;
    writeFileSync(path.join(ROOT, FOLDER, `${id}.webp`), bytes);
    images[id] = {src: `/studio/${id}.webp`, alt, width, height, bytes: bytes.length};
  }
  const record: StudioScreenshots = {hash, version, images};
  const options = {parser: 'json', printWidth: 100};
  writeFileSync(path.join(ROOT, RECORD), await format(JSON.stringify(record), options));
  console.log(`${shots.length} screenshots of the Studio ${version} taken`);
}
