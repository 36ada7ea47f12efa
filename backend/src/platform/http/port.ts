import { type AddressInfo, createServer } from 'node:net';
import { PlainError } from '../startup/plain-error.js';

export class PortTaken extends PlainError {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** Fails early and clearly, before a database is started for nothing. Throws PortTaken. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  await listenOnce(port, host).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PortTaken(port) : error;
  });
}

/** The first free port of this machine from the wanted one on; any, where none of fifty is free or none is wanted (0). */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port > 0 && port < wanted + 50; port++)
    if (await listenOnce(port, '127.0.0.1').catch(() => null)) return port;
  return listenOnce(0, '127.0.0.1');
}

/** Listens for a moment; answers the port. */
const listenOnce = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => {
      const taken = (server.address() as AddressInfo).port;
      server.close(() => resolve(taken));
    });
  });
