import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {bundlerPlugin} from '../../lib/bundler';
import {expectInTarget} from '../target';

const TARGET = '@docusaurus/core/lib/client/PendingNavigation.js';

/** The one use of what `held-route.tsx` stands for. */
const USE = /<Route location=\{location\} render=\{\(\) => children\}\/>/;

/** Keeps the old page from being rendered once more, when a reader leaves it. */
export default function pendingNavigationPlugin(): Plugin {
  expectInTarget('pending-navigation', TARGET, USE);
  const target = require.resolve(TARGET);
  return {
    name: 'pending-navigation',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const Replacement = bundlerPlugin(currentBundler, 'NormalModuleReplacementPlugin');
      return {
        plugins: [
          new Replacement(/^react-router-dom$/, (change) => {
            if (change.contextInfo.issuer === target) {
              change.request = join(__dirname, 'held-route.tsx');
            }
          }),
        ],
      };
    },
  };
}
