import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Parses a JavaScript file of a package; nodes know their parents. */
export const parseJavaScript = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );

/** The file that a relative request names, or `null` where there is none. */
export function resolveRelative(from: string, request: string): string | null {
  const base = path.resolve(path.dirname(from), request);
  const candidates = [base, `${base}.js`, path.join(base, 'index.js')];
  return candidates.find((file) => file.endsWith('.js') && existsSync(file)) ?? null;
}

/** Calls a function for a node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
