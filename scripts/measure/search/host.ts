import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, normalize} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {IndexFiles} from '../../../plugins/search/indexing';

export type Host = {origin: string; close: () => void};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);
const INDEX_FILE = /^\/search\/[\da-f]+\/([\w-]+\.idx)$/;

/**
 * Serves a built site as a static host does: texts gzipped, the rest as it is.
 *
 * @param index files that stand in for the site's own index
 */
export async function serveBuild(folder: string, index?: IndexFiles): Promise<Host> {
  const answers = new Map<string, {body: Uint8Array; headers: Record<string, string>} | null>();
  const answerTo = (path: string) => {
    const indexFile = INDEX_FILE.exec(path)?.[1];
    if (index && indexFile) {
      const body = index.get(indexFile);
      return body ? {body, headers: {'Content-Type': 'application/octet-stream'}} : null;
    }
    const file = findFile(folder, path);
    if (!file) {
      return null;
    }
    const extension = extname(file);
    const content = readFileSync(file);
    const isCompressed = COMPRESSED.has(extension);
    return {
      body: isCompressed ? gzipSync(content, {level: 9}) : content,
      headers: {
        'Content-Type': TYPES[extension] ?? 'application/octet-stream',
        'Cache-Control': 'max-age=3600',
        ...(isCompressed ? {'Content-Encoding': 'gzip'} : {}),
      },
    };
  };
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const answer = answers.get(pathname) ?? answerTo(pathname);
    answers.set(pathname, answer);
    response.writeHead(answer ? 200 : 404, answer?.headers);
    response.end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${port}`, close: () => server.close()};
}

function findFile(folder: string, path: string): string | null {
  const wanted = join(folder, normalize(decodeURI(path)));
  return (
    [wanted, `${wanted}.html`, join(wanted, 'index.html')].find(
      (file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile(),
    ) ?? null
  );
}
