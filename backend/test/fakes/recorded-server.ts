import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** A request as a fake sees it. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

export interface FakeReply {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  trouble?: 'stall-before-headers' | 'reset';
}

export interface RecordedServer {
  origin: string;
  /** `127.0.0.1:port`, for the list of private hosts. */
  host: string;
  /** Every request in order, refused ones too. */
  requests: FakeRequest[];
  /** Ends all connections, whatever they wait for. */
  hangUp: () => void;
  /** Ends all connections and the server. Throws when a secret was seen in an address. */
  close: () => Promise<void>;
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): FakeReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

export const plain = (status: number, body: string, headers: Record<string, string> = {}): FakeReply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body,
});

interface RecordedError {
  http: number;
  headers?: Record<string, string>;
  contentType?: string;
  body: unknown;
}

/** A recorded payload of `test/fixtures`, afresh each time. */
export const fixture = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures', `${name}.json`), 'utf8')) as T;

/** An error as the service answers it, by its name in `{service}-errors.json`. */
export function recordedError(service: string, name: string): FakeReply {
  const error = fixture<Record<string, RecordedError>>(`${service}-errors`)[name];
  if (!error) throw new Error(`${service}-errors.json has no ${name}`);
  const { http, headers = {}, contentType, body } = error;
  return contentType === 'text/plain' ? plain(http, String(body), headers) : json(http, body, headers);
}

/** Starts a server on a free port of 127.0.0.1 that keeps what it was asked. Paths that `answer` does not know are 501. */
export async function startRecordedServer(
  name: string,
  answer: (request: FakeRequest) => FakeReply | null | Promise<FakeReply | null>,
  carriesSecret: (request: FakeRequest) => boolean,
): Promise<RecordedServer> {
  const requests: FakeRequest[] = [];
  const leaks: string[] = [];
  const server = createServer((incoming, response) => {
    void record(incoming).then(async (request) => {
      requests.push(request);
      if (carriesSecret(request)) leaks.push(request.path);
      const unknown = plain(501, `The fake ${name} does not know ${request.method} ${request.path}`);
      send(response, (await answer(request)) ?? unknown);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `http://${host}`,
    requests,
    hangUp: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (leaks.length > 0) throw new Error(`A secret was sent in the address of ${leaks.join(', ')}.`);
    },
  };
}

async function record(incoming: IncomingMessage): Promise<FakeRequest> {
  const [path = '', query = ''] = (incoming.url ?? '').split('?');
  return {
    method: incoming.method ?? '',
    path,
    query: new URLSearchParams(query),
    headers: incoming.headers,
    body: await buffer(incoming),
    at: Date.now(),
  };
}

function send(response: ServerResponse, { status, headers, body, trouble }: FakeReply): void {
  if (trouble === 'stall-before-headers') return;
  if (trouble === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(status, headers);
  response.end(body);
}
