import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type Options = {
  /** The entries, as a JSON file from the root of the site. */
  entries: string;
  /** Where the page is, below the base URL. */
  routeBasePath: string;
};

export const defaultOptions: Options = {
  entries: 'src/data/showcase.json',
  routeBasePath: 'showcase',
};

const schema = Joi.object<Options>({
  entries: Joi.string().default(defaultOptions.entries),
  routeBasePath: Joi.string()
    .pattern(/^[^/].*[^/]$/, 'a path without slashes at its ends')
    .default(defaultOptions.routeBasePath),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
