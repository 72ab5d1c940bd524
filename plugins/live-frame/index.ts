import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {firstMiddleware, once, type Middleware} from '../lib/dev-server';
import {bundleAndWatch, bundleConfig} from './bundle';
import type {FrameOptions} from './options';
import {writeFramePage} from './page';

export {validateOptions} from './options';

/**
 * Serves a page that is no page of the site: the frame in which examples run. It
 * has a bundle of its own, because a frame without an origin shares nothing with the site around
 * it, and should not have to load the site to play a picture. This is for `npm start`, where it is
 * bundled when a page first shows an example; a step of plugins/published does the same for a build.
 */
export default function liveFramePlugin(
  {siteDir, baseUrl, generatedFilesDir, currentBundler}: LoadContext,
  {entry, route}: FrameOptions,
): Plugin {
  const folder = path.join(generatedFilesDir, route);
  const address = `${baseUrl}${route}/`;

  const watchFrame = (jsLoader: RuleSetRule) =>
    once(
      () =>
        new Promise<void>((resolve) => {
          const config = bundleConfig({siteDir, entry, folder, mode: 'development', jsLoader});
          bundleAndWatch(currentBundler, config, (result) => {
            if ('problem' in result) {
              console.error(result.problem);
              resolve();
            } else {
              void writeFramePage(folder, address, result.scripts).then(resolve);
            }
          });
        }),
    );

  return {
    name: 'live-frame',
    configureWebpack(config, isServer, {getJSLoader}) {
      if (isServer || config.mode !== 'development') {
        return {};
      }
      const isBundled = watchFrame(getJSLoader({isServer: false}));
      const bundleFirst: Middleware = (request, _response, next) => {
        if (request.url?.startsWith(address)) {
          void isBundled().then(() => next());
        } else {
          next();
        }
      };
      const {devServer} = firstMiddleware('live-frame', () => bundleFirst);
      return {
        devServer: {...devServer, static: [{directory: folder, publicPath: `${baseUrl}${route}`}]},
      } as object;
    },
  };
}
