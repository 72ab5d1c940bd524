import type React from 'react';
import {sourceUrl, toLiveError, type LiveError} from './errors';
import {createGuard} from './guard';
import {GUARD} from './guard-name';
import {loadModules, type Require} from './resolve';
import type {Prepared} from './prepare';

/** Live code that has been run and has a component to show. */
export type Program = {
  /** Differs for each run. */
  id: number;
  Component: React.ComponentType;
};

type Factory = (require: Require, exports: Record<string, unknown>, guard: () => void) => void;

let lastId = 0;

/**
 * Runs prepared code with the rights of the page that calls this: code that came by a link belongs
 * in the sandboxed frame.
 */
export async function run({
  code,
  modules,
  brokenLine,
}: Prepared): Promise<{program: Program} | {error: LiveError}> {
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
    return {error: thrown instanceof SyntaxError ? {...error, line: brokenLine} : error};
  }
}

/** Everything before the code is on its first line, so that lines in stack traces are right. */
function createFactory(id: number, code: string): Factory {
  // By another name, the code sees the global scope and not this one.
  // eslint-disable-next-line no-eval -- the one place that runs live code
  const globalEval = globalThis.eval;
  return globalEval(
    `(function (require, exports, ${GUARD}) {${code}\n})\n//# sourceURL=${sourceUrl(id)}`,
  ) as Factory;
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
