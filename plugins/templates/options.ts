import {pathsFor, type FileOptions} from '../lib/collections/options';

export type Options = FileOptions & {
  /** The templates, as a JSON file from the root of the site. */
  templates: string;
  /** The list of documentation routes that related pages are checked against. */
  docsRoutes: string;
};

export const defaultOptions: Options = {
  templates: 'src/data/templates.json',
  docsRoutes: 'docs-routes.tsv',
  routeBasePath: 'templates',
};

export const validateOptions = pathsFor('templates', defaultOptions);
