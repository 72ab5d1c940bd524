import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {documentedVersion} from '../../../plugins/lib/documented-version';
import {readJson} from '../../../plugins/lib/read-json';
import type {StudioScreenshots} from '../../../src/data/studio-screenshots';
import {SOURCE} from './project';
import {shots, type Shot} from './shots';
import {ROOT} from '../../lib/root';

/** Folder of the screenshots and the record of them, from the repository's root. */
export const FOLDER = 'static/studio';
export const RECORD = 'src/data/generated/studio-screenshots.json';

/** Largest size of a screenshot in bytes. */
export const BUDGET = 80_000;

export type ScreenshotState = {
  shots: Shot[];
  /** Hash of the compositions and of the steps, as they are now. */
  hash: string;
  /** The version of the Studio that is installed. */
  version: string;
  record: StudioScreenshots;
  /** Bytes of each file in the folder, by its name. */
  sizes: Record<string, number>;
};

/** Compares the committed screenshots with what they show. Returns the problems, in sentences. */
export function findScreenshotProblems(state: ScreenshotState): string[] {
  const {hash, version, record, sizes} = state;
  const problems: string[] = [];
  if (record.hash !== hash) {
    problems.push('The screenshots of the Studio are older than their source.');
  }
  if (record.version !== version) {
    problems.push(`The screenshots show ${record.version}, and ${version} is installed.`);
  }
  for (const {id, alt} of state.shots) {
    const image = record.images[id];
    const bytes = sizes[`${id}.webp`];
    if (!image || bytes === undefined) {
      problems.push(`The screenshot ${id} is missing.`);
    } else if (bytes !== image.bytes || alt !== image.alt) {
      problems.push(`The screenshot ${id} is not the one that was recorded.`);
    } else if (bytes > BUDGET) {
      problems.push(`The screenshot ${id} has ${bytes} bytes, over the budget of ${BUDGET}.`);
    }
  }
  const planned = new Set(state.shots.map(({id}) => `${id}.webp`));
  for (const file of Object.keys(sizes).filter((name) => !planned.has(name))) {
    problems.push(`No step takes ${FOLDER}/${file}. Delete it.`);
  }
  return problems.map((problem) => `${problem} Run npm run media.`);
}

/** The screenshots of this repository. */
export function readScreenshotState(): ScreenshotState {
  const folder = path.join(ROOT, FOLDER);
  const record = path.join(ROOT, RECORD);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return {
    shots,
    hash: sourceHash(),
    version: documentedVersion(ROOT),
    record: existsSync(record) ? readJson(record) : {hash: '', version: '', images: {}},
    sizes: Object.fromEntries(files.map((file) => [file, statSync(path.join(folder, file)).size])),
  };
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const compositions = readdirSync(path.join(ROOT, SOURCE)).map((file) => `${SOURCE}/${file}`);
  for (const file of [...compositions.sort(), 'scripts/media/studio/shots.ts']) {
    hash.update(`\n${file}\n${readFileSync(path.join(ROOT, file), 'utf8')}`);
  }
  return hash.digest('hex').slice(0, 16);
}
