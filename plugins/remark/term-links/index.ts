import type {Paragraph, Root} from 'mdast';
import {routeOf} from '../lib/page-route';
import {sitePath} from '../lib/source-file';
import {findNodes, link, linksIn, replaceNode, text, withoutEmpty} from '../lib/tree';

export type Term = {
  /** Path of the page that explains it. */
  page: string;
  /** The word as prose writes it, without the flag `g`. */
  word: RegExp;
  /** Routes of pages on which the word means something else. */
  except?: string[];
};

export type PluginOptions = {terms: Term[]; siteDir: string};

/**
 * Remark plugin: the first use of a word of the toolkit in the prose of a page leads to the page
 * that explains it, unless the page does so by itself. Headings, code, tables and links stay as
 * they are, and so do shared texts, which several pages show.
 */
export default function termLinks({terms, siteDir}: PluginOptions) {
  return (root: Root, file: {path: string}): void => {
    const sourceFile = sitePath(siteDir, file.path);
    const folders = sourceFile.split('/');
    if (folders.some((part) => part.startsWith('_')) || folders.includes('terminology')) {
      return;
    }
    const linked = linksIn(root);
    const route = routeOf(sourceFile);
    const open = new Set(
      terms.filter(({page, except}) => !linked.has(page) && !except?.includes(route)),
    );
    for (const paragraph of proseOf(root)) {
      linkFirst(paragraph, open);
    }
  };
}

/** What the links of pages follow from, besides the pages. */
export const textsOfTerms = (terms: Term[]): string[] =>
  terms.map(({page, word, except = []}) => [page, word, ...except].join(' '));

/** Paragraphs of prose, in their order. Text in JSX is part of a component, not of the prose. */
function proseOf(root: Root): Paragraph[] {
  return findNodes(
    root,
    (node) => node.type === 'paragraph',
    ({type}) => type === 'list' || type === 'listItem',
  ).map(({node}) => node);
}

/**
 * Links the first word of a paragraph, and takes its term out of the open ones. A paragraph with
 * more links than text is hard to read.
 */
function linkFirst(paragraph: Paragraph, open: Set<Term>): void {
  for (const node of paragraph.children.filter((child) => child.type === 'text')) {
    for (const term of open) {
      const match = term.word.exec(node.value);
      if (match) {
        const [word] = match;
        const before = text(node.value.slice(0, match.index));
        const after = text(node.value.slice(match.index + word.length));
        const linked = withoutEmpty([before, link(term.page, [text(word)]), after]);
        replaceNode({node, parent: paragraph}, linked);
        open.delete(term);
        return;
      }
    }
  }
}
