import type {ThemeConfig, ThemeConfigValidationContext} from '@docusaurus/types';
import {didYouMean} from '../lib/nearest-names';

/** What `src/features/search` follows. `askAi` is left to the theme, which says why it refuses it. */
const SETTINGS = [
  'appId',
  'apiKey',
  'indexName',
  'contextualSearch',
  'externalUrlRegex',
  'searchParameters',
  'searchPagePath',
  'placeholder',
  'translations',
  'askAi',
];

/**
 * Checks the theme's `algolia` settings, which take any name: one that the search of this site does
 * not follow ends the build.
 *
 * @throws with a sentence that names the setting
 */
export function validateThemeConfig({
  themeConfig,
}: ThemeConfigValidationContext<ThemeConfig>): ThemeConfig {
  const unknown = Object.keys(themeConfig.algolia ?? {}).find((name) => !SETTINGS.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `The search of this site doesn't follow themeConfig.algolia.${unknown}. Remove it.${
        didYouMean(unknown, SETTINGS) || ` It follows ${SETTINGS.join(', ')}.`
      }`,
    );
  }
  return themeConfig;
}
