import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readTemplate} from './write';

const VIDEO = /[\\/]demos[\\/][\w-]+[\\/]Video\.tsx$/;

const folder = join(__dirname, '../../../src/features/demos/stand-ins');
const standIns = {
  '@remotion/google-fonts/Inter': join(folder, 'Inter.ts'),
  '@remotion/media-utils': join(folder, 'media-utils.ts'),
};

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
          // Fonts and sound would come from other servers, and the site has both.
          {test: VIDEO, resolve: {alias: standIns}},
        ],
      },
    }),
  };
}
