import {join} from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import {faster} from '../../../plugins/framework/faster';
import siteConfig from '../../../docusaurus.config';
import {ROOT} from '../../lib/root';

/** Paths of plugins are read from where the configuration lies. */
function fromRoot(plugin: PluginConfig): PluginConfig {
  const [name, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
  return typeof name === 'string' && name.startsWith('./') ? [join(ROOT, name), options] : plugin;
}

/** The configuration of the site for a build of its own, with plugins as Docusaurus reads them. */
export type OtherSite = Omit<Config, 'plugins'> & {plugins: PluginConfig[]};

const sitePlugins = (siteConfig.plugins ?? []) as PluginConfig[];

/**
 * The site with other modules in place of some, to be weighed against the site.
 *
 * @param alias absolute path of a module, by what it stands for
 */
export const siteWithout = (alias: Record<string, string>): OtherSite => ({
  ...siteConfig,
  // Fewer links, of which some lead to pages of the search.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {
    ...siteConfig.future,
    // The cache does not know of another configuration.
    ...faster({
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: false,
    }),
  },
  plugins: [
    ...sitePlugins.map(fromRoot),
    () => ({name: 'without', configureWebpack: () => ({resolve: {alias}})}),
  ],
});
