import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readErrors } from './ai-fixtures.js';
import { answerByMode, type AiMode, type Reply } from './ai-modes.js';
import { answerReading, type PromptToRead, type ReaderAnswer, readToRead } from './ai-reader.js';
import { findFault, isObject } from './ai-request-rules.js';

export type { AiMode } from './ai-modes.js';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The parsed JSON body, or its text when it is no JSON. */
  body: unknown;
  at: number;
}

export type AiScript = AiMode | AiMode[] | ((request: RecordedRequest) => AiMode);

export interface AiServer {
  /** Ends in `/v1`, as a person would save it in the settings. */
  baseUrl: string;
  /** `127.0.0.1:port`, for the list of private hosts. */
  host: string;
  /** Every request in order, refused ones too. */
  requests: RecordedRequest[];
  /** The highest number of chat calls that were under way at once. */
  peak: () => number;
  /** Chooses the next answers. A list is used up once, then texts are good again; a function decides per request. */
  respondWith: (script: AiScript) => void;
  /** Chooses what a second reader answers: a mode, or an object. Until then nothing contradicts. */
  readWith: (answer: (prompt: PromptToRead) => ReaderAnswer) => void;
  /** Keeps every answer back until the given function is called. */
  holdBack: () => () => void;
  /** Ends all connections. Throws when a secret was seen in an address. */
  close: () => Promise<void>;
}

const MODELS = {
  object: 'list',
  data: [{ id: 'gpt-4.1-mini', object: 'model', created: 1744316542, owned_by: 'system' }],
};

/**
 * Starts an OpenAI-compatible server on a free port of 127.0.0.1: as strict as the real one, and scriptable. Any bearer key is
 * accepted but `wrong-key`. Unknown paths answer 501 and name the path.
 */
export async function startAiServer(options: { latencyMs?: number } = {}): Promise<AiServer> {
  const requests: RecordedRequest[] = [];
  const leaks: string[] = [];
  let choose: (request: RecordedRequest) => AiMode = () => 'good';
  let read: (prompt: PromptToRead) => ReaderAnswer = () => ({ findings: [] });
  let active = 0;
  let peak = 0;
  let held = Promise.resolve();

  const chat = async (request: RecordedRequest, response: ServerResponse) => {
    active += 1;
    peak = Math.max(peak, active);
    try {
      if (options.latencyMs) await sleep(options.latencyMs);
      await held;
      const fault = findFault(request.body);
      if (fault) sendJson(response, fault.status, { error: fault.error });
      else send(response, replyTo(request));
    } finally {
      active -= 1;
    }
  };

  const replyTo = (request: RecordedRequest): Reply => {
    const prompt = readToRead(request.body);
    return prompt ? answerReading(read(prompt), request.body) : answerByMode(choose(request), request.body);
  };

  const server = createServer((incoming, response) => {
    void record(incoming).then(async (request) => {
      requests.push(request);
      if (carriesSecret(request)) leaks.push(request.path.split('?')[0] ?? '');
      const refusal = refuse(request);
      if (refusal) sendJson(response, refusal.status, refusal.body);
      else if (request.path.endsWith('/models')) sendJson(response, 200, MODELS);
      else await chat(request, response);
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    baseUrl: `http://${host}/v1`,
    host,
    requests,
    peak: () => peak,
    respondWith: (script) => {
      const queue = Array.isArray(script) ? [...script] : null;
      if (queue) choose = () => queue.shift() ?? 'good';
      else choose = typeof script === 'function' ? script : () => script as AiMode;
    },
    readWith: (answer) => (read = answer),
    holdBack: () => {
      let release = () => undefined as void;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (leaks.length > 0) throw new Error(`A secret was sent in the address of ${leaks.join(', ')}.`);
    },
  };
}

async function record(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Kept as text: the rules refuse it.
  }
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers,
    body,
    at: Date.now(),
  };
}

function carriesSecret({ path, headers }: RecordedRequest): boolean {
  const key = String(headers.authorization ?? '').replace(/^Bearer /, '');
  return (key.length > 3 && path.includes(key)) || /[?&](api[-_]?key|key|token)=|sk-[\w-]{8,}/i.test(path);
}

/** Everything that is wrong before the body is looked at. */
function refuse({ method, path, headers, body }: RecordedRequest): { status: number; body: unknown } | null {
  const known =
    (method === 'GET' && path === '/v1/models') || (method === 'POST' && path === '/v1/chat/completions');
  if (!known)
    return {
      status: 501,
      body: { error: { message: `The fake AI server does not know ${method} ${path}` } },
    };
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (bearer === undefined || bearer === 'wrong-key')
    return { status: 401, body: readErrors().bad_key?.body };
  if (method === 'GET') return null;
  const isJson = /^application\/json\b/.test(headers['content-type'] ?? '');
  if (isJson && isObject(body)) return null;
  const message = 'We could not parse the JSON body of your request.';
  return {
    status: 400,
    body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
  };
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

function send(response: ServerResponse, reply: Reply): void {
  if (reply.trouble === 'stall-before-headers') return;
  if (reply.trouble === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(reply.status, { 'x-request-id': 'req_test_0001', ...reply.headers });
  if (reply.trouble === 'stall-in-body') response.write(reply.body.slice(0, 40));
  else response.end(reply.body);
}
