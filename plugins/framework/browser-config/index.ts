import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** What components may ask of the site's configuration. The rest concerns the build alone. */
const FIELDS = [
  'title',
  'titleDelimiter',
  'tagline',
  'favicon',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'trailingSlash',
  'noIndex',
  'organizationName',
  'projectName',
  'i18n',
  'future',
  'themeConfig',
  'customFields',
] as const satisfies readonly (keyof DocusaurusConfig)[];

export type BrowserConfig = Pick<DocusaurusConfig, (typeof FIELDS)[number]>;

/** The part of the configuration that components use. */
export const browserConfigOf = (config: DocusaurusConfig): BrowserConfig =>
  Object.fromEntries(
    FIELDS.filter((field) => field in config).map((field) => [field, config[field]]),
  ) as BrowserConfig;

/**
 * Keeps the options of presets and plugins out of the code of every page. The framework gives
 * components the whole configuration, with each demo, each remark plugin and the paths of the
 * machine that builds.
 */
export default function browserConfigPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'browser-config',
    async contentLoaded({actions}) {
      await actions.createData('config.json', browserConfigOf(siteConfig));
    },
    // The framework's own alias, `@generated`, fits too, and the first that fits counts.
    configureWebpack: () => ({
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {'@generated/docusaurus.config$': '@generated/browser-config/default/config.json'},
      },
    }),
  };
}
