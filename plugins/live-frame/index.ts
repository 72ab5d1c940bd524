import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {bundleAndWatch, bundleConfig, bundleOnce} from './bundle';
import {framePage} from './page';
import type {Options} from './options';

export {validateOptions} from './options';

/**
 * Serves a page that is no page of the site: the frame in which code runs that came by a link. It
 * has a bundle of its own, because a frame without an origin shares nothing with the site around
 * it, and should not have to load the site to play a picture.
 */
export default function liveFramePlugin(
  {siteDir, baseUrl, generatedFilesDir, currentBundler}: LoadContext,
  {entry, route}: Options,
): Plugin {
  let jsLoader: RuleSetRule;
  let isWatching = false;

  const configFor = (folder: string, mode: 'production' | 'development') =>
    bundleConfig({siteDir, entry, folder, mode, jsLoader});

  const writePage = async (folder: string, scripts: string[]) => {
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, 'index.html'), framePage(`${baseUrl}${route}/`, scripts));
  };

  const watch = (folder: string) => {
    isWatching = true;
    bundleAndWatch(currentBundler, configFor(folder, 'development'), (result) => {
      if ('problem' in result) {
        console.error(result.problem);
      } else {
        void writePage(folder, result.scripts);
      }
    });
  };

  return {
    name: 'live-frame',

    configureWebpack(config, isServer, utils) {
      jsLoader = utils.getJSLoader({isServer: false});
      if (isServer || config.mode !== 'development') {
        return {};
      }
      const folder = path.join(generatedFilesDir, route);
      if (!isWatching) {
        watch(folder);
      }
      return {
        devServer: {static: [{directory: folder, publicPath: `${baseUrl}${route}`}]},
      } as object;
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, route);
      await writePage(folder, await bundleOnce(currentBundler, configFor(folder, 'production')));
    },
  };
}
