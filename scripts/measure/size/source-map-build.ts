import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

/** Folder of the build that has source maps beside its scripts. */
export const SOURCE_MAP_BUILD = join('node_modules', '.cache', 'size-why');

/** Builds the site with source maps. @throws Error when the build fails */
export function buildWithSourceMaps(): void {
  const config = join('scripts', 'measure', 'size', 'source-maps.config.ts');
  const {status} = spawnSync(
    'npx',
    ['docusaurus', 'build', '--config', config, '--out-dir', SOURCE_MAP_BUILD],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/size-why'},
    },
  );
  if (status !== 0) {
    throw new Error('The build with source maps failed.');
  }
}
