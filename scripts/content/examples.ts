import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {readText, ROOT} from './project';
import {scanMarkdown} from './markdown';

/**
 * The code of one block of a page.
 *
 * @param page path from the repository's root
 * @param title as in the block's `title="…"`
 * @throws when the page has no such block
 */
export function readExample(page: string, title: string): string {
  const {fences} = scanMarkdown(page, readText(page));
  const fence = fences.find(({meta}) => meta.includes(`title="${title}"`));
  if (!fence) {
    throw new Error(`${page} has no code block with title="${title}".`);
  }
  return fence.code;
}

type Surroundings = {
  /** Modules that the code gets in place of the installed ones. */
  modules?: Record<string, unknown>;
  /** Global variables that it sees, such as `console` and `process`. */
  globals?: Record<string, unknown>;
};

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...values: unknown[]) => Promise<void>;

const installed = createRequire(path.join(ROOT, 'package.json'));

/**
 * Runs a block in Node.js as a module.
 *
 * @returns what it exports
 */
export async function runExample(
  code: string,
  {modules = {}, globals = {}}: Surroundings = {},
): Promise<Record<string, unknown>> {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const exports: Record<string, unknown> = {};
  const load = (name: string): unknown =>
    Object.hasOwn(modules, name) ? modules[name] : installed(name);
  const names = Object.keys(globals);
  await new AsyncFunction('exports', 'require', ...names, outputText)(
    exports,
    load,
    ...Object.values(globals),
  );
  return exports;
}
