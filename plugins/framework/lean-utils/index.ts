import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps TypeScript's library of helpers out of every page. The framework's package of functions for
 * paths asks for one of them, and a bundler cannot take it alone.
 */
export default function leanUtilsPlugin(_context: LoadContext): Plugin {
  return {
    name: 'lean-utils',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {resolve: {alias: {'@docusaurus/utils-common$': join(__dirname, 'utils-common.ts')}}},
  };
}
