import type {Middleware} from '../lib/dev-server';
import type {IndexFiles} from './indexing';

export type MakeIndex = () => Promise<IndexFiles>;

/**
 * Serves the files of an index from memory.
 *
 * @param address of the index's folder, with a slash at the end
 * @param makeIndex asked for each file, so that a changed page is found at once
 */
export function serveIndex(address: string, makeIndex: MakeIndex): Middleware {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(address)) {
      next();
      return;
    }
    makeIndex().then((files) => {
      const file = files.get(path.slice(address.length));
      response.statusCode = file ? 200 : 404;
      response.setHeader('Cache-Control', 'no-store');
      response.end(file);
    }, next);
  };
}
