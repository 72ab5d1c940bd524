import type React from 'react';
import {sourceUrl, toLiveError, type LiveError} from './errors';
import {explainCalls} from './explain-calls';
import {createGuard} from './guard';
import {loadModules, missingExport, type MissingExport, type Require} from './resolve';
import type {Prepared} from './prepare';

/** Live code that has been run and has a component to show. */
export type Program = {
  /** Differs for each run. */
  id: number;
  Component: React.ComponentType;
};

type Factory = (require: Require, exports: Record<string, unknown>, guard: () => void) => void;

let lastId = 0;

/** Turns an expression into its value. @throws SyntaxError when it is none */
export type Evaluate = (expression: string) => Promise<unknown>;

/**
 * Runs prepared code with the rights of whoever calls this, which belongs in the sandboxed frame.
 *
 * @param watch puts something between the code and its modules
 */
export async function run(
  {code, modules, guard, brokenLine}: Prepared,
  evaluate: Evaluate,
  watch: (require: Require) => Require = (require) => require,
): Promise<{program: Program} | {error: LiveError}> {
  let require: Require;
  try {
    require = await loadModules(modules);
  } catch {
    return {error: {message: 'A package did not load. Check the connection.', line: null}};
  }
  const missing = missingExport(code, require);
  if (missing) {
    return {error: await missingError(missing)};
  }
  const id = ++lastId;
  try {
    const exports: Record<string, unknown> = {};
    // Everything before the code is on its first line, so that lines in stack traces are right.
    const factory = (await evaluate(
      `(function (require, exports, ${guard}) {${code}\n})\n//# sourceURL=${sourceUrl(id)}`,
    )) as Factory;
    factory(watch(explainCalls(require)), exports, createGuard());
    const Component = findComponent(exports);
    return Component
      ? {program: {id, Component}}
      : {error: {message: 'Nothing to play: export a component from this code.', line: null}};
  } catch (thrown) {
    const error = toLiveError(thrown);
    return {error: thrown instanceof SyntaxError ? {...error, line: brokenLine} : error};
  }
}

/** What's missing as an error. What looks for the nearest name loads for it. */
async function missingError(missing: MissingExport): Promise<LiveError> {
  const {name, module, line} = missing;
  try {
    const {missingExportMessage} = await import('./missing-names');
    return {message: missingExportMessage(missing), line};
  } catch {
    return {message: `"${module}" doesn't export ${name}.`, line};
  }
}

/** The default export, or the last component that is exported. */
export function findComponent(exports: Record<string, unknown>): React.ComponentType | null {
  const named = Object.entries(exports).filter(([name]) => /^[A-Z]/.test(name));
  const components = named.map(([, value]) => value).filter(isComponent);
  return isComponent(exports.default) ? exports.default : (components.at(-1) ?? null);
}

/** Functions, and what `memo` and `forwardRef` return. */
function isComponent(value: unknown): value is React.ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  );
}
