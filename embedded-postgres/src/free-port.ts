import { type AddressInfo, createServer } from 'node:net';

/** The first free port of this machine from the wanted one on; any, where none of fifty is free or none is wanted (0). */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port > 0 && port < wanted + 50; port++)
    if (await listenOnce(port).catch(() => null)) return port;
  return listenOnce(0);
}

/** Listens for a moment; answers the port. */
const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const taken = (server.address() as AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
