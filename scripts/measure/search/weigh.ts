import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

const WITHOUT_SEARCH = join('scripts', 'measure', 'search', 'without-search.config.ts');

/** What a part of the site adds to what every page loads, in bytes, gzipped. */
export type Weight = {script: number; styles: number};

/** What the search button adds to the bundle that every page loads, in bytes, gzipped. */
export function weighMain(root: string): number {
  return weighWithout(root, WITHOUT_SEARCH).script;
}

/**
 * Builds the site once more without a part of it, and compares with the last build.
 *
 * @param config configuration without that part, below the root
 * @throws with the build's output if it fails
 */
export function weighWithout(root: string, config: string): Weight {
  const out = mkdtempSync(join(tmpdir(), 'without-'));
  try {
    const {status, stdout, stderr} = spawnSync(
      'npx',
      ['docusaurus', 'build', '--config', config, '--out-dir', out],
      {
        cwd: root,
        encoding: 'utf8',
        shell: process.platform === 'win32',
        env: {
          ...process.env,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/without',
          NO_UPDATE_NOTIFIER: '1',
        },
      },
    );
    if (status !== 0) {
      throw new Error(`The site does not build with ${config}.\n${stdout}${stderr}`);
    }
    const difference = (folder: string, name: RegExp) =>
      sizeOf(join(root, 'build', 'assets', folder), name) -
      sizeOf(join(out, 'assets', folder), name);
    return {
      script: difference('js', /^(main|runtime~main)\.[\da-f]+\.js$/),
      styles: difference('css', /^styles\.[\da-f]+\.css$/),
    };
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}

function sizeOf(folder: string, pattern: RegExp): number {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), {level: 9}).length, 0);
}
