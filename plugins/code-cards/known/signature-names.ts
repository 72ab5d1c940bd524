import ts from 'typescript';
import type {Finder} from './names';

/** What the API snapshot calls the names in a declaration that stands for itself. */
export class SignatureFinder implements Finder {
  constructor(
    private readonly declares: string,
    private readonly types: Finder,
  ) {}

  /** @returns the best first */
  of(node: ts.Identifier, symbol: ts.Symbol): string[] {
    const path = pathOf(node);
    if (!path) {
      return this.types.of(node, symbol);
    }
    const {names, inParameter} = path;
    // The snapshot counts the fields of an argument to the function itself, too.
    const paths = inParameter && names.length > 1 ? [names.slice(1), names] : [names];
    return paths.map((each) => [this.declares, ...each].join('.'));
  }
}

type NamePath = {
  /** Names from below the declaration down to this one; empty for the declaration's own. */
  names: string[];
  /** Whether the first one is a parameter's. */
  inParameter: boolean;
};

/** The way to a name that a declaration declares; null for one that it refers to. */
function pathOf(node: ts.Identifier): NamePath | null {
  if (!isDeclared(node.parent) || node.parent.name !== node) {
    return null;
  }
  const names: string[] = [];
  let inParameter = false;
  let below: ts.Node = node;
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); below = at, at = at.parent) {
    if (ts.isFunctionLike(at) && at.type === below && !ts.isConstructorTypeNode(at)) {
      names.unshift('returns');
    }
    if (isInner(at)) {
      names.unshift(at.name.getText());
      inParameter = ts.isParameter(at);
    }
  }
  return {names, inParameter};
}

type Declared = ts.Node & {name: ts.Node};

const isDeclared = (node: ts.Node): node is Declared => isOuter(node) || isInner(node);

/** What stands in a declaration. */
const isInner = (node: ts.Node): node is Declared =>
  ts.isParameter(node) ||
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessorDeclaration(node) ||
  ts.isEnumMember(node);

/** What stands at the top of the file. */
const isOuter = (node: ts.Node): node is Declared =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isModuleDeclaration(node);
