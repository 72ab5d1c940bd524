import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {targetMoved} from '../target';

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

/** What concerns the build, and stays there. A field that is in neither list is new. */
const BUILD_FIELDS = [
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'themes',
  'presets',
  'headTags',
  'stylesheets',
  'scripts',
  'clientModules',
  'staticDirectories',
  'markdown',
  'ssrTemplate',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  // From 3.10 on. Components read what the framework makes of it.
  'storage',
  'webpack',
];

export type BrowserConfig = Pick<DocusaurusConfig, (typeof FIELDS)[number]>;

/** @throws Error that names the patch when the framework has a field that nobody has sorted yet */
export function checkFields(config: object): void {
  const known: readonly string[] = [...FIELDS, ...BUILD_FIELDS];
  const unknown = Object.keys(config).find((field) => !known.includes(field));
  if (unknown !== undefined) {
    targetMoved('browser-config', `its configuration has the new field "${unknown}"`);
  }
}

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
  checkFields(siteConfig);
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
