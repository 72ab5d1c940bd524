import ts from 'typescript';
import type {CompiledModule} from '../../snippets/compiler';
import {isToolkitName} from '../../lib/documented-version';
import {packageOfImport} from '../toolkit';
import {describe} from './describe';
import type {KnownError, KnownName} from '../types';

/** Finds what the API snapshot calls a name in a block. */
export type Finder = {
  /** @returns the best first; empty for what is not the toolkit's */
  of: (node: ts.Identifier, symbol: ts.Symbol) => string[];
};

/** What TypeScript knows of the identifiers of a block, in reading order. */
export function namesIn({source, program}: CompiledModule, references: Finder): KnownName[] {
  const checker = program.getTypeChecker();
  const names: KnownName[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text !== '' && !isElement(node)) {
      const symbol = symbolOf(node, checker);
      const text = symbol && describe(symbol, node, checker);
      if (symbol && text) {
        const start = node.getStart(source);
        const {line, character} = source.getLineAndCharacterOfPosition(start);
        names.push({
          line,
          column: character,
          length: node.getEnd() - start,
          text,
          references: references.of(node, symbol),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The errors that readers have, too: not those of other packages, which they install and the site doesn't. */
export function intendedErrors({block, source, program}: CompiledModule): KnownError[] {
  const {expectedErrors} = block.meta;
  if (expectedErrors.length === 0) {
    return [];
  }
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter(({code, start = 0}) => expectedErrors.includes(code) && !isOfPackage(start, source))
    .map(({start = 0, length = 1, messageText}) => {
      const {line, character} = source.getLineAndCharacterOfPosition(start);
      const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
      return {line, column: character, length, message};
    });
}

/** Whether something stands in the import of a package that isn't the toolkit's. */
const isOfPackage = (position: number, source: ts.SourceFile): boolean =>
  source.statements
    .filter(ts.isImportDeclaration)
    .some(
      ({pos, end, moduleSpecifier}) =>
        pos <= position &&
        position < end &&
        ts.isStringLiteral(moduleSpecifier) &&
        !moduleSpecifier.text.startsWith('.') &&
        !isToolkitName(packageOfImport(moduleSpecifier.text)),
    );

/** `div` and `p`: every reader knows them. */
const isElement = (node: ts.Identifier): boolean =>
  /^[a-z]/.test(node.text) &&
  (ts.isJsxOpeningLikeElement(node.parent) || ts.isJsxClosingElement(node.parent)) &&
  node.parent.tagName === node;

/** A prop or an option is the one that its component or function declares. */
function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const {parent} = node;
  const literal =
    (ts.isJsxAttribute(parent) && parent.name === node) ||
    (ts.isObjectLiteralElementLike(parent) && parent.name === node)
      ? parent.parent
      : undefined;
  if (literal && (ts.isJsxAttributes(literal) || ts.isObjectLiteralExpression(literal))) {
    const declared = checker.getContextualType(literal)?.getProperty(node.text);
    if (declared) {
      return declared;
    }
  }
  if (
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    (parent.propertyName ?? parent.name) === node
  ) {
    const property = checker.getTypeAtLocation(parent.parent).getProperty(node.text);
    if (property) {
      return property;
    }
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
