import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {hashOf} from '../../lib/build-cache';
import {withCacheVersion} from '../../framework/bundler-cache/index';
import {isContainer} from '../lib/tree';

export type Term = {
  /** Path of the page that explains it. */
  page: string;
  /** The word as prose writes it, without the flag `g`. */
  word: RegExp;
};

export type PluginOptions = {terms: Term[]; siteDir: string};

/** A paragraph with more links than text is hard to read. */
const MOST_IN_PARAGRAPH = 1;

/**
 * Remark plugin: the first use of a word of the toolkit in the prose of a page leads to the page
 * that explains it, unless the page does so by itself. Headings, code, tables and links stay as
 * they are, and so do shared texts, which several pages show.
 */
export default function termLinks({terms, siteDir}: PluginOptions) {
  return (root: Root, file: {path: string}): void => {
    const source = path.relative(siteDir, path.resolve(siteDir, file.path)).split(path.sep);
    if (source.some((part) => part.startsWith('_')) || source.includes('terminology')) {
      return;
    }
    const linked = linksIn(root);
    const open = terms.filter(({page}) => !linked.has(page));
    for (const paragraph of paragraphsIn(root)) {
      linkIn(paragraph, open);
    }
  };
}

/** Links the first words of a paragraph, and takes their terms out of the list. */
function linkIn(paragraph: Paragraph, open: Term[]): void {
  for (let count = 0; count < MOST_IN_PARAGRAPH; count++) {
    const found = firstIn(paragraph, open);
    if (!found) {
      return;
    }
    const {child, term, start, length} = found;
    const {value} = paragraph.children[child] as {value: string};
    const parts: PhrasingContent[] = [
      {type: 'text', value: value.slice(0, start)},
      {
        type: 'link',
        url: term.page,
        children: [{type: 'text', value: value.slice(start, start + length)}],
      },
      {type: 'text', value: value.slice(start + length)},
    ];
    paragraph.children.splice(
      child,
      1,
      ...parts.filter((part) => part.type !== 'text' || part.value !== ''),
    );
    open.splice(open.indexOf(term), 1);
  }
}

function firstIn(paragraph: Paragraph, open: Term[]) {
  for (const [child, node] of paragraph.children.entries()) {
    if (node.type === 'text') {
      for (const term of open) {
        const match = term.word.exec(node.value);
        if (match) {
          return {child, term, start: match.index, length: match[0].length};
        }
      }
    }
  }
  return null;
}

function linksIn(node: Nodes): Set<string> {
  const own = node.type === 'link' ? [node.url.replace(/[?#].*$/, '')] : [];
  const inner = isContainer(node) ? node.children.flatMap((child) => [...linksIn(child)]) : [];
  return new Set([...own, ...inner]);
}

/** Paragraphs of prose, in their order. Text in JSX is part of a component, not of the prose. */
function paragraphsIn(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') {
    return [node];
  }
  return node.type === 'root' || node.type === 'list' || node.type === 'listItem'
    ? node.children.flatMap((child) => paragraphsIn(child))
    : [];
}

/** Docusaurus plugin: makes the bundler's persistent cache forget all pages when terms change. */
export function termLinksCache(_: LoadContext, {terms}: {terms: Term[]}): Plugin {
  const version = hashOf(terms.map(({page, word}) => `${page} ${word}`));
  return {
    name: 'term-links-cache',
    configureWebpack: (config) => withCacheVersion(config, version),
  };
}
