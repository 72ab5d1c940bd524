import {createServer} from 'node:http';
import {portOf} from '../../scripts/lib/ports';

export type Stranger = {url: string; close: () => void};

/**
 * Serves an empty page of another origin. The browser asks a real server for it: a page that a test
 * makes up counts as one of the internet, which may not show frames of this machine.
 */
export async function startStranger(): Promise<Stranger> {
  const server = createServer((_, response) => {
    response.writeHead(200, {'Content-Type': 'text/html'});
    response.end('<!doctype html><title>Stranger</title><body></body>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {url: `http://127.0.0.1:${portOf(server)}/`, close: () => server.close()};
}
