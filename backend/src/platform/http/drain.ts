import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { CALLS_LIMIT_MS, type Shutdown } from './shutdown.js';

/** So long everybody is still answered, with the word that the connection ends: load balancers look elsewhere meanwhile. */
const GOODBYE_MS = 500;
const LOOK_MS = 50;
/** A call may still be on its way on a new connection, longer on a busy machine: so often it is looked at before it is closed. */
const LOOKS_AT_NEW = 10;
/** An event loop whose turns are this short has hardly any connection left to accept. */
const SHORT_TURN_MS = 1;
const MOST_TURNS = 200;

/**
 * Makes a server end without cutting a call. The function it answers ends it: calls under way are finished, as long as the
 * process may take; idle connections are closed.
 */
export function drainable(server: Server, stopping: Shutdown): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  /** How often each was looked at without a byte having come. */
  const sockets = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, 0);
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
    for (const [socket, looks] of sockets) {
      if (socket.bytesRead > 0) continue;
      if (looks < LOOKS_AT_NEW) sockets.set(socket, looks + 1);
      else if (underWay.size === 0) socket.destroy();
    }
  };
  return async () => {
    await sleep(GOODBYE_MS);
    if (!server.listening) return;
    await acceptWaiting();
    const closed = once(server, 'close');
    server.close();
    const looking = setInterval(closeIdle, LOOK_MS);
    await stopping.allow(closed, CALLS_LIMIT_MS);
    clearInterval(looking);
  };
}

/** Accepts the connections that wait in the system's queue, which closes them together with the server. */
async function acceptWaiting(): Promise<void> {
  for (let turns = 0, took = Infinity; took > SHORT_TURN_MS && turns < MOST_TURNS; turns += 1) {
    const began = performance.now();
    await nextTurn();
    took = performance.now() - began;
  }
}
