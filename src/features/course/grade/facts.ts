import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';

const tsx = parser.configure({dialect: 'ts jsx'});

export type CodeFacts = {
  /** What is called, as it's written: `spring`, `Math.random`. */
  called: Set<string>;
  /** Options that calls get in an object that comes first, and in objects inside: `spring.fps`, `spring.config.mass`. */
  passed: Set<string>;
  /** Names of JSX elements. */
  elements: Set<string>;
  /** Properties that are read, as `object.property`, destructured ones too. */
  read: Set<string>;
  /** Names of imported modules. */
  modules: Set<string>;
  /** Names of variables, functions and parameters that the code declares. */
  declared: Set<string>;
  /** Names that are used without a call. */
  named: Set<string>;
  /** Texts between tags. */
  texts: Set<string>;
  /** Strings in attributes, those in a style included. */
  values: Set<string>;
  /** Names of the properties of objects that are declared, by the name of their variable. */
  objects: Map<string, string[]>;
  /** Calls of `interpolate()` with the frame and a range that are written out. */
  ranges: Range[];
  /** Whether a style has a transition or an animation. */
  hasCssMotion: boolean;
};

/** A range of frames that is mapped, and whether its result stays in its own range. */
export type Range = {first: number; last: number; stopsLeft: boolean; stopsRight: boolean};

/** In a style sheet. */
const CSS_MOTION = /\b(transition|animation)(-[a-z]+)?\s*:/;
/** In a style. */
const MOTION_PROPERTY =
  /^(transition|animation)(Delay|Duration|Property|TimingFunction|Behavior|Direction|FillMode|IterationCount|Name|PlayState)?$/;

/** Reads code from its syntax tree, so that comments and strings count for nothing. */
export function factsOf(source: string): CodeFacts {
  const facts: CodeFacts = {
    called: new Set(),
    passed: new Set(),
    elements: new Set(),
    read: new Set(),
    modules: new Set(),
    declared: new Set(),
    named: new Set(),
    texts: new Set(),
    values: new Set(),
    objects: new Map(),
    ranges: [],
    hasCssMotion: false,
  };
  let sheets = '';
  const textOf: TextOf = ({from, to}) => source.slice(from, to);
  tsx.parse(source).iterate({
    enter({node}) {
      READERS[node.name]?.(node, facts, textOf);
      if (/^(String|TemplateString|JSXText)$/.test(node.name)) {
        sheets += textOf(node);
      }
    },
  });
  facts.hasCssMotion ||= facts.elements.has('style') && CSS_MOTION.test(sheets);
  return facts;
}

type TextOf = (node: SyntaxNode) => string;
type Reader = (node: SyntaxNode, facts: CodeFacts, textOf: TextOf) => void;

const readElement: Reader = (node, {elements}, textOf) => {
  for (const name of ['JSXIdentifier', 'JSXMemberExpression', 'JSXBuiltin']) {
    node.getChildren(name).forEach((child) => elements.add(textOf(child)));
  }
};

/** What each kind of node tells. */
const READERS: Record<string, Reader> = {
  CallExpression: (node, {called, passed, ranges}, textOf) => {
    if (node.firstChild) {
      const name = textOf(node.firstChild);
      called.add(name.replace(/^window\./, ''));
      const [, first] = childrenOf(node.getChild('ArgList'));
      if (first?.name === 'ObjectExpression') {
        optionsOf(first, textOf).forEach((option) => passed.add(`${name}.${option}`));
      }
      const range = name === 'interpolate' ? rangeOf(node, textOf) : null;
      ranges.push(...(range ? [range] : []));
    }
  },
  NewExpression: (node, {called}, textOf) => {
    const name = node.getChild('VariableName');
    // A moment that's given is no clock.
    if (name && !node.getChild('ArgList')?.firstChild?.nextSibling?.nextSibling) {
      called.add(`new ${textOf(name)}`);
    }
  },
  MemberExpression: (node, {read}, textOf) => {
    read.add(textOf(node).replace(/\s|[?!]/g, ''));
  },
  VariableName: (node, {named}, textOf) => {
    if (node.parent?.name !== 'CallExpression' || node.prevSibling) {
      named.add(textOf(node));
    }
  },
  VariableDefinition: (node, {declared}, textOf) => {
    if (node.parent?.name !== 'ImportGroup') {
      declared.add(textOf(node));
    }
  },
  PatternProperty: ({firstChild}, {declared}, textOf) => {
    if (firstChild && !firstChild.nextSibling) {
      declared.add(textOf(firstChild));
    }
  },
  VariableDeclaration: (node, {read, objects}, textOf) => {
    destructuredOf(node, textOf).forEach((name) => read.add(name));
    const [name, object] = [node.getChild('VariableDefinition'), node.getChild('ObjectExpression')];
    if (name && object && !object.getChild('Spread')) {
      objects.set(textOf(name), namesOf(object, textOf));
    }
  },
  JSXOpenTag: readElement,
  JSXSelfClosingTag: readElement,
  JSXText: (node, {texts}, textOf) => {
    texts.add(textOf(node).trim());
  },
  JSXAttributeValue: (node, {values}, textOf) => {
    values.add(textOf(node).slice(1, -1));
  },
  String: (node, {values}, textOf) => {
    if (node.parent?.name === 'Property' && isInAttribute(node)) {
      values.add(textOf(node).slice(1, -1));
    }
  },
  ImportDeclaration: (node, {modules}, textOf) => {
    const name = node.getChild('String');
    if (name) {
      modules.add(textOf(name).slice(1, -1));
    }
  },
  PropertyDefinition: (node, facts, textOf) => {
    const isNumber = node.parent?.getChild('Number');
    facts.hasCssMotion ||= !isNumber && MOTION_PROPERTY.test(textOf(node));
  },
};

const isInAttribute = (node: SyntaxNode): boolean => {
  for (let around = node.parent; around; around = around.parent) {
    if (around.name === 'JSXAttribute') {
      return true;
    }
  }
  return false;
};

/** Names of the properties of an object. */
const namesOf = (object: SyntaxNode, textOf: TextOf): string[] =>
  object
    .getChildren('Property')
    .flatMap(({firstChild}) => (firstChild ? [textOf(firstChild)] : []));

/** What a call of `interpolate()` maps. Null where the range isn't written out. */
function rangeOf(call: SyntaxNode, textOf: TextOf): Range | null {
  const children = childrenOf(call.getChild('ArgList'));
  const [, input, comma, range] = children;
  const isFrame = input && comma && /^(frame|useCurrentFrame\(\))$/.test(textOf(input));
  const numbers = isFrame && range ? range.getChildren('Number').map(textOf).map(Number) : [];
  const [first, last] = [numbers[0], numbers.at(-1)];
  // The fourth, after three commas and the bracket.
  const options = children[7];
  const isKnown = !options || /^(ObjectExpression|\))$/.test(options.name);
  const names = options ? namesOf(options, textOf) : [];
  return first === undefined || last === undefined || !isKnown
    ? null
    : {
        first,
        last,
        stopsLeft: names.includes('extrapolateLeft'),
        stopsRight: names.includes('extrapolateRight'),
      };
}

function childrenOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

/** Names of the options in an object, and `config.mass` of an object inside. */
const optionsOf = (object: SyntaxNode, textOf: TextOf): string[] =>
  object.getChildren('Property').flatMap((property) => {
    const definition = property.getChild('PropertyDefinition');
    const name = definition ? textOf(definition) : '';
    const inside = property.getChild('ObjectExpression');
    const names = inside ? optionsOf(inside, textOf).map((each) => `${name}.${each}`) : [];
    return definition ? [name, ...names] : [];
  });

/** What a declaration takes out of objects: `const {a, b: c} = look` reads `look.a` and `look.b`. */
function destructuredOf(declaration: SyntaxNode, textOf: TextOf): string[] {
  return declaration.getChildren('ObjectPattern').flatMap((pattern) => {
    const object = pattern.nextSibling?.nextSibling;
    return pattern
      .getChildren('PatternProperty')
      .map(
        ({firstChild}) => `${object ? textOf(object) : ''}.${firstChild ? textOf(firstChild) : ''}`,
      );
  });
}
