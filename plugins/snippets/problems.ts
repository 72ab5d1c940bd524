import ts from 'typescript';
import type {Problem} from '../lib/problem';
import type {MissingImport} from './imports';
import type {Block} from './layouts';
import {takeQueries} from './queries';

type Findings = {
  block: Block;
  source: ts.SourceFile;
  /** What the type checker says of it. */
  errors: readonly ts.Diagnostic[];
  missingImports: readonly MissingImport[];
  /** Folder that messages leave out of paths. */
  root: string;
};

/** What the type checker says of an import that leads nowhere. */
const NOT_FOUND = 2307;

/**
 * The problems of a block, at the lines of its page: errors that are not intended, intended ones
 * that are gone, imports of files that the page does not show, and questions about nothing.
 */
export const findProblems = ({
  block,
  source,
  errors,
  missingImports,
  root,
}: Findings): Problem[] => {
  const {page, fence, meta} = block;
  const problemAt = (start: number, message: string): Problem => ({
    file: page,
    line: fence.line + 1 + source.getLineAndCharacterOfPosition(start).line,
    message,
  });
  const missing = meta.expectedErrors.includes(NOT_FOUND) ? [] : missingImports;
  const explained = new Set(missing.map(({start}) => start));
  const found = errors.filter(
    ({category, code, start}) =>
      category === ts.DiagnosticCategory.Error &&
      !(code === NOT_FOUND && explained.has(start ?? -1)),
  );
  const unexpected = found
    .filter(({code}) => !meta.expectedErrors.includes(code))
    .map((error) => problemAt(error.start ?? 0, `${sentence(error, root)} (TS${error.code})`));
  const gone = meta.expectedErrors
    .filter((code) => found.every((error) => error.code !== code))
    .map((code) => ({
      file: page,
      line: fence.line,
      message: `The expected error TS${code} is gone. Remove expect-error=${code}, or correct the code.`,
    }));
  const unanswered = queriesAboutNothing(fence.code, source).map((line) => ({
    file: page,
    line: fence.line + 1 + line,
    message: 'There is no name above this ^?. Put the ^ below the first letter of one.',
  }));
  return [
    ...unexpected,
    ...missing.map(({start, message}) => problemAt(start, message)),
    ...gone,
    ...unanswered,
  ];
};

/** Lines of the code, from 0, that ask for a type where no name stands above them. */
function queriesAboutNothing(code: string, source: ts.SourceFile): number[] {
  const {queries, lines} = takeQueries(code);
  const texts = code.split('\n');
  return queries
    .map(({line, ...rest}) => ({line: lines[line] ?? -1, ...rest}))
    .filter(
      ({line, column}) =>
        column >= (texts[line]?.length ?? 0) ||
        !isName(source, source.getPositionOfLineAndCharacter(line, column), source),
    )
    .map(({written}) => written);
}

function isName(node: ts.Node, position: number, source: ts.SourceFile): boolean {
  return ts.isIdentifier(node)
    ? node.getStart(source) <= position && position < node.getEnd()
    : (ts.forEachChild(
        node,
        (child) => child.pos <= position && position < child.end && isName(child, position, source),
      ) ?? false);
}

const sentence = ({messageText}: ts.Diagnostic, root: string): string =>
  ts
    .flattenDiagnosticMessageText(messageText, '\n')
    .replace(/\n\s+/g, ' ')
    .replaceAll(`${root}/`, '')
    .replace(/([^.?!])$/, '$1.');

/** Syntax errors of a block in JavaScript, whose types are not checked. */
export const findSyntaxProblems = (block: Block): Problem[] => {
  const {fence} = block;
  const fileName = 'block.jsx';
  const {diagnostics = []} = ts.transpileModule(fence.code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {allowJs: true, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext},
  });
  const source = ts.createSourceFile(fileName, fence.code, ts.ScriptTarget.ESNext);
  return findProblems({block, source, errors: diagnostics, missingImports: [], root: ''});
};
