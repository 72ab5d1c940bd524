import type {Nodes, RootContent} from 'mdast';
import {checkAttributes, readAttributes, type Attributes} from './attributes';
import {isUnknownName} from './lookups';
import {TagError, type Page} from './page';
import {isTag, walk, type Container, type TagNode} from '../lib/tree';

/** One tag on a page, with its attributes read and checked. */
export type Tag = {
  name: string;
  attributes: Attributes;
  node: TagNode;
  /** Whether it stands within a line of text rather than on a line of its own. */
  inline: boolean;
};

export type TagExpander = {
  name: string;
  /** Attributes that the tag takes; others fail the build. */
  attributes: readonly string[];
  /** Whether it may stand within a line of text. */
  inline?: true;
  /** Whether it may have something between its opening and closing tag. */
  content?: true;
  /** @throws TagError, or an error of the lookups, which become a problem of the page */
  expand(tag: Tag, page: Page): RootContent[] | Promise<RootContent[]>;
};

/** Replaces every tag of one name on the page with what `expander` makes of it. */
export async function expandTags(page: Page, expander: TagExpander): Promise<void> {
  for (const {node, parent} of findTags(page, expander.name)) {
    let replacement: RootContent[] = [];
    try {
      replacement = await expander.expand(readTag(page, expander, node, parent), page);
    } catch (error) {
      page.problems.push({
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: messageOf(error),
      });
    }
    parent.children.splice(parent.children.indexOf(node), 1, ...replacement);
  }
}

function findTags(page: Page, name: string): {node: TagNode; parent: Nodes & Container}[] {
  const found: {node: TagNode; parent: Nodes & Container}[] = [];
  walk(page.root, (node, parent) => {
    if (isTag(node) && node.name === name) {
      found.push({node, parent});
    }
  });
  return found;
}

function readTag(page: Page, expander: TagExpander, node: TagNode, parent: Nodes): Tag {
  const {name} = expander;
  const attributes = readAttributes(node);
  checkAttributes(name, attributes, expander.attributes);
  const inline = node.type === 'mdxJsxTextElement';
  if (inline && parent.type === 'heading') {
    throw new TagError(
      `<${name}> would become part of the heading's anchor. Put it on its own line below.`,
    );
  }
  if (inline && !expander.inline) {
    throw new TagError(`<${name}> stands within a line of text. Put it on a line of its own.`);
  }
  if (node.children.length > 0 && !expander.content) {
    throw new TagError(`<${name}> takes no content. Write: <${name} … />`);
  }
  return {name, attributes, node, inline};
}

/** Mistakes of the writer become lines in one message; a mistake in the code keeps its stack. */
function messageOf(error: unknown): string {
  if (error instanceof TagError || isUnknownName(error)) {
    return error.message;
  }
  throw error;
}
