import type {Nodes, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A node with children, seen without the per-type limits on what these may be. */
export type Container = {children: RootContent[]};

type Attributes = Record<string, string>;

/**
 * MDX marks elements that a page writes as tags, so that the theme's components do not take their
 * place. Without it, `<code>` around a link would become a code block.
 */
function asWritten(): MdxJsxFlowElement['data'] & MdxJsxTextElement['data'] {
  const data = {_mdxExplicitJsx: true};
  return data as object;
}

export function isContainer(node: Nodes): node is Nodes & Container {
  return 'children' in node;
}

export function isTag(node: Nodes): node is TagNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Calls `visitor` with every node below `container`, in the order of the page, and its parent. */
export function walk(
  container: Nodes & Container,
  visitor: (node: RootContent, parent: Nodes & Container) => void,
): void {
  for (const child of [...container.children]) {
    visitor(child, container);
    if (isContainer(child)) {
      walk(child, visitor);
    }
  }
}

/** The text of a node and everything in it, without markup. */
export function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return isContainer(node) ? node.children.map(textOf).join('') : '';
}

/** Takes the positions out of nodes that move to another file, where their lines mean nothing. */
export function withoutPositions(root: Root): RootContent[] {
  walk(root, (node) => {
    delete node.position;
  });
  return root.children;
}

export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

export function inlineCode(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function link(url: string, children: PhrasingContent[]): PhrasingContent {
  return {type: 'link', url, children};
}

export function codeBlock(lang: string, value: string, meta?: string): RootContent {
  return {type: 'code', lang, value, meta};
}

/** An HTML element on its own line. */
export function block(
  name: string,
  attributes: Attributes,
  children: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsxAttributes(attributes),
    // mdast allows blocks only; the elements of a table or a paragraph of facts hold phrases.
    children: children as MdxJsxFlowElement['children'],
    data: asWritten(),
  };
}

/** An HTML element within a line. */
export function inline(
  name: string,
  attributes: Attributes,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: jsxAttributes(attributes),
    children,
    data: asWritten(),
  };
}

/** `parts` with a text between each two of them. */
export function joined(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}

/**
 * A Markdown table in a wrapper that scrolls sideways and can be reached with the keyboard.
 *
 * @param label what the table lists, for screen readers
 * @param rows cells of each row, the header row first
 */
export function scrollingTable(label: string, rows: PhrasingContent[][][]): RootContent {
  return scrolling(label, {type: 'table', children: rows.map(tableRow)});
}

/** The wrapper of {@link scrollingTable} around a table that was built by hand. */
export function scrolling(label: string, table: RootContent): RootContent {
  return block(
    'div',
    {className: 'reference-scroll', role: 'group', 'aria-label': label, tabIndex: '0'},
    [table],
  );
}

function tableRow(cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

function jsxAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}
