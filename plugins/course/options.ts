import {pathsFor, type FileOptions} from '../lib/collections/options';

export type Options = FileOptions & {
  /** The folder of the exercises, from the root of the site. */
  chapters: string;
};

export const defaultOptions: Options = {
  chapters: 'src/features/course/chapters',
  routeBasePath: 'learn/first-video',
};

export const validateOptions = pathsFor('course', defaultOptions);
