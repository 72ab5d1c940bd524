import path from 'node:path';
import ts from 'typescript';
import {packageOfFile, packageOfImport} from '../toolkit';
import type {Finder} from './names';

/** How the API snapshot names a thing: `remotion#spring`, `remotion#spring.config.damping`. */
type References = string[];

/** Finds what the API snapshot calls a name in a block. One for each program. */
export class ReferenceFinder implements Finder {
  private readonly exported = new Map<ts.Symbol, References>();
  private readonly readModules = new Set<ts.Symbol>();

  constructor(
    private readonly checker: ts.TypeChecker,
    program: ts.Program,
    entryPoints: ReadonlyMap<string, string>,
  ) {
    for (const [specifier, file] of entryPoints) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (module) {
        this.readModule(packageOfImport(specifier), module);
      }
    }
  }

  /** @returns the best first; empty for what is not the toolkit's */
  of(node: ts.Identifier, symbol: ts.Symbol): References {
    return [
      ...new Set([
        ...this.ofMember(node),
        ...this.ofSymbol(symbol, node),
        ...this.ofOwner(symbol, node.text),
      ]),
    ];
  }

  private readModule(name: string, module: ts.Symbol): void {
    if (this.readModules.has(module)) {
      return;
    }
    this.readModules.add(module);
    for (const symbol of this.checker.getExportsOfModule(module)) {
      const target = this.withoutAlias(symbol);
      this.exported.set(target, [...(this.exported.get(target) ?? []), `${name}#${symbol.name}`]);
    }
  }

  private withoutAlias(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** An export. The package that the block imports it from comes first. */
  private ofSymbol(symbol: ts.Symbol, node: ts.Node): References {
    const own = this.checker.getSymbolAtLocation(node)?.declarations?.find(ts.isImportSpecifier);
    const references = this.exported.get(symbol) ?? [];
    const specifier = own?.parent.parent.parent.moduleSpecifier;
    const name =
      specifier && ts.isStringLiteral(specifier) ? packageOfImport(specifier.text) : undefined;
    return [...references].sort(
      (a, b) => Number(b.startsWith(`${name}#`)) - Number(a.startsWith(`${name}#`)),
    );
  }

  /** A field of an exported type. */
  private ofOwner(symbol: ts.Symbol, name: string): References {
    return (symbol.declarations ?? []).flatMap((declaration) => {
      if (!packageOfFile(declaration.getSourceFile().fileName)) {
        return [];
      }
      let owner: ts.Node | undefined = declaration.parent;
      while (
        owner &&
        (ts.isTypeLiteralNode(owner) ||
          ts.isIntersectionTypeNode(owner) ||
          ts.isParenthesizedTypeNode(owner))
      ) {
        owner = owner.parent;
      }
      const type =
        owner && isNamedType(owner) && owner.name && this.checker.getSymbolAtLocation(owner.name);
      return type ? within(this.exported.get(type) ?? [], name) : [];
    });
  }

  /** A prop, an option, a field of what a function returns, or a member of a namespace. */
  private ofMember(node: ts.Identifier): References {
    const {parent} = node;
    if (ts.isJsxAttribute(parent) && parent.name === node) {
      return within(this.ofTag(parent), node.text);
    }
    if (isField(parent) && parent.name === node) {
      return this.ofField(parent, node.text);
    }
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
      const declaration = parent.parent.parent;
      return ts.isVariableDeclaration(declaration) && declaration.initializer
        ? within(this.ofResult(declaration.initializer), node.text)
        : [];
    }
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      return within(
        [...this.ofExpression(parent.expression), ...this.ofResult(parent.expression)],
        node.text,
      );
    }
    return [];
  }

  private ofTag(attribute: ts.JsxAttribute): References {
    return this.ofExpression(attribute.parent.parent.tagName);
  }

  /** `damping` in `spring({config: {damping: 5}})` is `spring.config.damping`. */
  private ofField(field: ts.ObjectLiteralElementLike, name: string): References {
    let at: ts.Node = field.parent;
    let below = name;
    for (;;) {
      const {parent} = at;
      if (isField(parent)) {
        below = `${parent.name.getText()}.${below}`;
        at = parent.parent;
      } else if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
        return parent.expression === at ? [] : within(this.ofExpression(parent.expression), below);
      } else if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
        return within(this.ofTag(parent.parent), `${parent.parent.name.getText()}.${below}`);
      } else if (ts.isVariableDeclaration(parent) && parent.type) {
        return ts.isTypeReferenceNode(parent.type)
          ? within(this.ofEntity(parent.type.typeName), below)
          : [];
      } else if (
        ts.isArrayLiteralExpression(parent) ||
        ts.isParenthesizedExpression(parent) ||
        ts.isAsExpression(parent) ||
        ts.isSatisfiesExpression(parent) ||
        ts.isConditionalExpression(parent)
      ) {
        at = parent;
      } else {
        return [];
      }
    }
  }

  private ofExpression(expression: ts.Node): References {
    if (ts.isIdentifier(expression)) {
      return this.ofEntity(expression);
    }
    return ts.isPropertyAccessExpression(expression)
      ? within(this.ofExpression(expression.expression), expression.name.text)
      : [];
  }

  private ofEntity(node: ts.Node): References {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol ? this.ofSymbol(this.withoutAlias(symbol), node) : [];
  }

  /** What a call returns, also by the name of the constant that holds it. */
  private ofResult(expression: ts.Expression): References {
    if (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression)) {
      return this.ofResult(expression.expression);
    }
    if (ts.isCallExpression(expression)) {
      return within(this.ofExpression(expression.expression), 'returns');
    }
    const declaration = ts.isIdentifier(expression)
      ? this.checker.getSymbolAtLocation(expression)?.valueDeclaration
      : undefined;
    const value =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return value && !ts.isIdentifier(value) ? this.ofResult(value) : [];
  }
}

const within = (owners: References, name: string): References =>
  owners.map((owner) => `${owner}.${name}`);

const isNamedType = (
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);

const isField = (
  node: ts.Node,
): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration =>
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  (ts.isMethodDeclaration(node) && ts.isObjectLiteralExpression(node.parent));

/**
 * The files in which the toolkit's packages declare what they export, by what is imported.
 *
 * @param specifiers for example `remotion`, `@remotion/lambda/client`
 */
export function entryPointsOf(
  specifiers: string[],
  options: ts.CompilerOptions,
): Map<string, string> {
  // Resolves as for a block, whose packages are those of the site.
  const from = path.join(__dirname, 'block.ts');
  return new Map(
    specifiers.flatMap((specifier) => {
      const {resolvedModule} = ts.resolveModuleName(specifier, from, options, ts.sys);
      return resolvedModule ? [[specifier, resolvedModule.resolvedFileName] as const] : [];
    }),
  );
}
