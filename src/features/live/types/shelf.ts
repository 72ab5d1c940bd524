import type {SymbolPage, TypePack} from '@site/plugins/browser';

/** The types of packages, as far as they are loaded. */
export type Shelf = {
  /** Declarations by path. */
  files: Map<string, string>;
  /** Pages of the exports of each package, by name. */
  pages: Map<string, Map<string, SymbolPage>>;
  /**
   * Loads the types of packages, each once.
   *
   * @returns the packages whose types did not load
   */
  open: (names: readonly string[]) => Promise<string[]>;
};

/** @param load the types of a package */
export function createShelf(load: (name: string) => Promise<TypePack>): Shelf {
  const files = new Map<string, string>();
  const pages: Shelf['pages'] = new Map();
  const opened = new Map<string, Promise<boolean>>();

  const openOne = async (name: string): Promise<boolean> => {
    try {
      const pack = await load(name);
      Object.entries(pack.files).forEach(([path, text]) => files.set(path, text));
      pages.set(name, new Map(Object.entries(pack.pages)));
      return true;
    } catch {
      return false;
    }
  };
  const isOpen = (name: string): Promise<boolean> => {
    const known = opened.get(name) ?? openOne(name);
    opened.set(name, known);
    return known;
  };

  return {
    files,
    pages,
    async open(names) {
      const results = await Promise.all(names.map(isOpen));
      return names.filter((_, index) => !results[index]);
    },
  };
}
