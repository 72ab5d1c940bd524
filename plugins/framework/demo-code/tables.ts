import ts from 'typescript';
import {mistakeAt} from './video';

/** One of several expressions that a video holds for a value. */
export type Choice = {
  /** JavaScript for the key of the case. */
  on: string;
  cases: {key: string; condition: string; node: ts.Expression | null}[];
};

/** A table in another file of the site, and where that file imports names from. */
export type ReadTable = (specifier: string) => ts.SourceFile;

/** An expression without the parentheses and the assertions around it. */
export function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;
}

/** What a table holds, by key. */
export function entriesOf(table: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  return table.properties.map((each) => {
    if (ts.isShorthandPropertyAssignment(each)) {
      return [each.name.text, each.name];
    }
    if (ts.isPropertyAssignment(each) && !ts.isComputedPropertyName(each.name)) {
      const {name} = each;
      return [ts.isIdentifier(name) ? name.text : name.getText().slice(1, -1), each.initializer];
    }
    throw mistakeAt(each, 'A table from which a value chooses holds names and expressions alone.');
  });
}

/** The table that an expression is or names: `{a: 1}`, or a constant of this or an imported file. */
export function tableOf(
  node: ts.Expression,
  symbolOf: (identifier: ts.Identifier) => ts.Symbol | undefined,
  read: ReadTable,
): ts.ObjectLiteralExpression | null {
  const expression = bare(node);
  if (ts.isObjectLiteralExpression(expression)) {
    return expression;
  }
  const declaration = ts.isIdentifier(expression)
    ? symbolOf(expression)?.declarations?.[0]
    : undefined;
  if (!declaration) {
    return null;
  }
  if (ts.isImportSpecifier(declaration)) {
    const {moduleSpecifier} = declaration.parent.parent.parent;
    const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    return specifier.startsWith('.') ? constantIn(read(specifier), declaration.name.text) : null;
  }
  return tableIn(declaration);
}

const tableIn = (declaration: ts.Node): ts.ObjectLiteralExpression | null => {
  const initializer =
    ts.isVariableDeclaration(declaration) && declaration.initializer
      ? bare(declaration.initializer)
      : null;
  return initializer && ts.isObjectLiteralExpression(initializer) ? initializer : null;
};

const constantIn = (source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | null =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .filter((declaration) => declaration.name.getText() === name)
    .map(tableIn)[0] ?? null;
