import type {Page} from './table';

/** As long as the bundler's own loader waits. */
const TIMEOUT_MS = 120_000;

/** What a page's chunk says about itself when it arrives: ids of its modules, in their order. */
declare global {
  interface Window {
    pageModules?: Record<string, (string | number)[]>;
  }
}

/** JSON is its own value; everything else is a module. */
type Module = {default: unknown; __esModule?: boolean};

declare const __webpack_require__: ((id: string | number) => Module) & {
  /** Loads a chunk. */
  e: (id: string) => Promise<unknown>;
  /** Path below the base URL of a chunk that is not a page's own. */
  u: (id: string) => string;
};

const loading = new Map<string, Promise<void>>();

/** Addresses of the scripts that a page needs. */
export const filesOf = ({url, kind}: Page, baseUrl: string): string[] => [
  url,
  ...kind.chunks.map((id) => baseUrl + __webpack_require__.u(id)),
];

/** Loads what a page needs, and gives one of its own modules. A failure can be tried again. */
export async function loadModule(page: Page, position: number): Promise<{default: unknown}> {
  const {chunks, styles = []} = page.kind;
  await Promise.all([
    loadOnce(page.url),
    ...[...chunks, ...styles].map((id) => __webpack_require__.e(id)),
  ]);
  const id = window.pageModules?.[page.name]?.[position];
  if (id === undefined) {
    // A host may answer with a page of HTML, or with nothing.
    loading.delete(page.url);
    throw chunkError(page.url, 'it has another content');
  }
  const module = __webpack_require__(id);
  return module.__esModule ? module : {default: module};
}

function loadOnce(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) {
    return known;
  }
  const script = loadScript(url);
  loading.set(url, script);
  script.catch(() => loading.delete(url));
  return script;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(chunkError(url, reason));
    };
    const timer = window.setTimeout(() => fail('it takes too long'), TIMEOUT_MS);
    script.addEventListener('load', () => {
      window.clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      window.clearTimeout(timer);
      fail('it did not arrive');
    });
    script.src = url;
    document.head.append(script);
  });
}

/** Named like the errors of the bundler, which the site treats in the same way. */
export function chunkError(url: string, reason: string): Error {
  const error = new Error(`Loading chunk ${url} failed: ${reason}.`);
  error.name = 'ChunkLoadError';
  return error;
}
