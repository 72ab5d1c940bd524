import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../lib/read-json';
import {OTHER_SOFTWARE} from './make-index';
import type {PackageErrors} from './types';

/** Folder of the sentences about messages, from the root of the site. */
export const ERRORS_FOLDER = path.join('src', 'data', 'errors');

/** What is written about the messages of each package, by its name, `remotion` first. */
export function readErrors(siteDir: string): Map<string, PackageErrors> {
  const folder = path.join(siteDir, ERRORS_FOLDER);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort((a, b) => Number(b === 'remotion') - Number(a === 'remotion') || (a < b ? -1 : 1));
  return new Map(
    names.map((name) => [packageOf(name), readJson(path.join(folder, `${name}.json`))]),
  );
}

const packageOf = (file: string): string =>
  file === 'remotion' || file === OTHER_SOFTWARE ? file : `@remotion/${file}`;
