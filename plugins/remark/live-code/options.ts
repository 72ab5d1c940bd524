import {Joi} from '@docusaurus/utils-validation';

export type PluginOptions = {
  /** Module whose default export plays the code: `@site/src/features/live/LiveCode`. */
  component: string;
  /** Absolute path of the site, for messages. */
  siteDir: string;
};

const schema = Joi.object<PluginOptions>({
  component: Joi.string().required(),
  siteDir: Joi.string().required(),
}).required();

/** @throws with the name of the option that is missing or wrong */
export function validateOptions(options: PluginOptions): PluginOptions {
  return Joi.attempt(options, schema, 'live-code:');
}
