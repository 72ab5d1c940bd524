import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import type {Nodes, Root} from 'mdast';
import {parse} from 'parse5';

type HtmlNode = {
  nodeName: string;
  attrs?: {name: string; value: string}[];
  childNodes?: HtmlNode[];
  value?: string;
};

/** A heading with its level, without white space: that is up to the browser. */
const headingKey = (level: number | string, text: string): string =>
  `${level} ${text.replace(/[\s\u200b]+/g, '')}`;

/** The headings in the `<main>` of a page. */
export function headingsOfHtml(html: string): string[] {
  const headings: string[] = [];
  const attribute = (node: HtmlNode, name: string) =>
    node.attrs?.find((each) => each.name === name)?.value;
  const text = (node: HtmlNode): string =>
    attribute(node, 'class') === 'hash-link'
      ? ''
      : (node.value ?? '') + (node.childNodes ?? []).map(text).join('');
  const visit = (node: HtmlNode, isInMain: boolean): void => {
    if (attribute(node, 'aria-hidden') === 'true') {
      return;
    }
    const [, level] = /^h([1-6])$/.exec(node.nodeName) ?? [];
    if (level && isInMain) {
      headings.push(headingKey(level, text(node)));
    }
    node.childNodes?.forEach((child) => visit(child, isInMain || node.nodeName === 'main'));
  };
  // What stands before and after it, such as the sidebar, is not looked at.
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  visit(parse(start === -1 ? html : html.slice(start, end === -1 ? undefined : end + 7)), false);
  return headings;
}

/** A Markdown file without its front matter. */
export function bodyOf(document: string): string {
  return document.replace(/^---\n[^]*?\n---\n/, '');
}

/** The tree of the last document, since each is asked more than once. */
let last = {document: '', tree: fromMarkdown('')};

function treeOf(document: string): Root {
  if (document !== last.document) {
    last = {document, tree: parseMarkdown(document)};
  }
  return last.tree;
}

function parseMarkdown(document: string): Root {
  return fromMarkdown(bodyOf(document), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

export function headingsOfMarkdown(document: string): string[] {
  return nodesOf(treeOf(document)).flatMap((node) =>
    node.type === 'heading' ? [headingKey(node.depth, toString(node))] : [],
  );
}

/** Says what a reader of plain Markdown could not understand, or not follow. */
export function markdownProblems(document: string): string[] {
  const problems: string[] = [];
  if (
    !/^---\ntitle: .+\n(description: .+\n)?url: https?:\/\/.+\nversion: .+\nindex: https?:\/\/.+\/llms\.txt\n---\n/.test(
      document,
    )
  ) {
    problems.push('front matter without title, url, version and index');
  }
  for (const node of nodesOf(treeOf(document))) {
    if (node.type === 'html') {
      problems.push(`markup: ${node.value.slice(0, 60)}`);
    } else if (node.type === 'text' && /^(import|export) .*( from |\{)/m.test(node.value)) {
      problems.push(`module code: ${node.value.slice(0, 60)}`);
    } else if ((node.type === 'link' || node.type === 'image') && !/^[a-z]+:/.test(node.url)) {
      problems.push(`address that is not absolute: ${node.url}`);
    }
  }
  return problems;
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}
