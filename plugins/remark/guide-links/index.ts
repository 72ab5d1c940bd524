import type {Paragraph, Root} from 'mdast';
import {routeOf} from '../lib/page-route';
import {sitePath, type SourceFile} from '../lib/source-file';
import {joined, link, linksIn, text, textOf} from '../lib/tree';
import {readGuides, type Guide} from './guides';

export type PluginOptions = {
  /** Absolute path of the folder that has the folder `docs`. */
  siteDir: string;
};

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
    const route = routeOf(sitePath(siteDir, file.path));
    const named = linksIn(root);
    const guides = ((await readGuides(siteDir)).get(route) ?? [])
      .filter((guide) => guide.route !== route && !named.has(guide.route))
      .slice(0, MOST);
    if (guides.length > 0) {
      addToEnd(root, listOf(guides));
    }
  };
}

function listOf(guides: readonly Guide[]): Paragraph {
  const links = guides.map(({route, title}) => [link(route, [text(title)])]);
  const label = guides.length === 1 ? 'Guide that uses it: ' : 'Guides that use it: ';
  return {type: 'paragraph', children: [text(label), ...joined(links, ' · ')]};
}

function addToEnd(root: Root, paragraph: Paragraph): void {
  const headings = root.children.filter((node) => node.type === 'heading' && node.depth === 2);
  const last = headings.at(-1);
  if (!last || textOf(last) !== LAST_SECTION) {
    root.children.push({type: 'heading', depth: 2, children: [text(LAST_SECTION)]});
  }
  root.children.push(paragraph);
}
