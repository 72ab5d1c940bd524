import path from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import demosPlugin from '../../../../plugins/remark/demos';
import {demos} from '../../../../src/features/demos/registry';
import {codeTheme} from '../../../../src/data/code-theme';

const ROOT = path.join(__dirname, '../../../..');

/** A site with one page that shows every demo, and one without any. */
const config: Config = {
  title: 'Demos',
  favicon: 'img/favicon.svg',
  url: 'https://example.com',
  baseUrl: '/',
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true},
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // A demo may have changed since, and the page that the cache knows has not.
      rspackPersistentCache: false,
    },
  },
  onBrokenLinks: 'ignore',
  markdown: {
    preprocessor: ({fileContent}) =>
      fileContent.replace(
        'EVERY_DEMO',
        Object.keys(demos)
          .map((id) => `<Demo id="${id}" />`)
          .join('\n\n'),
      ),
  },
  staticDirectories: [path.join(ROOT, 'static')],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          beforeDefaultRemarkPlugins: [[demosPlugin, {demos, siteDir: __dirname}]],
        },
        blog: false,
        theme: {
          customCss: ['tokens', 'site'].map((name) => path.join(ROOT, `src/css/${name}.css`)),
        },
      },
    ],
  ],
  plugins: [
    (): Plugin => ({
      name: 'site-alias',
      configureWebpack: (_config, isServer) => ({
        resolve: {alias: {'@site': [__dirname, ROOT]}},
        // On a site of two pages, whatever two demos share would be loaded by every page.
        ...(isServer ? {} : {optimization: {splitChunks: {cacheGroups: {common: false}}}}),
      }),
    }),
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    prism: {theme: codeTheme, darkTheme: codeTheme},
  },
};

export default config;
