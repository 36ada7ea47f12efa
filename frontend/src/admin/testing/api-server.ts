import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Handler = (call: Call) => Answer;

/** A small real HTTP server; a test says what each call answers and reads afterwards what was asked. */
export class ApiServer {
  readonly calls: Call[] = [];
  private readonly handlers = new Map<string, Handler>();

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<ApiServer> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const api = new ApiServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      void readCall(request).then((call) => {
        api.calls.push(call);
        const { status = 200, body = null, headers = {} } = api.answer(call);
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      });
    });
    return api;
  }

  /** Sets the answer of "METHOD /path"; a later one replaces an earlier one. */
  on(route: string, handler: Handler): void {
    this.handlers.set(route, handler);
  }

  /** The calls of "METHOD /path" so far. */
  callsOf(route: string): Call[] {
    return this.calls.filter((call) => `${call.method} ${call.path}` === route);
  }

  /** Forgets calls and answers. */
  reset(): void {
    this.calls.length = 0;
    this.handlers.clear();
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }

  private answer(call: Call): Answer {
    const handler = this.handlers.get(`${call.method} ${call.path}`);
    return (
      handler?.(call) ?? {
        status: 404,
        body: { statusCode: 404, code: 'not_found', message: 'Nincs ilyen.' },
      }
    );
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const address = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    path: address.pathname,
    query: address.searchParams,
    headers: request.headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}
