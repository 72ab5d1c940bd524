import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import {faster} from '../../plugins/framework/faster';
import {indexFolder} from '../../plugins/search';
import {describePages, type PageInfo} from '../../plugins/lib/page-list';
import {parserOf} from '../../plugins/published/parsed-page';
import type {Step} from '../../plugins/published/step';
import {ROOT} from '../../scripts/lib/root';

/** `@site` is the small site, and this one for what the small one borrows. */
const siteAlias = ({siteDir}: LoadContext): Plugin => ({
  name: 'site-alias',
  configureWebpack: () => ({resolve: {alias: {'@site': [siteDir, ROOT]}}}),
});

/**
 * The configuration of a small site that is built the way this one is.
 *
 * @param own what the site has instead of pages alone
 */
export const fixtureConfig = ({plugins = [], ...own}: Partial<Config>): Config => ({
  title: 'Fixture',
  url: 'https://fixture.invalid',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true},
    ...faster({
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
    }),
  },
  presets: [['classic', {docs: false, blog: false}]],
  plugins: [siteAlias, ...plugins],
  ...own,
});

/** A plugin that finishes the build of such a site with one step of plugins/published. */
export const stepPlugin =
  (step: Step): (() => Plugin) =>
  () => {
    let infos: PageInfo[] = [];
    let searchFolder = '';
    return {
      name: step.name,
      async allContentLoaded({allContent}) {
        infos = describePages(allContent);
        searchFolder = allContent.search ? indexFolder(allContent) : '';
      },
      postBuild: async (site) =>
        step.run({
          ...site,
          routes: site.routesPaths,
          infos,
          searchFolder,
          bundler: site.currentBundler,
          jsLoader: {},
          pages: new Map(),
          parse: parserOf(site.outDir, new Map()),
          readPages: () => [],
        }),
    };
  };
