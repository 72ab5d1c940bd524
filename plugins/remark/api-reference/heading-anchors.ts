import type {Heading, Nodes, Root} from 'mdast';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {findNodes, textOf, type Container} from '../lib/tree';

export type PageHeading = {
  node: Heading;
  parent: Nodes & Container;
  /** The id that Docusaurus will give it. */
  anchor: string;
  /** Its text without `?`, `()` and the id that a page chose: `onError` for `## onError() {#errors}`. */
  name: string;
};

/** The headings of a page in reading order. */
export function headingsOf(root: Root): PageHeading[] {
  const slugger = createSlugger();
  return findNodes(root, (each) => each.type === 'heading').map(({node, parent}) => {
    const {text, id} = parseMarkdownHeadingId(textOf(node));
    return {
      node,
      parent,
      anchor: id ?? slugger.slug(text),
      name: text.trim().replace(/(\?|\(\)|:)+$/, ''),
    };
  });
}

/** Anchors of the headings of a page by their names; of two with one name, the first. */
export function headingAnchors(root: Root): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const {name, anchor} of headingsOf(root)) {
    if (!anchors.has(name)) {
      anchors.set(name, anchor);
    }
  }
  return anchors;
}
