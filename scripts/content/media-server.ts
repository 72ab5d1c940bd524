import http from 'node:http';
import {createRequire} from 'node:module';
import {portOf} from '../lib/ports';

// Docusaurus, whose server it is, brings it along; it has no types.
const serve = createRequire(require.resolve('@docusaurus/core/package.json'))('serve-handler') as (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  config: {public: string; cleanUrls: boolean},
) => Promise<void>;

export type MediaServer = {url: string; close: () => void};

/** Serves a folder on loopback, with byte ranges, as players and parsers need them. */
export async function serveFolder(folder: string): Promise<MediaServer> {
  const server = http.createServer((request, response) => {
    void serve(request, response, {public: folder, cleanUrls: false});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close()};
}
