import {createServer} from 'node:net';
import type {Server} from 'node:net';

const LOOPBACK = '127.0.0.1';

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server does not listen on a port.');
  }
  return address.port;
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const bound = portOf(server);
      server.close(() => resolve(bound));
    });
  });
}

/** A port on the loopback interface that nothing listens on now. */
export function freePort(): Promise<number> {
  return listen(0);
}

/**
 * Waits until an address answers well.
 *
 * @param isAlive whether what is to answer still runs
 * @returns false if it ended, or does not answer in time
 */
export async function waitForAnswer(
  url: string,
  {isAlive, timeoutMs}: {isAlive: () => boolean; timeoutMs: number},
): Promise<boolean> {
  const answers = () =>
    fetch(url).then(
      ({ok}) => ok,
      () => false,
    );
  const end = Date.now() + timeoutMs;
  while (!(await answers())) {
    if (!isAlive() || Date.now() > end) {
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

/** Whether a server can listen on this port of the loopback interface. */
async function isPortFree(port: number): Promise<boolean> {
  return listen(port).then(
    () => true,
    () => false,
  );
}

/**
 * Reads the port that a command was asked to listen on.
 *
 * @param command how to run the command again with another port
 * @throws Error with a sentence when it is no port, or taken
 */
export async function readFreePort(text: string, command: string): Promise<number> {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('--port needs a number from 1 to 65535, for example --port 4000.');
  }
  if (!(await isPortFree(port))) {
    throw new Error(
      `Port ${port} is taken. Stop what runs there, or choose another: ${command} -- --port ${port + 1}`,
    );
  }
  return port;
}
