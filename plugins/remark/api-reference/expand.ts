import type {RootContent} from 'mdast';
import {checkAttributes, readAttributes, type Attributes} from './attributes';
import {importsOf} from './imported-partials';
import {isUnknownName} from './lookups';
import {TagError, type Page} from './page';
import {findNodes, isTag, replaceNode, type Place, type TagNode} from '../lib/tree';

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

/**
 * Replaces every tag of one name on the page with what `expander` makes of it. A page may import a
 * partial under the same name, as the pages of `@remotion/webcodecs` do with `<Status />`.
 */
export async function expandTags(page: Page, expander: TagExpander): Promise<void> {
  if (importsOf(page.root).some(({name}) => name === expander.name)) {
    return;
  }
  const tags = findNodes(page.root, isTag).filter(({node}) => node.name === expander.name);
  for (const place of tags) {
    let replacement: RootContent[] = [];
    try {
      replacement = await expander.expand(readTag(expander, place), page);
    } catch (error) {
      page.problems.push({
        file: page.file,
        line: place.node.position?.start.line ?? 1,
        message: messageOf(error),
      });
    }
    replaceNode(place, replacement);
  }
}

function readTag(expander: TagExpander, {node, parent}: Place<TagNode>): Tag {
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
