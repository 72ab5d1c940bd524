import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/javascript';
import type {LiveError} from './errors';

const tsx = parser.configure({dialect: 'ts jsx'});

const CLOSERS: Record<string, string> = {'(': ')', '[': ']', '{': '}'};

const MAYBE_A_COMMA = ' Something may be missing before it, such as a comma.';

/** What a line begins with that can't stand inside a bracket. */
const STATEMENT = /^\s*(?:const|let|var|return|export|import|if|for|while|switch|throw)\s*/;

/**
 * Says where code stops making sense. Sucrase can't: where an arrow function breaks, it tries other
 * readings and blames the function's first line.
 *
 * @param source TypeScript with JSX that doesn't parse
 * @returns null when this parser finds nothing wrong
 */
export function locateSyntaxError(source: string): LiveError | null {
  const nodes = nodesOf(tsx.parse(source));
  const [broken] = nodes.filter(({type}) => type.isError).sort((a, b) => a.from - b.from);
  const brokenAt = broken?.from ?? Infinity;
  const say = (at: number, message: string) => syntaxError(source, at, message);
  const string = nodes.find((node) => node.from < brokenAt && isOpenString(node, source));
  if (string) {
    return say(string.from, `This string has no closing ${source[string.from]}.`);
  }
  const element = nodes.find((node) => isOpenElement(node, brokenAt, source));
  if (element) {
    return (
      wrongClosing(element, source) ??
      say(element.from, `<${tagName(element, source)}> is never closed.`)
    );
  }
  if (!broken) {
    return null;
  }
  const isEnd = source.slice(broken.from).trim() === '';
  const bracket = openBracketAt(bracketsOf(nodes, source), isEnd ? Infinity : broken.from);
  if (bracket) {
    return say(bracket.at, `This ${bracket.text} is never closed.`);
  }
  const at = broken.from + (/^\s*/.exec(source.slice(broken.from))?.[0].length ?? 0);
  const [token] = /^(\w+|\S)/.exec(source.slice(at)) ?? [];
  if (token === undefined) {
    return say(source.trimEnd().length, 'The code ends too early.');
  }
  const unclosed = bracketAroundStatement(bracketsOf(nodes, source), at, source);
  if (unclosed) {
    return say(unclosed.at, `This ${unclosed.text} is never closed.`);
  }
  const isGap = broken.from === broken.to;
  const advice = token === ',' ? ' Something is missing before it.' : isGap ? MAYBE_A_COMMA : '';
  return say(at, `Unexpected "${token}".${advice}`);
}

/**
 * Finds an element that the tag of another one closes. Sucrase doesn't read the names of closing tags,
 * so such code runs here and nowhere else.
 *
 * @param source TypeScript with JSX
 * @returns null when all tags match
 */
export function locateWrongTag(source: string): LiveError | null {
  const nodes = nodesOf(tsx.parse(source));
  const element = nodes.find((node) => isOpenElement(node, -1, source));
  return element
    ? (wrongClosing(element, source) ??
        syntaxError(source, element.from, `<${tagName(element, source)}> is never closed.`))
    : null;
}

/** Names both tags of an element, unless its closing one belongs to an element around it. */
function wrongClosing(element: SyntaxNode, source: string): LiveError | null {
  const close = element.getChild('JSXCloseTag');
  if (!close) {
    return null;
  }
  const [opened, closed] = [tagName(element, source), tagName(close, source)];
  for (let around = element.parent; around; around = around.parent) {
    if (around.name === 'JSXElement' && tagName(around, source) === closed) {
      return null;
    }
  }
  const line = lineAt(source, element.from);
  const from = line === lineAt(source, close.from) ? '' : ` on line ${line}`;
  return syntaxError(
    source,
    close.from,
    `</${closed}> doesn't close the <${opened}>${from}. Write </${opened}>.`,
  );
}

const syntaxError = (source: string, at: number, message: string): LiveError => ({
  message: `Syntax error: ${message}`,
  line: lineAt(source, at),
});

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** All nodes, each after those inside it. */
function nodesOf(tree: Tree): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  tree.iterate({enter: () => {}, leave: ({node}) => void nodes.push(node)});
  return nodes;
}

/** The parser ends a string at the end of its line, whether there is a quote or not. */
const isOpenString = ({name, from, to}: SyntaxNode, source: string): boolean =>
  name === 'String' && (to - from < 2 || source[from] !== source[to - 1]);

/** Whether another element's tag closes an element, or whether it breaks because none does. */
function isOpenElement(element: SyntaxNode, brokenAt: number, source: string): boolean {
  const open =
    element.name === 'JSXElement'
      ? (element.getChild('JSXOpenTag') ?? element.getChild('JSXFragmentTag'))
      : null;
  if (!open) {
    return false;
  }
  const close = element.getChild('JSXCloseTag');
  const {lastChild} = element;
  return close
    ? tagName(close, source) !== tagName(open, source)
    : lastChild?.type.isError === true && lastChild.from === brokenAt;
}

const tagName = ({from, to}: SyntaxNode, source: string): string =>
  /^<\/?\s*([\w$.:-]*)/.exec(source.slice(from, to))?.[1] ?? '';

/** `isBlock` is true for braces that hold statements. */
type Bracket = {at: number; text: string; isBlock: boolean};

/** All brackets outside of strings, comments and texts, in order. */
const bracketsOf = (nodes: SyntaxNode[], source: string): Bracket[] =>
  nodes
    .filter(({firstChild, type}) => !firstChild && (type.isError || /^[()[\]{}]$/.test(type.name)))
    .flatMap(({from, to, parent}) =>
      [...source.slice(from, to).matchAll(/[()[\]{}]/g)].map(({index, 0: text}) => ({
        at: from + index,
        text,
        isBlock: /^(Block|ClassBody|SwitchBody)$/.test(parent?.name ?? ''),
      })),
    );

/** The bracket that a statement seems to stand in, where code breaks at the statement's beginning. */
function bracketAroundStatement(brackets: Bracket[], at: number, source: string): Bracket | null {
  const line = source.lastIndexOf('\n', at - 1) + 1;
  const [begin] = STATEMENT.exec(source.slice(line)) ?? [];
  if (begin === undefined || at > line + begin.length) {
    return null;
  }
  const around = match(brackets.filter((bracket) => bracket.at < line)).open.at(-1);
  return around && !around.isBlock ? around : null;
}

/**
 * The bracket that should have been closed before a place. Null when a closing one at that place is
 * the one that's too many.
 *
 * @param place where the code breaks, which is infinity at its end
 */
function openBracketAt(brackets: Bracket[], place: number): Bracket | null {
  const {open, wrong} = match(brackets);
  if ((wrong?.at ?? Infinity) !== place) {
    return null;
  }
  const others = match(brackets.filter((bracket) => bracket !== wrong));
  const isExtra = others.wrong === null && others.open.length === 0;
  return isExtra ? null : (open.at(-1) ?? null);
}

/** Brackets that are open where the first one doesn't fit, or at the end. */
function match(brackets: Bracket[]): {open: Bracket[]; wrong: Bracket | null} {
  const open: Bracket[] = [];
  for (const bracket of brackets) {
    const last = open.at(-1);
    if (bracket.text in CLOSERS) {
      open.push(bracket);
    } else if (last && CLOSERS[last.text] === bracket.text) {
      open.pop();
    } else {
      return {open, wrong: bracket};
    }
  }
  return {open, wrong: null};
}
