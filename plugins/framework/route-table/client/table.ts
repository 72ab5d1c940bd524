import type {ModuleTree} from '../kinds';

/** A route with pages below it. Leaves of `modules` are names of shared modules. */
export type Layout = {path: string; attributes: Record<string, unknown>; modules: ModuleTree};

/**
 * Pages that differ in nothing but modules of their own. In `modules`, a text is the name of a
 * shared module, and a number the position of a module in the page's own chunk.
 */
export type Kind = {
  /** The outermost first. */
  layouts: Layout[];
  attributes: Record<string, unknown>;
  modules: ModuleTree;
  /** Ids of the chunks that these pages need besides their own. */
  chunks: string[];
  /** Ids of chunks that have styles and no scripts. */
  styles?: string[];
  /** A page on each line: its path below the base URL, a space, the hash of its chunk. */
  pages: string;
};

/** What to load for a page, and how to show it. */
export type Page = {
  /** Path with the base URL, as the route has it. */
  path: string;
  /** Name of its chunk. */
  name: string;
  /** Address of its chunk. */
  url: string;
  kind: Kind;
};

/** Where a build puts the chunk of a page. */
export const chunkFile = (name: string, hash: string): string =>
  `assets/js/pages/${name}.${hash}.js`;

/** Where a build puts the table. */
export const tableFile = (buildHash: string): string => `assets/routes.${buildHash}.json`;

/** Name of a page's chunk, from its path below the base URL. */
export const chunkName = (path: string): string => path.replace(/\/$/, '') || 'index';

/** Which pages there are, as far as it is known here. */
export class RouteTable {
  private readonly pages = new Map<string, Page>();

  constructor(private readonly baseUrl: string) {}

  add(kinds: Kind[]): void {
    for (const kind of kinds) {
      for (const line of kind.pages.split('\n')) {
        const [path = '', hash = ''] = line.split(' ');
        const key = keyOf(this.baseUrl + path);
        // A page that is known may be on screen: it stays the same.
        if (!this.pages.has(key)) {
          const name = chunkName(path);
          const url = this.baseUrl + chunkFile(name, hash);
          this.pages.set(key, {path: this.baseUrl + path, name, url, kind});
        }
      }
    }
  }

  /** The page at a path with the base URL; a slash at its end and capitals make no difference. */
  find(pathname: string): Page | undefined {
    return this.pages.get(keyOf(pathname)) ?? this.pages.get(keyOf(decoded(pathname)));
  }
}

const keyOf = (pathname: string): string => pathname.replace(/\/$/, '').toLowerCase();

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
