import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type Font = {
  /** Name that CSS uses. */
  family: string;
  /** npm package that holds the file. */
  package: string;
  /** File name without its ending, below the package's `files` folder. */
  file: string;
  /**
   * Whether browsers load it before they know that the page uses it. For letters that move the text
   * around them when they arrive; characters of code are as wide in every font.
   */
  preload: boolean;
};

export type Options = {fonts: Font[]};

const schema = Joi.object<Options>({
  fonts: Joi.array()
    .items(
      Joi.object({
        family: Joi.string().required(),
        package: Joi.string().required(),
        file: Joi.string().required(),
        preload: Joi.boolean().required(),
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
