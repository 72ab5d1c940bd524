import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';

const LOOPBACK = '127.0.0.1';

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const {port: bound} = server.address() as AddressInfo;
      server.close(() => resolve(bound));
    });
  });
}

/** A port on the loopback interface that nothing listens on now. */
export function freePort(): Promise<number> {
  return listen(0);
}

/** Whether a server can listen on this port of the loopback interface. */
export async function isPortFree(port: number): Promise<boolean> {
  return listen(port).then(
    () => true,
    () => false,
  );
}
