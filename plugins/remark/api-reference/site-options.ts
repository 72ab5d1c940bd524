import path from 'node:path';
import {openSnapshot} from '../../lib/api-snapshot';
import {readJson} from '../../lib/read-json';
import type {PluginOptions} from './options';

/** Toolkit packages that can be installed, and have no types to take a snapshot of. */
const PACKAGES_WITHOUT_TYPES = [
  '@remotion/tailwind',
  '@remotion/eslint-plugin',
  '@remotion/eslint-config',
  '@remotion/enable-scss',
];

/**
 * The options with which this site uses the plugin: its snapshot, and its version as the
 * documented one.
 *
 * @param siteDir folder that holds `package.json`, `docs/` and `src/data/generated/api/`
 */
export function siteOptions(siteDir: string): PluginOptions {
  const {version} = readJson<{version: string}>(path.join(siteDir, 'package.json'));
  return {
    api: openSnapshot(path.join(siteDir, 'src', 'data', 'generated', 'api')),
    version,
    siteDir,
    packagesWithoutTypes: PACKAGES_WITHOUT_TYPES,
  };
}
