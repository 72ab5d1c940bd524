import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  findFunction,
  isVoid,
  literal,
  readSource,
  unwrap,
  type FunctionNode,
  type Source,
} from './implementation';
import {walk} from './js-source';

/** Defaults of the fields of an object; `null` where the code states two different ones. */
export type Fields = Map<string, string | null>;

/** What an implementation states about one of its arguments. */
export type Argument = {default: string | null; fields: Fields};

/** What is known of a function while its code is read. */
type Reading = {
  source: Source;
  node: FunctionNode;
  /** How many functions have handed the arguments on. */
  depth: number;
  /** Variables that hold a whole argument, or the rest of it. */
  whole: Map<string, Argument>;
  /** Variables that hold one field of an argument. */
  field: Map<string, Field>;
  /** Other variables, by what they are set to at first. */
  initial: Map<string, ts.Expression>;
};

type Field = {fields: Fields; name: string};

/** What the implementation states about the arguments of one export of a declaration file. */
export function statedDefaults(declarationFile: string, name: string): Argument[] | null {
  const file = implementationOf(declarationFile);
  const source = file ? readSource(file) : null;
  const target = source?.names.get(name);
  const found = source && target ? findFunction(source, target) : null;
  return found ? readFunction(found.source, found.node) : null;
}

/**
 * The JavaScript beside a declaration file, or the bundle of the folder that it lies in, or that of a
 * package that has nothing else.
 */
const implementationOf = (declarationFile: string): string | null =>
  [
    declarationFile.replace(/\.d\.([cm]?)ts$/, '.$1js'),
    path.join(path.dirname(declarationFile), 'index.js'),
    declarationFile.replace(/\/dist\/.*$/, '/dist/esm/index.mjs'),
  ].find((file) => file !== declarationFile && existsSync(file)) ?? null;

// An empty string stands for "no name given" wherever the packages fall back to it.
const NOTHING = new Set(['null', 'undefined', 'void 0', "''", '""']);

const isNothing = (node: ts.Node): boolean => NOTHING.has(unwrap(node).getText());

/** Notes the default that a piece of code states for a field. */
export const record = ({fields, name}: Field, source: Source, node: ts.Node): void => {
  if (!isNothing(node)) {
    agree(fields, name, literal(source, node));
  }
};

const agree = (fields: Fields, name: string, text: string | null): void => {
  const known = fields.get(name);
  fields.set(name, known === undefined || known === text ? text : null);
};

const readFunction = (source: Source, node: FunctionNode, depth = 0): Argument[] => {
  const reading: Reading = {
    ...{source, node, depth},
    ...{whole: new Map(), field: new Map(), initial: new Map()},
  };
  const stated = node.parameters.map(({name, initializer}): Argument => {
    const argument: Argument = {default: null, fields: new Map()};
    if (ts.isIdentifier(name)) {
      reading.whole.set(name.text, argument);
      argument.default =
        initializer && !isNothing(initializer) ? literal(source, initializer) : null;
    } else if (ts.isObjectBindingPattern(name)) {
      readPattern(reading, name, argument);
    }
    return argument;
  });
  if (node.body) {
    walk(node.body, (child) => {
      if (ts.isVariableDeclaration(child)) {
        readDeclaration(reading, child);
      } else if (ts.isExpression(child)) {
        readFallback(reading, child);
        readAssignment(reading, child);
        readCall(reading, child);
      }
    });
  }
  return stated;
};

/** `{x = 1, ...rest}` of an argument. */
const readPattern = (
  {source, whole, field}: Reading,
  pattern: ts.ObjectBindingPattern,
  argument: Argument,
): void => {
  for (const {name: variable, dotDotDotToken, propertyName, initializer} of pattern.elements) {
    if (!ts.isIdentifier(variable)) {
      continue;
    }
    if (dotDotDotToken) {
      whole.set(variable.text, argument);
      continue;
    }
    const key = propertyName ?? variable;
    const name = ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : key.getText();
    const found = {fields: argument.fields, name};
    field.set(variable.text, found);
    if (initializer) {
      record(found, source, initializer);
    }
  }
};

/** `const {x = 1} = options`, and variables that are set to something else later. */
const readDeclaration = (reading: Reading, {name, initializer}: ts.VariableDeclaration): void => {
  const argument = initializer && argumentOf(reading, initializer);
  if (ts.isObjectBindingPattern(name) && argument) {
    readPattern(reading, name, argument);
  } else if (ts.isIdentifier(name) && initializer) {
    reading.initial.set(name.text, initializer);
  }
};

/** `options.x ?? 1`, and `options ?? {}`. */
const readFallback = (reading: Reading, node: ts.Expression): void => {
  const fallback = nullish(node);
  if (!fallback) {
    return;
  }
  const field = fieldOf(reading, fallback.left);
  const argument = argumentOf(reading, fallback.left);
  if (field) {
    record(field, reading.source, fallback.right);
  } else if (argument && !isNothing(fallback.right)) {
    argument.default ??= literal(reading.source, fallback.right);
  }
};

/** `let x = 1; if (options.x !== undefined) { x = options.x; }` */
const readAssignment = (reading: Reading, node: ts.Expression): void => {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isIdentifier(node.left)
  ) {
    const field = fieldOf(reading, node.right);
    const initial = reading.initial.get(node.left.text);
    if (field && initial) {
      record(field, reading.source, initial);
    }
  }
};

/** `f(options)` and `<Inner {...props} />`: what they state about the argument holds for ours. */
const readCall = (reading: Reading, node: ts.Expression): void => {
  if (!ts.isCallExpression(node) || reading.depth >= 3) {
    return;
  }
  const [component, props] = node.arguments;
  if (/\bjsxs?\d*\b/.test(node.expression.getText()) && component && props) {
    readElement(reading, component, props);
    return;
  }
  node.arguments.forEach((handed, position) => {
    const argument = argumentOf(reading, handed);
    if (argument) {
      adopt(argument, calledFunction(reading, node.expression)?.[position]?.fields);
    }
  });
};

const readElement = (reading: Reading, component: ts.Expression, props: ts.Expression): void => {
  const properties = ts.isObjectLiteralExpression(props) ? [...props.properties] : [];
  const spread = properties.find(ts.isSpreadAssignment);
  const argument = spread && argumentOf(reading, spread.expression);
  if (argument) {
    const explicit = properties.flatMap((item) => item.name?.getText() ?? []);
    const stated = calledFunction(reading, component)?.[0]?.fields ?? [];
    adopt(
      argument,
      [...stated].filter(([name]) => !explicit.includes(name)),
    );
  }
};

const calledFunction = (reading: Reading, expression: ts.Expression): Argument[] | null => {
  const inner = findFunction(reading.source, expression);
  return inner && inner.node !== reading.node
    ? readFunction(inner.source, inner.node, reading.depth + 1)
    : null;
};

const adopt = (argument: Argument, stated: Iterable<[string, string | null]> = []): void => {
  for (const [name, text] of stated) {
    agree(argument.fields, name, text);
  }
};

const argumentOf = ({whole}: Reading, node: ts.Node): Argument | undefined =>
  ts.isIdentifier(node) ? whole.get(node.text) : undefined;

/** The field of an argument that an expression reads. */
const fieldOf = (reading: Reading, expression: ts.Node): Field | null => {
  const value = unwrap(expression);
  if (ts.isIdentifier(value)) {
    return reading.field.get(value.text) ?? null;
  }
  const inner = nullish(value);
  if (inner) {
    return fieldOf(reading, inner.left);
  }
  const access = fieldAccess(value);
  const argument = access && reading.whole.get(access.object);
  return argument ? {fields: argument.fields, name: access.name} : null;
};

/** `a ?? b`, also as TypeScript writes it for older engines. */
const nullish = (node: ts.Node): {left: ts.Node; right: ts.Node} | null => {
  const value = unwrap(node);
  if (
    ts.isBinaryExpression(value) &&
    value.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  ) {
    return {left: unwrap(value.left), right: value.right};
  }
  if (!ts.isConditionalExpression(value)) {
    return null;
  }
  const test = unwrap(value.condition);
  if (
    !ts.isBinaryExpression(test) ||
    test.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken ||
    !/!== void 0$/.test(test.right.getText())
  ) {
    return null;
  }
  const first = unwrap(test.left);
  if (!ts.isBinaryExpression(first) || first.right.kind !== ts.SyntaxKind.NullKeyword) {
    return null;
  }
  const subject = unwrap(first.left);
  const left =
    ts.isBinaryExpression(subject) && subject.operatorToken.kind === ts.SyntaxKind.EqualsToken
      ? unwrap(subject.right)
      : subject;
  return {left, right: value.whenFalse};
};

/** `options.x`, also from `options?.x` as TypeScript writes it for older engines. */
const fieldAccess = (node: ts.Node): {object: string; name: string} | null => {
  const value = unwrap(node);
  if (ts.isConditionalExpression(value) && isVoid(value.whenTrue)) {
    return fieldAccess(value.whenFalse);
  }
  return ts.isPropertyAccessExpression(value) && ts.isIdentifier(value.expression)
    ? {object: value.expression.text, name: value.name.text}
    : null;
};
