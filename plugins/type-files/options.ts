import {Joi} from '@docusaurus/utils-validation';
import {optionsFor} from '../lib/plugin-options';

export type Options = {
  /** First module of the editor that knows types, from the site's folder. */
  editor: string;
};

const schema = Joi.object<Options>({editor: Joi.string().required()});

export const validateOptions = optionsFor('type-files', schema);
