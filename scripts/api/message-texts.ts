import ts from 'typescript';
import {parseJavaScript, resolveRelative, walk} from './js-source';

/** Stands for a part of a text that is only known when the code runs. */
export const VARIABLE = '\u0000';

/** One expression has at most this many texts. Above it, what differs is a variable part. */
const MOST_TEXTS = 6;

/** How deep constants and functions are followed. */
const DEEPEST = 6;

/** Values of a function's parameters, by name. */
type Bound = Map<string, string[]>;

const NOTHING: Bound = new Map();

/** Calls that leave a text as it is, but for its color or the space around it. */
const HARMLESS =
  /^(trim|toString|toLowerCase|toUpperCase|concat|red|redBright|yellow|gray|grey|blue|blueBright|green|bold|underline|white|cyan|makeLink|String|join)$/;

/** Reads the texts that expressions of a package's code can have. Remembers the files it read. */
export class MessageTexts {
  readonly #files = new Map<string, ts.SourceFile>();

  /** The texts of lines. A line is made of expressions with a space between, as a log writes them. */
  lines(lines: (readonly ts.Expression[])[]): string[] {
    const read = (parts: readonly ts.Expression[]): string[] =>
      combine(
        parts.map((part) => this.#read(part, NOTHING, 0)),
        ' ',
      );
    return combine(lines.map(read), '\n');
  }

  #read(node: ts.Expression, bound: Bound, depth: number): string[] {
    if (depth > DEEPEST) {
      return [VARIABLE];
    }
    const read = (inner: ts.Expression): string[] => this.#read(inner, bound, depth);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) {
      return [node.text];
    }
    if (ts.isParenthesizedExpression(node) || ts.isSpreadElement(node)) {
      return read(node.expression);
    }
    if (ts.isTemplateExpression(node)) {
      return combine([
        [node.head.text],
        ...node.templateSpans.flatMap((span) => [read(span.expression), [span.literal.text]]),
      ]);
    }
    if (ts.isConditionalExpression(node)) {
      return several([...read(node.whenTrue), ...read(node.whenFalse)]);
    }
    if (ts.isBinaryExpression(node)) {
      return this.#readBinary(node, read);
    }
    if (ts.isIdentifier(node)) {
      return this.#readName(node, bound, depth);
    }
    if (ts.isPropertyAccessExpression(node)) {
      return this.#readImported(node, depth);
    }
    if (ts.isCallExpression(node)) {
      return this.#readCall(node, bound, depth);
    }
    return isEmpty(node) ? [''] : [VARIABLE];
  }

  #readBinary(node: ts.BinaryExpression, read: (inner: ts.Expression) => string[]): string[] {
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return combine([read(node.left), read(node.right)]);
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
        return several([...read(node.left), ...read(node.right)]);
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return several([...read(node.right), '']);
      default:
        return [VARIABLE];
    }
  }

  #readName(node: ts.Identifier, bound: Bound, depth: number): string[] {
    const value = bound.get(node.text);
    if (value) {
      return value;
    }
    const declared = declarationOf(node);
    return declared && ts.isVariableDeclaration(declared) && isConstant(declared)
      ? this.#read(declared.initializer, NOTHING, depth + 1)
      : [VARIABLE];
  }

  /** `constants_1.NAME`: what another file of the package exports under that name. */
  #readImported(node: ts.PropertyAccessExpression, depth: number): string[] {
    const exported = this.#exported(node);
    return exported && !ts.isFunctionLike(exported)
      ? this.#read(exported, NOTHING, depth + 1)
      : [VARIABLE];
  }

  #readCall(node: ts.CallExpression, bound: Bound, depth: number): string[] {
    const callee = ts.isParenthesizedExpression(node.expression)
      ? commaRight(node.expression.expression)
      : node.expression;
    if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'join') {
      return this.#readJoin(node, callee, bound, depth);
    }
    const called = this.#functionOf(callee);
    if (called) {
      const values: Bound = new Map();
      called.parameters.forEach(({name}, index) => {
        const argument = node.arguments[index];
        if (ts.isIdentifier(name)) {
          values.set(name.text, argument ? this.#read(argument, bound, depth + 1) : [VARIABLE]);
        }
      });
      return several(
        returnsOf(called).flatMap((returned) => this.#read(returned, values, depth + 1)),
      );
    }
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    if (HARMLESS.test(name)) {
      const [first] = node.arguments;
      const inner = first ?? (ts.isPropertyAccessExpression(callee) ? callee.expression : null);
      return inner ? this.#read(inner, bound, depth + 1) : [VARIABLE];
    }
    return [VARIABLE];
  }

  /** `[…].filter(…).join('\n')`: the list's texts with what joins them. */
  #readJoin(
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
    bound: Bound,
    depth: number,
  ): string[] {
    const list = listBehind(callee.expression);
    const [separator] = node.arguments;
    const between = separator ? (this.#read(separator, bound, depth + 1)[0] ?? '') : ',';
    return list
      ? combine(
          list.elements.map((element) => this.#read(element, bound, depth + 1)),
          between,
        )
      : [VARIABLE];
  }

  #functionOf(callee: ts.Expression): ts.SignatureDeclaration | null {
    const found = ts.isIdentifier(callee)
      ? functionDeclared(declarationOf(callee))
      : ts.isPropertyAccessExpression(callee)
        ? this.#exported(callee)
        : null;
    return found && ts.isFunctionLike(found) ? found : null;
  }

  #exported(node: ts.PropertyAccessExpression): ts.Expression | ts.SignatureDeclaration | null {
    const file = ts.isIdentifier(node.expression) ? requiredFile(node.expression) : null;
    const source = file ? this.#fileOf(file) : null;
    return source ? exportedFrom(source, node.name.text) : null;
  }

  #fileOf(file: string): ts.SourceFile {
    const source = this.#files.get(file) ?? parseJavaScript(file);
    this.#files.set(file, source);
    return source;
  }
}

/** Each text of the first part with each of the second, and so on; a variable where it's too many. */
function combine(parts: string[][], between = ''): string[] {
  const [first, ...others] = parts;
  return others.reduce<string[]>((texts, next) => {
    const options = texts.length * next.length > MOST_TEXTS ? [VARIABLE] : next;
    return texts.flatMap((text) =>
      options.map((option) => (text && option ? `${text}${between}${option}` : text + option)),
    );
  }, first ?? []);
}

function several(texts: string[]): string[] {
  const different = [...new Set(texts)];
  return different.length > MOST_TEXTS ? [VARIABLE] : different;
}

const isEmpty = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  ts.isVoidExpression(node);

/** `(0, module_1.name)` */
const commaRight = (node: ts.Expression): ts.Expression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken
    ? node.right
    : node;

function listBehind(node: ts.Expression): ts.ArrayLiteralExpression | null {
  if (ts.isArrayLiteralExpression(node)) {
    return node;
  }
  const filtered =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    /^(filter|flat)$/.test(node.expression.name.text);
  return filtered ? listBehind(node.expression.expression) : null;
}

type Declared = ts.VariableDeclaration | ts.FunctionDeclaration | ts.ParameterDeclaration;

/** Where a name is declared, searched outward from where it's used. */
function declarationOf(name: ts.Identifier): Declared | null {
  let scope: ts.Node | undefined = name.parent;
  while (scope) {
    const found = declaredIn(scope, name.text);
    if (found) {
      return found;
    }
    scope = scope.parent;
  }
  return null;
}

function declaredIn(scope: ts.Node, name: string): Declared | null {
  if (ts.isFunctionLike(scope)) {
    return scope.parameters.find((parameter) => declaresName(parameter.name, name)) ?? null;
  }
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) {
    return null;
  }
  for (const statement of scope.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return statement;
    }
    const variable = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.find((one) => declaresName(one.name, name))
      : undefined;
    if (variable) {
      return variable;
    }
  }
  return null;
}

const declaresName = (binding: ts.BindingName, name: string): boolean =>
  ts.isIdentifier(binding)
    ? binding.text === name
    : binding.elements.some(
        (element) => ts.isBindingElement(element) && declaresName(element.name, name),
      );

const isConstant = (
  declared: ts.VariableDeclaration,
): declared is ts.VariableDeclaration & {initializer: ts.Expression} =>
  ts.isIdentifier(declared.name) &&
  declared.initializer !== undefined &&
  (declared.parent.flags & ts.NodeFlags.Const) !== 0;

function functionDeclared(declared: Declared | null): ts.SignatureDeclaration | null {
  if (declared && ts.isFunctionDeclaration(declared)) {
    return declared;
  }
  const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : null;
}

/** The file behind `const module_1 = require('./module')`. */
function requiredFile(name: ts.Identifier): string | null {
  const declared = declarationOf(name);
  const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  const request =
    value && ts.isCallExpression(value) && value.expression.getText() === 'require'
      ? value.arguments[0]
      : undefined;
  return request && ts.isStringLiteral(request)
    ? resolveRelative(name.getSourceFile().fileName, request.text)
    : null;
}

/** The value of `exports.name = …`, the last one, which isn't `void 0`. */
function exportedFrom(
  source: ts.SourceFile,
  name: string,
): ts.Expression | ts.SignatureDeclaration | null {
  let value: ts.Expression | null = null;
  walk(source, (node) => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      node.left.getText(source) === `exports.${name}` &&
      !isEmpty(node.right) &&
      !ts.isBinaryExpression(node.right)
    ) {
      value = node.right;
    }
  });
  return value && ts.isIdentifier(value)
    ? (functionDeclared(declarationOf(value)) ?? value)
    : value;
}

/** What a function returns: the expression behind its arrow, or of each of its `return`s. */
function returnsOf({body}: ts.SignatureDeclaration & {body?: ts.Node}): ts.Expression[] {
  if (!body) {
    return [];
  }
  if (!ts.isBlock(body)) {
    return ts.isExpression(body) ? [body] : [];
  }
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) {
      found.push(node.expression);
    } else if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(body);
  return found;
}
