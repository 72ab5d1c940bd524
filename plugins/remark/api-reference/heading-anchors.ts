import type {Root} from 'mdast';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {findNodes, textOf} from '../lib/tree';

/**
 * Anchors of the headings of a page, as Docusaurus will give them, by the name in the heading:
 * `### from?` is found as `from`, `## onError() {#errors}` as `onError`.
 */
export function headingAnchors(root: Root): Map<string, string> {
  const slugger = createSlugger();
  const anchors = new Map<string, string>();
  for (const {node} of findNodes(root, (each) => each.type === 'heading')) {
    const {text, id} = parseMarkdownHeadingId(textOf(node));
    const anchor = id ?? slugger.slug(text);
    const name = text.trim().replace(/(\?|\(\)|:)+$/, '');
    if (!anchors.has(name)) {
      anchors.set(name, anchor);
    }
  }
  return anchors;
}
