import {join} from 'node:path';
import {buildWith} from '../lib/build';

/** Folder of the build that has source maps beside its scripts. */
export const SOURCE_MAP_BUILD = join('node_modules', '.cache', 'size-why');

/** Builds the site with source maps. @throws Error when the build fails */
export const buildWithSourceMaps = (): void =>
  buildWith(join('scripts', 'measure', 'size', 'source-maps.config.ts'), SOURCE_MAP_BUILD);
