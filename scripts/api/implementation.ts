import {existsSync} from 'node:fs';
import ts from 'typescript';
import {parseJavaScript, resolveRelative} from './js-source';

/** A JavaScript file of a package. */
export type Source = {
  file: string;
  /** Top-level names and what they are set to. */
  names: Map<string, ts.Node>;
};

const sources = new Map<string, Source | null>();

/** Reads a file, each once; `null` where there is none. */
export const readSource = (file: string): Source | null => {
  const known = sources.get(file);
  if (known !== undefined) {
    return known;
  }
  const result = existsSync(file) ? parseSource(file) : null;
  sources.set(file, result);
  return result;
};

const parseSource = (file: string): Source => {
  const root = parseJavaScript(file);
  const names = new Map<string, ts.Node>();
  for (const statement of root.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      names.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          names.set(name.text, initializer);
        }
      }
    } else if (ts.isExpressionStatement(statement)) {
      addExport(names, statement.expression);
    } else if (ts.isExportDeclaration(statement)) {
      addRenamed(names, statement);
    }
  }
  return {file, names};
};

const addExport = (names: Map<string, ts.Node>, node: ts.Expression): void => {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.expression.getText() === 'exports' &&
    !isVoid(node.right) &&
    !names.has(node.left.name.text)
  ) {
    names.set(node.left.name.text, node.right);
  }
};

/** `export {inner as Name}` */
const addRenamed = (names: Map<string, ts.Node>, {exportClause}: ts.ExportDeclaration): void => {
  for (const {name, propertyName} of exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements
    : []) {
    if (propertyName && !names.has(name.text)) {
      names.set(name.text, propertyName);
    }
  }
};

/** `void 0`, also behind a comparison. */
export const isVoid = (node: ts.Node): boolean =>
  ts.isVoidExpression(node) || (ts.isBinaryExpression(node) && isVoid(node.right));

/** A node without the brackets around it. */
export const unwrap = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;

export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Follows `exports.X`, `(0, mod.X)` and aliases to the thing they name; other packages end it. */
const lookUp = (
  source: Source,
  node: ts.Node,
  depth = 0,
): {source: Source; node: ts.Node} | null => {
  const expression = unwrap(node);
  if (depth > 6) {
    return null;
  }
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.CommaToken
  ) {
    return lookUp(source, expression.right, depth + 1);
  }
  if (ts.isIdentifier(expression)) {
    const target = source.names.get(expression.text);
    return target && target !== expression ? lookUp(source, target, depth + 1) : null;
  }
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)) {
    const object = expression.expression.text;
    const name = expression.name.text;
    if (object === 'exports') {
      const target = source.names.get(name);
      return target ? lookUp(source, target, depth + 1) : null;
    }
    const module = requiredFile(source, object);
    const other = module ? readSource(module) : null;
    const target = other?.names.get(name);
    return other && target ? lookUp(other, target, depth + 1) : null;
  }
  return {source, node: expression};
};

const requiredFile = (source: Source, variable: string): string | null => {
  const init = source.names.get(variable);
  const request = init && /require\("(\.[^"]+)"\)/.exec(init.getText())?.[1];
  return request ? resolveRelative(source.file, request) : null;
};

/** The component in `withSchema({Component: fn, …})`. */
const componentIn = (argument: ts.Node): ts.Node | undefined =>
  ts.isObjectLiteralExpression(argument)
    ? argument.properties
        .filter(ts.isPropertyAssignment)
        .find(({name}) => name.getText() === 'Component')?.initializer
    : undefined;

/**
 * The function behind a name, through `forwardRef(fn)`, `memo(fn)`, `withSchema({Component: fn})`,
 * `Object.assign(fn, …)` and error-handling wrappers.
 */
export const findFunction = (
  source: Source,
  node: ts.Node,
  depth = 0,
): {source: Source; node: FunctionNode} | null => {
  const found = lookUp(source, node);
  if (!found || depth > 4) {
    return null;
  }
  if (isFunction(found.node)) {
    return {source: found.source, node: found.node};
  }
  if (ts.isCallExpression(found.node)) {
    const [argument] = found.node.arguments;
    const isWrapper = /forward|memo|wrap|^Object\.assign$/i.test(found.node.expression.getText());
    const inner = argument && (isWrapper ? argument : componentIn(argument));
    return inner ? findFunction(found.source, inner, depth + 1) : null;
  }
  return null;
};

/** A literal as source text, or `null` where the code computes something or means "nothing". */
export const literal = (source: Source, node: ts.Node): string | null => {
  const value = unwrap(node);
  if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value)) {
    return `'${value.text.replace(/'/g, "\\'")}'`;
  }
  if (ts.isNumericLiteral(value)) {
    return value.getText();
  }
  if (value.kind === ts.SyntaxKind.TrueKeyword || value.kind === ts.SyntaxKind.FalseKeyword) {
    return value.getText();
  }
  if (ts.isPrefixUnaryExpression(value) && ts.isNumericLiteral(value.operand)) {
    return value.getText();
  }
  if (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)) {
    const isEmpty =
      (ts.isArrayLiteralExpression(value) ? value.elements : value.properties).length === 0;
    return isEmpty ? value.getText() : null;
  }
  if (ts.isBinaryExpression(value) && /^[*/+-]$/.test(value.operatorToken.getText())) {
    const [left, right] = [literal(source, value.left), literal(source, value.right)];
    const isNumeric = [left, right].every((part) => part && /^[\d.(]/.test(part));
    return isNumeric ? value.getText() : null;
  }
  if (ts.isIdentifier(value) && value.text === 'Infinity') {
    return 'Infinity';
  }
  if (ts.isIdentifier(value) || ts.isPropertyAccessExpression(value)) {
    const found = lookUp(source, value);
    return found && !ts.isIdentifier(found.node) && !ts.isPropertyAccessExpression(found.node)
      ? literal(found.source, found.node)
      : null;
  }
  return null;
};
