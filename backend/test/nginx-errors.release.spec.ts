import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { messageOf } from '../src/platform/errors/messages.js';
import type { Language } from '../src/platform/http/languages.js';
import { freePort } from './setup/environment.js';
import { type NginxServer, startNginx } from './setup/nginx.js';
import { requirement } from './setup/requirements.js';

const MANY = 400;
/** More than nginx takes for the address, and for one header. */
const LONG = 'x'.repeat(20_000);

requirement('nginx')('What nginx refuses itself', () => {
  let api: Server;
  let nginx: NginxServer;

  beforeAll(async () => {
    const [apiPort, port] = [await freePort(), await freePort()];
    api = createServer((request, response) => {
      request.resume();
      if (request.url === '/api/limited') response.writeHead(429, { 'Retry-After': '7' });
      else response.writeHead(200);
      response.end('{}');
    });
    api.listen(apiPort, '127.0.0.1');
    await once(api, 'listening');
    nginx = await startNginx(['127.0.0.1'], apiPort, port);
  });
  afterAll(async () => {
    await nginx?.stop();
    api?.close();
  });

  const call = (path: string, language: string, options: RequestInit = {}) =>
    fetch(`${nginx.url}${path}`, { ...options, headers: { 'Accept-Language': language } });
  /** What no proper client would send, byte for byte. */
  const send = async (request: string): Promise<Response> => {
    const line = connect(Number(new URL(nginx.url).port), '127.0.0.1');
    line.on('error', () => undefined);
    line.end(`${request}\r\nConnection: close\r\n\r\n`);
    const [head = '', body = ''] = (await text(line)).split('\r\n\r\n');
    const [first = '', ...fields] = head.split('\r\n');
    const headers = fields.map((field) => field.split(': ') as [string, string]);
    return new Response(body, { status: Number(first.split(' ')[1]), headers });
  };
  /** As the API itself would say it. */
  const expectRefusal = async (answer: Response, code: string, language: Language, status: number) => {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json']);
    expect(await answer.json()).toEqual({ statusCode: status, code, message: messageOf(code, language) });
  };
  /** More calls at once than an address may make, and the answers to those that were refused. */
  const flood = async (path: string) => {
    const answers = await Promise.all(Array.from({ length: MANY }, () => call(path, 'ro, en;q=0.5')));
    return answers.filter(({ status }) => status === 429);
  };

  it('says so with the API’s codes and words, in the reader’s language', async () => {
    const tooLarge = { method: 'POST', body: Buffer.alloc(12 * 2 ** 20) };
    await expectRefusal(
      await call('/api/admin/import', 'de, en;q=0.9', tooLarge),
      'upload_too_large',
      'en',
      413,
    );
    await expectRefusal(await call('/api/metrics', 'fr'), 'not_found', 'hu', 404);
  });

  it.each([
    ['an address that is too long', `GET /api/user?x=${LONG} HTTP/1.1\r\nHost: localhost`, 414],
    ['headers that are too large', `GET /api/user HTTP/1.1\r\nHost: localhost\r\nCookie: a=${LONG}`, 400],
    ['no host', 'GET /api/user HTTP/1.1\r\nAccept-Language: en', 400],
    ['two hosts', 'GET /api/user HTTP/1.1\r\nHost: a\r\nHost: b', 400],
    ['an address that is none', 'GET /api/%zz HTTP/1.1\r\nHost: localhost', 400],
    ['a header that is none', 'GET /api/user HTTP/1.1\r\nHost: localhost\r\nX: \0', 400],
  ])('says to a call with %s that it can’t be read', async (_what, request, status) => {
    const answer = await send(request);
    const language = /en$/.test(request) ? 'en' : 'hu';
    await expectRefusal(answer, 'request_unreadable', language, status);
  });

  it('answers pages in such cases as before', async () => {
    const page = await send(`GET /privacy?x=${LONG} HTTP/1.1\r\nHost: localhost`);
    expect([page.status, page.headers.get('content-type')]).toEqual([414, 'text/html']);
    const cookie = await send(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a=${LONG}; b=GET /api/`);
    expect([cookie.status, cookie.headers.get('content-type')]).toEqual([400, 'text/html']);
    expect((await call('/-unreadable', 'hu')).status).toBe(404);
  });

  it('leaves what the API refuses as it is, and adds nothing to what it grants', async () => {
    const limited = await call('/api/limited', 'hu');
    expect([limited.status, limited.headers.get('retry-after'), await limited.text()]).toEqual([
      429,
      '7',
      '{}',
    ]);
    expect((await call('/api/user', 'hu')).headers.get('retry-after')).toBeNull();
  });

  it('says that the API is away', async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    await expectRefusal(await call('/api/user', 'hu'), 'unavailable', 'hu', 502);
    await expectRefusal(await call('/api/health/ready', 'en'), 'unavailable', 'en', 502);
    expect((await call('/', 'hu')).headers.get('content-type')).toContain('text/html');
  });

  it('tells after how many seconds to ask again, of calls and of pages', async () => {
    const refused = await flood('/api/admin/evaluations');
    expect(refused.length).toBeGreaterThan(0);
    await expectRefusal(refused[0]!, 'too_many_requests', 'ro', 429);
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']));
    const pages = await flood('/');
    expect(pages.length).toBeGreaterThan(0);
    expect(pages[0]!.headers.get('retry-after')).toBe('1');
    expect(pages[0]!.headers.get('content-type')).toContain('text/html');
  });
});
