import {headers} from '../../../../plugins/published/headers';
import {fixtureConfig, stepPlugin} from '../../../helpers/fixture-config';

/** A small site with every hosted service, and with the headers that this makes of it. */
export default fixtureConfig({
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
    stepPlugin(
      headers({
        services: {
          analytics: true,
          algoliaAppId: 'FIXTURE123',
          chatWidgetOrigins: ['https://chat.example', 'https://api.chat.example'],
        },
        embedRoute: 'ai-embed',
        frameRoute: 'live-frame',
      }),
    ),
  ],
});
