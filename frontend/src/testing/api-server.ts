import { vi } from 'vitest';

export interface RecordedCall {
  /** Method and path, such as "GET /api/user". */
  call: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface StubbedAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Handler = (call: RecordedCall) => StubbedAnswer;

/**
 * Stands in for the server at the level of `fetch`: everything above it is the real thing. A call that no handler
 * names is answered 404. Returns the list of calls, which grows as they come.
 */
export function serveApi(handlers: Record<string, Handler>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}): Promise<Response> => {
    const address = new URL(input, 'http://localhost');
    const call: RecordedCall = {
      call: `${init.method ?? 'GET'} ${address.pathname}`,
      query: address.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
    };
    calls.push(call);
    const answer = handlers[call.call]?.(call) ?? {
      status: 404,
      body: { statusCode: 404, code: 'not_found', message: 'Nem található' },
    };
    return Promise.resolve(
      new Response(answer.body === undefined ? '' : JSON.stringify(answer.body), {
        status: answer.status ?? 200,
        headers: { 'Content-Type': 'application/json', ...answer.headers },
      }),
    );
  });
  return calls;
}
