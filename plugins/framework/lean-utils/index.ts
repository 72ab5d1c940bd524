import {join} from 'node:path';
import * as original from '@docusaurus/utils-common';
import type {Plugin} from '@docusaurus/types';
import {targetMoved} from '../target';
import * as lean from './utils-common';

/**
 * Keeps TypeScript's library of helpers out of every page. The framework's package of functions for
 * paths asks for one of them, and a bundler cannot take it alone.
 */
export default function leanUtilsPlugin(): Plugin {
  checkNames(Object.keys(original));
  return {
    name: 'lean-utils',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {resolve: {alias: {'@docusaurus/utils-common$': join(__dirname, 'utils-common.ts')}}},
  };
}

/** @throws Error that names the patch when the package has something that the lean one hasn't */
export function checkNames(names: string[]): void {
  const missing = names.find((name) => !(name in lean));
  if (missing !== undefined) {
    targetMoved('lean-utils', `@docusaurus/utils-common has the new export "${missing}"`);
  }
}
