import {Joi} from '@docusaurus/utils-validation';

export type DocsMcpOptions = {
  /** The package's file, below the folder of the build. */
  file: string;
  /** The documented version. */
  version: string;
};

export const docsMcpOptions = Joi.object<DocsMcpOptions>({
  file: Joi.string()
    .pattern(/\.tgz$/)
    .required(),
  version: Joi.string().required(),
});
