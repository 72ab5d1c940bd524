import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {readJson} from '../../plugins/lib/read-json';
import {parseJavaScript, walk} from './js-source';
import {MessageTexts, VARIABLE} from './message-texts';

/** How a message reaches people: thrown (or rejected with, or handed to a callback), or logged. */
export type MessageKind = 'error' | 'warning' | 'log';

/** One message in the code of a package. */
export type PackageMessage = {
  /** The words as people see them, with `…` for each part that differs from case to case. */
  text: string;
  kind: MessageKind;
  /** The file below the package's folder, with slashes. */
  file: string;
  /** Counts from 1. */
  line: number;
};

/** Below this many letters outside of its variable parts, a text says nothing. */
const LEAST_LETTERS = 4;

/**
 * The messages in a package's code, as templates: everything that it makes an `Error` of, and what
 * it writes with `console` or the toolkit's `Log` as a warning or an error.
 *
 * Texts are put together from concatenations, template literals, joined lists, constants, and
 * functions that return text, also from another file of the package. Whatever can't be known
 * without running the code is `…`, and so is the package's version. Logs of one kind in a row are
 * one message of several lines. A text that can be one of several stands there several times.
 * Each text stands once for each kind, with the first place that has it.
 *
 * @param packageFolder a package as installed, for example `node_modules/@remotion/player`
 */
export function messagesOf(packageFolder: string): PackageMessage[] {
  const texts = new MessageTexts();
  const {version} = readJson<{version: string}>(path.join(packageFolder, 'package.json'));
  const found = new Map<string, PackageMessage>();
  for (const file of codeFiles(packageFolder)) {
    for (const each of messagesIn(path.join(packageFolder, file), texts)) {
      const message = {...each, text: each.text.replaceAll(version, '…')};
      const key = `${message.kind}\n${message.text}`;
      if (!found.has(key)) {
        found.set(key, {...message, file});
      }
    }
  }
  return [...found.values()];
}

/** Folders and files that repeat the code in another format, or that nobody runs. */
const REPEATED = /(^|\/)(node_modules|esm|test|tests)\/|\.(test|min|config)\.js$/;

/** A file that holds other packages too: it has comments with their paths, or is their loader. */
const BUNDLED = /^\/\/ (\.\.\/)+node_modules\/|^var __toESM = /m;

const SPEAKS = /Error\b|console\.(warn|error)|\bLog\b/;

/** The package's scripts, sorted. A package with nothing but bundles, or ES modules, has those. */
function codeFiles(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
    file.split(path.sep).join('/'),
  );
  const plain = files.filter((file) => file.endsWith('.js') && !REPEATED.test(file));
  const scripts = (plain.length > 0 ? plain : files.filter((file) => /^dist\/.*\.mjs$/.test(file)))
    .filter((file) => SPEAKS.test(readFileSync(path.join(folder, file), 'utf8')))
    .sort();
  const own = scripts.filter(
    (file) => !BUNDLED.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  return own.length > 0 ? own : scripts;
}

function messagesIn(file: string, texts: MessageTexts): Omit<PackageMessage, 'file'>[] {
  const source = parseJavaScript(file);
  const found: Omit<PackageMessage, 'file'>[] = [];
  walk(source, (node) => {
    const spoken = messageExpressions(node);
    if (!spoken) {
      return;
    }
    const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
    for (const text of texts.lines(spoken.lines)) {
      const clean = tidy(text);
      if (saysSomething(clean)) {
        found.push({text: clean, kind: spoken.kind, line: line + 1});
      }
    }
  });
  return found;
}

/** Each line is made of expressions with a space between. */
type Spoken = {kind: MessageKind; lines: (readonly ts.Expression[])[]};

/** The expressions that make up a message, or `null` where a node speaks to nobody. */
function messageExpressions(node: ts.Node): Spoken | null {
  if (ts.isNewExpression(node) && /Error$/.test(lastName(node.expression))) {
    const first = (node.arguments ?? []).find(
      (argument) => !ts.isObjectLiteralExpression(argument),
    );
    return first ? {kind: 'error', lines: [[first]]} : null;
  }
  if (!ts.isCallExpression(node)) {
    return isMessageAssignment(node) ? {kind: 'error', lines: [[node.right]]} : null;
  }
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword) {
    const [first] = node.arguments;
    return first && isInError(node) ? {kind: 'error', lines: [[first]]} : null;
  }
  const name = lastName(node.expression);
  if (/Error$/.test(name)) {
    const text = name === 'Error' ? node.arguments[0] : node.arguments.find(isWritten);
    return text ? {kind: 'error', lines: [[text]]} : null;
  }
  const kind = logKind(node.expression);
  return kind && kindOfLog(siblingOf(node, -1)) !== kind ? {kind, lines: logRow(node, kind)} : null;
}

/** A text in the code itself: what `rewriteError(error, 'text')` makes an error of. */
const isWritten = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isBinaryExpression(node);

/** `error.message = …` */
const isMessageAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(node.left) &&
  node.left.name.text === 'message' &&
  /^(err|error|e)$/i.test(node.left.expression.getText());

/** Whether a `super()` is that of a class of errors. */
function isInError(node: ts.Node): boolean {
  const owner = ts.findAncestor(node, ts.isClassLike);
  return (owner?.heritageClauses ?? []).some(({types}) =>
    types.some(({expression}) => /Error$/.test(lastName(expression))),
  );
}

/** What a log writes, and the logs of the same kind that follow it at once. */
function logRow(call: ts.CallExpression, kind: MessageKind): Spoken['lines'] {
  const parts = call.arguments.filter((argument) => !ts.isObjectLiteralExpression(argument));
  const next = logOf(siblingOf(call, 1));
  return [parts, ...(next && logKind(next.expression) === kind ? logRow(next, kind) : [])];
}

/** The statement before (-1) or after (1) that of a call, in the same block. */
function siblingOf(call: ts.CallExpression, step: 1 | -1): ts.Statement | null {
  const statement = call.parent;
  const block = statement.parent;
  if (!ts.isExpressionStatement(statement) || !(ts.isBlock(block) || ts.isSourceFile(block))) {
    return null;
  }
  return block.statements[block.statements.indexOf(statement) + step] ?? null;
}

const logOf = (statement: ts.Statement | null): ts.CallExpression | null =>
  statement && ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)
    ? statement.expression
    : null;

function kindOfLog(statement: ts.Statement | null): MessageKind | null {
  const call = logOf(statement);
  return call ? logKind(call.expression) : null;
}

/** `console.warn()`, `console.error()`, and `Log.warn()`, `Log.error()` of whatever object. */
function logKind(callee: ts.Expression): MessageKind | null {
  if (!ts.isPropertyAccessExpression(callee)) {
    return null;
  }
  const owner = lastName(callee.expression);
  if (owner !== 'console' && owner !== 'Log') {
    return null;
  }
  return callee.name.text === 'warn' ? 'warning' : callee.name.text === 'error' ? 'log' : null;
}

const lastName = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : '';

/** One space between words, line breaks as they are, one `…` for variable parts side by side. */
const tidy = (text: string): string =>
  text
    .replaceAll(VARIABLE, '…')
    .replace(/…(\s*…)+/g, '…')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();

const saysSomething = (text: string): boolean =>
  (text.replaceAll('…', '').match(/\p{L}/gu) ?? []).length >= LEAST_LETTERS;
