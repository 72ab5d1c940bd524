import ts from 'typescript';

/** Prints types as a reader wants to see them: public names only, no imports, no comments. */
export type TypePrinter = {
  /** A type node of a declaration file. */
  node: (node: ts.Node) => string;
  /** A type that the checker computed; `optional` takes `undefined` out of it. */
  type: (type: ts.Type, optional?: boolean) => string;
  /** The same, with the meaning of a named type instead of its name. */
  expanded: (type: ts.Type) => string;
};

type Options = {
  checker: ts.TypeChecker;
  /** Whether a file belongs to the toolkit. */
  isOwnFile: (file: string) => boolean;
  /** Declarations that a package exports, and that may therefore be named. */
  isPublic: (symbol: ts.Symbol) => boolean;
};

/** An inlined type that is longer than this is named instead. */
const INLINE_LIMIT = 700;

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

const DEFERRED =
  ts.TypeFlags.Conditional |
  ts.TypeFlags.IndexedAccess |
  ts.TypeFlags.Index |
  ts.TypeFlags.TypeParameter;

/** Type nodes that the checker can turn into a plain answer. */
const isFormula = (node: ts.Node): node is ts.TypeNode =>
  ts.isIndexedAccessTypeNode(node) ||
  ts.isConditionalTypeNode(node) ||
  (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword);

const printer = ts.createPrinter({removeComments: true});
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.Latest);

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

const printNode = (node: ts.Node): string =>
  oneLine(printer.printNode(ts.EmitHint.Unspecified, node, blank));

/** A union without unions inside and without repetitions. */
const flatUnion = (parts: readonly ts.TypeNode[]): ts.TypeNode => {
  const bare = (node: ts.TypeNode): readonly ts.TypeNode[] => {
    const inner = ts.isParenthesizedTypeNode(node) ? node.type : node;
    return ts.isUnionTypeNode(inner) ? inner.types.flatMap(bare) : [node];
  };
  const seen = new Set<string>();
  const rest = parts.flatMap(bare).filter((part) => {
    const text = printNode(part);
    return !seen.has(text) && seen.add(text);
  });
  const [only] = rest;
  return rest.length === 1 && only ? only : ts.factory.createUnionTypeNode(rest);
};

const lastName = (name: ts.EntityName): ts.Identifier =>
  ts.isIdentifier(name) ? name : name.right;

/** Removes `undefined` from the top level of a union, as `?` says it already. */
export const withoutUndefined = (node: ts.TypeNode): ts.TypeNode => {
  if (ts.isParenthesizedTypeNode(node)) {
    return withoutUndefined(node.type);
  }
  if (!ts.isUnionTypeNode(node)) {
    return node;
  }
  const rest = node.types.filter((type) => type.kind !== ts.SyntaxKind.UndefinedKeyword);
  if (rest.length === node.types.length || rest.length === 0) {
    return node;
  }
  const only = rest.length === 1 ? rest[0] : undefined;
  return only ? withoutUndefined(only) : ts.factory.createUnionTypeNode(rest);
};

/**
 * Creates the printer for one program.
 *
 * Names of the toolkit that no package exports are replaced by what they stand for.
 */
export function createTypePrinter({checker, isOwnFile, isPublic}: Options): TypePrinter {
  const {factory} = ts;

  // Without these two, types that nest deeply would be inlined again at every level.
  const inlinedTypes = new Map<ts.Symbol, ts.TypeNode | null>();
  const tooLong = new Set<ts.Symbol>();

  const resolve = (name: ts.EntityName): ts.Symbol | undefined => {
    const identifier = lastName(name);
    // Nodes that the checker built carry their symbol; the checker cannot look them up.
    const symbol =
      checker.getSymbolAtLocation(identifier) ??
      (identifier as ts.Identifier & {symbol?: ts.Symbol}).symbol;
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  };

  const isOwn = (symbol: ts.Symbol): boolean =>
    Boolean(symbol.declarations?.some((node) => isOwnFile(node.getSourceFile().fileName)));

  const publicName = (name: ts.EntityName, symbol: ts.Symbol | undefined): ts.EntityName => {
    if (!symbol) {
      return name;
    }
    const react = /(?:^|\.)(React|JSX)\.\w+$/.exec(checker.getFullyQualifiedName(symbol))?.[1];
    if (react) {
      return factory.createQualifiedName(factory.createIdentifier(react), symbol.name);
    }
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (ts.isIdentifier(name) && /node_modules\/zod\//.test(file) && /^[a-z]/.test(name.text)) {
      return factory.createQualifiedName(factory.createIdentifier('z'), name.text);
    }
    if (ts.isIdentifier(name) && isOwn(symbol) && symbol.name !== 'default') {
      return factory.createIdentifier(symbol.name);
    }
    return name;
  };

  const literalText = (node: ts.Node): ts.Node | null => {
    if (ts.isStringLiteral(node)) {
      return factory.createStringLiteral(node.text, true);
    }
    if (ts.isNumericLiteral(node)) {
      return factory.createNumericLiteral(node.text);
    }
    if (ts.isNoSubstitutionTemplateLiteral(node)) {
      return factory.createNoSubstitutionTemplateLiteral(node.text, node.text);
    }
    if (ts.isTemplateHead(node)) {
      return factory.createTemplateHead(node.text, node.text);
    }
    if (ts.isTemplateMiddle(node)) {
      return factory.createTemplateMiddle(node.text, node.text);
    }
    if (ts.isTemplateTail(node)) {
      return factory.createTemplateTail(node.text, node.text);
    }
    return ts.isIdentifier(node) ? factory.createIdentifier(node.text) : null;
  };

  const isInternalMember = (node: ts.Node): boolean => {
    const name = (node as ts.NamedDeclaration).name;
    return Boolean(
      (name && ts.isIdentifier(name) && name.text.startsWith('_')) ||
      (ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword)),
    );
  };

  type Env = ReadonlyMap<ts.Symbol, ts.TypeNode>;

  const clean = <T extends ts.Node>(root: T, env: Env, stack: readonly ts.Symbol[]): T => {
    const inline = (
      symbol: ts.Symbol,
      args: readonly ts.TypeNode[] | undefined,
    ): ts.TypeNode | null => {
      const declaration = symbol.declarations?.[0];
      if (!declaration || stack.includes(symbol)) {
        return null;
      }
      if (ts.isTypeAliasDeclaration(declaration)) {
        const inner = new Map<ts.Symbol, ts.TypeNode>();
        declaration.typeParameters?.forEach((parameter, index) => {
          const own = checker.getSymbolAtLocation(parameter.name);
          const argument = args?.[index] ?? parameter.default;
          if (own && argument) {
            inner.set(own, argument);
          }
        });
        return clean(declaration.type, inner, [...stack, symbol]);
      }
      if (
        ts.isInterfaceDeclaration(declaration) &&
        !declaration.heritageClauses &&
        !declaration.typeParameters
      ) {
        const members = factory.createNodeArray(
          declaration.members.filter((member) => !isInternalMember(member)),
        );
        return clean(factory.createTypeLiteralNode(members), new Map(), [...stack, symbol]);
      }
      return null;
    };

    const compute = (type: ts.Type): ts.TypeNode | null => {
      const node = checker.typeToTypeNode(type, undefined, FLAGS);
      return node ? clean(node, env, stack) : null;
    };

    /** The fields that a mapped type of the toolkit ends up with, instead of its formula. */
    const resolveMapped = (node: ts.TypeNode, symbol: ts.Symbol): ts.TypeNode | null => {
      const declaration = symbol.declarations?.[0];
      const body =
        declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
      const isMapped =
        body &&
        (ts.isMappedTypeNode(body) ||
          (ts.isIntersectionTypeNode(body) && body.types.some(ts.isMappedTypeNode)));
      if (!isMapped || node.pos < 0 || stack.includes(symbol)) {
        return null;
      }
      const type = checker.getTypeFromTypeNode(node);
      const parts = (type.isUnion() ? type.types : [type]).map((part) => {
        const isObject = part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
        if (!isObject) {
          return compute(part);
        }
        const fields = checker.getPropertiesOfType(part).map((field) => {
          const optional = Boolean(field.flags & ts.SymbolFlags.Optional);
          const fieldType = clean(
            checker.typeToTypeNode(checker.getTypeOfSymbol(field), undefined, FLAGS) ??
              factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
            env,
            [...stack, symbol],
          );
          return factory.createPropertySignature(
            undefined,
            field.name,
            optional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined,
            optional ? withoutUndefined(fieldType) : fieldType,
          );
        });
        return fields.length > 0
          ? ts.setEmitFlags(factory.createTypeLiteralNode(fields), ts.EmitFlags.SingleLine)
          : null;
      });
      const known = parts.filter((part) => part !== null);
      if (known.length < parts.length || known.length === 0) {
        return null;
      }
      const [only] = known;
      return known.length === 1 && only ? only : factory.createUnionTypeNode(known);
    };

    const inlineOnce = (
      node: ts.TypeNode,
      symbol: ts.Symbol,
      args: readonly ts.TypeNode[] | undefined,
    ): ts.TypeNode | null => {
      const known = args ? undefined : inlinedTypes.get(symbol);
      if (known !== undefined || tooLong.has(symbol)) {
        return known ?? null;
      }
      const inlined = resolveMapped(node, symbol) ?? inline(symbol, args);
      // A formula that depends on type parameters says less than its name.
      const fits = inlined && !ts.isConditionalTypeNode(inlined);
      const isLong = fits && printNode(inlined).length > INLINE_LIMIT;
      if (isLong) {
        tooLong.add(symbol);
      }
      const result = fits && !isLong ? inlined : null;
      if (!args && stack.length === 0) {
        inlinedTypes.set(symbol, result);
      }
      return result;
    };

    const named = (
      node: ts.TypeNode,
      name: ts.EntityName,
      args: readonly ts.TypeNode[] | undefined,
      visit: (node: ts.Node) => ts.Node,
    ): ts.TypeNode => {
      const symbol = resolve(name);
      const bound = symbol && env.get(symbol);
      if (bound) {
        return bound;
      }
      const visited = args?.map((arg) => visit(arg) as ts.TypeNode);
      if (
        symbol &&
        isOwn(symbol) &&
        !isPublic(symbol) &&
        !(
          symbol.flags &
          (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.Class | ts.SymbolFlags.Enum)
        )
      ) {
        const inlined = inlineOnce(node, symbol, visited);
        if (inlined) {
          return inlined;
        }
      }
      return factory.createTypeReferenceNode(publicName(name, symbol), visited);
    };

    const result = ts.transform<ts.Node>(root, [
      (context) => {
        const visit = (node: ts.Node): ts.Node => {
          const literal = literalText(node);
          if (literal) {
            return literal;
          }
          if (ts.isImportTypeNode(node)) {
            if (node.isTypeOf) {
              return compute(checker.getTypeFromTypeNode(node)) ?? node;
            }
            return node.qualifier ? named(node, node.qualifier, node.typeArguments, visit) : node;
          }
          if (ts.isTypeReferenceNode(node)) {
            return named(node, node.typeName, node.typeArguments, visit);
          }
          if (ts.isExpressionWithTypeArguments(node)) {
            return ts.visitEachChild(node, visit, context);
          }
          if (ts.isTypeQueryNode(node)) {
            const symbol = resolve(node.exprName);
            const declaration = symbol?.valueDeclaration;
            if (
              symbol &&
              isOwn(symbol) &&
              !isPublic(symbol) &&
              declaration &&
              ts.isVariableDeclaration(declaration) &&
              declaration.type &&
              !stack.includes(symbol)
            ) {
              return clean(declaration.type, env, [...stack, symbol]);
            }
          }
          if (isFormula(node) && node.pos >= 0 && mentionsInternal(node)) {
            const type = checker.getTypeFromTypeNode(node);
            if (ts.isTypeOperatorNode(node) && type.isUnion()) {
              // As a whole it would be printed as `keyof` again.
              return flatUnion(type.types.flatMap((part) => compute(part) ?? []));
            }
            if (!(type.flags & DEFERRED)) {
              return compute(type) ?? node;
            }
            if (!ts.isConditionalTypeNode(node)) {
              // What cannot be computed keeps its names: inlined, they would fill a page.
              return cleanNames(node);
            }
          }
          if (ts.isUnionTypeNode(node)) {
            return flatUnion(node.types.map((part) => visit(part) as ts.TypeNode));
          }
          if (ts.isTypeLiteralNode(node)) {
            const members = node.members
              .filter((member) => !isInternalMember(member))
              .map((member) => visit(member) as ts.TypeElement);
            return ts.setEmitFlags(factory.createTypeLiteralNode(members), ts.EmitFlags.SingleLine);
          }
          if (ts.isPropertySignature(node)) {
            const visited = ts.visitEachChild(node, visit, context) as ts.PropertySignature;
            return visited.questionToken && visited.type
              ? factory.updatePropertySignature(
                  visited,
                  visited.modifiers,
                  visited.name,
                  visited.questionToken,
                  withoutUndefined(visited.type),
                )
              : visited;
          }
          if (ts.isParameter(node)) {
            const visited = ts.visitEachChild(node, visit, context) as ts.ParameterDeclaration;
            return factory.createParameterDeclaration(
              visited.modifiers,
              visited.dotDotDotToken,
              ts.isIdentifier(visited.name) ? visited.name : 'options',
              visited.questionToken,
              visited.questionToken && visited.type ? withoutUndefined(visited.type) : visited.type,
            );
          }
          return ts.visitEachChild(node, visit, context);
        };
        return (node) => visit(node);
      },
    ]);
    return result.transformed[0] as T;
  };

  const cleanNames = (root: ts.Node): ts.Node =>
    ts.transform<ts.Node>(root, [
      (context) => {
        const visit = (node: ts.Node): ts.Node =>
          literalText(node) ?? ts.visitEachChild(node, visit, context);
        return visit;
      },
    ]).transformed[0] ?? root;

  const mentionsInternal = (root: ts.Node): boolean => {
    const names = ts.isTypeReferenceNode(root)
      ? [root.typeName]
      : ts.isTypeQueryNode(root)
        ? [root.exprName]
        : ts.isImportTypeNode(root) && root.qualifier
          ? [root.qualifier]
          : [];
    const hasOne = names.some((name) => {
      const symbol = resolve(name);
      return symbol && isOwn(symbol) && !(isPublic(symbol) && ts.isTypeReferenceNode(root));
    });
    return (
      hasOne || Boolean(ts.forEachChild(root, (child) => mentionsInternal(child) || undefined))
    );
  };

  const print = (node: ts.Node): string => printNode(clean(node, new Map(), []));

  return {
    node: print,
    type: (type, optional = false) => {
      const node = checker.typeToTypeNode(type, undefined, FLAGS);
      if (!node) {
        return checker.typeToString(type);
      }
      return print(optional ? withoutUndefined(node) : node);
    },
    expanded: (type) => {
      const node = checker.typeToTypeNode(type, undefined, FLAGS | ts.NodeBuilderFlags.InTypeAlias);
      return node ? print(node) : checker.typeToString(type);
    },
  };
}
