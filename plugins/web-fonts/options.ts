import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type Font = {
  /** Name that CSS uses. */
  family: string;
  /** npm package that holds the file. */
  package: string;
  /** File name without its ending, below the package's `files` folder. */
  file: string;
};

export type Options = {fonts: Font[]};

const schema = Joi.object<Options>({
  fonts: Joi.array()
    .items(
      Joi.object({
        family: Joi.string().required(),
        package: Joi.string().required(),
        file: Joi.string().required(),
      }),
    )
    .min(1)
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
