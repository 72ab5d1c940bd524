import {join} from 'node:path';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {siteWithout} from '../../plugins/local-search/benchmark/site-without';

const site = siteWithout({});
const [name, options] = (site.presets ?? [])[0] as [string, PresetOptions];

/** The site with other docs: plain pages from the folder SYNTHETIC_DOCS. */
export default {
  ...site,
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
