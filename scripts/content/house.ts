import {readdirSync} from 'node:fs';
import ts from 'typescript';
import {count, type Problem} from './problems';
import {ROOT, listFiles, readText} from './project';

type Source = {file: string; text: string};

/** What the compiler takes on trust, and how many of each the project may have. */
const BUDGETS = [
  {noun: 'non-null assertion', most: 19, matches: ts.isNonNullExpression},
  {noun: 'cast', most: 59, matches: isCast},
  {noun: 'any type', most: 0, matches: (node: ts.Node) => node.kind === ts.SyntaxKind.AnyKeyword},
];

const FOLDERS = ['plugins', 'scripts', 'src', 'config', 'sidebars'];

/** The TypeScript of the site and of its tools, with the configuration in the root. */
export const readHouse = (): Source[] =>
  [...readdirSync(ROOT), ...FOLDERS.flatMap((folder) => listFiles(folder))]
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({file, text: readText(file)}));

/**
 * Counts what the compiler takes on trust. A budget is for all files together, and `as const` is
 * free.
 *
 * @returns `3 casts` and the like, and a problem at the worst file of each budget that is exceeded
 */
export const checkHouse = (sources: Source[]): {counts: string[]; problems: Problem[]} => {
  const parsed = sources.map(({file, text}) => ({
    file,
    source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest),
  }));
  const found = BUDGETS.map(({noun, most, matches}) => ({
    noun,
    most,
    files: parsed
      .map(({file, source}) => ({file, lines: linesOf(source, matches)}))
      .filter(({lines}) => lines.length > 0)
      .sort((a, b) => b.lines.length - a.lines.length),
  }));
  return {
    counts: found.map(({noun, files}) => count(total(files), noun)),
    problems: found
      .filter(({most, files}) => total(files) > most)
      .map(({noun, most, files}) => {
        const worst = files.slice(0, 5).map(({file, lines}) => `${file} (${lines.length})`);
        return {
          file: files[0]?.file ?? '',
          line: files[0]?.lines[0] ?? 1,
          message: `The project has ${count(total(files), noun)}. It may have ${most}. The most are in ${worst.join(', ')}.`,
        };
      }),
  };
};

const total = (files: {lines: number[]}[]): number =>
  files.reduce((sum, {lines}) => sum + lines.length, 0);

function isCast(node: ts.Node): boolean {
  return ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type);
}

/** The lines of the nodes that match, in the order of the file. */
const linesOf = (source: ts.SourceFile, matches: (node: ts.Node) => boolean): number[] => {
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node)) {
      lines.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
};
