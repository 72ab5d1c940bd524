import {pathsFor, type FileOptions} from '../lib/collections/options';

export type Options = FileOptions & {
  /** The experts, as a JSON file from the root of the site. */
  experts: string;
  /** The areas that their topics belong to, as a JSON file from the root of the site. */
  areas: string;
};

export const defaultOptions: Options = {
  experts: 'src/data/experts.json',
  areas: 'src/data/expert-areas.json',
  routeBasePath: 'experts',
};

export const validateOptions = pathsFor('experts', defaultOptions);
