import type {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {didYouMean} from './nearest-names';

/** What Docusaurus calls to check the options of a plugin. */
export type ValidateOptions<Options> = (
  context: OptionValidationContext<Partial<Options>, Options>,
) => Options;

/**
 * The check of a plugin's options, which also fills in their defaults. An option that the plugin
 * doesn't have ends the build with a sentence that names the nearest one.
 */
export function optionsFor<Options>(
  plugin: string,
  schema: Joi.ObjectSchema<Options>,
): ValidateOptions<Options> {
  const names = Object.keys((schema.describe() as {keys?: object}).keys ?? {});
  return ({validate, options}) => {
    const unknown = Object.keys(options).find((name) => name !== 'id' && !names.includes(name));
    if (unknown !== undefined) {
      throw new Error(
        `The plugin "${plugin}" has no option "${unknown}".${didYouMean(unknown, names) || ` It has ${names.join(', ')}.`}`,
      );
    }
    return validate(schema, options);
  };
}
