import { createServer, type Server } from 'node:net';

/** Below the ports that systems give to outgoing calls and to servers that ask for any. */
const FIRST = 20_000;
const BLOCK = 200;
const BLOCKS = 40;
const KEPT = Symbol.for('the ports of this process');

interface Block {
  first: number;
  next: number;
  /** Listens on the first one for as long as the process lives. */
  holder: Server;
}
/** Specs have modules of their own, but one process. */
const ofProcess = globalThis as { [KEPT]?: Promise<Block> };

/**
 * A port of 127.0.0.1 that nobody else takes before the server does it is meant for. Each process holds a block of ports
 * by listening on its first one, which the system ends with the process; so processes never give out the same.
 */
export async function freePort(): Promise<number> {
  const block = await (ofProcess[KEPT] ??= holdBlock());
  for (let tries = 1; tries < BLOCK; tries += 1) {
    const port = block.first + block.next;
    block.next = (block.next % (BLOCK - 1)) + 1;
    const probe = await listen(port);
    if (probe === null) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
  throw new Error('All ports of this process are in use');
}

async function holdBlock(): Promise<Block> {
  for (let n = 0; n < BLOCKS; n += 1) {
    const first = FIRST + n * BLOCK;
    const holder = await listen(first);
    if (holder) return { first, next: 1, holder: holder.unref() };
  }
  throw new Error('All blocks of ports are in use');
}

/** Null where somebody listens already. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
