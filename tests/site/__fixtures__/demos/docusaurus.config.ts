import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import demoCodePlugin from '../../../../plugins/framework/demo-code';
import demosPlugin from '../../../../plugins/remark/demos';
import {demos} from '../../../../src/features/demos/registry';
import {codeTheme} from '../../../../src/data/code-theme';
import {ROOT} from '../../../../scripts/lib/root';
import {fixtureConfig} from '../../../helpers/fixture-config';

/** A site with one page that shows every demo, and one without any. */
export default fixtureConfig({
  favicon: 'img/favicon.svg',
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
    demoCodePlugin,
    (): Plugin => ({
      name: 'no-common-chunk',
      // On a site of two pages, whatever two demos share would be loaded by every page.
      configureWebpack: (_config, isServer) =>
        isServer ? {} : {optimization: {splitChunks: {cacheGroups: {common: false}}}},
    }),
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    prism: {theme: codeTheme, darkTheme: codeTheme},
  },
});
