import { createServer } from 'node:net';

/** A sentence for the person who started the program. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** Fails early and clearly, before a database is started for nothing. Throws PortTaken. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
