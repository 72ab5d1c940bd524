import type {Element, Nodes, Root, Text} from 'hast';

/** Elements whose content says nothing outside of a browser. */
const SKIPPED_TAGS = new Set([
  'button',
  'form',
  'iframe',
  'input',
  'label',
  'nav',
  'noscript',
  'output',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);
const SKIPPED_CLASSES =
  /^(hash-link|pagination-nav|tableOfContents.*|theme-doc-(footer|toc-mobile|toc-desktop|version-badge|version-banner))$/;

/** Whether an element is there to be used or looked at, and is no content of the page. */
export function isTool(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    SKIPPED_TAGS.has(tagName) ||
    classesOf(properties).some((name) => SKIPPED_CLASSES.test(name)) ||
    properties.ariaHidden === 'true' ||
    'dataNotContent' in properties ||
    // Panels of tabs are hidden until they are chosen.
    ('hidden' in properties && properties.role !== 'tabpanel') ||
    (tagName === 'svg' && !pictureLabel(element))
  );
}

/** Classes of an element. */
export function classesOf(properties: Element['properties']): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** Whether one of the classes begins with the name: CSS modules add a hash. */
export function hasClass({properties}: Element, start: string): boolean {
  return classesOf(properties).some((name) => name === start || name.startsWith(`${start}_`));
}

/** What an element says to readers who do not see it. */
export function pictureLabel({properties: {ariaLabel}}: Element): string {
  return typeof ariaLabel === 'string' ? ariaLabel : '';
}

/** The first element within that fits, outermost first. */
export function find(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    if (child.type === 'element') {
      const found = fits(child) ? child : find(child, fits);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** All elements within that fit, and nothing that lies in one of them. */
export function findAll(node: Nodes, fits: (element: Element) => boolean): Element[] {
  return childrenOf(node)
    .filter((child) => child.type === 'element')
    .flatMap((child) => (fits(child) ? [child] : findAll(child, fits)));
}

/** The text within, with line breaks where the page has them. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  return childrenOf(node).map(textOf).join('');
}

/** Text on one line, without zero-width characters. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Elements that are nothing once what they held is gone. */
const CONTAINERS = new Set(['dl', 'li', 'menu', 'ol', 'p', 'ul']);
/** Elements that show something without text in them. */
const SHOWN = new Set(['audio', 'hr', 'img', 'svg', 'video']);
/** Elements in which each character counts. */
const VERBATIM = new Set(['code', 'pre']);

/** The same tree without what is no content, and with spaces where only the layout has them. */
export function cleaned<Node extends Root | Element>(node: Node): Node {
  const children = childrenOf(node)
    .filter(isContent)
    .map((child) => (child.type === 'element' ? cleaned(child) : child))
    .filter((child) => child.type !== 'element' || !isEmptied(child));
  return {...node, children: isVerbatim(node) ? children : spaced(children)};
}

const isContent = (child: Nodes): child is Text | Element =>
  child.type === 'text' || (child.type === 'element' && !isTool(child));

function isVerbatim(node: Root | Element): boolean {
  return node.type === 'element' && VERBATIM.has(node.tagName);
}

function isEmptied(element: Element): boolean {
  return (
    CONTAINERS.has(element.tagName) &&
    textOf(element).trim() === '' &&
    !find(element, (child) => SHOWN.has(child.tagName) || pictureLabel(child) !== '')
  );
}

/** Elements that stand beside each other without any text between them are apart on the page. */
function spaced(children: (Text | Element)[]): (Text | Element)[] {
  return children.every(({type}) => type === 'element')
    ? children.flatMap((child, index) =>
        index === 0 ? [child] : [{type: 'text' as const, value: ' '}, child],
      )
    : children;
}

function childrenOf(node: Nodes): Nodes[] {
  return 'children' in node ? node.children : [];
}
