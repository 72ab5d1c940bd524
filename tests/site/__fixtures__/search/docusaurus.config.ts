import {searchIndex} from '../../../../plugins/published/search-index';
import {defaultOptions} from '../../../../plugins/search/options';
import {fixtureConfig, stepPlugin} from '../../../helpers/fixture-config';

const options = {...defaultOptions, sources: ['docs']};
const isHosted = process.env.SEARCH_FIXTURE === 'hosted';

/** A small site below a path, with this site's search: over its own index, or over a hosted one. */
export default fixtureConfig({
  baseUrl: '/preview/',
  presets: [['classic', {docs: {}, blog: false, pages: false, sitemap: false, theme: {}}]],
  plugins: [['../../../../plugins/search/index.ts', options], stepPlugin(searchIndex(options))],
  themeConfig: {
    algolia: {
      appId: isHosted ? 'FIXTURE123' : 'local',
      apiKey: isHosted ? 'fixture-key' : 'local',
      indexName: isHosted ? 'fixture' : 'local',
      contextualSearch: true,
      externalUrlRegex: 'external\\.invalid|/docs/in-full',
      // The hosted site has each setting that the other leaves at its default.
      ...(isHosted
        ? {
            searchPagePath: 'find',
            placeholder: 'Find a page',
            searchParameters: {facetFilters: ['type:lvl1'], ruleContexts: ['docs']},
            translations: {
              button: {buttonText: 'Find', buttonAriaLabel: 'Find'},
              modal: {footer: {closeText: 'to leave'}},
            },
          }
        : {}),
    },
  },
});
