import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSizeOfFiles} from '../../lib/gzip';
import {buildWith} from '../lib/build';

const WITHOUT_SEARCH = join('scripts', 'measure', 'search', 'without-search.config.ts');

/** What a part of the site adds to what every page loads, in bytes, gzipped. */
export type Weight = {script: number; styles: number};

/** What the search button adds to the bundle that every page loads, in bytes, gzipped. */
export function weighMain(): number {
  return weighWithout(WITHOUT_SEARCH).script;
}

/**
 * Builds the site once more without a part of it, and compares with the last build.
 *
 * @param config configuration without that part, below the root
 * @throws when the build fails, after what it says of that
 */
export function weighWithout(config: string): Weight {
  const out = mkdtempSync(join(tmpdir(), 'without-'));
  try {
    buildWith(config, out);
    const difference = (folder: string, name: RegExp) =>
      sizeOf(join('build', 'assets', folder), name) - sizeOf(join(out, 'assets', folder), name);
    return {
      script: difference('js', /^(main|runtime~main)\.[\da-f]+\.js$/),
      styles: difference('css', /^styles\.[\da-f]+\.css$/),
    };
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}

function sizeOf(folder: string, pattern: RegExp): number {
  const names = readdirSync(folder).filter((name) => pattern.test(name));
  return gzipSizeOfFiles(names.map((name) => join(folder, name)));
}
