import ts from 'typescript';
import {
  flatUnion,
  isFormula,
  isInternalMember,
  literalOf,
  literalText,
  printNode,
  unionOf,
  withoutUndefined,
  withPlainLiterals,
} from './type-nodes';

const {factory} = ts;

/** What has to be known of a program to tell names that readers know from those that they don't. */
export type Program = {
  checker: ts.TypeChecker;
  /** Whether a file belongs to the toolkit. */
  isOwnFile: (file: string) => boolean;
  /** Declarations that a package exports, and that may therefore be named. */
  isPublic: (symbol: ts.Symbol) => boolean;
};

/** Where in a type we are. */
export type Scope = Program & {
  // Without these two, types that nest deeply would be inlined again at every level.
  inlined: Map<ts.Symbol, ts.TypeNode | null>;
  tooLong: Set<ts.Symbol>;
  /** What the type parameters of the type that is being inlined stand for. */
  env: ReadonlyMap<ts.Symbol, ts.TypeNode>;
  /** Types that are being inlined, each within the one before. */
  stack: readonly ts.Symbol[];
};

type Arguments = readonly ts.TypeNode[] | undefined;

/** An inlined type that is longer than this is named instead. */
const INLINE_LIMIT = 700;

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

const DEFERRED =
  ts.TypeFlags.Conditional |
  ts.TypeFlags.IndexedAccess |
  ts.TypeFlags.Index |
  ts.TypeFlags.TypeParameter;

/** Symbols that keep their names even where no package exports them. */
const NAMED = ts.SymbolFlags.TypeParameter | ts.SymbolFlags.Class | ts.SymbolFlags.Enum;

/** A type that the checker computed, as a node. */
export const nodeOf = (
  checker: ts.TypeChecker,
  type: ts.Type,
  flags: ts.NodeBuilderFlags = ts.NodeBuilderFlags.None,
): ts.TypeNode | undefined => checker.typeToTypeNode(type, undefined, FLAGS | flags);

/** A node as a reader may see it: names that no package exports give way to what they stand for. */
export function cleanNode(scope: Scope, node: ts.Node): ts.Node {
  const replaced = literalText(node) ?? replacedType(scope, node);
  if (replaced) {
    return replaced;
  }
  const visit = (child: ts.Node): ts.Node => cleanNode(scope, child);
  if (ts.isUnionTypeNode(node)) {
    return flatUnion(node.types.map((part) => cleanType(scope, part)));
  }
  if (ts.isTypeLiteralNode(node)) {
    const members = node.members.filter((member) => !isInternalMember(member));
    return literalOf(members.map((member) => ts.visitNode(member, visit, ts.isTypeElement)));
  }
  const visited = ts.visitEachChild(node, visit, undefined);
  if (!ts.isPropertySignature(visited) && !ts.isParameter(visited)) {
    return visited;
  }
  const {questionToken, type} = visited;
  const shown = questionToken && type ? withoutUndefined(type) : type;
  if (ts.isPropertySignature(visited)) {
    const {modifiers, name} = visited;
    return factory.updatePropertySignature(visited, modifiers, name, questionToken, shown);
  }
  const {modifiers, dotDotDotToken, name} = visited;
  const variable = ts.isIdentifier(name) ? name : 'options';
  return factory.createParameterDeclaration(
    modifiers,
    dotDotDotToken,
    variable,
    questionToken,
    shown,
  );
}

const cleanType = (scope: Scope, node: ts.TypeNode): ts.TypeNode =>
  ts.visitNode(node, (child) => cleanNode(scope, child), ts.isTypeNode);

/** The same as `cleanType`, for what a symbol stands for. */
const cleanWithin = (
  scope: Scope,
  symbol: ts.Symbol,
  node: ts.TypeNode,
  env: Scope['env'] = scope.env,
): ts.TypeNode => cleanType({...scope, env, stack: [...scope.stack, symbol]}, node);

const compute = (scope: Scope, type: ts.Type): ts.TypeNode | null => {
  const node = nodeOf(scope.checker, type);
  return node ? cleanType(scope, node) : null;
};

/** What stands in place of a node that names a type or computes one; `null` where it may stay. */
const replacedType = (scope: Scope, node: ts.Node): ts.Node | null => {
  if (ts.isImportTypeNode(node)) {
    if (node.isTypeOf) {
      return compute(scope, scope.checker.getTypeFromTypeNode(node)) ?? node;
    }
    return node.qualifier ? namedType(scope, node, node.qualifier) : node;
  }
  if (ts.isTypeReferenceNode(node)) {
    return namedType(scope, node, node.typeName);
  }
  if (ts.isTypeQueryNode(node)) {
    return typeOfHiddenVariable(scope, node);
  }
  return isFormula(node) && node.pos >= 0 && mentionsHidden(scope, node)
    ? resultOf(scope, node)
    : null;
};

/** The symbol behind a name, through what it was imported as. */
const resolve = ({checker}: Scope, name: ts.EntityName): ts.Symbol | undefined => {
  const identifier = ts.isIdentifier(name) ? name : name.right;
  // Nodes that the checker built carry their symbol; the checker cannot look them up.
  const symbol =
    checker.getSymbolAtLocation(identifier) ??
    (identifier as ts.Identifier & {symbol?: ts.Symbol}).symbol;
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
};

const isOwn = ({isOwnFile}: Scope, symbol: ts.Symbol): boolean =>
  Boolean(symbol.declarations?.some((node) => isOwnFile(node.getSourceFile().fileName)));

/** Whether the toolkit declares something, and no package exports it. */
const isHidden = (scope: Scope, symbol: ts.Symbol): boolean =>
  isOwn(scope, symbol) && !scope.isPublic(symbol);

const namedType = (
  scope: Scope,
  node: ts.TypeReferenceNode | ts.ImportTypeNode,
  name: ts.EntityName,
): ts.TypeNode => {
  const symbol = resolve(scope, name);
  const bound = symbol && scope.env.get(symbol);
  if (bound) {
    return bound;
  }
  const args = node.typeArguments?.map((argument) => cleanType(scope, argument));
  const isReplaced = symbol && isHidden(scope, symbol) && !(symbol.flags & NAMED);
  const inlined = isReplaced ? inlineOnce(scope, node, symbol, args) : null;
  return inlined ?? factory.createTypeReferenceNode(publicName(scope, name, symbol), args);
};

/** A name as readers write it: `React.FC`, `z.object`, and none that a bundler gave. */
const publicName = (
  scope: Scope,
  name: ts.EntityName,
  symbol: ts.Symbol | undefined,
): ts.EntityName => {
  if (!symbol) {
    return name;
  }
  const fullName = scope.checker.getFullyQualifiedName(symbol);
  const react = /(?:^|\.)(React|JSX)\.\w+$/.exec(fullName)?.[1];
  if (react) {
    return factory.createQualifiedName(factory.createIdentifier(react), symbol.name);
  }
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (ts.isIdentifier(name) && /node_modules\/zod\//.test(file) && /^[a-z]/.test(name.text)) {
    return factory.createQualifiedName(factory.createIdentifier('z'), name.text);
  }
  if (ts.isIdentifier(name) && isOwn(scope, symbol) && symbol.name !== 'default') {
    return factory.createIdentifier(symbol.name);
  }
  return name;
};

/** What a hidden type stands for; `null` where its name says more. */
const inlineOnce = (
  scope: Scope,
  node: ts.TypeNode,
  symbol: ts.Symbol,
  args: Arguments,
): ts.TypeNode | null => {
  const known = args ? undefined : scope.inlined.get(symbol);
  if (known !== undefined || scope.tooLong.has(symbol)) {
    return known ?? null;
  }
  const inlined = mappedFields(scope, node, symbol) ?? inline(scope, symbol, args);
  // A formula that depends on type parameters says less than its name.
  const fits = inlined && !ts.isConditionalTypeNode(inlined);
  const isLong = fits && printNode(inlined).length > INLINE_LIMIT;
  if (isLong) {
    scope.tooLong.add(symbol);
  }
  const result = fits && !isLong ? inlined : null;
  if (!args && scope.stack.length === 0) {
    scope.inlined.set(symbol, result);
  }
  return result;
};

/** The body of an alias or of a plain interface, with arguments in place of its parameters. */
const inline = (scope: Scope, symbol: ts.Symbol, args: Arguments): ts.TypeNode | null => {
  const declaration = symbol.declarations?.[0];
  if (!declaration || scope.stack.includes(symbol)) {
    return null;
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const env = new Map<ts.Symbol, ts.TypeNode>();
    declaration.typeParameters?.forEach((parameter, index) => {
      const own = scope.checker.getSymbolAtLocation(parameter.name);
      const argument = args?.[index] ?? parameter.default;
      if (own && argument) {
        env.set(own, argument);
      }
    });
    return cleanWithin(scope, symbol, declaration.type, env);
  }
  const isPlainInterface =
    ts.isInterfaceDeclaration(declaration) &&
    !declaration.heritageClauses &&
    !declaration.typeParameters;
  return isPlainInterface
    ? cleanWithin(scope, symbol, factory.createTypeLiteralNode(declaration.members), new Map())
    : null;
};

const isMapped = (symbol: ts.Symbol): boolean => {
  const declaration = symbol.declarations?.[0];
  const body = declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : null;
  const parts = body && ts.isIntersectionTypeNode(body) ? body.types : [body];
  return parts.some((part) => part !== null && ts.isMappedTypeNode(part));
};

/** The fields that a mapped type of the toolkit ends up with, instead of its formula. */
const mappedFields = (scope: Scope, node: ts.TypeNode, symbol: ts.Symbol): ts.TypeNode | null => {
  if (!isMapped(symbol) || node.pos < 0 || scope.stack.includes(symbol)) {
    return null;
  }
  const type = scope.checker.getTypeFromTypeNode(node);
  const parts = (type.isUnion() ? type.types : [type]).map((part) => {
    if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) {
      return compute(scope, part);
    }
    const fields = scope.checker.getPropertiesOfType(part);
    return fields.length > 0
      ? literalOf(fields.map((field) => fieldSignature(scope, field, symbol)))
      : null;
  });
  const known = parts.filter((part) => part !== null);
  return known.length < parts.length || known.length === 0 ? null : unionOf(known);
};

/** One field of a mapped type: `name?: type`. */
const fieldSignature = (
  scope: Scope,
  field: ts.Symbol,
  mapped: ts.Symbol,
): ts.PropertySignature => {
  const node =
    nodeOf(scope.checker, scope.checker.getTypeOfSymbol(field)) ??
    factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  const type = cleanWithin(scope, mapped, node);
  return field.flags & ts.SymbolFlags.Optional
    ? factory.createPropertySignature(
        undefined,
        field.name,
        factory.createToken(ts.SyntaxKind.QuestionToken),
        withoutUndefined(type),
      )
    : factory.createPropertySignature(undefined, field.name, undefined, type);
};

/** The type behind `typeof name` where no package exports anything by that name. */
const typeOfHiddenVariable = (scope: Scope, node: ts.TypeQueryNode): ts.TypeNode | null => {
  const symbol = resolve(scope, node.exprName);
  const declaration = symbol?.valueDeclaration;
  const {exprName} = node;
  if (
    symbol &&
    isOwn(scope, symbol) &&
    ts.isIdentifier(exprName) &&
    exprName.text !== symbol.name
  ) {
    // A file imports it by another name, which no reader knows.
    return compute(scope, scope.checker.getTypeOfSymbol(symbol));
  }
  const type = declaration && ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  return symbol && type && isHidden(scope, symbol) && !scope.stack.includes(symbol)
    ? cleanWithin(scope, symbol, type)
    : null;
};

const mentionsHidden = (scope: Scope, root: ts.Node): boolean => {
  const name = ts.isTypeReferenceNode(root)
    ? root.typeName
    : ts.isTypeQueryNode(root)
      ? root.exprName
      : ts.isImportTypeNode(root)
        ? root.qualifier
        : undefined;
  const symbol = name && resolve(scope, name);
  // `typeof` and `import()` say nothing to a reader, even of what is exported.
  const isKnown = symbol && scope.isPublic(symbol) && ts.isTypeReferenceNode(root);
  return Boolean(
    (symbol && isOwn(scope, symbol) && !isKnown) ||
    ts.forEachChild(root, (child) => mentionsHidden(scope, child) || undefined),
  );
};

/** What a formula comes to; `null` where it has to stay one. */
const resultOf = (scope: Scope, node: ts.TypeNode): ts.Node | null => {
  const type = scope.checker.getTypeFromTypeNode(node);
  if (ts.isTypeOperatorNode(node) && type.isUnion()) {
    // As a whole it would be printed as `keyof` again.
    return flatUnion(type.types.flatMap((part) => compute(scope, part) ?? []));
  }
  if (!(type.flags & DEFERRED)) {
    return compute(scope, type) ?? node;
  }
  // What cannot be computed keeps its names: inlined, they would fill a page.
  return ts.isConditionalTypeNode(node) ? null : withPlainLiterals(node);
};
