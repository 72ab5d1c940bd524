import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPlugin} from '../../lib/bundler';
import {expectInTarget} from '../target';

/** The theme's client module that puts the highlighter and its languages into every page. */
export const CLIENT_MODULE = /theme-classic[\\/]lib[\\/]prism-include-languages(\.js)?$/;

/**
 * Keeps the highlighter of code out of what every page loads. `src/theme/CodeBlock/Content` loads it,
 * with its languages, where code is to be shown that did not come with the page.
 */
export default function lazyHighlighterPlugin(_context: LoadContext): Plugin {
  expectInTarget(
    'lazy-highlighter',
    '@docusaurus/theme-classic',
    /require\.resolve\('\.\/prism-include-languages'\)|'\.\/prism-include-languages'/,
  );
  return {
    name: 'lazy-highlighter',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const Replacement = bundlerPlugin(currentBundler, 'NormalModuleReplacementPlugin');
      return {plugins: [new Replacement(CLIENT_MODULE, join(__dirname, 'nothing.cjs'))]};
    },
  };
}
