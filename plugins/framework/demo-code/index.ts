import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {STAND_INS, VIDEO} from './stand-ins';
import {readTemplate} from './write';

/**
 * Makes `import code from './Video.tsx?code'` give a function that writes the code of that video for
 * values of its props. The code that a page shows is thus the code that it plays.
 */
export default function demoCodePlugin(): Plugin {
  return {
    name: 'demo-code',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?code$/,
            // Post loaders are asked first, and this one answers before the others transpile.
            enforce: 'post',
            loader: join(__dirname, 'loader.cjs'),
            options: {read: readTemplate},
          },
          {test: VIDEO, resolve: {alias: STAND_INS}},
        ],
      },
    }),
  };
}
