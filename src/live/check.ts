import {unknownModuleMessage, unknownModules} from './resolve';
import {instrument} from './instrument';
import {transpile} from './transpile';
import type {LiveError} from './errors';

/**
 * What would keep code from playing, as far as it can be told without running it.
 *
 * @param source TypeScript with JSX and imports
 */
export function checkLiveCode(source: string): LiveError[] {
  const transpiled = transpile(source);
  if ('error' in transpiled) {
    return [transpiled.error];
  }
  const {modules} = instrument(transpiled.code);
  const errors = unknownModules(modules).map((name) => ({
    message: unknownModuleMessage(name),
    line: lineOfModule(source, name),
  }));
  return exportsComponent(transpiled.code)
    ? errors
    : [...errors, {message: 'A live block exports the component to play.', line: null}];
}

/** Line on which a module is named; the first is 1. */
export function lineOfModule(source: string, name: string): number | null {
  const at = source
    .split('\n')
    .findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`));
  return at === -1 ? null : at + 1;
}

/** @param code as `transpile` returns it */
const exportsComponent = (code: string): boolean => /\bexports\.(default|[A-Z]\w*) = /.test(code);
