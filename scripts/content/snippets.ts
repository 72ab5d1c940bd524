import path from 'node:path';
import ts from 'typescript';
import {readLiveMeta} from '../../plugins/remark/live-code/meta';
import {findMistake} from '../../src/features/live/prepare';
import {parseFenceMeta, type FenceMeta} from './fence-meta';
import type {Fence, MarkdownFile} from './markdown';
import type {Problem} from './problems';
import {ROOT} from './project';

type Snippet = {page: string; fence: Fence; meta: FenceMeta; path: string};

export type SnippetReport = {
  /** Blocks that went through the type checker. */
  blocks: number;
  /** Blocks that play on their page. */
  live: number;
  /** Blocks with an intended error. */
  expectedErrors: number;
  /** JavaScript blocks, of which only the syntax is checked. */
  scripts: number;
  problems: Problem[];
};

const EXTENSIONS: Record<string, string> = {ts: 'ts', typescript: 'ts', tsx: 'tsx'};
const SCRIPT_EXTENSIONS: Record<string, string> = {
  js: 'jsx',
  javascript: 'jsx',
  jsx: 'jsx',
  mjs: 'jsx',
  cjs: 'jsx',
};

// Below the root, so that imports resolve as they do for a reader who installed the packages.
const VIRTUAL_FOLDER = path.posix.join(ROOT.split(path.sep).join('/'), '__snippets__');
const AMBIENT_TYPES = path.posix.join(VIRTUAL_FOLDER, '../scripts/content/ambient-modules.d.ts');

const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
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

/**
 * Type-checks every `ts` and `tsx` block of the given files as one program, each block a module.
 * Blocks with `file=Name.tsx` share a folder with the other such blocks of their page, and may
 * import each other.
 */
export const checkSnippets = (files: MarkdownFile[]): SnippetReport => {
  const {snippets, problems} = collectSnippets(files);
  const scripts = files.flatMap((file) =>
    file.fences
      .filter(({language}) => language in SCRIPT_EXTENSIONS)
      .map((fence) => ({file: file.file, fence})),
  );
  return {
    blocks: snippets.length,
    live: snippets.filter(({fence}) => readLiveMeta(fence.language, fence.meta)).length,
    expectedErrors: snippets.filter(({meta}) => meta.expectedErrors.length > 0).length,
    scripts: scripts.length,
    problems: [
      ...problems,
      ...compile(snippets),
      ...files.flatMap(({file, fences}) => fences.flatMap((fence) => checkLive(file, fence))),
      ...scripts.flatMap(({file, fence}) => checkSyntax(file, fence)),
    ],
  };
};

const collectSnippets = (files: MarkdownFile[]): {snippets: Snippet[]; problems: Problem[]} => {
  const snippets: Snippet[] = [];
  const problems: Problem[] = [];
  const taken = new Set<string>();
  for (const {file, fences} of files) {
    for (const fence of fences) {
      const extension = EXTENSIONS[fence.language];
      const report = (message: string) => problems.push({file, line: fence.line, message});
      if (!fence.closed) {
        report('This code block never ends. Close it with a line of as many backticks.');
      }
      if (!extension) {
        continue;
      }
      const meta = parseFenceMeta(fence.meta);
      meta.mistakes.forEach(report);
      const suppressed = /\/[/*]\s*(@ts-(?:ignore|nocheck|expect-error))/.exec(fence.code)?.[1];
      if (suppressed) {
        report(
          `Readers would copy ${suppressed}. Remove it, and mark an intended error on the opening line: expect-error=CODE.`,
        );
      }
      if (meta.file && path.posix.extname(meta.file) !== `.${extension}`) {
        report(
          `A ${fence.language} block cannot be ${meta.file}. Make the name end in .${extension}, or change the language.`,
        );
        continue;
      }
      const virtual = virtualPath(file, fence, meta, extension);
      if (taken.has(virtual)) {
        report(
          `This page has two blocks named ${meta.file}. Add example=second to the blocks of one example.`,
        );
        continue;
      }
      taken.add(virtual);
      snippets.push({page: file, fence, meta, path: virtual});
    }
  }
  return {snippets, problems};
};

const virtualPath = (page: string, fence: Fence, meta: FenceMeta, extension: string): string => {
  const folder = page.replace(/[^\w-]+/g, '_');
  return meta.file
    ? path.posix.join(VIRTUAL_FOLDER, 'examples', folder, `example-${meta.example}`, meta.file)
    : // One flat folder: the resolver looks up each package once instead of once per page.
      path.posix.join(VIRTUAL_FOLDER, 'blocks', `${folder}-${fence.line}.${extension}`);
};

const compile = (snippets: Snippet[]): Problem[] => {
  if (snippets.length === 0) {
    return [];
  }
  const sources = new Map(snippets.map((snippet) => [snippet.path, snippet.fence.code]));
  const host = createHost(sources);
  const program = ts.createProgram([AMBIENT_TYPES, ...sources.keys()], COMPILER_OPTIONS, host);
  return snippets.flatMap((snippet) => {
    const source = program.getSourceFile(snippet.path);
    return source
      ? judge(snippet, source, [
          ...program.getSyntacticDiagnostics(source),
          ...program.getSemanticDiagnostics(source),
        ])
      : [];
  });
};

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

const judge = (
  {page, fence, meta}: Snippet,
  source: ts.SourceFile,
  diagnostics: ts.Diagnostic[],
): Problem[] => {
  const errors = diagnostics.filter(({category}) => category === ts.DiagnosticCategory.Error);
  const codes = new Set(errors.map(({code}) => code));
  const unexpected = errors
    .filter(({code}) => !meta.expectedErrors.includes(code))
    .map((error) => toProblem(page, fence, source, error));
  const gone = meta.expectedErrors
    .filter((code) => !codes.has(code))
    .map((code) => ({
      file: page,
      line: fence.line,
      message: `The expected error TS${code} is gone. Remove expect-error=${code}, or correct the code.`,
    }));
  return [...unexpected, ...gone];
};

const toProblem = (
  file: string,
  fence: Fence,
  source: ts.SourceFile,
  error: ts.Diagnostic,
): Problem => {
  const line = fence.line + 1 + source.getLineAndCharacterOfPosition(error.start ?? 0).line;
  const text = ts
    .flattenDiagnosticMessageText(error.messageText, '\n')
    .replace(/\n\s+/g, ' ')
    .replaceAll(`${path.posix.dirname(VIRTUAL_FOLDER)}/`, '')
    .replace(/([^.?!])$/, '$1.');
  return {file, line, message: `${text} (TS${error.code})${hint(error.code, text, fence)}`};
};

const hint = (code: number, text: string, fence: Fence): string => {
  const relative = code === 2307 ? /'\.\/([\w./-]+)'/.exec(text)?.[1] : undefined;
  if (!relative) {
    return '';
  }
  const name = /\.\w+$/.test(relative) ? relative : `${relative}.tsx`;
  const here = fence.meta.includes('file=') ? '' : ', and a name to this one as well';
  return ` Give the block that shows that file the meta file=${name}${here}.`;
};

const checkLive = (file: string, {line, language, meta, code}: Fence): Problem[] => {
  const live = readLiveMeta(language, meta);
  if (!live) {
    return [];
  }
  const mistake = language === 'tsx' ? findMistake(code) : null;
  return [
    ...live.mistakes.map((message) => ({file, line, message})),
    ...(mistake ? [{file, line: line + (mistake.line ?? 0), message: mistake.message}] : []),
  ];
};

const checkSyntax = (file: string, fence: Fence): Problem[] => {
  const fileName = `block.${SCRIPT_EXTENSIONS[fence.language]}`;
  const {diagnostics = []} = ts.transpileModule(fence.code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {allowJs: true, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext},
  });
  const source = ts.createSourceFile(fileName, fence.code, ts.ScriptTarget.ESNext);
  return diagnostics.map((diagnostic) => toProblem(file, fence, source, diagnostic));
};
