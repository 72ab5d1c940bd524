import {wrap, type Remote} from 'comlink';
import type {TypeService} from './protocol';

type Connection = {
  service: Remote<TypeService>;
  /** Settles with an error when the worker is gone. */
  failed: Promise<never>;
};

let connection: Promise<Connection> | null = null;

/**
 * TypeScript in a worker, one for all editors of the page.
 *
 * @returns when the types of the language are there
 * @throws when the worker doesn't start or the types don't come; the next call tries again
 */
export function connect(): Promise<Connection> {
  connection ??= start().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

async function start(): Promise<Connection> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'types'});
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker stopped.')));
  });
  const service = wrap<TypeService>(worker);
  await Promise.race([service.start(), failed]).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  // Whoever asks next hears of it. Nobody may be asking when it happens.
  failed.catch(() => {
    connection = null;
  });
  return {service, failed};
}
