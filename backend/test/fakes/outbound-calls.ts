import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpClient, type OutboundRequest } from '../../src/platform/outbound/http-client.js';
import { OutboundError } from '../../src/platform/outbound/outbound-error.js';

const servers: Server[] = [];
const clients: HttpClient[] = [];

/** Starts a plain server on a free port of 127.0.0.1 that counts its requests. */
export async function serve(
  listener: RequestListener,
): Promise<{ host: string; url: string; hits: () => number }> {
  let hits = 0;
  const server = createServer((request, response) => {
    hits += 1;
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}`, hits: () => hits };
}

/** A client that ends with the test. */
export function makeClient(...args: ConstructorParameters<typeof HttpClient>): HttpClient {
  const client = new HttpClient(...args);
  clients.push(client);
  return client;
}

/** Answers every request with this value. */
export const answerJson = (value: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(value));
};

/** The OutboundError that a call ends with. */
export async function failureOf(promise: Promise<unknown>): Promise<OutboundError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OutboundError);
  return error as OutboundError;
}

/** A call to a server of this test, allowed to be private and plain. */
export function callTo(target: { host: string; url: string }, more: Partial<OutboundRequest> = {}) {
  const request = { service: 'test', path: '/', url: target.url, allowedHosts: [target.host], ...more };
  return makeClient({ privateHosts: [target.host] }).requestJson(request);
}

/** Ends every server and client of the test. */
export async function endAll(): Promise<void> {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}
