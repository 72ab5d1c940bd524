import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundlerPlugin} from '../../lib/bundler';
import {expectInTarget, expectKnownTarget, targetMoved} from '../target';

const NAME = 'pending-navigation';

const CLIENT = '@docusaurus/core/lib/client';

/** Texts of the framework's component that were compared with `navigation.tsx`. */
const KNOWN = ['1c489db32b5665b0'];

/** Keeps the old page from being rendered once more, when a reader leaves it. */
export default function pendingNavigationPlugin({siteConfig}: LoadContext): Plugin {
  if (siteConfig.future.experimental_router === 'hash') {
    targetMoved(NAME, "the site's configuration asks for a router by hash");
  }
  expectKnownTarget(NAME, `${CLIENT}/PendingNavigation.js`, KNOWN);
  expectInTarget(NAME, `${CLIENT}/App.js`, /from '\.\/PendingNavigation'/);
  expectInTarget(NAME, `${CLIENT}/clientEntry.js`, /\{ BrowserRouter, HashRouter \}/);
  const client = require.resolve(`${CLIENT}/clientEntry.js`);
  return {
    name: NAME,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const Replacement = bundlerPlugin(currentBundler, 'NormalModuleReplacementPlugin');
      return {
        plugins: [
          new Replacement(/^\.\/PendingNavigation$/, join(__dirname, 'navigation.tsx')),
          new Replacement(/^react-router-dom$/, (change) => {
            if (change.contextInfo.issuer === client) {
              change.request = join(__dirname, 'browser-router.tsx');
            }
          }),
        ],
      };
    },
  };
}
