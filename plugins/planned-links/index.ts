import type {Plugin} from '@docusaurus/types';
import type {PhrasingContent, Root} from 'mdast';
import {hashOf, withCacheVersion} from '../api-reference/cache-version';
import {walk} from '../api-reference/tree';
import {leadsTo} from './leadsTo';

export type PluginOptions = {
  /** Routes that have no page yet, without the slash at their end. */
  routes: ReadonlySet<string>;
};

/**
 * Remark plugin: a link to a page that is planned and not written shows as its text. It becomes a
 * link when the page is there, without a change in the page that names it. All other broken links
 * stay what they are, and fail the build.
 */
export default function plannedLinks({routes}: PluginOptions) {
  return (root: Root): void => {
    walk(root, (node, parent) => {
      if (node.type === 'link' && leadsTo(routes, node.url)) {
        const at = parent.children.indexOf(node);
        parent.children.splice(at, 1, ...(node.children as PhrasingContent[]));
      }
    });
  };
}

/**
 * Docusaurus plugin: makes the bundler's persistent cache forget all pages when a page is added, and
 * gives components the list of what is still to come, which ends empty.
 */
export function plannedLinksData(_context: unknown, {routes}: PluginOptions): Plugin {
  const planned = [...routes].sort();
  return {
    name: 'planned-links',
    async contentLoaded({actions}) {
      await actions.createData('routes.json', planned);
    },
    configureWebpack: (config) => withCacheVersion(config, hashOf(planned)),
  };
}
