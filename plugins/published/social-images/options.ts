import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type Options = {
  /** Routes below the base URL that get no image, without a slash at the end. */
  exclude: string[];
  /** SVG of the name of the site for dark backgrounds, from the root of the project. */
  wordmark: string;
};

const schema = Joi.object<Options>({
  exclude: Joi.array()
    .items(Joi.string().pattern(/^\/.*[^/]$/))
    .default([]),
  wordmark: Joi.string().required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
