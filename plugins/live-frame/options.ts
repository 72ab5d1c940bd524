import {Joi} from '@docusaurus/utils-validation';
import {optionsFor} from '../lib/plugin-options';

export type FrameOptions = {
  /** The frame's first module, from the site's folder. */
  entry: string;
  /** Path below the base URL at which the frame is served, without slashes at its ends. */
  route: string;
};

export const frameOptions = Joi.object<FrameOptions>({
  entry: Joi.string().required(),
  route: Joi.string()
    .pattern(/^[\w-]+$/)
    .required(),
});

export const validateOptions = optionsFor('live-frame', frameOptions);
