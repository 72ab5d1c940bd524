import type React from 'react';
import {lineOfModule} from './check';
import {sourceUrl, toLiveError, type LiveError} from './errors';
import {createGuard} from './guard';
import {GUARD, instrument} from './instrument';
import {loadModules, unknownModuleMessage, unknownModules, type Require} from './resolve';
import {transpile} from './transpile';

/** Live code that has been run and has a component to show. */
export type Program = {
  /** Differs for each compilation. */
  id: number;
  Component: React.ComponentType;
};

export type Compiled = {program: Program} | {error: LiveError};

type Factory = (require: Require, exports: Record<string, unknown>, guard: () => void) => void;

let lastId = 0;

/**
 * Compiles and runs live code.
 *
 * The code runs with the rights of the page that calls this. Code that came by a link belongs in
 * the sandboxed frame.
 *
 * @param source TypeScript with JSX and imports
 */
export async function compile(source: string): Promise<Compiled> {
  const transpiled = transpile(source);
  if ('error' in transpiled) {
    return transpiled;
  }
  const {code, modules, brokenLine} = instrument(transpiled.code);
  const [unknown] = unknownModules(modules);
  if (unknown !== undefined) {
    return {error: {message: unknownModuleMessage(unknown), line: lineOfModule(source, unknown)}};
  }
  let require: Require;
  try {
    require = await loadModules(modules);
  } catch {
    return {error: {message: 'A package did not load. Check the connection.', line: null}};
  }
  const id = ++lastId;
  try {
    const exports: Record<string, unknown> = {};
    createFactory(id, code)(require, exports, createGuard());
    const Component = findComponent(exports);
    return Component
      ? {program: {id, Component}}
      : {error: {message: 'Nothing to play: export a component from this code.', line: null}};
  } catch (thrown) {
    const error = toLiveError(thrown);
    // The browser does not say where a syntax error is.
    return {error: thrown instanceof SyntaxError ? {...error, line: brokenLine} : error};
  }
}

/** Everything before the code is on its first line, so that lines in stack traces are right. */
function createFactory(id: number, code: string): Factory {
  const globalEval = globalThis.eval;
  return globalEval(
    `(function (require, exports, ${GUARD}) {${code}\n})\n//# sourceURL=${sourceUrl(id)}`,
  ) as Factory;
}

/** The default export, or the last component that is exported. */
export function findComponent(exports: Record<string, unknown>): React.ComponentType | null {
  const named = Object.entries(exports).filter(
    ([name, value]) => /^[A-Z]/.test(name) && isComponent(value),
  );
  const found = isComponent(exports.default) ? exports.default : named.at(-1)?.[1];
  return (found as React.ComponentType | undefined) ?? null;
}

/** Functions, and what `memo` and `forwardRef` return. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  );
}
