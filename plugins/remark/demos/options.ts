import type {AnyDemo} from '../../../src/build';

export type PluginOptions = {
  /** The demos that pages may show, by id. */
  demos: Record<string, AnyDemo>;
  /** Folder of the site; messages name files relative to it. */
  siteDir: string;
  /** Folder with a folder for each demo. Default: that of the site. */
  folder?: string;
};

/**
 * Checks what the config hands to the plugin.
 *
 * @throws when a part is missing, with the line to write
 */
export function validateOptions(options: PluginOptions | undefined): PluginOptions {
  if (!options?.demos || !options.siteDir) {
    throw new Error(
      'The demos plugin needs its options. Write: [demosPlugin, {demos, siteDir: __dirname}]',
    );
  }
  return options;
}
