import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/** A request as a part of the fake sees it. */
export interface GoogleRequest {
  method: string;
  /** Decoded by nobody yet. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

export interface GoogleReply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  trouble?: 'stall-before-headers' | 'stall-in-body' | 'reset';
}

type ScriptedReply = GoogleReply | null | Promise<GoogleReply | null>;

/** One service of the fake. It answers null for paths that are not its own. */
export interface GooglePart {
  answer: (request: GoogleRequest) => ScriptedReply;
}

/** What the parts that check bearers need of the one that issues them. */
export interface BearerCheck {
  /** The refusal of a request whose bearer is unknown, expired or lacks the scope; null when it is good. */
  refuse: (request: GoogleRequest, scope: string) => GoogleReply | null;
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): GoogleReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  body: JSON.stringify(body),
});

export const html = (status: number, body: string): GoogleReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

/** A recorded payload of `test/fixtures`, afresh each time. */
export const googleFixture = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures', `${name}.json`), 'utf8')) as T;

interface RecordedError {
  http: number;
  headers?: Record<string, string>;
  body: unknown;
}
const errors = googleFixture<Record<string, RecordedError>>('google-errors');

/** An error as Google answers it, by its name in `google-errors.json`. */
export function googleError(name: string, headers: Record<string, string> = {}): GoogleReply {
  const error = errors[name];
  if (!error) throw new Error(`google-errors.json has no ${name}`);
  return json(error.http, error.body, { ...error.headers, ...headers });
}

/** Scripted replies go before the real ones: once each, in order. */
export class Script {
  private readonly queue: (GoogleReply | ((request: GoogleRequest) => ScriptedReply))[] = [];

  /** The next requests are answered by these, one each. A function that gives null lets the request through. */
  next(...replies: (GoogleReply | ((request: GoogleRequest) => ScriptedReply))[]): void {
    this.queue.push(...replies);
  }

  clear(): void {
    this.queue.length = 0;
  }

  async take(request: GoogleRequest): Promise<GoogleReply | null> {
    const reply = this.queue.shift();
    return typeof reply === 'function' ? await reply(request) : (reply ?? null);
  }
}
