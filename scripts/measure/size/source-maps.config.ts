import type {Plugin} from '@docusaurus/types';
import {siteWithout} from '../lib/site-without';

const site = siteWithout({});

const sourceMaps = (): Plugin => ({
  name: 'source-maps',
  configureWebpack: (_config, isServer) => (isServer ? {} : {devtool: 'source-map'}),
});

/** The site with source maps beside its scripts, to see what is in them. */
export default {...site, plugins: [...site.plugins, sourceMaps]};
