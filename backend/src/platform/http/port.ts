import { createServer } from 'node:net';
import { PlainError } from '../startup/plain-error.js';

export class PortTaken extends PlainError {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** Fails early and clearly, before a database is started for nothing. Throws PortTaken. */
export function assertPortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
