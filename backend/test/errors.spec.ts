import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  BadGatewayException,
  BadRequestException,
  HttpException,
  PayloadTooLargeException,
} from '@nestjs/common';
import { AppError, fromStored, toStored, TooMany } from '../src/platform/errors/app-error.js';
import { messageOf, messages, readMessageFiles } from '../src/platform/errors/messages.js';
import { asAppError, errorBody, ErrorFilter } from '../src/platform/errors/error.filter.js';
import { LANGUAGES } from '../src/platform/http/languages.js';
import { newCaller, runAs } from '../src/platform/http/caller.js';
import { Client, signedIn } from './setup/client.js';
import { freePort } from './setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from './setup/test-app.js';
import { createTestDatabase } from './setup/test-database.js';

const SOURCE = resolve(import.meta.dirname, '../src');

describe('the words of errors', () => {
  const codes = Object.keys(messages().hu);

  it.each(codes)('%s is a sentence of its own in hu, en and ro', (code) => {
    expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    const texts = LANGUAGES.map((language) => messages()[language][code]!);
    for (const text of texts) {
      // The shortest are words that go into sentences.
      expect(text.trim().length).toBeGreaterThan(3);
      expect(text).not.toMatch(/undefined|null|\[object|TODO/);
    }
    expect(new Set(texts).size).toBe(3);
  });

  it('are declared for every code that the source throws', () => {
    const thrown = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .flatMap((path) => [
        ...readFileSync(join(SOURCE, path), 'utf8').matchAll(
          /new (?:AppError|BadRequest|Conflict|Forbidden|Gone|NotFound|TooMany|Unauthorized|WorkbookError)\(\s*'([a-z_]+)'/g,
        ),
      ])
      .map(([, code]) => code!);
    expect(thrown.length).toBeGreaterThan(20);
    expect([...new Set(thrown)].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are declared once each', () => {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'));
    for (const feature of ['a', 'b']) {
      mkdirSync(join(folder, feature, 'texts'), { recursive: true });
      writeFileSync(join(folder, feature, 'texts/messages.en.json'), '{"same_code": "Twice."}');
    }
    expect(() => readMessageFiles(folder)).toThrow('The code "same_code" is declared twice');
    rmSync(folder, { recursive: true });
  });

  it('replace placeholders once, never evaluate them, and stand without values', () => {
    expect(messageOf('validation_failed', 'en', { fields: '{fields} $& {constructor}' })).toBe(
      'Some fields are missing or wrong: {fields} $& {constructor}.',
    );
    expect(messageOf('validation_failed', 'en')).toContain('{fields}');
    expect(messageOf('unknown_code', 'en')).toBe(messageOf('internal_error', 'en'));
    expect(messageOf('__proto__', 'en')).toBe(messageOf('internal_error', 'en'));
  });

  it('survive a stay in the database', () => {
    const error = new AppError('validation_failed', 400, { fields: 'a' }, { details: [1] });
    const back = fromStored(JSON.parse(JSON.stringify(toStored(error))) as ReturnType<typeof toStored>);
    expect(toStored(back)).toEqual(toStored(error));
    expect(toStored(new TypeError('secret detail'))).toEqual({
      code: 'internal_error',
      status: 500,
      params: {},
    });
  });
});

describe('what others throw', () => {
  it.each([
    ['a body over the limit', { type: 'entity.too.large', status: 413 }, 'body_too_large', 413],
    ['a body that is no JSON', { type: 'entity.parse.failed', status: 400 }, 'body_not_json', 400],
    ['an unknown charset', { type: 'charset.unsupported', status: 415 }, 'body_not_json', 400],
    ['a file over the limit', { code: 'LIMIT_FILE_SIZE' }, 'upload_too_large', 413],
    ['a field nobody expects', { code: 'LIMIT_UNEXPECTED_FILE' }, 'upload_unreadable', 400],
    ['too many parts', { code: 'LIMIT_PART_COUNT' }, 'upload_unreadable', 400],
    [
      'the framework’s refusal of a form',
      new BadRequestException('Multipart: Boundary not found'),
      'upload_unreadable',
      400,
    ],
    ['the framework’s limit', new PayloadTooLargeException(), 'upload_too_large', 413],
    ['an unusual status', new HttpException('teapot', 418), 'validation_failed', 418],
    ['a gateway error', new BadGatewayException(), 'internal_error', 502],
    ['a refused connection', { code: 'ECONNREFUSED' }, 'unavailable', 503],
    ['a query on a closing database', { driverError: { code: '57P01' } }, 'unavailable', 503],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 'unavailable', 503],
    ['a broken connection', new Error('Connection terminated unexpectedly'), 'unavailable', 503],
    ['a broken address', new URIError('URI malformed'), 'not_found', 404],
    ['a bug', new TypeError('x is not a function'), 'internal_error', 500],
    ['a thrown text', 'oops', 'internal_error', 500],
    ['nothing at all', undefined, 'internal_error', 500],
  ])('%s becomes a known error', (_name, thrown, code, status) => {
    expect(asAppError(thrown)).toMatchObject({ code, status });
  });

  it('shows a request id with server errors and never what happened inside', () => {
    const error = asAppError(new Error('password=hunter2 at /srv/app.js:1'));
    const body = runAs(newCaller({ requestId: 'r-1' }), () => errorBody(error, { headers: {} }));
    expect(body).toEqual({
      statusCode: 500,
      code: 'internal_error',
      requestId: 'r-1',
      message: messageOf('internal_error_named', 'hu', { requestId: 'r-1' }),
    });
    expect(JSON.stringify(body)).not.toMatch(/hunter2|stack|\.js/);
  });
});

describe('errors over HTTP', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
  });
  afterAll(() => test.close());

  const post = (body: string | Buffer, headers: Record<string, string>, path = '/api/login') =>
    fetch(`${test.baseUrl}${path}`, { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers });
  const json = { 'Content-Type': 'application/json', 'Accept-Language': 'en' };

  it.each([
    ['broken JSON', '{"email": ', json, 400, 'body_not_json'],
    ['JSON that is no object', '"text"', json, 400, 'body_not_json'],
    ['1 MB and more', JSON.stringify({ email: 'x'.repeat(1_100_000) }), json, 413, 'body_too_large'],
    [
      'a charset nobody knows',
      '{}',
      { ...json, 'Content-Type': 'application/json; charset=klingon' },
      400,
      'body_not_json',
    ],
    [
      'a form of a web page',
      'email=a',
      { ...json, 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
      'media_type_unsupported',
    ],
    ['plain text', '{"email":"a"}', { ...json, 'Content-Type': 'text/plain' }, 415, 'media_type_unsupported'],
    ['compressed rubbish', 'rubbish', { ...json, 'Content-Encoding': 'gzip' }, 400, 'validation_failed'],
    ['deep nesting', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000), json, 400, 'body_too_deep'],
  ])('%s is refused in words', async (_name, body, headers, status, code) => {
    const answer = await post(body, headers);
    const error = (await answer.json()) as { code: string; message: string };
    expect([answer.status, error.code]).toEqual([status, code]);
    expect(error.message).toMatch(/\.$/);
    expect(error).not.toHaveProperty('stack');
  });

  it('an address that can not be decoded names nothing', async () => {
    const status = await new Promise<[number, string]>((resolve, reject) => {
      const call = request(`${test.baseUrl}/api/evaluation/%E0%A4%A`, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => resolve([answer.statusCode!, text]));
      });
      call.on('error', reject).end();
    });
    expect(status[0]).toBe(404);
    expect(JSON.parse(status[1])).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  it('uploads without a file, with a wrong field, with two files or too large are refused in words', async () => {
    const admin = await signedIn(test, ADMIN_EMAIL, 'en');
    const { body: made } = await admin.post('/api/admin/questionnaires', { name: 'Q', language: 'hu' });
    const path = `/api/admin/import-config?questionnaireId=${made.id}`;
    const send = async (...parts: [string, number][]) => {
      const form = new FormData();
      for (const [field, size] of parts) form.append(field, new Blob([Buffer.alloc(size)]), 'a.xlsx');
      const { status, body } = await admin.post(path, form);
      return [status, body.code];
    };
    expect(await send()).toEqual([400, 'upload_missing']);
    expect(await send(['other', 10])).toEqual([400, 'upload_unreadable']);
    expect(await send(['file', 10], ['file', 10])).toEqual([400, 'upload_unreadable']);
    expect(await send(['file', 10_500_000])).toEqual([413, 'upload_too_large']);
    expect(await send(['file', 10])).toEqual([400, 'workbook_not_xlsx']);
    const broken = await admin.post(path, undefined, { 'Content-Type': 'multipart/form-data' });
    expect([broken.status, broken.body.code]).toEqual([400, 'upload_unreadable']);
  });
});

describe('a database that goes away', () => {
  it('is a 503 in the caller’s language, and its return needs no restart', async () => {
    const line = await startLine(await createTestDatabase());
    const test = await startTestApp({ ROLE: 'api', DATABASE_URL: line.url });
    try {
      const client = new Client(test.baseUrl, 'en');
      await line.cut();
      const down = await client.get('/api/landing/settings');
      expect(down.status).toBe(503);
      expect(down.body).toMatchObject({ code: 'unavailable', message: messageOf('unavailable', 'en') });
      expect(down.body.requestId).toBe(down.headers.get('x-request-id'));
      expect((await client.get('/api/health/live')).status).toBe(200);
      expect((await client.get('/api/health/ready')).status).toBe(503);
      await line.mend();
      expect((await client.get('/api/landing/settings')).status).toBe(200);
    } finally {
      await test.close();
      await line.cut();
    }
  });
});

/** A line to the database that can be cut and mended. */
async function startLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  const port = await freePort();
  const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await mend();
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: databaseUrl.replace(`:${target.port}/`, `:${port}/`), mend, cut };
}

describe('a limit that is used up', () => {
  const answered = (error: AppError) => {
    const headers: Record<string, string> = {};
    const response = {
      setHeader: (name: string, value: string) => (headers[name] = value),
      status: () => response,
      json: () => undefined,
    };
    const http = { getRequest: () => ({ headers: {} }), getResponse: () => response };
    new ErrorFilter(null as never).catch(error, { switchToHttp: () => http } as never);
    return headers;
  };

  it('always says when to ask again, and nothing else does', () => {
    expect(answered(new TooMany('too_many_requests', { seconds: 12 }))).toEqual({ 'Retry-After': '12' });
    expect(answered(new TooMany())).toEqual({ 'Retry-After': '60' });
    expect(answered(new AppError('not_found', 404, { seconds: 12 }))).toEqual({});
  });
});
