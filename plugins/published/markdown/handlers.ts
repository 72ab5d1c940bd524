import type {Element, ElementContent} from 'hast';
import type {Blockquote, Code, Emphasis, List, ListItem, Paragraph, PhrasingContent} from 'mdast';
import type {Handle, State} from 'hast-util-to-mdast';
import {classesOf, find, findAll, hasClass, oneLine, pictureLabel, textOf} from './html';

/** Paragraphs, lists and other blocks. */
type Blocks = ReturnType<State['toFlow']>;
/** Handlers of the library that this module builds on. */
type Defaults = Record<'a' | 'ol' | 'p' | 'table' | 'ul', Handle>;

const isCodeBlock = (element: Element): boolean => hasClass(element, 'theme-code-block');
const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

/**
 * How the elements of this site become Markdown, where HTML alone does not say it.
 *
 * @param defaults handlers of the library, for what needs nothing of its own
 */
export function createHandlers(defaults: Defaults): Record<string, Handle> {
  // Cards with headings are a sequence of sections.
  const list =
    (plain: Handle): Handle =>
    (state, node, parent) =>
      find(node, isHeading) ? items(state, node) : plain(state, node, parent);

  return {
    div(state, node) {
      if (isCodeBlock(node)) {
        return codeBlock(node);
      }
      if (hasClass(node, 'theme-tabs-container')) {
        return tabs(state, node);
      }
      if (hasClass(node, 'theme-admonition')) {
        return admonition(state, node);
      }
      // What stands in boxes of its own does not flow together.
      return labelled(node) ?? (state.inTable ? state.all(node) : flow(state, node));
    },
    section: (state, node) =>
      'dataLiveCode' in node.properties ? liveCode(node) : state.all(node),
    figure: (state, node) => ('dataDemo' in node.properties ? demo(node) : figure(state, node)),
    details(state, node) {
      const summary = find(node, ({tagName}) => tagName === 'summary');
      const rest = node.children.filter((child) => child !== summary);
      return [
        ...(summary ? [label(oneLine(textOf(summary)))] : []),
        ...flow(state, {...node, children: rest}),
      ];
    },
    dl: definitions,
    p: (state, node, parent) => defaults.p(state, separated(node), parent),
    table: (state, node, parent) => defaults.table(state, withOneHead(node), parent),
    ul: list(defaults.ul),
    ol: list(defaults.ol),
    a(state, node, parent) {
      const heading = find(node, isHeading);
      return heading ? card(state, node, heading) : defaults.a(state, node, parent);
    },
    svg: (_state, node) => (pictureLabel(node) ? emphasis(pictureLabel(node)) : undefined),
    video(state, node) {
      const source = find(node, ({tagName}) => tagName === 'source');
      const url = node.properties.src ?? source?.properties.src;
      const name = pictureLabel(node) || 'Video';
      return url
        ? paragraph({type: 'link', url: state.resolve(String(url)), children: [text(name)]})
        : undefined;
    },
  };
}

function codeBlock(node: Element): Code {
  const pre = find(node, ({tagName}) => tagName === 'pre');
  const title = find(node, (element) => hasClass(element, 'codeBlockTitle'));
  return code(
    pre ? textOf(pre) : '',
    classesOf(node.properties)
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length),
    title ? oneLine(textOf(title)) : '',
  );
}

function code(value: string, lang = 'text', title = '', ...marks: string[]): Code {
  const meta = [...(title ? [`title="${title.replace(/["`]/g, "'")}"`] : []), ...marks].join(' ');
  return {type: 'code', lang, meta: meta || null, value: value.replace(/\s+$/, '')};
}

/** Every panel below its label: a reader of text cannot choose. */
function tabs(state: State, node: Element): Blocks {
  const labels = findAll(node, ({properties}) => properties.role === 'tab');
  const panels = findAll(node, ({properties}) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => [
    ...(labels[index] ? [label(oneLine(textOf(labels[index])))] : []),
    ...flow(state, panel),
  ]);
}

function admonition(state: State, node: Element): Blockquote {
  const heading = find(node, (element) => hasClass(element, 'admonitionHeading'));
  const content = find(node, (element) => hasClass(element, 'admonitionContent'));
  return {
    type: 'blockquote',
    children: [
      ...(heading ? [label(capitalized(oneLine(textOf(heading))))] : []),
      ...(content ? flow(state, content) : []),
    ],
  };
}

/** The source of a live block, marked as in the source of the page. */
function liveCode(node: Element): Code | undefined {
  const block = find(node, isCodeBlock);
  const title = pictureLabel(node).replace(/^Live code(: )?/, '');
  return block ? code(codeBlock(block).value, 'tsx', title, 'live') : undefined;
}

/** What a demo shows, in a sentence, and the code that it shows. */
function demo(node: Element): Blocks {
  const caption = find(node, ({tagName}) => tagName === 'figcaption');
  const name = caption && find(caption, ({tagName}) => tagName === 'strong');
  const sentence = caption && find(caption, ({tagName}) => tagName === 'span');
  return [
    paragraph(
      {type: 'strong', children: [text(`Demo: ${name ? oneLine(textOf(name)) : ''}`)]},
      ...(sentence ? [text(` – ${oneLine(textOf(sentence))}`)] : []),
    ),
    ...findAll(node, isCodeBlock).map(codeBlock),
  ];
}

/** What a figure holds, and its caption below. */
function figure(state: State, node: Element): Blocks {
  const caption = find(node, ({tagName}) => tagName === 'figcaption');
  const said = caption ? partsOf(caption).join(' · ') : '';
  const content = node.children.filter(
    (child) =>
      child !== caption &&
      // A picture says the same as its caption.
      !(child.type === 'element' && pictureLabel(child) && said.includes(pictureLabel(child))),
  );
  return [
    ...flow(state, {...node, children: content}),
    ...(said ? [paragraph(emphasis(said))] : []),
  ];
}

/** The text of each element of a caption, or all of it. */
function partsOf(caption: Element): string[] {
  const elements = caption.children.filter((child) => child.type === 'element');
  const isText = caption.children.some((child) => child.type === 'text' && child.value.trim());
  return (isText ? [caption] : elements).map((part) => oneLine(textOf(part))).filter(Boolean);
}

/** Terms with what is said about each. */
function definitions(state: State, node: Element): List {
  const children: ListItem[] = [];
  for (const element of findAll(node, ({tagName}) => tagName === 'dt' || tagName === 'dd')) {
    if (element.tagName === 'dt') {
      children.push({
        type: 'listItem',
        spread: false,
        children: [paragraph({type: 'strong', children: phrasing(state, element)})],
      });
      continue;
    }
    const item = children.at(-1);
    const [term] = item?.children ?? [];
    const [first, ...rest] = flow(state, element);
    if (term?.type === 'paragraph' && first?.type === 'paragraph') {
      term.children.push(text(term.children.length > 1 ? ', ' : ': '), ...first.children);
      item?.children.push(...rest);
    } else if (first) {
      item?.children.push(first, ...rest);
    }
  }
  return {type: 'list', ordered: false, spread: false, children};
}

const LINE_BREAK: Element = {type: 'element', tagName: 'br', properties: {}, children: []};

/** The facts about an option, which the page sets apart with space. Here each has its line. */
function separated(node: Element): Element {
  if (!classesOf(node.properties).includes('reference-facts')) {
    return node;
  }
  const facts = node.children.filter((child) => child.type !== 'text' || child.value.trim());
  const children = facts.flatMap((child, index) =>
    index > 0 && child.type === 'element' && child.tagName === 'span'
      ? [LINE_BREAK, child]
      : [child],
  );
  return {...node, children};
}

/** Of several rows of headings the last: the one that names each column. */
function withOneHead(table: Element): Element {
  const head = find(table, ({tagName}) => tagName === 'thead');
  const rows = head ? findAll(head, ({tagName}) => tagName === 'tr') : [];
  return !head || rows.length < 2
    ? table
    : {
        ...table,
        children: table.children.map((child) =>
          child === head ? {...head, children: rows.slice(-1)} : child,
        ),
      };
}

/** A picture that plays or is drawn, and that says what is to be seen. */
function labelled(node: Element): Paragraph | undefined {
  const name = pictureLabel(node);
  const {role} = node.properties;
  const isPicture = role === 'img' || (role === 'group' && !textOf(node).trim());
  return isPicture && name ? paragraph(emphasis(name)) : undefined;
}

function items(state: State, node: Element): Blocks {
  return node.children
    .filter((child) => child.type === 'element')
    .flatMap((item) => flow(state, item));
}

function phrasing(state: State, node: Element): PhrasingContent[] {
  const [only, ...others] = flow(state, node);
  return only?.type === 'paragraph' && others.length === 0
    ? only.children
    : [text(oneLine(textOf(node)))];
}

function flow(state: State, node: Element): Blocks {
  return state.toFlow(state.all(node));
}

/** A card that is a link: its heading stays one, with the link in it. */
function card(state: State, node: Element, heading: Element): Blocks {
  const linked: Element = {...heading, children: [{...node, children: heading.children}]};
  const replaced = (child: ElementContent): ElementContent =>
    child === heading
      ? linked
      : child.type === 'element'
        ? {...child, children: child.children.map(replaced)}
        : child;
  return flow(state, {...node, children: node.children.map(replaced)});
}

function label(value: string): Paragraph {
  return paragraph({type: 'strong', children: [text(value)]});
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function emphasis(value: string): Emphasis {
  return {type: 'emphasis', children: [text(value)]};
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function capitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
