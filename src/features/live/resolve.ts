import type {LiveError} from './errors';
import {LIVE_MODULES, liveModules} from './modules';
import {nearest} from './nearest';

/** Gives live code the module of a name. @throws Error when it has not been loaded */
export type Require = (name: string) => object;

const loaded = new Map<string, object>();

/** The names among the given that live code cannot import. */
export const unknownModules = (names: string[]): string[] =>
  names.filter((name) => !Object.hasOwn(LIVE_MODULES, name));

/**
 * Loads modules, each once per page.
 *
 * @param names known ones; see `unknownModules`
 * @throws Error when one of them does not arrive
 */
export async function loadModules(names: string[]): Promise<Require> {
  await Promise.all(
    names
      .filter((name) => !loaded.has(name))
      .map(async (name) => {
        const load = LIVE_MODULES[name];
        if (!load) {
          throw new Error(unknownModuleMessage(name));
        }
        // The mark tells the transpiled code that `default` is the default export.
        loaded.set(name, {...(await load()), __esModule: true});
      }),
  );
  return (name) => {
    const found = loaded.get(name);
    if (!found) {
      throw new Error(`"${name}" has not been loaded.`);
    }
    return found;
  };
}

/** What to say about an import that does not exist here. */
export function unknownModuleMessage(name: string): string {
  if (name.startsWith('.')) {
    return `"${name}" is another file. Live code is a single file: put the code of both into it.`;
  }
  const same = liveModules.filter((module) => lastPartOf(module) === lastPartOf(name));
  const near = same.length > 0 ? same : nearest(name, liveModules, 3);
  const offered =
    near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : 'Live code can import react, remotion, zod, three and the @remotion packages that run in a browser.';
  return `"${name}" can't be imported here. ${offered}`;
}

/** `slide` of `@remotion/transitions/slide`. */
const lastPartOf = (module: string): string => module.slice(module.lastIndexOf('/') + 1);

const REQUIRED = /\bvar (\w+) = require\(['"]([^'"]+)['"]\)/g;
const DEFAULT_OF = /\bvar (\w+) = _interopRequireDefault\((\w+)\)/g;

/**
 * Finds a name that code imports, and that its module doesn't export.
 *
 * @param code as `transpile` returns it
 * @param require gives the modules that the code needs
 * @returns null when all names exist
 */
export function missingExport(code: string, require: Require): LiveError | null {
  const defaults = new Map(
    [...code.matchAll(DEFAULT_OF)].map(([, variable = '', of]) => [of, variable]),
  );
  for (const {1: variable = '', 2: module = '', index} of code.matchAll(REQUIRED)) {
    const exported = require(module);
    const line = code.slice(0, index).split('\n').length;
    const isUsed = (member: string) => new RegExp(`\\b${member}\\b`).test(code);
    const own = defaults.get(variable);
    if (own !== undefined && isUsed(`${own}\\.default`) && !('default' in exported)) {
      return {message: `"${module}" has no default export. Put the name into braces.`, line};
    }
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) {
      if (!(name in exported)) {
        return {message: missingExportMessage(name, module, exported), line};
      }
    }
  }
  return null;
}

/** What to say about a name that a module doesn't export, with where it may be. */
function missingExportMessage(name: string, module: string, exported: object): string {
  const [near] = nearest(name, Object.keys(exported), 1);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const others = [...loaded].filter(([, other]) => name in other).map(([other]) => other);
  const place = [`${module}/${kebab}`, ...others].find((other) => liveModules.includes(other));
  const advice = place ? ` Import it from "${place}".` : near ? ` Did you mean ${near}?` : '';
  return `"${module}" doesn't export ${name}.${advice}`;
}
