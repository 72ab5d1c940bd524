import type {IncomingMessage, ServerResponse} from 'node:http';

/** A middleware of Node.js servers, as Express and Connect know it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * A change to the bundler's configuration: a middleware that `npm start` asks before its own.
 *
 * @param find called when the server is set up, after the bundler's plugins
 */
export function firstMiddleware(name: string, find: () => Middleware): {devServer: object} {
  return {
    devServer: {
      setupMiddlewares(middlewares: {name: string; middleware: Middleware}[]): [] {
        middlewares.unshift({name, middleware: find()});
        // Docusaurus joins what such functions return, and its own returns the list.
        return [];
      },
    },
  };
}

/**
 * Does some work when it is asked for the first time, and answers everybody with its result.
 *
 * @returns a function with the promise of the result; after a failure, the next call tries again
 */
export function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
