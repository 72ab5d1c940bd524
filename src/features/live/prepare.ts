import type {LiveError} from './errors';
import {newGuardName} from './guard';
import {instrument} from './instrument';
import {locateSyntaxError, locateWrongTag} from './locate-syntax-error';
import {unknownModuleMessage} from './missing-names';
import {unknownModules} from './resolve';
import {transpile} from './transpile';

/** Live code as plain JavaScript that cannot run forever: what is left to do is to run it. */
export type Prepared = {
  code: string;
  /** Names of the modules that it requires; all of them exist. */
  modules: string[];
  /** Name of the function that it calls in each loop and each function. */
  guard: string;
  /** Line to name if the browser finds a syntax error, which it does without a line. */
  brokenLine: number | null;
};

/** Code that is ready to run, or why it isn't. */
export type Preparation = {prepared: Prepared} | {error: LiveError};

/**
 * Transpiles and guards live code, without running any of it.
 *
 * @param source TypeScript with JSX and imports
 * @param guard what the guard is called; of code that isn't our own, nobody may know it before
 */
export function prepare(source: string, guard = newGuardName()): Preparation {
  const transpiled = transpile(source);
  if ('error' in transpiled) {
    return {error: locateSyntaxError(source) ?? transpiled.error};
  }
  const wrongTag = locateWrongTag(source);
  if (wrongTag) {
    return {error: wrongTag};
  }
  const prepared = {...instrument(transpiled.code, guard), guard};
  const [unknown] = unknownModules(prepared.modules);
  return unknown === undefined
    ? {prepared}
    : {error: {message: unknownModuleMessage(unknown), line: lineOfModule(source, unknown)}};
}

/**
 * What would keep code from playing, as far as it can be told without running it; null if nothing.
 *
 * @param source TypeScript with JSX and imports
 */
export function findMistake(source: string): LiveError | null {
  const result = prepare(source);
  if ('error' in result) {
    return result.error;
  }
  return /\bexports\.(default|[A-Z]\w*) = /.test(result.prepared.code)
    ? null
    : {message: 'Live code exports the component to play.', line: null};
}

/** Line on which a module is named; the first is 1. */
function lineOfModule(source: string, name: string): number | null {
  const at = source
    .split('\n')
    .findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`));
  return at === -1 ? null : at + 1;
}
