import type {ApiSnapshot} from '../../lib/api-snapshot';

/** The lookups of the snapshot that the tags use. */
export type ApiLookup = Pick<
  ApiSnapshot,
  'packageNames' | 'readPackage' | 'findExport' | 'findMember' | 'findOption' | 'findSince'
>;

export type PluginOptions = {
  api: ApiLookup;
  /** The documented version of the toolkit, for example `4.0.383`. */
  version: string;
  /** Folder that holds `docs/`; messages name files relative to it. */
  siteDir: string;
  /** Toolkit packages that can be installed but have no types to take a snapshot of. */
  packagesWithoutTypes?: readonly string[];
};

/**
 * Checks what the config hands to the plugin.
 *
 * @throws when a part is missing, with the line to write
 */
export function validateOptions(options: PluginOptions | undefined): Required<PluginOptions> {
  if (!options?.api || !options.version || !options.siteDir) {
    throw new Error(
      'The api-reference plugin needs its options. ' +
        'Write: [apiReference, {api, version: documentedVersion(siteDir), siteDir}]',
    );
  }
  return {packagesWithoutTypes: [], ...options};
}
