import {join} from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {PluginConfig} from '@docusaurus/types';
import {siteWithout} from '../../plugins/local-search/benchmark/site-without';

const site = siteWithout({});
const [name, options] = (site.presets ?? [])[0] as [string, PresetOptions];

const ALL_DOCS = {id: 'synthetic', title: 'Synthetic pages', routes: ['/docs/**']};

/** The plugin that puts each page into a section gets one for all of these. */
function withSection(plugin: PluginConfig): PluginConfig {
  if (!Array.isArray(plugin) || !String(plugin[0]).includes('plugins/markdown-pages')) {
    return plugin;
  }
  const [path, pluginOptions] = plugin as [string, {sections: unknown[]}];
  return [path, {...pluginOptions, sections: [...pluginOptions.sections, ALL_DOCS]}];
}

/** The site with other docs: plain pages from the folder SYNTHETIC_DOCS. */
export default {
  ...site,
  plugins: (site.plugins ?? []).map((plugin) => withSection(plugin as PluginConfig)),
  presets: [
    [
      name,
      {
        ...options,
        docs: {
          path: process.env.SYNTHETIC_DOCS,
          sidebarPath: join(__dirname, 'synthetic-sidebars.ts'),
          numberPrefixParser: false,
        },
      },
    ],
  ],
};
