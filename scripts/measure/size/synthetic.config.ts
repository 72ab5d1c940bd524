import {join} from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {PluginConfig} from '@docusaurus/types';
import type {Options as PublishedOptions} from '../../../plugins/published/options';
import {ROOT} from '../../lib/root';
import {siteWithout} from '../lib/site-without';

const site = siteWithout({});
const [name, options] = (site.presets ?? [])[0] as [string, PresetOptions];
const siteDocs = options.docs || {};

const ALL_DOCS = {id: 'synthetic', title: 'Synthetic pages', routes: ['/docs/**']};

const PUBLISHED = join(ROOT, 'plugins', 'published', 'index.ts');

/** What finishes a build knows one section for all of these pages, and none that has moved. */
function withSection(plugin: PluginConfig): PluginConfig {
  if (!Array.isArray(plugin) || plugin[0] !== PUBLISHED) {
    return plugin;
  }
  const [path, pluginOptions] = plugin as [string, PublishedOptions];
  const {markdown} = pluginOptions;
  const sections = [...markdown.sections, ALL_DOCS];
  return [path, {...pluginOptions, moved: {}, markdown: {...markdown, sections}}];
}

/** The site with other docs: plain pages from the folder SYNTHETIC_DOCS. */
export default {
  ...site,
  plugins: site.plugins.map(withSection),
  presets: [
    [
      name,
      {
        ...options,
        docs: {
          path: process.env.SYNTHETIC_DOCS,
          // Without it, the sitemap would start git for each page.
          showLastUpdateTime: siteDocs.showLastUpdateTime,
          sidebarPath: join(__dirname, 'synthetic-sidebars.ts'),
          numberPrefixParser: false,
        },
      },
    ],
  ],
};
