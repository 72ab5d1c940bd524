import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Makes `import('./Video.tsx?source')` give the text of the file instead of the module, so that a
 * page can show the very code that it plays.
 */
export default function sourceTextPlugin(_context: LoadContext): Plugin {
  return {
    name: 'source-text',
    configureWebpack: () => ({
      module: {
        rules: [
          // Post loaders are asked first, and this one answers before the others transpile.
          {resourceQuery: /^\?source$/, enforce: 'post', loader: join(__dirname, 'loader.cjs')},
        ],
      },
    }),
  };
}
