import {isLate} from '../file-names';
import {FORMAT_VERSION} from '../format';

/** Reads one file of the index. `again` asks for a fresh copy, past every cache. */
export type ReadFile = (name: string, again: boolean) => Promise<Uint8Array>;

/** The name by which DocSearch and the search page know that the engine could not be reached. */
export class RetryError extends Error {
  override name = 'RetryError';
}

const TIMEOUT_MS = 10_000;

/** Reads files of the index over HTTP. */
export function readOverHttp(indexUrl: string): ReadFile {
  const base = indexUrl.endsWith('/') ? indexUrl : `${indexUrl}/`;
  return async (name, again) => {
    const response = await fetch(base + name, {
      cache: again ? 'reload' : 'default',
      // Excerpts and signatures let the words of the next keystroke pass.
      priority: isLate(name) ? 'low' : 'high',
      signal: typeof AbortSignal.timeout === 'function' ? AbortSignal.timeout(TIMEOUT_MS) : null,
    });
    if (!response.ok) {
      throw new Error(`${base}${name} answered ${response.status}`);
    }
    return new Uint8Array(await response.arrayBuffer());
  };
}

/** Unpacks a file of the index, whatever it holds. A host may have unpacked it already. */
async function unpack<Content>(bytes: Uint8Array): Promise<Content> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = isPacked ? await gunzip(bytes) : new TextDecoder().decode(bytes);
  return JSON.parse(text) as Content;
}

async function gunzip(bytes: Uint8Array): Promise<string> {
  if (typeof DecompressionStream === 'undefined') {
    // Safari before 16.4.
    const {gunzipSync, strFromU8} = await import('fflate');
    return strFromU8(gunzipSync(bytes));
  }
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

type Stamped = {version: number; build: string};

/** Tells a complete file from one that only looks like it. */
type IsWhole<File> = (file: Partial<File>) => file is File;

/** Files of one kind, by their names. */
type FilesOf<File> = {
  /**
   * Loads a file. If nobody has asked for it before, that begins once `when` is fulfilled.
   *
   * @returns rejects with a RetryError when the file cannot be fetched, unpacked or understood
   */
  load: (name: string, when?: Promise<void>) => Promise<File>;
  /** A file that has arrived. */
  known: (name: string) => File | undefined;
};

/**
 * The files of one index, each read once. All of them come from the same build: a file of another
 * build is asked for again, past the caches, and then refused.
 */
export class IndexFolder {
  private readonly kinds: Map<string, unknown>[] = [];
  private build: string | null = null;
  private distrustCaches = false;
  /** How long the last file took to arrive, in milliseconds. */
  private lastWait = 0;

  constructor(private readonly read: ReadFile) {}

  /** Files of one kind, told apart from others by `isWhole`. */
  files<File extends Stamped>(isWhole: IsWhole<File>): FilesOf<File> {
    const files = new Map<string, Promise<File>>();
    const arrived = new Map<string, File>();
    this.kinds.push(files, arrived);
    const load = async (name: string, when?: Promise<void>): Promise<File> => {
      await when;
      const file = await this.fetch(name, isWhole);
      // Meanwhile all may have been forgotten.
      if (file.build === this.build) {
        arrived.set(name, file);
      }
      return file;
    };
    return {
      known: (name) => arrived.get(name),
      load: (name, when) => {
        const known = files.get(name);
        if (known) {
          return known;
        }
        const loading = load(name, when);
        files.set(name, loading);
        // The next keystroke tries again.
        loading.catch(() => files.delete(name));
        return loading;
      },
    };
  }

  /**
   * How long it's worth waiting for the next file: not at all where the last one took longer.
   *
   * @param patience in milliseconds
   */
  worthWaiting(patience: number): number {
    return this.lastWait > patience ? 0 : patience;
  }

  private async fetch<File extends Stamped>(name: string, isWhole: IsWhole<File>): Promise<File> {
    let reason: unknown;
    for (const again of this.distrustCaches ? [true] : [false, true]) {
      try {
        const start = performance.now();
        const bytes = await this.read(name, again);
        this.lastWait = performance.now() - start;
        const file = await unpack<Partial<File> | null>(bytes);
        if (file?.version !== FORMAT_VERSION || typeof file.build !== 'string' || !isWhole(file)) {
          throw new Error('it is not a file of this index');
        }
        this.build ??= file.build;
        if (file.build === this.build) {
          return file;
        }
        if (again) {
          this.forget();
        }
        throw new Error('it belongs to another build');
      } catch (error) {
        reason = error;
      }
    }
    throw new RetryError(
      `The search index file ${name} cannot be used: ${reason instanceof Error ? reason.message : String(reason)}`,
    );
  }

  /** A new build was published meanwhile: the next search starts over with fresh files. */
  private forget(): void {
    this.kinds.forEach((files) => files.clear());
    this.build = null;
    this.distrustCaches = true;
  }
}
