import {LIVE_MODULES} from './modules';

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
  const offered = Object.keys(LIVE_MODULES)
    .filter((module) => module !== 'react/jsx-runtime')
    .join(', ');
  return `"${name}" cannot be imported here. There are ${offered}.`;
}
