import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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
      // Rspack and webpack share this part of the interface, but not their types.
      const bundler = currentBundler.instance as unknown as {
        NormalModuleReplacementPlugin: new (pattern: RegExp, path: string) => never;
      };
      return {
        plugins: [
          new bundler.NormalModuleReplacementPlugin(SERVER_ONLY, join(__dirname, 'nothing.cjs')),
        ],
      };
    },
  };
}
