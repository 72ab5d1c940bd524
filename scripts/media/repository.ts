import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../plugins/lib/read-json';
import {registry} from '../../src/compositions/registry';
import {MEDIA_FOLDER, type MediaState} from './plan';
import {ROOT} from '../lib/root';

export const MANIFEST = 'src/data/generated/media.json';

const read = (file: string): string | null => {
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) && statSync(absolute).isFile()
    ? readFileSync(absolute, 'utf8')
    : null;
};

/** The compositions of this repository, and the renders that it has of them. */
export function readMediaState(): MediaState {
  const folder = path.join(ROOT, MEDIA_FOLDER);
  const manifest = path.join(ROOT, MANIFEST);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return {
    registry,
    manifest: existsSync(manifest) ? readJson(manifest) : {},
    sizes: Object.fromEntries(
      files.map((file) => [`${MEDIA_FOLDER}/${file}`, statSync(path.join(folder, file)).size]),
    ),
    read,
  };
}
