import path from 'node:path';
import {openSnapshot} from '../../lib/api-snapshot';
import {documentedVersion} from '../../lib/documented-version';
import type {PluginOptions} from './options';

/** Toolkit packages that can be installed, and have no types to take a snapshot of. */
const PACKAGES_WITHOUT_TYPES = [
  '@remotion/tailwind',
  '@remotion/eslint-plugin',
  '@remotion/eslint-config',
  '@remotion/enable-scss',
];

/**
 * The options with which this site uses the plugin: its snapshot, and the toolkit's version.
 *
 * @param siteDir folder that holds `package.json`, `docs/` and `src/data/generated/api/`
 */
export function siteOptions(siteDir: string): PluginOptions {
  return {
    api: openSnapshot(path.join(siteDir, 'src', 'data', 'generated', 'api')),
    version: documentedVersion(siteDir),
    siteDir,
    packagesWithoutTypes: PACKAGES_WITHOUT_TYPES,
  };
}
