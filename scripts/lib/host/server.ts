import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {IncomingMessage, OutgoingHttpHeaders, Server} from 'node:http';
import {extname, join, normalize, sep} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {headersOf, readHeadersFile} from '../../../plugins/published/headers/formats';
import {readRedirects} from '../../../plugins/published/html-urls';
import {markdownPath} from '../../../plugins/published/markdown/address';
import {portOf} from '../ports';
import {prefersMarkdown} from './markdown';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.woff2': 'font/woff2',
};

const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const TEXT = /^text\/|javascript|json|xml|svg/;

export type BuildServer = {origin: string; close: () => Promise<void>};

type Options = {
  /** Port of the loopback interface; a free one if it is missing. */
  port?: number;
  /** Path below which the folder is served. */
  baseUrl?: string;
  /** How hard brotli tries, 0 to 11. A host that packs a build once uses a high one. */
  brotliQuality?: number;
  /** Where the build is meant to be. What the headers say of that origin holds for this one. */
  standsFor?: string;
  /** Content that stands in for a file of the build, by the path of a request. */
  instead?: (path: string) => Uint8Array | undefined;
  /** Changes a file before it is sent. Its path is the one in the folder. */
  change?: (path: string, content: Buffer) => Buffer;
};

/**
 * Serves a folder of built files as a good static host does: the headers that `_headers` sets,
 * the way that `_redirects` says, brotli or gzip by what the browser accepts, a page's Markdown to who
 * asks for it, parts of files, and `404.html` for what is not there.
 *
 * @param folder path of the build
 */
export async function serveBuild(
  folder: string,
  {port = 0, baseUrl = '/', brotliQuality = 9, standsFor, instead, change}: Options = {},
): Promise<BuildServer> {
  const rules = readHeadersFile(readIfThere(join(folder, '_headers')));
  const redirects = readRedirects(readIfThere(join(folder, '_redirects')));
  const pack = createPacker(brotliQuality);
  const headersHere = (path: string): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(headersOf(rules, path)).map(([name, values]) => [
        name,
        values.map((value) => (standsFor ? value.replaceAll(standsFor, originOf(server)) : value)),
      ]),
    );

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const path = decodePath(request.url ?? '/');
    if (path === null) {
      return {status: 400, headers: {'Content-Type': TYPES['.txt']}, body: Buffer.from('Bad path')};
    }
    const other = instead?.(path);
    const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : null;
    const found = other
      ? {path, content: Buffer.from(other)}
      : below === null
        ? null
        : ((prefersMarkdown(request.headers.accept ?? '')
            ? await find(folder, markdownPath(`/${below}`).slice(1))
            : null) ?? (await find(folder, below)));
    const target = found ? undefined : redirects.get(path);
    if (target) {
      const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? '';
      return {status: 301, headers: {Location: target + query}, body: Buffer.alloc(0)};
    }
    const kept = found ?? {path: '404.html', content: await readFile(join(folder, '404.html'))};
    const file = change ? {...kept, content: change(kept.path, kept.content)} : kept;
    const type = TYPES[extname(file.path)] ?? 'application/octet-stream';
    const {Vary: varies = [], ...fromRules} = headersHere(path);
    const headers: OutgoingHttpHeaders = {
      'Content-Type': type,
      Vary: ['Accept-Encoding', ...varies].join(', '),
      ETag: `"${createHash('sha1').update(file.content).digest('base64url')}"`,
      'Cache-Control': ASK_AGAIN,
      ...fromRules,
    };
    if (!found) {
      headers['Cache-Control'] = ASK_AGAIN;
    }
    if (found && request.headers['if-none-match'] === headers.ETag) {
      return {status: 304, headers, body: Buffer.alloc(0)};
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    if (encoding && TEXT.test(type)) {
      const body = pack(file.path, file.content, encoding);
      return {status: found ? 200 : 404, headers: {...headers, 'Content-Encoding': encoding}, body};
    }
    const range = found ? rangeOf(request.headers.range, file.content.length) : null;
    if (range) {
      const [first, last] = range;
      headers['Content-Range'] = `bytes ${first}-${last}/${file.content.length}`;
      return {status: 206, headers, body: file.content.subarray(first, last + 1)};
    }
    headers['Accept-Ranges'] = 'bytes';
    return {status: found ? 200 : 404, headers, body: file.content};
  };

  const server = serverOf(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: originOf(server),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const originOf = (server: Server): string => `http://127.0.0.1:${portOf(server)}`;

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

type Answer = {status: number; headers: OutgoingHttpHeaders; body: Buffer};

const serverOf = (answer: (request: IncomingMessage) => Promise<Answer>): Server =>
  createServer((request, response) => {
    answer(request).then(
      ({status, headers, body}) => {
        response.writeHead(status, {...headers, 'Content-Length': body.length});
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      (error: Error) => {
        response.writeHead(500, {'Content-Type': TYPES['.txt']});
        response.end(error.message);
      },
    );
  });

/** Compresses files, each once as long as it stays the same: a new build may come at any time. */
function createPacker(
  brotliQuality: number,
): (path: string, content: Buffer, encoding: 'br' | 'gzip') => Buffer {
  const packed = new Map<string, {source: Buffer; result: Buffer}>();
  return (path, content, encoding) => {
    const key = `${encoding} ${path}`;
    const known = packed.get(key);
    if (known?.source.equals(content)) {
      return known.result;
    }
    const result =
      encoding === 'br'
        ? brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality}})
        : gzipSync(content, {level: 9});
    packed.set(key, {source: content, result});
    return result;
  };
}

/** The path of a request as text; null when it is none. */
function decodePath(url: string): string | null {
  try {
    // The path alone, as it is: `//host/x` is no address of another host here.
    const [path = ''] = url.split('?');
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

/** First and last byte of a `Range` header; null when there is none that can be served. */
function rangeOf(header: string | undefined, size: number): [number, number] | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') {
    return null;
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? [start, end] : null;
}

/** The file that stands for an address, as static hosts look for it; `null` if there is none. */
async function find(folder: string, path: string): Promise<{path: string; content: Buffer} | null> {
  for (const candidate of [path, `${path}.html`, join(path, 'index.html')]) {
    const inside = normalize(candidate);
    if (inside.startsWith('..') || inside.endsWith(sep) || inside.includes('\0')) {
      continue;
    }
    try {
      return {path: inside, content: await readFile(join(folder, inside))};
    } catch {
      // A folder, or nothing: the next candidate.
    }
  }
  return null;
}
