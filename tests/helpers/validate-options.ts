import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {ValidateOptions} from '../../plugins/lib/plugin-options';

/**
 * Checks options as Docusaurus does when it loads a plugin.
 *
 * @param validateOptions what the plugin exports under this name
 * @returns gives the options with their defaults, without the `id` that Docusaurus adds; throws what
 * would end the build
 */
export const optionsCheck =
  <Options extends object>(validateOptions: ValidateOptions<Options>) =>
  (options: object): Options => {
    const checked = validateOptions({options, validate: normalizePluginOptions});
    Reflect.deleteProperty(checked, 'id');
    return checked;
  };
