import {join, sep} from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from './options';

export {validateOptions} from './options';

/** Above the framework's own group, which takes all styles of the site. */
const PRIORITY = 60;

/** Matches the files in these folders, wherever a package manager links them to. */
export function filesIn(folders: string[]): RegExp {
  const paths = folders.map((folder) => escapeRegexp(sep + join(folder) + sep));
  return new RegExp(paths.join('|'));
}

/**
 * Keeps the styles of what is loaded on demand out of the one stylesheet that every page waits for.
 * The bundler loads them together with the code that imports them.
 */
export default function lazyStylesPlugin(_context: LoadContext, options: Options): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  [options.name]: {
                    name: options.name,
                    type: 'css/mini-extract',
                    test: filesIn(options.folders),
                    chunks: 'async',
                    enforce: true,
                    priority: PRIORITY,
                  },
                },
              },
            },
          },
  };
}
