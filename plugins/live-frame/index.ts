import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {bundleAndWatch, bundleConfig} from './bundle';
import type {FrameOptions} from './options';
import {writeFramePage} from './page';

export {validateOptions} from './options';

/**
 * Serves a page that is no page of the site: the frame in which examples run. It
 * has a bundle of its own, because a frame without an origin shares nothing with the site around
 * it, and should not have to load the site to play a picture. This is for `npm start`; a step of
 * plugins/published does the same for a build.
 */
export default function liveFramePlugin(
  {siteDir, baseUrl, generatedFilesDir, currentBundler}: LoadContext,
  {entry, route}: FrameOptions,
): Plugin {
  const folder = path.join(generatedFilesDir, route);
  let isWatching = false;

  const watch = (jsLoader: RuleSetRule) => {
    isWatching = true;
    const config = bundleConfig({siteDir, entry, folder, mode: 'development', jsLoader});
    bundleAndWatch(currentBundler, config, (result) => {
      if ('problem' in result) {
        console.error(result.problem);
      } else {
        void writeFramePage(folder, `${baseUrl}${route}/`, result.scripts);
      }
    });
  };

  return {
    name: 'live-frame',
    configureWebpack(config, isServer, {getJSLoader}) {
      if (isServer || config.mode !== 'development') {
        return {};
      }
      if (!isWatching) {
        watch(getJSLoader({isServer: false}));
      }
      return {
        devServer: {static: [{directory: folder, publicPath: `${baseUrl}${route}`}]},
      } as object;
    },
  };
}
