import type {PhrasingContent, Root, RootContent} from 'mdast';
import {CHANGED_DEFAULT_CLASS} from '../changed-defaults';
import {badge, factsParagraph, isFactsParagraph, labeled} from '../facts';
import type {PageHeading} from '../heading-anchors';
import type {Page} from '../page';
import {isTag, text, textOf, walk, type Container} from '../../lib/tree';

/** Facts that a page writes as text: `Config file: … · Default: off`. */
const WRITTEN_FACTS = /^(Config file|Node\.js|CLI|Default): /;

/** What is shown of a version, in each of the places where it can stand. */
type Shown = {
  /** Among the facts of an option. */
  fact: PhrasingContent;
  /** At the end of facts that are written as text. */
  ending: PhrasingContent;
  /** On a line of its own. */
  line: RootContent;
};

/** Shows a version below a heading: among the facts that stand there, or on a line of its own. */
export function showBelow(heading: PageHeading, version: string): void {
  const fact = labeled('Since', text(`v${version}`));
  showFact(heading, {fact, ending: text(` · Since v${version}`), line: factsParagraph([fact])});
}

/** The same for a partial, which learns the version from the page that shows it, if there is one. */
export function showPassedBelow(heading: PageHeading, page: Page): void {
  const version = `props.since?.[${JSON.stringify(heading.anchor)}]`;
  const fact =
    '<span className="reference-fact"><span className="reference-label">Since</span>' +
    `{' v' + ${version}}</span>`;
  showFact(heading, {
    fact: expressionInText(`{${version} && ${fact}}`, page),
    ending: expressionInText(`{${version} && ' · Since v' + ${version}}`, page),
    line: expressionInFlow(`{${version} && <p className="reference-facts">${fact}</p>}`, page),
  });
}

function showFact({node, parent}: PageHeading, {fact, ending, line}: Shown): void {
  const index = parent.children.indexOf(node) + 1;
  const below = parent.children[index];
  if (below && isFactsParagraph(below)) {
    addFact(below, fact);
  } else if (below?.type === 'paragraph' && WRITTEN_FACTS.test(textOf(below))) {
    below.children.push(ending);
  } else {
    parent.children.splice(index, 0, line);
  }
}

/** After the other labeled values, before what changed later and the badges. */
function addFact({children}: Container, fact: RootContent): void {
  const firstBadge = children.findIndex((child) =>
    ['reference-badge', CHANGED_DEFAULT_CLASS].some((name) => hasClass(child, name)),
  );
  if (firstBadge === -1) {
    children.push(text(' '), fact);
  } else {
    children.splice(firstBadge, 0, fact, text(' '));
  }
}

function hasClass(node: RootContent, name: string): boolean {
  return (
    isTag(node) &&
    node.attributes.some(
      (each) =>
        each.type === 'mdxJsxAttribute' &&
        each.name === 'className' &&
        typeof each.value === 'string' &&
        each.value.split(' ').includes(name),
    )
  );
}

/**
 * Shows a version after the first code with a text, or after the link or the bold text that it is.
 *
 * @returns whether there is such code
 */
export function showAfterCode(nodes: RootContent[], code: string, version: string): boolean {
  const section: Root = {type: 'root', children: nodes};
  let isShown = false;
  walk(
    section,
    (node, parent) => {
      if (!isShown && isCode(node, code)) {
        isShown = true;
        const mark = badge('since', `since v${version}`);
        parent.children.splice(parent.children.indexOf(node) + 1, 0, text(' '), mark);
      }
    },
    // A link is visited before the code in it. Nothing is looked for once the version is shown.
    () => !isShown,
  );
  return isShown;
}

function isCode(node: RootContent | undefined, code: string): boolean {
  if (node?.type === 'link' || node?.type === 'strong') {
    return node.children.length === 1 && isCode(node.children[0], code);
  }
  return node?.type === 'inlineCode' && node.value === code;
}

function expressionInText(source: string, page: Page): PhrasingContent {
  // A text before it makes the parser read a paragraph.
  const [paragraph] = page.parse(`x ${source}`, page.file).children;
  const expression = paragraph?.type === 'paragraph' ? paragraph.children[1] : undefined;
  return expression ?? text('');
}

function expressionInFlow(source: string, page: Page): RootContent {
  return page.parse(source, page.file).children[0] ?? text('');
}
