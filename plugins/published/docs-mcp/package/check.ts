import {join} from 'node:path';
import ts from 'typescript';
import {typesFor, versionIn} from './types';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  resolveJsonModule: true,
};

/** Types that a snippet has without an import, where they're installed. */
const GLOBAL_TYPES = ['react', 'node'];

/**
 * Compiles a file of TypeScript without running it.
 *
 * @returns a line for each error, with line and column, and one that says which types were used
 */
export async function checkSnippet(
  code: string,
  project: string,
  version: string,
): Promise<string> {
  const {folder, note} = await typesFor(project, importsOf(code), version);
  const file = join(folder, 'remotion-docs-snippet.tsx');
  const types = GLOBAL_TYPES.filter((name) => versionIn(folder, `@types/${name}`));
  const options = {...OPTIONS, types};
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (name, language, ...rest) =>
      name === file
        ? ts.createSourceFile(file, code, language, true, ts.ScriptKind.TSX)
        : disk.getSourceFile(name, language, ...rest),
    fileExists: (name) => name === file || disk.fileExists(name),
    readFile: (name) => (name === file ? code : disk.readFile(name)),
    getCurrentDirectory: () => folder,
  };
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  const slips = program.getSyntacticDiagnostics(source);
  // Code that can't be parsed has errors of types, too, and those lead astray.
  const found =
    slips.length > 0
      ? slips
      : [...program.getSemanticDiagnostics(source), ...program.getGlobalDiagnostics()];
  const problems = found.map(lineOf);
  return problems.length > 0
    ? `${problems.length} ${problems.length === 1 ? 'error' : 'errors'}:\n${problems.join('\n')}\n\n${note}`
    : `No errors. ${note}`;
}

/** Packages that code imports, also those that it imports one entry point of, and paths of files. */
function importsOf(code: string): string[] {
  const {importedFiles} = ts.preProcessFile(code);
  const names = importedFiles.flatMap(({fileName}) => {
    const [name] = /^(@[^/]+\/)?[^./][^/]*/.exec(fileName) ?? [fileName];
    return [name];
  });
  return [...new Set(names)];
}

function lineOf({file, start, messageText, code}: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ');
  if (!file || start === undefined) {
    return `TS${code}: ${text}`;
  }
  const {line, character} = file.getLineAndCharacterOfPosition(start);
  return `${line + 1}:${character + 1} TS${code}: ${text}`;
}
