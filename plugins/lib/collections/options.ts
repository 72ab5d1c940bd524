import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of a plugin that makes pages of files: paths, and where the pages are. */
export type FileOptions = {
  /** Where the pages are, below the base URL. */
  routeBasePath: string;
};

/** The check that Docusaurus runs on the options of such a plugin, and their defaults. */
export function validatorOf<Options extends FileOptions>(defaults: Options) {
  const paths = Object.entries(defaults).map(([name, value]) => [
    name,
    Joi.string().default(value),
  ]);
  const schema = Joi.object<Options>({
    ...Object.fromEntries(paths),
    routeBasePath: Joi.string()
      .pattern(/^[^/].*[^/]$/, 'a path without slashes at its ends')
      .default(defaults.routeBasePath),
  });

  return ({validate, options}: OptionValidationContext<Partial<Options>, Options>): Options =>
    validate(schema, options);
}
