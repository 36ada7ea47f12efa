import { vi } from 'vitest';
import { type EvaluationRow } from '../admin/kit/evaluations/evaluations.api.ts';
import { type Data, type Method, type PathOf, type Schemas } from '../shared/api/operations.ts';
import { FetchedUpload } from './fetched-upload.ts';

export interface Call {
  /** Method and path, such as "GET /api/user". */
  route: string;
  query: URLSearchParams;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body: unknown;
}

/** Whether an address is one of a path of the document: `/api/admin/stats/7` of `/api/admin/stats/{questionnaireId}`. */
type Fits<A extends string, P extends string> = A extends `${infer One}/${infer More}`
  ? P extends `${infer Part}/${infer Parts}`
    ? Part extends One | `{${string}}`
      ? Fits<More, Parts>
      : false
    : false
  : P extends `{${string}}` | A
    ? true
    : false;
type PathAt<M extends Method, A extends string> = {
  [P in PathOf<M>]: Fits<A, P> extends true ? P : never;
}[PathOf<M>];
/** What a read brings, as the API's document says it. A list of evaluations may be asked for without its long parts. */
type BodyAt<R extends string> = R extends `GET ${infer A}` ? Listed<Data<PathAt<'get', A>>> : unknown;
type Listed<D> = D extends Schemas['EvaluationResponse'][] ? EvaluationRow[] : D;
/** An answer with a status of its own may say anything, such as an error. */
export type Answer<R extends string = string> =
  | { status?: 200; body?: BodyAt<R>; headers?: Record<string, string> }
  | { status: number; body?: unknown; headers?: Record<string, string> };

const UNKNOWN: Answer = {
  status: 404,
  body: { statusCode: 404, code: 'not_found', message: 'Nincs ilyen.' },
};

/**
 * Stands in for the server at the level of `fetch`; everything above it is the real thing. A test says what each call answers, in
 * the types of the API's document, and reads afterwards what was asked. What nobody has named is answered 404.
 */
export class ApiServer {
  readonly calls: Call[] = [];
  private readonly handlers = new Map<string, (call: Call) => Answer>();

  /** Sets the answer of "METHOD /path"; a later one replaces an earlier one. */
  on<R extends string>(route: R, handler: (call: Call) => Answer<R>): this {
    this.handlers.set(route, handler);
    return this;
  }

  /** The calls of "METHOD /path" so far. */
  callsOf(route: string): Call[] {
    return this.calls.filter((call) => call.route === route);
  }

  /** Forgets calls and answers. */
  reset(): void {
    this.calls.length = 0;
    this.handlers.clear();
  }

  /** Takes the calls of this test. */
  serve(): this {
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => this.fetch(address, init));
    vi.stubGlobal('XMLHttpRequest', FetchedUpload);
    return this;
  }

  private async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const call: Call = {
      route: `${init.method ?? 'GET'} ${pathname}`,
      query: searchParams,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? null),
    };
    // An answer takes its time: what a screen shows meanwhile is shown.
    await new Promise((resolve) => setTimeout(resolve));
    this.calls.push(call);
    const { status = 200, body = null, headers = {} } = this.handlers.get(call.route)?.(call) ?? UNKNOWN;
    const text = status === 204 ? null : JSON.stringify(body);
    return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
  }
}

/** The same for tests that say all answers at once; brings the list of calls, which grows as they come. */
export function serveApi<R extends string>(handlers: { [K in R]: (call: Call) => Answer<K> }): Call[] {
  const api = new ApiServer().serve();
  for (const [route, handler] of Object.entries<(call: Call) => Answer>(handlers)) api.on(route, handler);
  return api.calls;
}
