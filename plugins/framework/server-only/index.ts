import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPlugin} from '../../lib/bundler';

/** An import of a module that only the build may run: its name ends in `.server`. */
export const SERVER_ONLY = /\.server$/;

/**
 * Gives browsers an empty module in place of `something.server.tsx`, which runs while the pages are
 * rendered to HTML and nowhere else. What it imports stays out of the browser's code too.
 */
export default function serverOnlyPlugin(_context: LoadContext): Plugin {
  return {
    name: 'server-only',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const Replacement = bundlerPlugin(currentBundler, 'NormalModuleReplacementPlugin');
      return {plugins: [new Replacement(SERVER_ONLY, join(__dirname, 'nothing.cjs'))]};
    },
  };
}
