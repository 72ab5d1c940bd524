import path from 'node:path';
import ts from 'typescript';

/** The files of a project as their blocks show them. */
export type ProjectFiles = {
  /** Absolute path of the project's root. */
  root: string;
  /** Code by absolute path. */
  sources: ReadonlyMap<string, string>;
  /** Paths from the root of the project. */
  paths: readonly string[];
};

export type MissingImport = {
  /** Where the import names the module, as an offset in the code. */
  start: number;
  /** What is wrong and what to write. */
  message: string;
};

/** Files that the bundler makes addresses of. A page cannot show them. */
const MEDIA = /\.(png|svg|jpe?g|webp|gif|bmp|webm|mp4|mov|mp3|m4a|wav|aac|woff2?|otf|ttf|eot)$/;

/** Begins a path or an alias. Package names begin differently. */
const IS_OWN_FILE = /^(\.{1,2}(\/|$)|[/#]|~\/|@\/)/;

const CODE = /(\.d)?\.[cm]?[jt]sx?$/;

/**
 * The imports of a file that lead to no other file of its project. They resolve as TypeScript
 * resolves them, with the aliases of the page's tsconfig.json; stylesheets and other files are
 * found by their full name.
 *
 * @param source the file, whose name lies below the project's root; for a block without a path
 *   `files` is null, and each import of a file is missing
 * @param options with `paths`, when the project has aliases
 */
export const findMissingImports = (
  source: ts.SourceFile,
  files: ProjectFiles | null,
  options: ts.CompilerOptions,
): MissingImport[] =>
  specifiersOf(source)
    .filter(({text}) => isOwnFile(text, options) && !MEDIA.test(text))
    .filter(({text}) => !files || !isShown(text, source.fileName, files, options))
    .map((specifier) => ({
      start: specifier.getStart(source),
      message: files
        ? explain(specifier.text, source.fileName, files, options)
        : `A block without a path can only import packages. Give it one, for example title="src/Root.tsx", to import '${specifier.text}'.`,
    }));

const isOwnFile = (specifier: string, options: ts.CompilerOptions): boolean =>
  IS_OWN_FILE.test(specifier) || isAlias(specifier, options);

/** Whether an alias of the tsconfig.json covers a specifier. `*` alone would cover packages, too. */
const isAlias = (specifier: string, {paths = {}}: ts.CompilerOptions): boolean =>
  Object.keys(paths).some((alias) => {
    const [start = '', end] = alias.split('*');
    return end === undefined ? specifier === alias : start !== '' && specifier.startsWith(start);
  });

/** The names of modules in imports, re-exports, `import()`, `require()` and `new URL()`. */
const specifiersOf = (source: ts.SourceFile): ts.StringLiteralLike[] => {
  const found: ts.StringLiteralLike[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) {
      found.push(node);
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal);
    } else if (isLoadingCall(node) || isUrlBesideModule(node)) {
      add(node.arguments?.[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const isLoadingCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === 'require'));

/** `new URL('./worker.ts', import.meta.url)` */
const isUrlBesideModule = (node: ts.Node): node is ts.NewExpression => {
  const base = ts.isNewExpression(node) ? node.arguments?.[1] : undefined;
  return (
    base !== undefined && ts.isPropertyAccessExpression(base) && ts.isMetaProperty(base.expression)
  );
};

const isShown = (
  specifier: string,
  from: string,
  files: ProjectFiles,
  options: ts.CompilerOptions,
): boolean =>
  ts.resolveModuleName(specifier, from, options, {
    // TypeScript asks for style.d.css.ts when it meets style.css.
    fileExists: (file) =>
      files.sources.has(file) || files.sources.has(file.replace(/\.d(\.\w+)\.ts$/, '$1')),
    readFile: (file) => files.sources.get(file),
  }).resolvedModule !== undefined;

const explain = (
  specifier: string,
  from: string,
  {root, paths}: ProjectFiles,
  options: ts.CompilerOptions,
): string => {
  const importer = path.posix.relative(root, from);
  const folder = path.posix.dirname(importer);
  const shown = paths.find((file) => file !== importer && bareName(file) === bareName(specifier));
  const suggestion = shown && relativePath(folder, shown);
  if (!specifier.startsWith('.')) {
    return isAlias(specifier, options)
      ? `'${specifier}' leads to a file that the page doesn't show. Add a block with its path as the title.`
      : `The page has no tsconfig.json with an alias for '${specifier}'. Add one with title="tsconfig.json", or write ${suggestion ? `'${suggestion}'` : 'a relative path'}.`;
  }
  const wanted = path.posix.join(folder, specifier);
  if (suggestion) {
    return `The page shows ${shown}, and not ${wanted}. Write '${suggestion}', or correct a title.`;
  }
  return wanted.startsWith('../')
    ? `'${specifier}' leads out of the project, because this file is ${importer}. Correct the import or the title.`
    : `The page doesn't show ${withEnding(wanted)}. Add a block with title="${withEnding(wanted)}", or correct '${specifier}'.`;
};

/** `quote` for `./quote`, `../video/quote.tsx` and `src/quote/index.ts`. */
const bareName = (file: string): string =>
  path.posix.basename(file.replace(CODE, '').replace(/\/index$/, ''));

const relativePath = (folder: string, file: string): string =>
  path.posix
    .relative(folder, file.replace(CODE, '').replace(/\/index$/, ''))
    .replace(/^(?!\.)/, './');

/** Components are usually in `.tsx` files, and everything else in `.ts` files. */
const withEnding = (file: string): string => {
  const name = path.posix.basename(file);
  return name.includes('.') ? file : `${file}${/^[A-Z]/.test(name) ? '.tsx' : '.ts'}`;
};
