import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ApiSnapshot} from '../../lib/api-snapshot';
import type {Block} from '../../snippets/layouts';
import {packageOfImport} from '../toolkit';
import {blockOf, type CodePage} from './code-page';

/** A signature that reference pages show, with imports of its types below it. */
export type SignatureBlock = Block & {
  /** What it declares, for example `remotion#interpolate`. */
  declares: string;
  /** What pages show of it. */
  shown: string;
};

export const isSignature = (block: Block): block is SignatureBlock => 'declares' in block;

const TAG = /<Signature\s+of="([^"]+)"/g;

/** The signatures of all reference pages, as one page for each package. */
export function signaturePages(siteDir: string, api: ApiSnapshot): CodePage[] {
  const byPackage = new Map<string, SignatureBlock[]>();
  for (const reference of [...new Set(referencesIn(path.join(siteDir, 'docs')))].sort()) {
    const name = packageOfImport(reference.replace(/#.*/, ''));
    const blocks = byPackage.get(name) ?? [];
    blocks.push(signatureBlock(`signatures/${name}`, blocks.length + 1, reference, api));
    byPackage.set(name, blocks);
  }
  return [...byPackage].map(([name, blocks]) => ({file: `signatures/${name}`, blocks}));
}

const referencesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(TAG)].map(([, of = '']) => of),
    );

function signatureBlock(
  page: string,
  line: number,
  declares: string,
  api: ApiSnapshot,
): SignatureBlock {
  const found = api.findExport(declares);
  const shown = found.export.signature;
  const code = `${shown}\n${importsOf(shown, found.package, api)}`;
  return {
    ...blockOf(page, line, 'ts', code),
    declares: `${found.package}#${found.export.name}`,
    shown,
  };
}

/** Imports of the toolkit's types that a declaration names, and of React. */
function importsOf(declaration: string, packageName: string, api: ApiSnapshot): string {
  const {used, declared} = namesOf(declaration);
  const packages = [...new Set([packageName, 'remotion', ...api.packageNames()])];
  return [...used]
    .filter((name) => !declared.has(name))
    .map((name) => {
      if (name === 'React') {
        return `import type React from 'react';\n`;
      }
      for (const each of packages) {
        const found = api.readPackage(each).exports.find((one) => one.name === name);
        if (found) {
          return `import type {${name}} from '${path.posix.join(each, found.entry)}';\n`;
        }
      }
      return '';
    })
    .join('');
}

/** The names that a declaration refers to types by, and those that it declares itself. */
function namesOf(declaration: string): {used: Set<string>; declared: Set<string>} {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      used.add(firstName(node.typeName));
    } else if (ts.isTypeQueryNode(node)) {
      used.add(firstName(node.exprName));
    } else if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
      used.add(node.expression.text);
    } else if (ts.isTypeParameterDeclaration(node)) {
      declared.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile('signature.ts', declaration, ts.ScriptTarget.ESNext, true);
  visit(source);
  for (const statement of source.statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({name}) => name)
      : isNamed(statement)
        ? [statement.name]
        : [];
    names.forEach((name) => name && declared.add(name.getText()));
  }
  return {used, declared};
}

const firstName = (name: ts.EntityName): string =>
  ts.isIdentifier(name) ? name.text : firstName(name.left);

const isNamed = (statement: ts.Statement): statement is ts.DeclarationStatement =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isEnumDeclaration(statement) ||
  ts.isModuleDeclaration(statement);
