import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Link, Paragraph, Root} from 'mdast';
import {hashOf} from '../../lib/build-cache';
import {withCacheVersion} from '../../framework/bundler-cache/index';
import {textOf, walk} from '../lib/tree';
import {readGuides, routeOf, type Guide} from './guides';

export type PluginOptions = {
  /** Absolute path of the folder that has the folder `docs`. */
  siteDir: string;
};

type SourceFile = {path: string; data: {frontMatter?: Record<string, unknown>}};

/** Kinds of pages that guides lead to. */
const KINDS = ['api', 'package', 'cli'];

/** More would be a list that nobody reads. */
const MOST = 6;

const LAST_SECTION = 'See also';

/**
 * Remark plugin: a reference page names the guides that link to it, in its last section, so that
 * readers find the way back. Guides that the page links to already are not repeated.
 */
export default function guideLinks({siteDir}: PluginOptions) {
  return async (root: Root, file: SourceFile): Promise<void> => {
    if (!KINDS.includes(String(file.data.frontMatter?.kind))) {
      return;
    }
    const source = path.relative(siteDir, path.resolve(siteDir, file.path));
    const route = routeOf(source.split(path.sep).join('/'));
    const named = linksIn(root);
    const guides = ((await readGuides(siteDir)).get(route) ?? [])
      .filter((guide) => guide.route !== route && !named.has(guide.route))
      .slice(0, MOST);
    if (guides.length > 0) {
      addToEnd(root, listOf(guides));
    }
  };
}

function linksIn(root: Root): Set<string> {
  const links = new Set<string>();
  walk(root, (node) => {
    if (node.type === 'link') {
      links.add(node.url.replace(/[?#].*$/, '').replace(/\/$/, ''));
    }
  });
  return links;
}

function listOf(guides: readonly Guide[]): Paragraph {
  const links = guides.map(
    ({route, title}): Link => ({
      type: 'link',
      url: route,
      children: [{type: 'text', value: title}],
    }),
  );
  return {
    type: 'paragraph',
    children: [
      {type: 'text', value: guides.length === 1 ? 'Guide that uses it: ' : 'Guides that use it: '},
      ...links.flatMap((link, at) =>
        at === 0 ? [link] : [{type: 'text' as const, value: ' · '}, link],
      ),
    ],
  };
}

function addToEnd(root: Root, paragraph: Paragraph): void {
  const headings = root.children.filter((node) => node.type === 'heading' && node.depth === 2);
  const last = headings.at(-1);
  if (!last || textOf(last) !== LAST_SECTION) {
    root.children.push({
      type: 'heading',
      depth: 2,
      children: [{type: 'text', value: LAST_SECTION}],
    });
  }
  root.children.push(paragraph);
}

/** Docusaurus plugin: makes the bundler's persistent cache forget all pages when guides link anew. */
export async function guideLinksCache({siteDir}: LoadContext): Promise<Plugin> {
  const guides = await readGuides(siteDir);
  const version = hashOf([JSON.stringify([...guides])]);
  return {
    name: 'guide-links-cache',
    configureWebpack: (config) => withCacheVersion(config, version),
  };
}
