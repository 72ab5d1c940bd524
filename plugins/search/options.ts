import {Joi} from '@docusaurus/utils-validation';
import {optionsFor} from '../lib/plugin-options';

export type SearchOptions = {
  /** Globs of routes that are not searched, below the base URL. Pages with `noindex` never are. */
  exclude: string[];
  /** Headings of sections that only list links: they mention everything and explain nothing. */
  linkSections: string[];
  /** Name of the group for pages in no sidebar category, by the beginning of their route. */
  groups: Record<string, string>;
  /** Name of the group for all other pages. */
  defaultGroup: string;
  /** What a hit of each kind of page is worth; 1 is the usual. */
  kindBoosts: Record<string, number>;
  /** Folder of the written answers, from the root of the site. */
  answers: string;
  /** Files and folders that decide about the index: a change in them gives it a new address. */
  sources: string[];
};

export const defaultOptions: SearchOptions = {
  exclude: ['/404.html', '/search', '/**/archive', '/**/page/*', '/*/tags/**', '/**/authors/**'],
  linkSections: ['See also', 'Where next', 'Related'],
  groups: {
    '/docs': 'Documentation',
    '/blog': 'Blog',
    '/learn': 'Learn',
    '/success-stories': 'Success stories',
    '/experts': 'Experts',
    '/templates': 'Templates',
  },
  defaultGroup: 'Pages',
  kindBoosts: {post: 0.6, migration: 0.7, term: 0.7, legal: 0.8, list: 0.6, page: 0.8},
  answers: 'src/data/answers',
  sources: [
    'docs',
    'blog',
    'learn',
    'success-stories',
    'sidebars',
    'sidebars.ts',
    'src',
    'plugins',
    'package-lock.json',
  ],
};

export const searchOptions = Joi.object<SearchOptions>({
  exclude: Joi.array().items(Joi.string()).default(defaultOptions.exclude),
  linkSections: Joi.array().items(Joi.string()).default(defaultOptions.linkSections),
  groups: Joi.object()
    .pattern(Joi.string().pattern(/^\//), Joi.string())
    .default(defaultOptions.groups),
  defaultGroup: Joi.string().default(defaultOptions.defaultGroup),
  kindBoosts: Joi.object()
    .pattern(Joi.string(), Joi.number().positive())
    .default(defaultOptions.kindBoosts),
  answers: Joi.string().default(defaultOptions.answers),
  sources: Joi.array().items(Joi.string()).default(defaultOptions.sources),
});

export const validateOptions = optionsFor('search', searchOptions);
