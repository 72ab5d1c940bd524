import path from 'node:path';
import ts from 'typescript';
import {readLiveMeta} from '../remark/live-code/meta';
import {formatProblem, type Problem} from '../lib/problem';
import {findMissingImports, type ProjectFiles} from './imports';
import type {Block, Layout} from './layouts';
import {findProblems} from './problems';

/** The folder that holds `package.json`. */
const ROOT = path.resolve(__dirname, '..', '..');

// Below the root, so that imports resolve as they do for a reader who installed the packages.
const VIRTUAL_FOLDER = path.posix.join(ROOT.split(path.sep).join('/'), '__snippets__');

/** What `remotion` declares of imported pictures, sounds, fonts and stylesheets. */
const ASSET_TYPES = path.posix.join(
  VIRTUAL_FOLDER,
  '../node_modules/remotion/dist/cjs/asset-types.d.ts',
);

/** The options with which blocks compile. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
};

/** Languages of blocks that go through the type checker, and the ending of a block on its own. */
const TYPED: Record<string, string> = {ts: '.ts', typescript: '.ts', tsx: '.tsx'};

const SCRIPTS = ['js', 'javascript', 'jsx', 'mjs', 'cjs'];

/** Whether a block goes through the type checker. */
export const isTyped = ({fence}: Block): boolean => fence.language in TYPED;

/** Whether a block is JavaScript, of which the types are not checked. */
export const isScript = ({fence}: Block): boolean => SCRIPTS.includes(fence.language);

/** A layout as files below the virtual folder. */
type Project = ProjectFiles & {
  layout: Layout;
  /** Code by absolute path. */
  sources: ReadonlyMap<string, string>;
  /** Options of the compiler. */
  aliases: ts.CompilerOptions;
};

/** A block in the place where it compiles. */
export type Module = {
  block: Block;
  /** Absolute path. */
  file: string;
  /** Null for a block that is no file of a project. */
  project: Project | null;
  /** Whether it compiles a second time, with the files that the page ends with. */
  isAgain: boolean;
};

/** A block with the program that it is part of. */
export type CompiledModule = Module & {
  program: ts.Program;
  options: ts.CompilerOptions;
  source: ts.SourceFile;
};

type Finding = {problem: Problem; isAgain: boolean};

/** Written behind a problem that a file has only with later states of the others. */
const AGAIN =
  ' It compiles at this point of the page, but not with the files that the page ends with. Show it again after the last change, or group alternatives with project=name.';

/**
 * Type-checks blocks, each as a module.
 *
 * @param layouts see {@link compileEach}
 * @returns what a reader's editor would report, at the lines of the pages
 */
export const compile = (layouts: Layout[], fragments: Block[]): Problem[] => {
  const findings: Finding[] = [];
  compileEach(layouts, fragments, (module) => {
    const {isAgain} = module;
    findings.push(...judge(module).map((problem) => ({problem, isAgain})));
  });
  const first = findings.filter(({isAgain}) => !isAgain).map(({problem}) => problem);
  const again = findings.filter(({isAgain}) => isAgain).map(({problem}) => problem);
  const known = new Set(first.map(formatProblem));
  return [
    ...first,
    ...again
      .filter((problem) => !known.has(formatProblem(problem)))
      .map((problem) => ({...problem, message: problem.message + AGAIN})),
  ];
};

/**
 * Compiles blocks, each as a module. Blocks of a layout import each other as files of a project, with
 * the aliases of its tsconfig.json; packages resolve as installed.
 *
 * @param fragments blocks in no layout, in TypeScript or JavaScript
 * @param visit called with each block. A program is gone when its blocks have been visited
 */
export const compileEach = (
  layouts: Layout[],
  fragments: Block[],
  visit: (module: CompiledModule) => void,
): void => {
  const projects = layouts.map(toProject);
  const [shared, alone] = [projects.filter(isShared), projects.filter((one) => !isShared(one))];
  compileProgram(shared, fragments, {}, visit);
  alone.forEach((project) => compileProgram([project], [], project.aliases, visit));
};

const toProject = (layout: Layout, index: number): Project => {
  const root = path.posix.join(VIRTUAL_FOLDER, 'projects', String(index));
  const sources = new Map(
    [...layout.files].map(([file, {fence}]) => [path.posix.join(root, file), fence.code]),
  );
  const tsconfig = layout.files.get('tsconfig.json')?.fence.code;
  return {
    root,
    layout,
    sources,
    paths: [...layout.files.keys()],
    aliases: tsconfig === undefined ? {} : readAliases(root, tsconfig),
  };
};

/** The options of a tsconfig.json that say where imports lead. The others are the check's own. */
const readAliases = (root: string, tsconfig: string): ts.CompilerOptions => {
  const {config} = ts.parseConfigFileTextToJson('tsconfig.json', tsconfig) as {config?: unknown};
  const {baseUrl, paths, pathsBasePath} = ts.parseJsonConfigFileContent(
    config ?? {},
    {...ts.sys, readDirectory: () => []},
    root,
  ).options;
  return Object.fromEntries(
    Object.entries({baseUrl, paths, pathsBasePath}).filter(([, value]) => value !== undefined),
  );
};

/** Aliases, and declarations for the whole project, would reach the projects of other pages. */
const isShared = ({aliases, paths}: Project): boolean =>
  Object.keys(aliases).length === 0 && !paths.some((file) => file.endsWith('.d.ts'));

const compileProgram = (
  projects: Project[],
  fragments: Block[],
  aliases: ts.CompilerOptions,
  visit: (module: CompiledModule) => void,
): void => {
  const modules = [...fragments.map(toModule), ...projects.flatMap(modulesOf)];
  const sources = new Map([
    ...modules.map(({file, block}) => [file, block.fence.code] as const),
    ...projects.flatMap((project) => [...project.sources]),
  ]);
  const options = {...COMPILER_OPTIONS, ...aliases};
  const typed = modules.filter(({block}) => isTyped(block)).map(({file}) => file);
  const declarations = [...sources.keys()].filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram(
    [ASSET_TYPES, ...declarations, ...typed],
    options,
    createHost(sources),
  );
  for (const module of modules) {
    const source =
      program.getSourceFile(module.file) ??
      ts.createSourceFile(module.file, module.block.fence.code, ts.ScriptTarget.ESNext);
    visit({...module, program, options, source});
  }
};

const modulesOf = (project: Project): Module[] => {
  const modules = (blocks: readonly Block[], isAgain: boolean) =>
    blocks
      .filter((block) => isTyped(block) || isScript(block))
      .map((block) => ({
        block,
        file: path.posix.join(project.root, block.meta.path ?? ''),
        project,
        isAgain,
      }));
  return [...modules(project.layout.current, false), ...modules(project.layout.earlier, true)];
};

// One flat folder: the resolver looks up each package once instead of once per page.
const toModule = (block: Block): Module => ({
  block,
  file: path.posix.join(
    VIRTUAL_FOLDER,
    'fragments',
    `${block.page.replace(/[^\w-]+/g, '_')}-${block.fence.line}${TYPED[block.fence.language] ?? '.jsx'}`,
  ),
  project: null,
  isAgain: false,
});

// Declarations of packages are the same for each program that a test run makes.
const parsedTypes = new Map<string, ts.SourceFile | undefined>();

const createHost = (sources: Map<string, string>): ts.CompilerHost => {
  const host = ts.createCompilerHost(COMPILER_OPTIONS, false);
  const folders = new Set<string>();
  for (const file of sources.keys()) {
    for (let folder = path.posix.dirname(file); folder.startsWith(VIRTUAL_FOLDER); ) {
      folders.add(folder);
      folder = path.posix.dirname(folder);
    }
  }
  const isVirtual = (file: string) => file.startsWith(`${VIRTUAL_FOLDER}/`);
  return {
    ...host,
    fileExists: (file) => (isVirtual(file) ? sources.has(file) : host.fileExists(file)),
    readFile: (file) => (isVirtual(file) ? sources.get(file) : host.readFile(file)),
    directoryExists: (folder) =>
      folder === VIRTUAL_FOLDER || isVirtual(folder)
        ? folders.has(folder)
        : (host.directoryExists?.(folder) ?? false),
    getSourceFile: (file, options, ...rest) => {
      const code = sources.get(file);
      if (code !== undefined) {
        return ts.createSourceFile(file, code, options);
      }
      const parsed = parsedTypes.get(file) ?? host.getSourceFile(file, options, ...rest);
      parsedTypes.set(file, parsed);
      return parsed;
    },
  };
};

const judge = ({block, project, program, options, source}: CompiledModule): Problem[] => {
  // What a live block may import, its own check says.
  const isLive = readLiveMeta(block.fence.language, block.fence.meta) !== null;
  const problems = findProblems({
    block,
    source,
    errors: isTyped(block)
      ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      : [],
    missingImports: isLive ? [] : findMissingImports(source, project, options),
    root: project?.root ?? VIRTUAL_FOLDER,
  });
  const name = project?.layout.project;
  return name
    ? problems.map((one) => ({...one, message: `${one.message} This is in project=${name}.`}))
    : problems;
};
