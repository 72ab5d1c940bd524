import {Joi} from '@docusaurus/utils-validation';
import {optionsFor, type ValidateOptions} from '../plugin-options';

/** Options of a plugin that makes pages of files: paths, and where the pages are. */
export type FileOptions = {
  /** Where the pages are, below the base URL. */
  routeBasePath: string;
};

/** The check of the options of such a plugin, all of which are paths. */
export function pathsFor<Options extends FileOptions>(
  plugin: string,
  defaults: Options,
): ValidateOptions<Options> {
  const paths = Object.entries<string>({...defaults}).map(([name, value]) => [
    name,
    Joi.string().default(value),
  ]);
  const schema = Joi.object<Options>({
    ...(Object.fromEntries(paths) as Joi.PartialSchemaMap<Options>),
    routeBasePath: Joi.string()
      .pattern(/^[^/].*[^/]$/, 'a path without slashes at its ends')
      .default(defaults.routeBasePath),
  });
  return optionsFor(plugin, schema);
}
