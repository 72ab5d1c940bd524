import {Joi} from '@docusaurus/utils-validation';
import {optionsFor} from '../../lib/plugin-options';

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
  /** A font of the system as wide and as high as this one, under the name `<family> Fallback`. */
  fallback?: Fallback;
};

/** Sizes in parts of the font size. */
export type Fallback = {
  /** Height above and below the baseline, from the font's own tables. */
  ascent: number;
  descent: number;
  faces: {
    /** Range of weights: `100 599`. */
    weights: string;
    /** Names of fonts of systems, of which the first that is there is taken. */
    local: string[];
    /** Width of text in the font, divided by its width in the fonts of the system. */
    sizeAdjust: number;
  }[];
};

export type Options = {
  fonts: Font[];
  /** Whether a script of the page lets fonts load after the first paint that aren't preloaded. */
  canWait: boolean;
};

const schema = Joi.object<Options>({
  canWait: Joi.boolean().required(),
  fonts: Joi.array()
    .items(
      Joi.object({
        family: Joi.string().required(),
        package: Joi.string().required(),
        file: Joi.string().required(),
        preload: Joi.boolean().required(),
        fallback: Joi.object({
          ascent: Joi.number().positive().required(),
          descent: Joi.number().positive().required(),
          faces: Joi.array()
            .items(
              Joi.object({
                weights: Joi.string()
                  .pattern(/^\d+ \d+$/)
                  .required(),
                local: Joi.array().items(Joi.string()).min(1).required(),
                sizeAdjust: Joi.number().positive().required(),
              }),
            )
            .min(1)
            .required(),
        }),
      }),
    )
    .min(1)
    .required(),
});

export const validateOptions = optionsFor('web-fonts', schema);
