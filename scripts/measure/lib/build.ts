import {spawnSync} from 'node:child_process';
import {basename} from 'node:path';

/**
 * Builds the site with another configuration than its own.
 *
 * @param config path of the configuration; its name also names the folder of generated files
 * @param out folder of the build
 * @throws when the build fails, after what it says of that
 */
export function buildWith(config: string, out: string, variables: NodeJS.ProcessEnv = {}): void {
  const generated = `.docusaurus/${basename(config, '.config.ts')}`;
  const args = ['docusaurus', 'build', '--config', config, '--out-dir', out];
  const {status} = spawnSync('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...variables,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  if (status !== 0) {
    throw new Error(`The site does not build with ${config}. What the build says stands above.`);
  }
}
