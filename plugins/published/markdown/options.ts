import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Section} from './llms';

export type Options = {
  /** Routes below the base URL that get no Markdown, without a slash at the end: tools, no content. */
  exclude: string[];
  /** What the site is about, in a sentence. */
  summary: string;
  /** Version of the product that the pages describe. */
  version: string;
  /** Parts of the site, each a file of its own. Every page has to belong to one. */
  sections: Section[];
};

const schema = Joi.object<Options>({
  exclude: Joi.array()
    .items(Joi.string().pattern(/^\/.*[^/]$/))
    .default([]),
  summary: Joi.string().required(),
  version: Joi.string().required(),
  sections: Joi.array()
    .items(
      Joi.object({
        id: Joi.string()
          .pattern(/^[a-z0-9-]+$/)
          .required(),
        title: Joi.string().required(),
        routes: Joi.array().items(Joi.string().pattern(/^\//)).min(1).required(),
      }),
    )
    .unique('id')
    .min(1)
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options>, Options>): Options {
  return validate(schema, options);
}
