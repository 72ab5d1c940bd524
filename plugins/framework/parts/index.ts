import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {layOutInParts, partStyles} from './parts';

/**
 * What isn't on screen is laid out when the reader is there. A small script in the head decides
 * whether the page comes in parts, and `src/client-modules/lay-out-rest.ts` lays out the rest.
 */
export default function partsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'parts',
    getClientModules: () => [join(siteDir, 'src/client-modules/lay-out-rest.ts')],
    // While the site is developed, pages come whole.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              {tagName: 'style', innerHTML: partStyles},
              {tagName: 'script', innerHTML: `(${layOutInParts.toString()})()`},
            ],
          }
        : {},
  };
}
