import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type Options = {
  /** Name of the stylesheet that the build writes. */
  name: string;
  /** Ends of the paths of folders whose styles belong in it. */
  folders: string[];
};

const schema = Joi.object<Options>({
  name: Joi.string()
    .pattern(/^[\w-]+$/)
    .required(),
  folders: Joi.array().items(Joi.string()).min(1).required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
