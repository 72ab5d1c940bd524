import ts from 'typescript';
import {expressionOf, Uses, type Declared, type Names, type Part} from './parts';
import {bare, entriesOf, tableOf, type Choice, type ReadTable} from './tables';
import {mistakeAt, readVideo, type Video} from './video';

type Edit = {from: number; to: number; parts: Part[]};

const LINE_WIDTH = 100;
const GLOBALS = ['Number', 'String', 'Math', 'undefined'];
const NOTHING = ['null', 'undefined', 'false'];

/**
 * The code of a video as a JavaScript function of the values and of `written`, the functions that
 * write them. The function gives the text that readers see: what depends on nothing but values is
 * worked out, and what nothing uses then is gone, with the values' own props and their type.
 *
 * @param file its name, for messages
 * @throws when a value stands where it cannot be written into the code, with file and line
 */
export function templateOf(file: string, text: string, read: ReadTable): string {
  return new Template(readVideo(file, text), read).toString();
}

class Template {
  private readonly uses = new Uses();
  private readonly imports = new Map<string, Names>();
  /** At which values, and within what declarations, the nodes stand that are being read. */
  private conditions: string[] = [];
  private within: Declared[] = [];

  constructor(
    private readonly video: Video,
    private readonly readTable: ReadTable,
  ) {}

  toString(): string {
    const {source, valuesPattern} = this.video;
    const parts = this.slice(source, 0, source.end, this.editsBelow(source));
    return `(${valuesPattern},w)=>w.tidy(${expressionOf(parts, this.uses)})`;
  }

  /** The text of a node as readers see it. */
  private parts(node: ts.Node): Part[] {
    return this.slice(node.getSourceFile(), node.getStart(), node.end, this.edits(node));
  }

  private slice({text}: ts.SourceFile, from: number, to: number, edits: Edit[]): Part[] {
    const parts: Part[] = [];
    let at = from;
    for (const edit of edits) {
      parts.push(text.slice(at, edit.from), ...edit.parts);
      at = edit.to;
    }
    return [...parts, text.slice(at, to)];
  }

  private edits(node: ts.Node): Edit[] {
    if (node.getSourceFile() !== this.video.source) {
      this.useImported(node);
      return [];
    }
    const edit = this.edit(node);
    if (edit) {
      return [edit];
    }
    if (ts.isIdentifier(node)) {
      this.use(node);
    }
    return this.editsBelow(node);
  }

  private editsBelow(node: ts.Node): Edit[] {
    const edits: Edit[] = [];
    ts.forEachChild(node, (child) => {
      edits.push(...this.edits(child));
    });
    return edits;
  }

  private edit(node: ts.Node): Edit | null {
    const signature = this.video.signature.find((each) => each.node === node);
    if (signature) {
      if (ts.isTypeNode(node)) {
        this.editsBelow(node);
      }
      return {from: node.getStart(), to: node.end, parts: [signature.text]};
    }
    if (ts.isImportDeclaration(node)) {
      return this.editImport(node);
    }
    if (ts.isStatement(node)) {
      return this.editDeclaration(node);
    }
    if (ts.isObjectBindingPattern(node)) {
      return this.editPattern(node);
    }
    if (ts.isJsxAttribute(node) || ts.isJsxExpression(node)) {
      return this.editJsx(node);
    }
    if (ts.isObjectLiteralElementLike(node)) {
      return this.editProperty(node);
    }
    if (ts.isTemplateSpan(node) && this.isValue(node.expression)) {
      // The two characters before a span open it; its literal begins with the one that closes it.
      const {expression, literal} = node;
      const from = expression.getFullStart() - 2;
      const value = {js: `w.inTemplate(${expression.getText()})`};
      return {from, to: literal.getStart() + 1, parts: [value]};
    }
    return ts.isExpression(node) ? this.editExpression(node) : null;
  }

  private editExpression(node: ts.Expression): Edit | null {
    const choice = this.choiceOf(node);
    if (choice) {
      return this.editChoice(node, choice);
    }
    if (ts.isSpreadElement(node) && this.isValue(node)) {
      this.refuse(node.expression);
    }
    if (this.isLiteral(node)) {
      if (ts.isSpreadAssignment(node.parent)) {
        this.refuse(node);
      }
      return {
        from: node.getStart(),
        to: node.end,
        parts: [{js: `w.literal(${node.getText()})`}],
      };
    }
    if (ts.isElementAccessExpression(node) && this.isValue(node.argumentExpression)) {
      return {
        from: node.getStart(),
        to: node.end,
        parts: [...this.parts(node.expression), '.', {js: node.argumentExpression.getText()}],
      };
    }
    return null;
  }

  /** One of several expressions: at the beginning of a line if it would be too long where it is. */
  private editChoice(node: ts.Expression, choice: Choice): Edit {
    const {parent} = node;
    const {text} = this.video.source;
    const isInitializer = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
    const isOnlyArgument = ts.isCallExpression(parent) && parent.arguments.length === 1;
    const start = node.getStart();
    const from = isInitializer || isOnlyArgument ? text.slice(0, start).trimEnd().length : start;
    const indent = indentAt(text, outermost(node).getStart());
    const room = LINE_WIDTH - (from - text.lastIndexOf('\n', from - 1) - 1) - ' ;'.length;
    const parts = this.cases(choice, (branch) => {
      const found = branch ? this.moved(branch, indent) : ['false'];
      const [line = ''] = found;
      const isLong = typeof line === 'string' && found.length === 1 && line.length > room;
      return [isInitializer ? (isLong ? `\n${' '.repeat(indent + 2)}` : ' ') : '', ...found];
    });
    return {from, to: isOnlyArgument ? parent.end - 1 : node.end, parts};
  }

  private editJsx(node: ts.JsxAttribute | ts.JsxExpression): Edit | null {
    const {text} = this.video.source;
    const value = ts.isJsxAttribute(node) ? node.initializer : node;
    const expression = value && ts.isJsxExpression(value) ? value.expression : undefined;
    const from = text.slice(0, node.getStart()).trimEnd().length;
    if (!expression) {
      return null;
    }
    if (ts.isJsxAttribute(node)) {
      const start = JSON.stringify(text.slice(from, node.name.end));
      return this.isLiteral(expression)
        ? {from, to: node.end, parts: [{js: `w.attribute(${start},${expression.getText()})`}]}
        : null;
    }
    if (!ts.isJsxElement(node.parent) && !ts.isJsxFragment(node.parent)) {
      return null;
    }
    const choice = this.choiceOf(expression);
    if (!choice) {
      const parts = [{js: `w.child(${expression.getText()})`}];
      return this.isValue(expression) ? {from: node.getStart(), to: node.end, parts} : null;
    }
    const parts = this.cases(choice, (each) => {
      const branch = each && bare(each);
      if (isNothing(branch)) {
        return [];
      }
      const found = this.moved(branch, indentAt(text, node.getStart()));
      const space = text.slice(from, node.getStart());
      return isJsx(branch) ? [space, ...found] : [space, '{', ...found, '}'];
    });
    return {from, to: node.end, parts};
  }

  /** Properties go when they are `undefined`, and spreads when they spread nothing. */
  private editProperty(node: ts.ObjectLiteralElementLike): Edit | null {
    if (ts.isShorthandPropertyAssignment(node)) {
      const parts = [`${node.name.text}: `, {js: `w.literal(${node.name.text})`}];
      return this.isValue(node.name) ? {from: node.getStart(), to: node.end, parts} : null;
    }
    const {text} = this.video.source;
    const [from, to] = rangeOf(node);
    const before = text.slice(from, node.getStart());
    const after = text.slice(node.end, to);
    if (ts.isPropertyAssignment(node) && canBeUndefined(node) && this.isValue(node.initializer)) {
      const start = `${before}${node.name.getText()}: `;
      const value = `${JSON.stringify(start)},${node.initializer.getText()}`;
      return {from, to, parts: [{js: `w.property(${value},${JSON.stringify(after)})`}]};
    }
    const choice = ts.isSpreadAssignment(node) ? this.choiceOf(bare(node.expression)) : null;
    if (!choice) {
      return null;
    }
    const parts = this.cases(choice, (each) => {
      const branch = each && bare(each);
      if (isNothing(branch)) {
        return [];
      }
      if (!ts.isObjectLiteralExpression(branch)) {
        return [before, '...', ...this.parts(branch), after];
      }
      const separator = before.includes('\n') ? `,${before.replace(',', '')}` : ', ';
      const properties = branch.properties.map((property) => this.parts(property));
      return properties.length > 0
        ? [
            before,
            ...properties.flatMap((found, index) => (index > 0 ? [separator, ...found] : found)),
            after,
          ]
        : [];
    });
    return {from, to, parts};
  }

  /** A declaration goes when nothing uses it. What is exported stays. */
  private editDeclaration(node: ts.Statement): Edit | null {
    const declared = this.declaredBy(node);
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
    if (declared.length === 0 || isExported) {
      return null;
    }
    const before = this.within;
    this.within = declared;
    const [from, to] = [node.getFullStart(), node.end];
    const parts = this.slice(this.video.source, from, to, this.editsBelow(node));
    this.within = before;
    return {from, to, parts: [{declares: declared, parts}]};
  }

  private declaredBy(node: ts.Statement): Declared[] {
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.flatMap(({name}) => this.symbolsIn(name));
    }
    const hasName =
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node);
    return hasName && node.name ? this.symbolsIn(node.name) : [];
  }

  private symbolsIn(name: ts.BindingName): ts.Symbol[] {
    return ts.isIdentifier(name)
      ? [this.video.symbolOf(name)].filter((symbol) => symbol !== undefined)
      : name.elements.flatMap((each) =>
          ts.isBindingElement(each) ? this.symbolsIn(each.name) : [],
        );
  }

  /** Of `const {width, height} = …`, a name goes when nothing uses it. */
  private editPattern(node: ts.ObjectBindingPattern): Edit | null {
    const isPlain = node.elements.every((each) => ts.isIdentifier(each.name) && !each.initializer);
    if (!ts.isVariableDeclaration(node.parent) || !isPlain || node.getText().includes('\n')) {
      return null;
    }
    const names = node.elements.flatMap((each) =>
      this.symbolsIn(each.name).map((declared) => ({name: each.getText(), declared})),
    );
    return {from: node.getStart(), to: node.end, parts: [{names}]};
  }

  /** Files of the site are gone from imports; their tables bring along what they import. */
  private editImport(node: ts.ImportDeclaration): Edit | null {
    const {importClause, moduleSpecifier} = node;
    const module = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const to = node.end + 1;
    if (module.startsWith('.')) {
      return {from: node.getStart(), to, parts: []};
    }
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || importClause.name) {
      return null;
    }
    const keyword = importClause.isTypeOnly ? 'import type' : 'import';
    const names = bindings.elements.flatMap((each) =>
      this.symbolsIn(each.name).map((declared) => ({name: each.getText(), declared})),
    );
    if (keyword === 'import') {
      this.imports.set(module, names);
    }
    return {from: node.getStart(), to, parts: [{names, import: {keyword, module}}]};
  }

  private use(identifier: ts.Identifier): void {
    const symbol = this.video.symbolOf(identifier);
    if (symbol && this.video.values.has(symbol)) {
      this.refuse(identifier);
    }
    if (symbol) {
      this.uses.add(symbol, this.conditions, this.within);
    }
  }

  /** A table of another file brings along what that file imports. */
  private useImported(node: ts.Node): void {
    const module = ts.isIdentifier(node) ? moduleOf(node) : undefined;
    if (ts.isIdentifier(node) && module) {
      const names = this.imports.get(module);
      if (!names) {
        throw mistakeAt(node, `The video imports nothing from '${module}', which this needs.`);
      }
      let used = names.find(({name}) => name === node.text);
      if (!used) {
        used = {name: node.text, declared: {}};
        names.push(used);
        names.sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
      }
      this.uses.add(used.declared, this.conditions, this.within);
    }
    ts.forEachChild(node, (child) => this.useImported(child));
  }

  private refuse(node: ts.Node): never {
    throw mistakeAt(
      node.parent,
      `"${node.parent.getText()}" needs "${node.getText()}" at run time. A value can only stand where its literal could.`,
    );
  }

  private choiceOf(node: ts.Expression): Choice | null {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return this.choiceOf(node.expression);
    }
    if (ts.isConditionalExpression(node) && this.isValue(node.condition)) {
      return either(node.condition, node.whenTrue, node.whenFalse);
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
      this.isValue(node.left)
    ) {
      return either(node.left, node.right, null);
    }
    if (!ts.isElementAccessExpression(node) || !this.isValue(node.argumentExpression)) {
      return null;
    }
    const table = tableOf(node.expression, this.video.symbolOf, this.readTable);
    const on = node.argumentExpression.getText();
    return (
      table && {
        on,
        cases: entriesOf(table).map(([key, each]) => ({
          key,
          condition: `(${on})===${JSON.stringify(key)}`,
          node: each,
        })),
      }
    );
  }

  /** The text of a case, with its lines after the first one moved to where the choice stands. */
  private moved(branch: ts.Expression, indent: number): Part[] {
    const parts = this.parts(branch);
    // A choice within it has moved already.
    return this.choiceOf(branch) ? parts : dedent(parts, branch, indent);
  }

  private cases({on, cases}: Choice, write: (node: ts.Expression | null) => Part[]): Part[] {
    const before = this.conditions;
    const found = cases.map(({key, condition, node}): [string, Part[]] => {
      this.conditions = [...before, condition];
      return [key, write(node)];
    });
    this.conditions = before;
    return [{on, cases: found}];
  }

  /** Whether an expression gives way to its value. Objects, arrays and functions keep their form. */
  private isLiteral(node: ts.Expression): boolean {
    const keepsItsForm =
      ts.isObjectLiteralExpression(node) ||
      ts.isArrayLiteralExpression(node) ||
      ts.isArrowFunction(node);
    return !keepsItsForm && this.isValue(node);
  }

  /** Whether an expression reads values and nothing else, so that it can be worked out. */
  private isValue(node: ts.Node): boolean {
    let count = 0;
    const isKnown = (each: ts.Identifier): boolean => {
      const symbol = this.video.symbolOf(each);
      if (symbol && this.video.values.has(symbol)) {
        count++;
        return !isPlace(each);
      }
      const [declaration] = symbol?.declarations ?? [];
      const isOwn = declaration && declaration.pos >= node.pos && declaration.end <= node.end;
      return isOwn || isPropertyName(each) || GLOBALS.includes(each.text);
    };
    const isFine = (each: ts.Node): boolean =>
      ts.isIdentifier(each)
        ? isKnown(each)
        : !isJsx(each) &&
          !ts.isAsExpression(each) &&
          !ts.forEachChild(each, (child) => !isFine(child));
    return isFine(node) && count > 0;
  }
}

/** The choice of which a choice is a case, or that itself. */
const outermost = (node: ts.Expression): ts.Node =>
  ts.isConditionalExpression(node.parent) && node.parent.condition !== node
    ? outermost(node.parent)
    : node.parent;

function either(test: ts.Expression, yes: ts.Expression, no: ts.Expression | null): Choice {
  const js = test.getText();
  return {
    on: `!!(${js})`,
    cases: [
      {key: 'true', condition: `!!(${js})`, node: yes},
      {key: 'false', condition: `!(${js})`, node: no},
    ],
  };
}

const isNothing = (node: ts.Expression | null): node is null =>
  node === null || NOTHING.includes(node.getText());

const isJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** Whether something is called, assigned to, or the name of an element: no place for a literal. */
function isPlace(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isCallExpression(parent) && parent.expression === node) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      parent.left === node) ||
    ts.isPostfixUnaryExpression(parent) ||
    ts.isJsxOpeningLikeElement(parent) ||
    ts.isJsxClosingElement(parent)
  );
}

const isPropertyName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/** Whether a property is written so that it can be left out: `size: isSized ? size : undefined`. */
const canBeUndefined = ({initializer}: ts.PropertyAssignment): boolean =>
  ts.isConditionalExpression(initializer) &&
  [initializer.whenTrue, initializer.whenFalse].some((each) => each.getText() === 'undefined');

/** From where to where a property goes, with the comma and the space that go with it. */
function rangeOf(node: ts.ObjectLiteralElementLike): [from: number, to: number] {
  const {text} = node.getSourceFile();
  const from = node.getFullStart();
  if (text.startsWith(',', node.end)) {
    return [from, node.end + 1];
  }
  return [text[from - 1] === ',' ? from - 1 : from, node.end];
}

/** Spaces at the beginning of the line of a position. */
const indentAt = (text: string, position: number): number =>
  /^ */.exec(text.slice(text.lastIndexOf('\n', position - 1) + 1))?.[0].length ?? 0;

/** Moves the lines after the first one to the left, until the last one has an indent. */
function dedent(parts: Part[], node: ts.Node, indent: number): Part[] {
  const {text} = node.getSourceFile();
  const shift = node.getText().includes('\n') ? indentAt(text, node.end) - indent : 0;
  const move = (part: Part): Part => {
    if (typeof part === 'string') {
      return part.replaceAll(`\n${' '.repeat(Math.max(0, shift))}`, '\n');
    }
    if ('cases' in part) {
      return {...part, cases: part.cases.map(([key, each]) => [key, each.map(move)])};
    }
    if ('js' in part) {
      // The same, in the texts that it holds.
      return {js: part.js.replaceAll(`\\n${' '.repeat(Math.max(0, shift))}`, '\\n')};
    }
    return 'declares' in part ? {...part, parts: part.parts.map(move)} : part;
  };
  return parts.map(move);
}

/** The module that a file imports a name from. */
function moduleOf(identifier: ts.Identifier): string | undefined {
  for (const statement of identifier.getSourceFile().statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    const names = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    if (names.some(({name}) => name.text === identifier.text)) {
      return ts.isStringLiteral(statement.moduleSpecifier)
        ? statement.moduleSpecifier.text
        : undefined;
    }
  }
  return undefined;
}
