import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

/**
 * Builds the site once more without its search button.
 *
 * @returns what the button adds to the bundle that every page loads, in bytes, gzipped
 * @throws with the build's output if it fails
 */
export function weighMain(root: string): number {
  const out = mkdtempSync(join(tmpdir(), 'without-search-'));
  try {
    const config = join('plugins', 'local-search', 'benchmark', 'without-search.config.ts');
    const {status, stdout, stderr} = spawnSync(
      'npx',
      ['docusaurus', 'build', '--config', config, '--out-dir', out],
      {
        cwd: root,
        encoding: 'utf8',
        shell: process.platform === 'win32',
        env: {
          ...process.env,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/without-search',
          NO_UPDATE_NOTIFIER: '1',
        },
      },
    );
    if (status !== 0) {
      throw new Error(`The site does not build without its search.\n${stdout}${stderr}`);
    }
    return mainSize(join(root, 'build')) - mainSize(out);
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}

function mainSize(build: string): number {
  const folder = join(build, 'assets', 'js');
  return readdirSync(folder)
    .filter((name) => /^main\.[\da-f]+\.js$/.test(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), {level: 9}).length, 0);
}
