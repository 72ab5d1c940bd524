import {Joi} from '@docusaurus/utils-validation';
import type {Offer, Section} from './llms';

export type MarkdownOptions = {
  /** What the site is about, in a sentence. */
  summary: string;
  /** Version of the product that the pages describe. */
  version: string;
  /** Parts of the site, each a file of its own. Every page has to belong to one. */
  sections: Section[];
  /** Files besides the pages that the index names. */
  more: Offer[];
};

export const markdownOptions = Joi.object<MarkdownOptions>({
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
  more: Joi.array()
    .items(
      Joi.object({
        title: Joi.string().required(),
        path: Joi.string().pattern(/^\//).required(),
        says: Joi.string().required(),
      }),
    )
    .default([]),
});
