import ts from 'typescript';
import type {SymbolPage} from '@site/plugins/browser';

export type PageFinder = {
  /** The page of the symbol at an offset. For a prop or an option, that of what takes it. */
  at: (path: string, at: number) => SymbolPage | null;
  /** The page of what a mistake is about: the symbol there, or what it is given to. */
  near: (path: string, at: number) => SymbolPage | null;
  /** The page of a suggestion. */
  ofSuggestion: (path: string, at: number, label: string) => SymbolPage | null;
};

type Definition = {fileName: string; name: string; containerName: string; kind: string};

/** @param pages of the exports of each package, by name; more may come */
export function pageFinder(
  language: ts.LanguageService,
  pages: ReadonlyMap<string, ReadonlyMap<string, SymbolPage>>,
): PageFinder {
  const pageOf = ({fileName, name, containerName, kind}: Definition): SymbolPage | null => {
    const known = pages.get(packageOf(fileName));
    const other = MEMBERS.has(kind) ? containerName : name;
    return known?.get(`${containerName}.${name}`) ?? known?.get(other) ?? null;
  };
  const definitionsAt = (path: string, at: number) =>
    language.getDefinitionAtPosition(path, at) ?? [];
  const exactly = (path: string, at: number): SymbolPage | null =>
    firstOf(definitionsAt(path, at), pageOf);
  const around = (path: string, at: number): SymbolPage | null => {
    const source = language.getProgram()?.getSourceFile(path);
    return source ? firstOf(takersOf(source, at), (end) => exactly(path, end)) : null;
  };
  const isDocumentedMember = ({fileName, kind}: Definition): boolean =>
    MEMBERS.has(kind) && (pages.get(packageOf(fileName))?.size ?? 0) > 0;

  return {
    at: (path, at) =>
      exactly(path, at) ??
      (definitionsAt(path, at).some(isDocumentedMember) ? around(path, at) : null),
    near: (path, at) => exactly(path, at) ?? around(path, at),
    ofSuggestion(path, at, label) {
      const symbol = language.getCompletionEntrySymbol(path, at, label, undefined);
      const checker = language.getProgram()?.getTypeChecker();
      const target =
        symbol && checker && symbol.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(symbol)
          : symbol;
      const declared = target?.declarations?.[0];
      if (!target || !declared) {
        return null;
      }
      const isMember = declared.parent.kind !== ts.SyntaxKind.SourceFile && isMemberNode(declared);
      const owner = isMember ? nameOf(declared.parent) : '';
      return pageOf({
        fileName: declared.getSourceFile().fileName,
        name: target.name,
        containerName: owner,
        kind: isMember ? 'property' : '',
      });
    },
  };
}

/** What TypeScript calls the parts of a type. */
const MEMBERS = new Set(['property', 'method', 'getter', 'setter', 'JSX attribute']);

const isMemberNode = (node: ts.Node): boolean => ts.isTypeElement(node) || ts.isClassElement(node);

const nameOf = (node: ts.Node): string =>
  'name' in node && typeof node.name === 'object' && node.name !== null && 'text' in node.name
    ? String(node.name.text)
    : '';

const packageOf = (file: string): string =>
  /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? '';

/** The ends of the names of tags and functions around an offset, from the inside out. */
function takersOf(source: ts.SourceFile, at: number): number[] {
  const ends: number[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getFullStart() <= at && at <= node.getEnd()) {
      const taker = takerOf(node);
      if (taker) {
        ends.unshift(taker.getEnd() - 1);
      }
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return ends;
}

/** What takes props or arguments, or gives what a pattern takes apart. */
function takerOf(node: ts.Node): ts.Node | null {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    return node.tagName;
  }
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    return node.initializer && ts.isCallExpression(node.initializer)
      ? node.initializer.expression
      : null;
  }
  return ts.isCallExpression(node) ? node.expression : null;
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | null,
): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) {
      return found;
    }
  }
  return null;
}
