import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import {
  answerJson,
  callTo,
  endAll,
  failureOf,
  makeClient,
  serve,
} from '../../../test/fakes/outbound-calls.js';
import type { OutboundLogEntry } from './http-client.js';

const MB = 1024 * 1024;

afterEach(endAll);

describe('an allowed call', () => {
  it('hands over status, headers and JSON', async () => {
    const target = await serve(answerJson({ name: 'Őszi' }));
    await expect(callTo(target)).resolves.toMatchObject({ status: 200, json: { name: 'Őszi' } });
  });

  it('sends method, headers and body', async () => {
    const target = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () =>
        answerJson({ method: request.method, key: request.headers.key, body })(request, response),
      );
    });
    const answer = await callTo(target, { method: 'POST', headers: { key: 'k' }, body: 'hello' });
    expect(answer.json).toEqual({ method: 'POST', key: 'k', body: 'hello' });
  });

  it('sends a form as a form', async () => {
    const target = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => answerJson([request.headers['content-type'], body])(request, response));
    });
    const body = new URLSearchParams({ name: 'Őszi & co' });
    const form = ['application/x-www-form-urlencoded;charset=UTF-8', 'name=%C5%90szi+%26+co'];
    expect((await callTo(target, { method: 'POST', body })).json).toEqual(form);
  });

  const json = Buffer.from('{"name":"Őszi"}');
  it.each([
    ['gzip', gzipSync(json)],
    ['br', brotliCompressSync(json)],
    ['deflate', deflateSync(json)],
    ['gzip, br', brotliCompressSync(gzipSync(json))],
    ['GZIP', gzipSync(json)],
    ['identity', json],
  ])('unpacks an answer that came as %s', async (coding, bytes) => {
    const target = await serve((_, response) =>
      response.setHeader('content-encoding', coding).setHeader('content-type', 'application/json').end(bytes),
    );
    const answer = await callTo(target);
    expect(answer.json).toEqual({ name: 'Őszi' });
    expect(answer.headers.has('content-encoding')).toBe(false);
  });

  it('logs service, method, path template and status, and no query or key', async () => {
    const target = await serve(answerJson({}));
    const log: OutboundLogEntry[] = [];
    const client = makeClient({ privateHosts: [target.host], log: (entry) => log.push(entry) });
    await client.request({
      service: 'cards',
      path: '/cards/{id}',
      url: `${target.url}/cards/77?token=secret`,
      allowedHosts: [target.host],
      headers: { authorization: 'Bearer secret' },
    });
    expect(log).toEqual([
      {
        service: 'cards',
        method: 'GET',
        path: '/cards/{id}',
        status: 200,
        ms: expect.any(Number),
        code: null,
      },
    ]);
  });
});

describe('failures', () => {
  it.each([
    [400, 'input'],
    [401, 'config'],
    [403, 'config'],
    [404, 'config'],
    [408, 'transient'],
    [409, 'transient'],
    [422, 'input'],
    [429, 'busy'],
    [500, 'transient'],
    [503, 'transient'],
  ])('classes status %d as %s', async (status, kind) => {
    const target = await serve((_, response) =>
      response.writeHead(status, { 'retry-after': '7' }).end('{"why":1}'),
    );
    const failure = await failureOf(callTo(target));
    expect(failure).toMatchObject({
      kind,
      status,
      retryAfterMs: 7000,
      code: `http_${status}`,
      responseText: '{"why":1}',
    });
    expect(JSON.stringify(failure)).not.toContain('why');
  });

  it('gives up on a server that never sends headers', async () => {
    const target = await serve(() => undefined);
    expect(await failureOf(callTo(target, { timeoutMs: 100 }))).toMatchObject({
      kind: 'transient',
      code: 'timeout',
    });
  });

  it('gives up on a body that stalls after the headers or in its middle', async () => {
    for (const start of ['', '{"a":']) {
      const target = await serve((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.flushHeaders();
        if (start) response.write(start);
      });
      expect(await failureOf(callTo(target, { timeoutMs: 150 }))).toMatchObject({
        kind: 'transient',
        code: 'timeout',
      });
    }
  });

  it('stops when the caller does', async () => {
    const controller = new AbortController();
    const target = await serve(() => controller.abort());
    expect(await failureOf(callTo(target, { signal: controller.signal }))).toMatchObject({ code: 'aborted' });
    expect(await failureOf(callTo(target, { signal: controller.signal }))).toMatchObject({ code: 'aborted' });
  });

  it('reads no more than the cap, also of a small body that unpacks to a large one', async () => {
    const large = await serve((_, response) => response.end(Buffer.alloc(11 * MB)));
    expect(await failureOf(callTo(large))).toMatchObject({ kind: 'input', code: 'answer_too_large' });
    const packed = gzipSync(Buffer.alloc(40 * MB));
    const bomb = await serve((_, response) => response.setHeader('content-encoding', 'gzip').end(packed));
    expect(await failureOf(callTo(bomb))).toMatchObject({ code: 'answer_too_large' });
  });

  it('takes HTML with status 200, and JSON that does not parse, for passing trouble', async () => {
    const html = await serve((_, response) =>
      response.setHeader('content-type', 'text/html').end('<html></html>'),
    );
    expect(await failureOf(callTo(html))).toMatchObject({ kind: 'transient', code: 'not_json' });
    const broken = await serve((_, response) =>
      response.setHeader('content-type', 'application/json').end('{"a":'),
    );
    expect(await failureOf(callTo(broken))).toMatchObject({ kind: 'transient', code: 'not_json' });
  });

  it('takes an answer that can not be unpacked for passing trouble', async () => {
    const target = await serve((_, response) =>
      response.setHeader('content-encoding', 'gzip').end('not packed at all'),
    );
    expect(await failureOf(callTo(target))).toMatchObject({ kind: 'transient', code: 'network' });
  });

  it('takes a reset or refused connection for passing trouble', async () => {
    const target = await serve((request) => request.socket.resetAndDestroy());
    expect(await failureOf(callTo(target))).toMatchObject({
      kind: 'transient',
      code: 'network',
      status: null,
    });
    const closed = { host: '127.0.0.1:1', url: 'http://127.0.0.1:1' };
    expect(await failureOf(callTo(closed))).toMatchObject({ kind: 'transient', code: 'network' });
  });
});

describe('fetchFor', () => {
  it('hands back error answers as they are, body read', async () => {
    const target = await serve((_, response) =>
      response.writeHead(429, { 'retry-after': '3' }).end('slow down'),
    );
    const send = makeClient({ privateHosts: [target.host] }).fetchFor({
      service: 'ai',
      path: '/',
      allowedHosts: [target.host],
    });
    const response = await send(target.url, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      429,
      '3',
      'slow down',
    ]);
  });

  it('refuses other hosts and stalled bodies like every call', async () => {
    const target = await serve((_, response) => void response.writeHead(200).write('x'));
    const settings = { service: 'ai', path: '/', allowedHosts: [target.host], timeoutMs: 100 };
    const send = makeClient({ privateHosts: [target.host] }).fetchFor(settings);
    expect(await failureOf(send(target.url))).toMatchObject({ code: 'timeout' });
    expect(await failureOf(send('https://example.com/'))).toMatchObject({ code: 'host_not_allowed' });
  });
});
