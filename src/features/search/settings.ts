import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDataOf} from '../../lib/hooks/useDataOf';

/** The part of the theme's `algolia` settings that this site uses. */
type AlgoliaSettings = {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  externalUrlRegex?: string;
  searchPagePath: string | false | null;
};

export type SearchSettings = AlgoliaSettings & {
  /** `false`: the site's own index answers, and no other host is asked. */
  isHosted: boolean;
  /** Where the site's own index is. */
  indexUrl: string;
  baseUrl: string;
  siteUrl: string;
};

/** The application id that stands for "no hosted search". */
const LOCAL = 'local';

/** How this site searches, from the theme's settings and the plugin's data. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const algolia = siteConfig.themeConfig.algolia as AlgoliaSettings;
  return {
    ...algolia,
    isHosted: algolia.appId !== LOCAL,
    indexUrl: useDataOf('search')?.indexUrl ?? '',
    baseUrl: siteConfig.baseUrl,
    siteUrl: siteConfig.url,
  };
}

/** Whether the reader asked for little traffic: then nothing is fetched that may not be used. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
