import {parentPort, Worker} from 'node:worker_threads';

/**
 * Lets a module work on another core while this one goes on.
 *
 * @param file a TypeScript module that calls {@link work}
 * @param input what structured cloning can copy
 * @returns what the module's work returns
 * @throws what the module throws, or Error when it ends without an answer
 */
export function runInWorker<Output>(file: string, input: unknown): Promise<Output> {
  // In Node.js 20, `--import` has no effect on the module that a worker starts with.
  const worker = new Worker(file, {execArgv: ['--require', require.resolve('tsx/cjs')]});
  worker.postMessage(input);
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    // Too late to matter once there is an answer.
    worker.once('exit', () => reject(new Error(`The worker ${file} ended without an answer.`)));
  });
}

/** What a module does when {@link runInWorker} starts it; nothing in a module that is imported. */
export function work<Input, Output>(task: (input: Input) => Promise<Output>): void {
  const port = parentPort;
  port?.once('message', (input: Input) => {
    void task(input).then((output) => {
      port.postMessage(output);
      port.close();
    });
  });
}
