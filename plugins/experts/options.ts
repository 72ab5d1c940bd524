import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type Options = {
  /** The experts, as a JSON file from the root of the site. */
  experts: string;
  /** The areas that their topics belong to, as a JSON file from the root of the site. */
  areas: string;
  /** Where the pages are, below the base URL. */
  routeBasePath: string;
};

export const defaultOptions: Options = {
  experts: 'src/data/experts.json',
  areas: 'src/data/expert-areas.json',
  routeBasePath: 'experts',
};

const schema = Joi.object<Options>({
  experts: Joi.string().default(defaultOptions.experts),
  areas: Joi.string().default(defaultOptions.areas),
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
