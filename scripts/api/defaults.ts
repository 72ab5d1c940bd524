import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ApiMember} from '../../plugins/lib/api-snapshot/types';
import type {ExtractedExport, ExtractedPackage} from './extract';
import {parseJavaScript, resolveRelative} from './js-source';
import type {InstalledPackage} from './packages';

/** Defaults that an implementation states: of its arguments, and of the fields of each of them. */
export type StatedDefaults = {
  parameters: (string | null)[];
  /** One map per argument; a `null` means that the code states two different defaults. */
  fields: Map<string, string | null>[];
};

type Source = {
  file: string;
  /** Top-level names and what they are set to. */
  names: Map<string, ts.Node>;
};

const sources = new Map<string, Source | null>();

/** Where a `config` object takes its defaults from, when they are merged in elsewhere. */
const MERGED_OBJECTS = [
  {
    package: 'remotion',
    exports: ['spring', 'measureSpring'],
    member: 'config',
    file: 'dist/cjs/spring/spring-utils.js',
    constant: 'defaultSpringConfig',
  },
];

const readSource = (file: string): Source | null => {
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

const isVoid = (node: ts.Node): boolean =>
  ts.isVoidExpression(node) || (ts.isBinaryExpression(node) && isVoid(node.right));

const unwrap = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

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

/** The function behind a name, through `forwardRef(fn)`, `memo(fn)` and error-handling wrappers. */
const findFunction = (
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
    return argument && /forward|memo|wrap/i.test(found.node.expression.getText())
      ? findFunction(found.source, argument, depth + 1)
      : null;
  }
  return null;
};

/** A literal as source text, or `null` where the code computes something or means "nothing". */
const literal = (source: Source, node: ts.Node): string | null => {
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

// An empty string stands for "no name given" wherever the packages fall back to it.
const NOTHING = new Set(['null', 'undefined', 'void 0', "''", '""']);

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

const record = (
  fields: Map<string, string | null>,
  name: string,
  source: Source,
  node: ts.Node,
): void => {
  if (NOTHING.has(unwrap(node).getText())) {
    return;
  }
  const text = literal(source, node);
  const known = fields.get(name);
  fields.set(name, known === undefined || known === text ? text : null);
};

type Binding = {
  /** Variables that hold a whole argument, or the rest of it. */
  whole: Map<string, number>;
  /** Variables that hold one field of an argument. */
  field: Map<string, {index: number; name: string}>;
};

const bindPattern = (
  pattern: ts.ObjectBindingPattern,
  index: number,
  binding: Binding,
  fields: Map<string, string | null>,
  source: Source,
): void => {
  for (const element of pattern.elements) {
    if (!ts.isIdentifier(element.name)) {
      continue;
    }
    if (element.dotDotDotToken) {
      binding.whole.set(element.name.text, index);
      continue;
    }
    const key = element.propertyName ?? element.name;
    const name = ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : key.getText();
    binding.field.set(element.name.text, {index, name});
    if (element.initializer) {
      record(fields, name, source, element.initializer);
    }
  }
};

const analyze = (source: Source, node: FunctionNode, depth = 0): StatedDefaults => {
  const result: StatedDefaults = {
    parameters: node.parameters.map(() => null),
    fields: node.parameters.map(() => new Map()),
  };
  const binding: Binding = {whole: new Map(), field: new Map()};
  node.parameters.forEach((parameter, index) => {
    const fields = result.fields[index];
    if (ts.isIdentifier(parameter.name)) {
      binding.whole.set(parameter.name.text, index);
      if (parameter.initializer && !NOTHING.has(parameter.initializer.getText())) {
        result.parameters[index] = literal(source, parameter.initializer);
      }
    } else if (ts.isObjectBindingPattern(parameter.name) && fields) {
      bindPattern(parameter.name, index, binding, fields, source);
    }
  });

  const fieldOf = (expression: ts.Node): {index: number; name: string} | null => {
    const value = unwrap(expression);
    if (ts.isIdentifier(value)) {
      return binding.field.get(value.text) ?? null;
    }
    const inner = nullish(value);
    if (inner) {
      return fieldOf(inner.left);
    }
    const access = fieldAccess(value);
    const index = access && binding.whole.get(access.object);
    return access && index !== undefined && index !== null ? {index, name: access.name} : null;
  };

  const adopt = (index: number, stated: Map<string, string | null> | undefined): void => {
    const fields = result.fields[index];
    stated?.forEach((text, name) => {
      const known = fields?.get(name);
      fields?.set(name, known === undefined || known === text ? text : null);
    });
  };

  /** `f(options)` and `<Inner {...props} />`: what they state about the argument holds for ours. */
  const passOn = (call: ts.CallExpression): void => {
    const target = (expression: ts.Expression): StatedDefaults | null => {
      const inner = findFunction(source, expression);
      return inner && inner.node !== node ? analyze(inner.source, inner.node, depth + 1) : null;
    };
    const [component, props] = call.arguments;
    if (/\bjsxs?\b/.test(call.expression.getText()) && component && props) {
      const properties: readonly ts.ObjectLiteralElementLike[] = ts.isObjectLiteralExpression(props)
        ? props.properties
        : [];
      const spread = properties.find(ts.isSpreadAssignment);
      const index =
        spread && ts.isIdentifier(spread.expression)
          ? binding.whole.get(spread.expression.text)
          : undefined;
      if (index !== undefined) {
        const explicit = properties.flatMap((item) => item.name?.getText() ?? []);
        const stated = target(component)?.fields[0];
        adopt(index, new Map([...(stated ?? [])].filter(([name]) => !explicit.includes(name))));
      }
      return;
    }
    call.arguments.forEach((argument, position) => {
      const index = ts.isIdentifier(argument) ? binding.whole.get(argument.text) : undefined;
      if (index !== undefined) {
        adopt(index, target(call.expression)?.fields[position]);
      }
    });
  };

  const variables = new Map<string, ts.Expression>();
  const visit = (child: ts.Node): void => {
    if (ts.isVariableDeclaration(child) && child.initializer) {
      const index = ts.isIdentifier(child.initializer)
        ? binding.whole.get(child.initializer.text)
        : undefined;
      const fields = index === undefined ? undefined : result.fields[index];
      if (ts.isObjectBindingPattern(child.name) && index !== undefined && fields) {
        bindPattern(child.name, index, binding, fields, source);
      } else if (ts.isIdentifier(child.name)) {
        variables.set(child.name.text, child.initializer);
      }
    }
    const fallback = ts.isExpression(child) ? nullish(child) : null;
    if (fallback) {
      const field = fieldOf(fallback.left);
      const fields = field && result.fields[field.index];
      if (field && fields) {
        record(fields, field.name, source, fallback.right);
      } else if (ts.isIdentifier(fallback.left)) {
        const index = binding.whole.get(fallback.left.text);
        if (index !== undefined && !NOTHING.has(unwrap(fallback.right).getText())) {
          result.parameters[index] ??= literal(source, fallback.right);
        }
      }
    }
    // let x = 1; if (options.x !== undefined) { x = options.x; }
    if (
      ts.isBinaryExpression(child) &&
      child.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isIdentifier(child.left)
    ) {
      const field = fieldOf(child.right);
      const initial = variables.get(child.left.text);
      const fields = field && result.fields[field.index];
      if (field && fields && initial) {
        record(fields, field.name, source, initial);
      }
    }
    if (ts.isCallExpression(child) && depth < 3) {
      passOn(child);
    }
    ts.forEachChild(child, visit);
  };
  if (node.body) {
    visit(node.body);
  }
  return result;
};

/** The JavaScript beside a declaration file, or the bundle of the folder that it lies in. */
const implementationOf = (declarationFile: string): string | null => {
  const beside = declarationFile.replace(/\.d\.([cm]?)ts$/, '.$1js');
  if (existsSync(beside)) {
    return beside;
  }
  const bundle = path.join(path.dirname(declarationFile), 'index.js');
  return existsSync(bundle) ? bundle : null;
};

/** What the implementation states about one of the exports of a declaration file. */
export function statedDefaults(declarationFile: string, name: string): StatedDefaults | null {
  const file = implementationOf(declarationFile);
  const source = file ? readSource(file) : null;
  const target = source?.names.get(name);
  const found = source && target ? findFunction(source, target) : null;
  return found ? analyze(found.source, found.node) : null;
}

// `{}` as the default of an option bag says nothing that its optional fields do not say.
const withDefault = (member: ApiMember, text: string | null | undefined): ApiMember =>
  member.optional && !member.default && text && !(text === '{}' && member.members)
    ? {...member, default: text}
    : member;

const applyFields = (
  members: ApiMember[] | undefined,
  fields: Map<string, string | null> | undefined,
): ApiMember[] | undefined =>
  members?.map((member) => withDefault(member, fields?.get(member.name)));

const mergedObject = (item: InstalledPackage, name: string): ApiMerge | null => {
  const rule = MERGED_OBJECTS.find(
    (candidate) => candidate.package === item.name && candidate.exports.includes(name),
  );
  const constant = rule ? readSource(path.join(item.dir, rule.file)) : null;
  const node = rule ? constant?.names.get(rule.constant) : undefined;
  if (!rule || !constant || !node || !ts.isObjectLiteralExpression(node)) {
    return null;
  }
  const fields = new Map<string, string | null>();
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property)) {
      record(fields, property.name.getText(), constant, property.initializer);
    }
  }
  return {member: rule.member, fields};
};

type ApiMerge = {member: string; fields: Map<string, string | null>};

const applyMerge = (
  members: ApiMember[] | undefined,
  merge: ApiMerge | null,
): ApiMember[] | undefined =>
  merge
    ? members?.map((member) =>
        member.name === merge.member
          ? {...member, members: applyFields(member.members, merge.fields)}
          : member,
      )
    : members;

const applyToExport = (
  item: InstalledPackage,
  exported: ExtractedExport,
  siblings: ExtractedExport[],
): ExtractedExport => {
  const isCallable = ['component', 'function', 'hook'].includes(exported.kind);
  if (!exported.source || !isCallable) {
    return exported;
  }
  // `Series.Sequence` is implemented as `SeriesSequence`; entry points hand functions on.
  const names = [exported.name, exported.name.replace('.', '')];
  const files = [exported, ...siblings.filter(({name}) => name === exported.name)];
  const stated = files
    .flatMap(({source}) => names.map((name) => (source ? statedDefaults(source, name) : null)))
    .find((result) => result !== null);
  const merge = mergedObject(item, exported.name);
  if (!stated) {
    return exported;
  }
  if (exported.kind === 'component') {
    return {...exported, members: applyFields(exported.members, stated.fields[0])};
  }
  const isOverloaded = (exported.signature.match(/^function /gm) ?? []).length > 1;
  if (isOverloaded) {
    return exported;
  }
  return {
    ...exported,
    parameters: exported.parameters?.map((parameter, index) => {
      const members = applyMerge(applyFields(parameter.members, stated.fields[index]), merge);
      return {
        ...withDefault(parameter, stated.parameters[index]),
        ...(members ? {members} : {}),
      };
    }),
  };
};

/** Adds the defaults that the packages' own code states to the optional members. */
export function applyDefaults(
  packages: ExtractedPackage[],
  installed: InstalledPackage[],
): ExtractedPackage[] {
  return packages.map((item, index) => {
    const home = installed[index];
    return home
      ? {
          ...item,
          exports: item.exports.map((exported) => applyToExport(home, exported, item.exports)),
        }
      : item;
  });
}
