import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Shutdown } from './shutdown.js';

/** So long everybody is still answered, with the word that the connection ends: load balancers look elsewhere meanwhile. */
const GOODBYE_MS = 500;
const LOOK_MS = 50;

/**
 * Makes a server end without cutting a call. The function it answers ends it: calls under way are finished, as long as the
 * process may take; idle connections are closed.
 */
export function drainable(server: Server, stopping: Shutdown): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (stopping.hasBegun) response.shouldKeepAlive = false;
  });
  stopping.signal.addEventListener('abort', () => {
    for (const response of underWay) response.shouldKeepAlive = false;
  });
  const closeIdle = () => {
    server.closeIdleConnections();
    // Browsers open connections ahead that never carry a call.
    if (underWay.size === 0) for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    await sleep(GOODBYE_MS);
    if (!server.listening) return;
    // Whoever has connected by now is let in first.
    await nextTurn();
    const closed = once(server, 'close');
    server.close();
    const looking = setInterval(closeIdle, LOOK_MS);
    await stopping.allow(closed);
    clearInterval(looking);
  };
}
