import type {Config} from '@docusaurus/types';

/** A small site with every hosted service, and with the headers that this makes of it. */
const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.invalid',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true},
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
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        sitemap: false,
        theme: {},
        gtag: {trackingID: 'G-FIXTURE1', anonymizeIP: false},
      },
    ],
  ],
  plugins: [
    [
      '../../../../plugins/ask-ai/index.ts',
      {widget: {scriptUrl: 'https://chat.example/w.js', id: 'widget-1'}, embedOrigins: []},
    ],
    [
      '../../../../plugins/published/headers/index.ts',
      {
        services: {
          analytics: true,
          algoliaAppId: 'FIXTURE123',
          chatWidgetOrigins: ['https://chat.example', 'https://api.chat.example'],
        },
        embedRoute: 'ai-embed',
        frameRoute: 'live-frame',
      },
    ],
  ],
};

export default config;
