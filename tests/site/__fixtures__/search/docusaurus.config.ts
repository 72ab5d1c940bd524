import type {Config} from '@docusaurus/types';

const isHosted = process.env.SEARCH_FIXTURE === 'hosted';

/** A small site below a path, with this site's search: over its own index, or over a hosted one. */
const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.invalid',
  baseUrl: '/preview/',
  onBrokenLinks: 'ignore',
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true},
    // Both variants would share the cache, and with it the settings of the one that came first.
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: false,
    },
  },
  presets: [['classic', {docs: {}, blog: false, pages: false, sitemap: false, theme: {}}]],
  plugins: [['../../../../plugins/search/index.ts', {sources: ['docs']}]],
  themeConfig: {
    algolia: {
      appId: isHosted ? 'FIXTURE123' : 'local',
      apiKey: isHosted ? 'fixture-key' : 'local',
      indexName: isHosted ? 'fixture' : 'local',
      contextualSearch: true,
      searchPagePath: 'search',
      externalUrlRegex: 'external\\.invalid|/docs/in-full',
    },
  },
};

export default config;
