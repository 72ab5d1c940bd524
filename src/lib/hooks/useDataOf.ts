import {usePluginData} from '@docusaurus/useGlobalData';
import type {AskAiData, PublishedData} from '@site/plugins/browser';

/** What the site's own plugins tell its pages, by their names. */
type PluginData = {
  'ask-ai': AskAiData;
  published: PublishedData;
  search: {indexUrl: string};
};

/** What a plugin tells the pages; undefined where the site runs without it. */
export const useDataOf = <Name extends keyof PluginData>(
  name: Name,
): PluginData[Name] | undefined => usePluginData(name) as PluginData[Name] | undefined;
