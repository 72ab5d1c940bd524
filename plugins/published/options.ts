import {Joi} from '@docusaurus/utils-validation';
import type {KnownCode} from '../code-cards/known-code';
import {frameOptions, type FrameOptions} from '../live-frame/options';
import {optionsFor} from '../lib/plugin-options';
import {docsMcpOptions, type DocsMcpOptions} from './docs-mcp/options';
import {downloadsOptions, type Downloads} from './downloads';
import {headersOptions, type HeadersOptions} from './headers/options';
import {markdownOptions, type MarkdownOptions} from './markdown/options';
import {skillsOptions, type SkillsOptions} from './skills';
import {searchOptions, type SearchOptions} from '../search/options';

export type Options = {
  /** Routes below the base URL that are no pages to read, without a slash at the end: tools. */
  exclude: string[];
  /** Which patches of the framework the steps build on. Off only while a patch is measured. */
  patches: Patches;
  frame: FrameOptions;
  /** Old address to new one: a path of this site without the base URL, or an address elsewhere. */
  moved: Record<string, string>;
  headers: HeadersOptions;
  markdown: MarkdownOptions;
  downloads: Downloads;
  /** What TypeScript knows of the site's code, if others of the build ask for it, too. */
  knownCode?: KnownCode;
  docsMcp: DocsMcpOptions;
  skills: SkillsOptions;
  socialImages: SocialImagesOptions;
  search: SearchOptions;
};

export type Patches = {
  /** The bundler writes a route table. */
  routeTable: boolean;
  /** Pages are made of a template that expects the styles they use in their head. */
  criticalStyles: boolean;
};

export type SocialImagesOptions = {
  /** SVG of the name of the site for dark backgrounds, from the root of the project. */
  wordmark: string;
};

const on = Joi.boolean().default(true);

const schema = Joi.object<Options>({
  exclude: Joi.array()
    .items(Joi.string().pattern(/^\/.*[^/]$/))
    .default([]),
  patches: Joi.object({routeTable: on, criticalStyles: on}).default(),
  frame: frameOptions.required(),
  moved: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  headers: headersOptions.required(),
  markdown: markdownOptions.required(),
  downloads: downloadsOptions.default({}),
  knownCode: Joi.function(),
  docsMcp: docsMcpOptions.required(),
  skills: skillsOptions.required(),
  socialImages: Joi.object({wordmark: Joi.string().required()}).required(),
  search: searchOptions.default(),
});

export const validateOptions = optionsFor('published', schema);
