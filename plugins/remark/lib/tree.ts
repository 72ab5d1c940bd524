import type {Code, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A node with children, seen without the per-type limits on what these may be. */
export type Container = {children: RootContent[]};

/** A node, and the one that it stands in. */
export type Place<Node> = {node: Node; parent: Nodes & Container};

export function isContainer(node: Nodes): node is Nodes & Container {
  return 'children' in node;
}

export function isTag(node: Nodes): node is TagNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Calls `visitor` with every node below `container`, in the order of the page, and its parent.
 *
 * @param isEntered whether the nodes in a node are visited, too
 */
export function walk(
  container: Nodes & Container,
  visitor: (node: RootContent, parent: Nodes & Container) => void,
  isEntered: (node: RootContent) => boolean = () => true,
): void {
  for (const child of [...container.children]) {
    visitor(child, container);
    if (isContainer(child) && isEntered(child)) {
      walk(child, visitor, isEntered);
    }
  }
}

/** The nodes of one kind below `root`, as {@link walk} visits them. They may then be replaced. */
export function findNodes<Found extends RootContent>(
  root: Root,
  isFound: (node: RootContent) => node is Found,
  isEntered?: (node: RootContent) => boolean,
): Place<Found>[] {
  const places: Place<Found>[] = [];
  walk(
    root,
    (node, parent) => {
      if (isFound(node)) {
        places.push({node, parent});
      }
    },
    isEntered,
  );
  return places;
}

/** Puts other nodes in the place of one. */
export function replaceNode(
  {node, parent}: {node: RootContent; parent: Container},
  replacement: RootContent[],
): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...replacement);
}

/** Where the links of a page lead, without anchors, queries and slashes at the end. */
export function linksIn(root: Root): Set<string> {
  const links = findNodes(root, (node) => node.type === 'link');
  return new Set(links.map(({node}) => node.url.replace(/[?#].*$/, '').replace(/\/$/, '')));
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

export function codeBlock(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, value, meta};
}

/** `parts` with a text between each two of them. */
export function joined(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}

/** `parts` without the texts that hold nothing. */
export function withoutEmpty(parts: PhrasingContent[]): PhrasingContent[] {
  return parts.filter((part) => part.type !== 'text' || part.value !== '');
}
