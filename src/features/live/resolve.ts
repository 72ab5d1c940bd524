import {LIVE_MODULES} from './modules';

/** Gives live code the module of a name. @throws Error when it has not been loaded */
export type Require = (name: string) => object;

const loaded = new Map<string, object>();

/** The modules that have been loaded, by their names. */
export const loadedModules = (): [string, object][] => [...loaded];

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
          throw new Error(`There is no "${name}" here.`);
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

/** An import that its module doesn't export. Its line is the one that names the module. */
export type MissingExport = {name: string; module: string; line: number};

const REQUIRED = /\bvar (\w+) = require\(['"]([^'"]+)['"]\)/g;
const DEFAULT_OF = /\bvar (\w+) = _interopRequireDefault\((\w+)\)/g;

/**
 * Finds a name that code imports, and that its module doesn't export.
 *
 * @param code as `transpile` returns it
 * @param require gives the modules that the code needs
 * @returns null when all names exist
 */
export function missingExport(code: string, require: Require): MissingExport | null {
  const defaults = new Map(
    [...code.matchAll(DEFAULT_OF)].map(([, variable = '', of]) => [of, variable]),
  );
  for (const {1: variable = '', 2: module = '', index} of code.matchAll(REQUIRED)) {
    const exported = require(module);
    const line = code.slice(0, index).split('\n').length;
    const isUsed = (member: string) => new RegExp(`\\b${member}\\b`).test(code);
    const own = defaults.get(variable);
    if (own !== undefined && isUsed(`${own}\\.default`) && !('default' in exported)) {
      return {name: 'default', module, line};
    }
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) {
      if (!(name in exported)) {
        return {name, module, line};
      }
    }
  }
  return null;
}
