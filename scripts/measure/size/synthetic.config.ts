import {join} from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {PluginConfig} from '@docusaurus/types';
import {siteWithout} from '../lib/site-without';

const site = siteWithout({});
const [name, options] = (site.presets ?? [])[0] as [string, PresetOptions];

const ALL_DOCS = {id: 'synthetic', title: 'Synthetic pages', routes: ['/docs/**']};

const isPlugin = (plugin: unknown, name: string): boolean =>
  Array.isArray(plugin) && String(plugin[0]).includes(`plugins/${name}/`);

/** The plugin that puts each page into a section gets one for all of these. */
function withSection(plugin: PluginConfig): PluginConfig {
  if (!isPlugin(plugin, 'markdown-pages')) {
    return plugin;
  }
  const [path, pluginOptions] = plugin as [string, {sections: unknown[]}];
  return [path, {...pluginOptions, sections: [...pluginOptions.sections, ALL_DOCS]}];
}

/** The site with other docs: plain pages from the folder SYNTHETIC_DOCS. */
export default {
  ...site,
  plugins: (site.plugins ?? [])
    // Moved pages lead to pages of the real docs.
    .filter((plugin) => !isPlugin(plugin, 'moved-pages'))
    .map((plugin) => withSection(plugin as PluginConfig)),
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
