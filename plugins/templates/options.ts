import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type Options = {
  /** The templates, as a JSON file from the root of the site. */
  templates: string;
  /** The list of documentation routes that related pages are checked against. */
  docsRoutes: string;
  /** Where the pages are, below the base URL. */
  routeBasePath: string;
};

export const defaultOptions: Options = {
  templates: 'src/data/templates.json',
  docsRoutes: 'docs-routes.tsv',
  routeBasePath: 'templates',
};

const schema = Joi.object<Options>({
  templates: Joi.string().default(defaultOptions.templates),
  docsRoutes: Joi.string().default(defaultOptions.docsRoutes),
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
