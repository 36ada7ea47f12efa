import type { Agent, Dispatcher, FormData } from 'undici';
import {
  type AllowedHosts,
  PrivateHosts,
  checkTarget,
  requirePublicTarget,
  mayRedirectTo,
} from './allowed-targets.js';
import { startDeadline } from './deadline.js';
import type { Resolver } from './guarded-agent.js';
import { OutboundError, kindOfStatus, toOutboundError } from './outbound-error.js';
import { lowerCased, withoutSecrets } from './request-headers.js';
import { ACCEPTED_CODINGS, answerHeaders, isJson, readBody } from './response-body.js';
import { readRetryAfter } from './retry-after.js';

export const DEFAULT_TIMEOUT_MS = 10_000;
export const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const MOST_DUMPED = 16_384;
const STANDARD_HEADERS = {
  accept: '*/*',
  'accept-encoding': ACCEPTED_CODINGS,
  'user-agent': 'digital-maturity',
};

/** What is logged of a call: nothing that could hold a secret or a person's data. */
export interface OutboundLogEntry {
  service: string;
  method: string;
  /** The path with placeholders, such as `/v4/spreadsheets/{id}`. */
  path: string;
  status: number | null;
  ms: number;
  code: string | null;
}

export interface OutboundRequest {
  /** Short name of the service, for logs and messages. */
  service: string;
  url: string | URL;
  /** Path template for the log, never the real path. */
  path: string;
  allowedHosts: AllowedHosts;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  headers?: Record<string, string>;
  body?: string | Uint8Array | URLSearchParams | FormData | null;
  /** Limit in milliseconds for the whole call, body included. */
  timeoutMs?: number;
  maxBytes?: number;
  /** Of a longer answer only the first `maxBytes` are read; else it is an error. */
  cutAnswer?: boolean;
  /** Hosts a GET may be redirected to, exact or `*.suffix`. Without it a redirect is an error. */
  redirectHosts?: readonly string[];
  /** A redirect is an answer, without its body: the caller follows it by rules of its own. */
  handBackRedirects?: boolean;
  signal?: AbortSignal | null;
}

export interface OutboundResponse {
  status: number;
  headers: Headers;
  /** The address that answered, after redirects. */
  url: URL;
  body: Buffer;
}

/** What every call made by a `fetchFor` function has in common. */
export type FetchSettings = Pick<
  OutboundRequest,
  'service' | 'path' | 'allowedHosts' | 'timeoutMs' | 'maxBytes'
>;

export interface HttpClientOptions {
  /** host:port pairs that may be private or plain http. */
  privateHosts?: readonly string[];
  log?: (entry: OutboundLogEntry) => void;
  resolve?: Resolver;
}

/** The only way out of the process by HTTP (rules: outgoing calls). Every failure is an OutboundError. */
export class HttpClient {
  private readonly privateHosts: PrivateHosts;
  private readonly log: (entry: OutboundLogEntry) => void;
  /** No call takes longer than this, whatever limit it brings. Tests set it, which meet services that never answer. */
  longestMs = Infinity;
  /** Made, and its package loaded, with the first call. */
  private agent: Promise<Agent> | null = null;

  constructor(private readonly options: HttpClientOptions = {}) {
    this.privateHosts = new PrivateHosts(options.privateHosts ?? []);
    this.log = options.log ?? (() => undefined);
  }

  /**
   * Refuses (OutboundError `config`) an address that no call may go to, before it is stored. What a name stands for is
   * looked at with each call alone, as it may change.
   */
  checkPublicAddress(service: string, address: string): void {
    requirePublicTarget(service, address, this.privateHosts);
  }

  /** Makes one call and reads its whole answer. A status other than 2xx throws. */
  async request(request: OutboundRequest): Promise<OutboundResponse> {
    const answer = await this.exchange(request);
    const isFine = answer.status >= 200 && answer.status < 300;
    if (isFine || (request.handBackRedirects && isRedirect(answer.status))) return answer;
    throw new OutboundError(request.service, {
      kind: kindOfStatus(answer.status),
      code: `http_${answer.status}`,
      status: answer.status,
      retryAfterMs: readRetryAfter(answer.headers),
      responseText: answer.body.toString('utf8'),
    });
  }

  /** As `request`, and parses the body. Anything but JSON (`not_json`) is a passing trouble: proxies answer HTML. */
  async requestJson(request: OutboundRequest): Promise<{ status: number; headers: Headers; json: unknown }> {
    const { status, headers, body } = await this.request(request);
    const notJson = (cause?: unknown) =>
      new OutboundError(request.service, { kind: 'transient', code: 'not_json', status, cause });
    if (!isJson(headers.get('content-type'))) throw notJson();
    try {
      return { status, headers, json: JSON.parse(body.toString('utf8')) as unknown };
    } catch (error) {
      throw notJson(error);
    }
  }

  /**
   * A `fetch` for packages that bring their own client. Same rules; every status below 300 or from 400 is handed back, the body is
   * already read whole when it resolves.
   */
  fetchFor(settings: FetchSettings): typeof fetch {
    return async (input, init) => {
      const address = input instanceof Request ? input.url : input;
      const answer = await this.exchange({
        ...settings,
        url: address,
        method: (init?.method ?? 'GET').toUpperCase() as OutboundRequest['method'],
        headers: Object.fromEntries(new Headers(init?.headers).entries()),
        body: init?.body as OutboundRequest['body'],
        signal: init?.signal,
      });
      const empty = answer.status === 204 || answer.status === 304 || answer.body.length === 0;
      return new Response(empty ? null : answer.body, { status: answer.status, headers: answer.headers });
    };
  }

  /** Closes kept-alive connections; calls that still run fail. */
  async close(): Promise<void> {
    await (await this.agent)?.destroy();
  }

  private async exchange(request: OutboundRequest): Promise<OutboundResponse> {
    const started = performance.now();
    const entry = { service: request.service, method: request.method ?? 'GET', path: request.path };
    const write = (status: number | null, code: string | null) =>
      this.log({ ...entry, status, code, ms: Math.round(performance.now() - started) });
    const limitMs = Math.min(request.timeoutMs ?? DEFAULT_TIMEOUT_MS, this.longestMs);
    const deadline = startDeadline(limitMs, request.signal);
    try {
      const answer = await this.follow(request, deadline.signal);
      write(answer.status, null);
      return answer;
    } catch (error) {
      const failure = toOutboundError(request.service, error, deadline);
      write(failure.status, failure.code);
      throw failure;
    } finally {
      deadline.end();
    }
  }

  private async follow(request: OutboundRequest, signal: AbortSignal): Promise<OutboundResponse> {
    const { service } = request;
    let url = checkTarget(service, request.url, request.allowedHosts, this.privateHosts);
    let headers = request.headers;
    for (let hops = 0; ; hops += 1) {
      const response = await this.send(request, url, headers, signal);
      if (!isRedirect(response.statusCode)) {
        const body = await readBody(
          service,
          response,
          request.maxBytes ?? DEFAULT_MAX_BYTES,
          request.cutAnswer,
        );
        return { status: response.statusCode, headers: answerHeaders(response), url, body };
      }
      await response.body.dump({ limit: MOST_DUMPED, signal });
      if (request.handBackRedirects)
        return { status: response.statusCode, headers: answerHeaders(response), url, body: Buffer.alloc(0) };
      const next = this.nextHop(request, url, response, hops);
      if (next.origin !== url.origin) headers = withoutSecrets(headers);
      url = next;
    }
  }

  /** The package's plain request: its fetch costs several times as much, and adds nothing that is needed here. */
  private async send(
    { method = 'GET', body = null }: OutboundRequest,
    url: URL,
    headers: OutboundRequest['headers'],
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const { request: send } = await import('undici');
    const isForm = body instanceof URLSearchParams;
    return send(url, {
      method,
      headers: {
        ...STANDARD_HEADERS,
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } : {}),
        ...lowerCased(headers),
      },
      body: isForm ? body.toString() : body,
      signal,
      dispatcher: await (this.agent ??= this.makeAgent()),
    });
  }

  private async makeAgent(): Promise<Agent> {
    const { makeGuardedAgent } = await import('./guarded-agent.js');
    return makeGuardedAgent(this.privateHosts, this.options.resolve);
  }

  /** Where a redirect leads, checked like a fresh target; throws when the caller or the rules do not allow it. */
  private nextHop(request: OutboundRequest, from: URL, response: Dispatcher.ResponseData, hops: number): URL {
    const refuse = (code: string) =>
      new OutboundError(request.service, { kind: 'config', code, status: response.statusCode });
    const method = request.method ?? 'GET';
    const { location } = response.headers;
    if (request.redirectHosts === undefined || (method !== 'GET' && method !== 'HEAD')) {
      throw refuse('redirect_refused');
    }
    if (typeof location !== 'string' || !URL.canParse(location, from.href)) throw refuse('redirect_refused');
    if (hops >= MOST_REDIRECTS) throw refuse('too_many_redirects');
    const next = new URL(location, from);
    if (!mayRedirectTo(next, request.redirectHosts)) throw refuse('redirect_refused');
    return checkTarget(request.service, next, [next.host], this.privateHosts);
  }
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);
