import {Joi} from '@docusaurus/utils-validation';
import {optionsFor} from '../lib/plugin-options';

export type Widget = {
  /** https address of the provider's script. */
  scriptUrl: string;
  /** Id that the provider gave to this site. */
  id: string;
};

export type Options = {
  /** The hosted chat widget, or `null`: then the site answers by itself. */
  widget: Widget | null;
  /** Origins of pages that may talk to /ai-embed in a frame, besides this site. */
  embedOrigins: string[];
};

const schema = Joi.object<Options>({
  widget: Joi.object<Widget>({
    scriptUrl: Joi.string()
      .uri({scheme: ['https']})
      .required(),
    id: Joi.string().required(),
  })
    .allow(null)
    .default(null),
  embedOrigins: Joi.array()
    .items(Joi.string().pattern(/^https?:\/\/[^/\s]+$/))
    .default([]),
});

export const validateOptions = optionsFor('ask-ai', schema);
