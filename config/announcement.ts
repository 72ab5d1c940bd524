import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that the announcement may hold, with their attributes. */
const ALLOWED: Record<string, readonly string[]> = {
  a: ['href', 'title', 'target', 'rel'],
  b: [],
  br: [],
  code: [],
  em: [],
  i: [],
  span: ['title'],
  strong: [],
};

export const ALLOWED_TAGS = Object.keys(ALLOWED);

/** A page or an anchor of this site, or a complete https address. */
const HREF = /^(?:\/(?![/\\])|#|https:\/\/)/;

/**
 * What of an announcement's HTML may not stand on every page, as a browser would read it.
 *
 * @returns the first element or attribute that is not allowed, such as `<script>`, or null
 */
export function forbiddenMarkup(html: string): string | null {
  const mistakes = parseFragment(html).childNodes.flatMap(mistakesIn);
  return mistakes[0] ?? null;
}

function mistakesIn(node: Node): string[] {
  if (node.nodeName === '#text') {
    return [];
  }
  const allowed = Object.hasOwn(ALLOWED, node.nodeName) ? ALLOWED[node.nodeName] : undefined;
  if (!allowed || !('tagName' in node)) {
    return [node.nodeName.startsWith('#') ? 'a comment' : `<${node.nodeName}>`];
  }
  const attributes = node.attrs
    .filter(({name, value}) => !allowed.includes(name) || (name === 'href' && !HREF.test(value)))
    .map(({name, value}) => `<${node.nodeName} ${name}="${value}">`);
  return [...attributes, ...node.childNodes.flatMap(mistakesIn)];
}
