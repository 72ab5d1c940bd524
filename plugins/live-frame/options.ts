import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type Options = {
  /** The frame's first module, from the site's folder. */
  entry: string;
  /** Path below the base URL at which the frame is served, without slashes at its ends. */
  route: string;
};

const schema = Joi.object<Options>({
  entry: Joi.string().required(),
  route: Joi.string()
    .pattern(/^[\w-]+$/)
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
