import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The theme's client module that puts the highlighter and its languages into every page. */
export const CLIENT_MODULE = /theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/;

/**
 * Keeps the highlighter of code out of what every page loads. `src/theme/CodeBlock/Content` loads it,
 * with its languages, where code is to be shown that did not come with the page.
 */
export default function lazyHighlighterPlugin(_context: LoadContext): Plugin {
  return {
    name: 'lazy-highlighter',
    configureWebpack(_config, _isServer, {currentBundler}) {
      // Rspack and webpack share this part of the interface, but not their types.
      const bundler = currentBundler.instance as unknown as {
        NormalModuleReplacementPlugin: new (pattern: RegExp, path: string) => never;
      };
      return {
        plugins: [
          new bundler.NormalModuleReplacementPlugin(CLIENT_MODULE, join(__dirname, 'nothing.cjs')),
        ],
      };
    },
  };
}
