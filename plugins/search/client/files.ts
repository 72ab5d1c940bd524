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

/**
 * The files of one index, each read once. All of them come from the same build: a file of another
 * build is asked for again, past the caches, and then refused.
 */
export class IndexFolder {
  private readonly kinds: Map<string, unknown>[] = [];
  private build: string | null = null;
  private distrustCaches = false;

  constructor(private readonly read: ReadFile) {}

  /**
   * Files of one kind, by their names.
   *
   * @returns rejects with a RetryError when the file cannot be fetched, unpacked or understood
   */
  files<File extends Stamped>(isWhole: IsWhole<File>): (name: string) => Promise<File> {
    const files = new Map<string, Promise<File>>();
    this.kinds.push(files);
    return (name) => {
      const known = files.get(name);
      if (known) {
        return known;
      }
      const loading = this.fetch(name, isWhole);
      files.set(name, loading);
      // The next keystroke tries again.
      loading.catch(() => files.delete(name));
      return loading;
    };
  }

  private async fetch<File extends Stamped>(name: string, isWhole: IsWhole<File>): Promise<File> {
    let reason: unknown;
    for (const again of this.distrustCaches ? [true] : [false, true]) {
      try {
        const file = await unpack<Partial<File> | null>(await this.read(name, again));
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
