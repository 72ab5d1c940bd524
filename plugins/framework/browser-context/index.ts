import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {bundlerPlugin} from '../../lib/bundler';
import {expectKnownTarget} from '../target';

/** An import of the module that `browser-context.tsx` replaces, as the framework writes it. */
export const BROWSER_CONTEXT = /^\.\.?\/browserContext$/;

const TARGET = '@docusaurus/core/lib/client/browserContext.js';

/** Texts of the framework's module that were compared with ours. */
const KNOWN = ['f0765ea0de6c6820'];

/** Renders what differs in a browser after the first effects of a page, in slices. */
export default function browserContextPlugin(): Plugin {
  expectKnownTarget('browser-context', TARGET, KNOWN);
  return {
    name: 'browser-context',
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const Replacement = bundlerPlugin(currentBundler, 'NormalModuleReplacementPlugin');
      return {
        plugins: [new Replacement(BROWSER_CONTEXT, join(__dirname, 'browser-context.tsx'))],
      };
    },
  };
}
