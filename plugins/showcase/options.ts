import {validatorOf, type FileOptions} from '../lib/collections/options';

export type Options = FileOptions & {
  /** The entries, as a JSON file from the root of the site. */
  entries: string;
};

export const defaultOptions: Options = {
  entries: 'src/data/showcase.json',
  routeBasePath: 'showcase',
};

export const validateOptions = validatorOf(defaultOptions);
