import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize, sep} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};

const TEXT = /^text\/|javascript|json|xml|svg/;
/** Names of these carry a hash or a version: what stands behind one never changes. */
const IMMUTABLE = /^\/assets\//;

export type BuildServer = {origin: string; close: () => Promise<void>};

/**
 * Serves a folder of built files as a good static host does: brotli or gzip by what the browser
 * accepts, a year of caching for hashed files, and `404.html` for what is not there.
 *
 * @param folder path of the build
 * @param port port of the loopback interface; 0 takes a free one
 */
export async function serveBuild(folder: string, port = 0): Promise<BuildServer> {
  const packed = new Map<string, {source: Buffer; result: Buffer}>();

  const pack = (path: string, content: Buffer, encoding: 'br' | 'gzip'): Buffer => {
    const key = `${encoding} ${path}`;
    const known = packed.get(key);
    // A new build may stand in the folder by now.
    if (known?.source.equals(content)) {
      return known.result;
    }
    const result =
      encoding === 'br'
        ? brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}})
        : gzipSync(content, {level: 9});
    packed.set(key, {source: content, result});
    return result;
  };

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = await find(folder, path);
    const file = found ?? {path: '/404.html', content: await readFile(join(folder, '404.html'))};
    const type = TYPES[extname(file.path)] ?? 'application/octet-stream';
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    const isPacked = encoding !== null && TEXT.test(type);
    const body = isPacked ? pack(file.path, file.content, encoding) : file.content;
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': IMMUTABLE.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      ...(isPacked ? {'Content-Encoding': encoding} : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The file that stands for an address, as static hosts look for it; `null` if there is none. */
async function find(folder: string, path: string): Promise<{path: string; content: Buffer} | null> {
  for (const candidate of [path, `${path}.html`, join(path, 'index.html')]) {
    const inside = normalize(candidate);
    if (inside.startsWith(`..${sep}`) || inside.endsWith(sep)) {
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
