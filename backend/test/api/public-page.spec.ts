import { request } from 'node:http';
import { Database } from '../../src/platform/database/database.js';
import { PublishedPagesService } from '../../src/modules/results/public-page/published-pages.service.js';
import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  makeVerified,
  verify,
} from '../make/questionnaires.js';
import { Client, type Json, signedIn, until } from '../setup/client.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted } from '../setup/work.js';

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

describe('A client’s page', () => {
  let test: TestApp;
  let second: ServerProcess;
  let admin: Client;
  let ids: string[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 14 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
    await counted(test);
    second = await startProcess(test.databaseUrl, { ROLE: 'api', LOG_LEVEL: 'info' });
  });
  afterAll(async () => {
    await second?.stop();
    await test?.close();
  });

  /** A call whose path and headers go over the wire as they stand. */
  const raw = (path: string, headers: Record<string, string> = {}, method = 'GET', base = test.baseUrl) =>
    new Promise<Raw>((resolve, reject) => {
      const { hostname, port } = new URL(base);
      const call = request({ hostname, port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject).end();
    });
  const pathOf = async (id: string) => {
    const { hashedUrl } = expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}`), 200);
    return `/api/evaluation/${hashedUrl as string}`;
  };
  const published = async () => {
    const id = ids.shift()!;
    await makeVerified(admin, id);
    return { id, path: await pathOf(id) };
  };
  const json = ({ bytes }: Raw): Json => JSON.parse(bytes.toString('utf8'));

  it('tells its language before anything is asked of it', async () => {
    const { path } = await published();
    const pages = test.app.get(PublishedPagesService);
    const [link] = path.split('/').slice(-1);
    expect(await pages.languageOf(`/evaluation/${link}`)).toBe('hu');
    for (const other of ['/', '/evaluation/nobody-knows-this-link', `/evaluation/${link}/x`])
      expect(await pages.languageOf(other)).toBeNull();
  });

  it('has no known language while it cannot be read', async () => {
    const { path } = await published();
    const reading = jest.spyOn(test.app.get(Database), 'prepared').mockRejectedValue(new Error('away'));
    const language = test.app.get(PublishedPagesService).languageOf(`/evaluation/${path.split('/').at(-1)}`);
    await expect(language).resolves.toBeNull();
    reading.mockRestore();
  });

  it('is the same whether it was remembered or not, and names the secret of its link as its id', async () => {
    const { path } = await published();
    const plain = await raw(path);
    const body = json(plain);
    expect(plain).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(plain.bytes.length),
      },
    });
    expect((await raw(`${path}?x=1`)).bytes).toEqual(plain.bytes);
    expect((await raw(`${path}/`)).bytes).toEqual(plain.bytes);
    expect(body.position).toMatchObject({ n: 14 });
    expect(body.evaluation.id).toBe(path.split('/').at(-1));
    const there = await raw(path, {}, 'GET', second.baseUrl);
    expect([json(there), there.headers.etag]).toEqual([body, plain.headers.etag]);
  });

  it('has texts of its own, in its language and by its link alone', async () => {
    const { path } = await published();
    const { questionnaire } = json(await raw(path)) as { questionnaire: { id: number } };
    await test.sql(
      `INSERT INTO ui_text (key, context, language, value, questionnaire_id) VALUES
         ('a', 'evaluator', 'hu', 'mindenkinek', NULL), ('b', 'evaluator', 'hu', 'mindenkinek', NULL),
         ('b', 'evaluator', 'hu', 'ennek', $1), ('c', 'evaluator', 'en', 'English', NULL), ('d', 'admin', 'hu', 'titok', NULL)`,
      [questionnaire.id],
    );
    const texts = await raw(`${path}/texts`);
    expect([texts.status, json(texts)]).toEqual([200, { a: 'mindenkinek', b: 'ennek' }]);
    expect(texts.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    expect((await raw('/api/evaluation/nobody-knows-this-link-at-all/texts')).status).toBe(404);
  });

  it('carries what every answer carries', async () => {
    const { path } = await published();
    const answer = await raw(path);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const head = await raw(path, {}, 'HEAD');
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
      200,
      0,
      answer.headers['content-length'],
    ]);
  });

  it('is not sent again to who has it, and is when anything in it has changed', async () => {
    const { path } = await published();
    const { etag } = (await raw(path)).headers as { etag: string };
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await raw(path, { 'If-None-Match': tags });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await raw(path, { 'If-None-Match': etag, 'Cache-Control': 'no-cache' })).status).toBe(200);

    // A live part: the address of the consultation, which nobody has set so far.
    const settings = async () => json(await raw('/api/landing/settings'));
    expect(json(await raw(path)).consultationUrl).toBe('');
    expect(await settings()).toMatchObject({
      questionnaireUrl: 'https://docs.google.com/forms/',
      placeholders: ['questionnaireUrl', 'digitalSolutionsUrl', 'consultationUrl'],
    });
    await test.sql(
      `INSERT INTO setting (key, value) VALUES ('landing_consultation_url', 'https://booking.example/')`,
    );
    const moved = await raw(path, { 'If-None-Match': etag });
    expect(json(moved).consultationUrl).toBe('https://booking.example/');
    expect((await settings()).placeholders).toEqual(['questionnaireUrl', 'digitalSolutionsUrl']);
    // Another: who evaluates.
    const nobody = { name: null, address: null, phone: null, email: null };
    expect(json(moved).organisation).toEqual(nobody);
    await test.sql(`INSERT INTO setting (key, value) VALUES ('organisation_name', 'Minta Kft.')`);
    const named = await raw(path, { 'If-None-Match': String(moved.headers.etag) });
    expect(json(named).organisation).toEqual({ ...nobody, name: 'Minta Kft.' });
    expect((await settings()).organisation).toEqual({ ...nobody, name: 'Minta Kft.' });
    // Another: how many others there are.
    const { n } = json(moved).position as { n: number };
    expectStatus(await admin.post(`/api/admin/evaluation/${ids.pop()!}/erase`), 200);
    await counted(test);
    expect(json(await raw(path)).position.n).toBe(n - 1);
  });

  it('has no place and counts in none while no question of it is answered', async () => {
    const [empty, other] = [await published(), await published()];
    const n = json(await raw(other.path)).position.n as number;
    await test.sql(
      `UPDATE evaluation SET total_score = 0, percentage = 0, section_scores = '[]' WHERE id = $1`,
      [empty.id],
    );
    await counted(test);
    const changed = json(await raw(other.path));
    expect([changed.position.n, changed.industryBenchmarks.overall.n]).toEqual([n - 1, n - 1]);
    expect(json(await raw(empty.path)).position).toBeNull();
    const preview = await admin.get(`/api/admin/evaluation/${empty.id}/preview`);
    expect(expectStatus<Json>(preview, 200).position).toBeNull();
  });

  it('changes, comes and goes with what people do, at once where they do it and soon everywhere', async () => {
    const { id, path } = await published();
    const here = () => raw(path);
    const there = () => raw(path, {}, 'GET', second.baseUrl);
    const summary = async (answer: Promise<Raw>) => json(await answer).evaluation?.generatedTexts.summary;
    const first = await summary(here());
    expect(await summary(there())).toBe(first);

    const text = 'Kézzel írt összegzés a rendelőről.';
    expectStatus(
      await admin.call('PUT', `/api/admin/evaluation/${id}`, { body: { generatedTexts: { summary: text } } }),
      200,
    );
    expect(await summary(here())).toBe(first);
    expectStatus(await verify(admin, id), 200);
    expect(await summary(here())).toBe(text);
    await until(async () => (await summary(there())) === text);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/withdraw`), 200);
    expect((await here()).status).toBe(404);
    await until(async () => (await there()).status === 404);

    expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
    expectStatus(await verify(admin, id), 200);
    expect((await here()).status).toBe(200);
    await until(async () => (await there()).status === 200);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/erase`), 200);
    expect((await here()).status).toBe(404);
    await until(async () => (await there()).status === 404);
  });

  it('is never an old one while it changes again and again', async () => {
    const { id, path } = await published();
    const link = path.split('/').at(-1);
    for (let round = 0; round < 20; round++) {
      const clinic = `Clinic ${round}`;
      const readers = Array.from({ length: 8 }, () => raw(path));
      await test.sql(
        `UPDATE evaluation SET published = jsonb_set(published, '{evaluation,clinicName}', to_jsonb($2::text)) WHERE hashed_url = $1`,
        [link, clinic],
      );
      await Promise.all(readers);
      for (let again = 0; again < 5; again++)
        expect(json(await raw(path)).evaluation.clinicName).toBe(clinic);
    }
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/withdraw`), 200);
  });

  it('is the same 404 for every link that shows nothing', async () => {
    const { id, path } = await published();
    await raw(path);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/withdraw`), 200);
    const unpublished = await pathOf(ids[0]!);
    const bad = [
      path,
      unpublished,
      `/api/evaluation/${'x'.repeat(27)}`,
      '/api/evaluation/x',
      `/api/evaluation/${'y'.repeat(9000)}`,
      '/api/evaluation/a%2Fb',
      '/api/evaluation/%2e%2e%2fadmin',
      '/api/evaluation/%00',
      '/api/evaluation/%0d%0aX-Evil:1',
      '/api/evaluation/%E0%A4%A',
      '/api/evaluation/%20',
      "/api/evaluation/'%20OR%201=1--",
      '/api/evaluation/%F0%9F%A6%B7',
      '/api/evaluation/constructor',
      '/api/evaluation/',
    ];
    const answers = await Promise.all(bad.map((one) => raw(one, { 'Accept-Language': 'hu' })));
    expect(answers.map(({ status }, n) => [bad[n], status])).toEqual(bad.map((one) => [one, 404]));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('utf8'))).size).toBe(1);
    for (const { headers } of answers)
      expect([headers['cache-control'], headers['x-robots-tag'], headers.etag]).toEqual([
        expect.stringMatching(/no-store|no-cache/),
        'noindex',
        undefined,
      ]);
  });

  it('leaves one line in the log, without the link', async () => {
    const { path } = await published();
    const { headers } = await raw(path, {}, 'GET', second.baseUrl);
    const lines = await until(async () => {
      const found = second
        .output()
        .split('\n')
        .filter((line) => line.includes(String(headers['x-request-id'])));
      return found.length > 0 && found;
    });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        route: '/api/evaluation/:hashedUrl',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
    expect((await raw(`${path}/pdf`, {}, 'GET', second.baseUrl)).status).toBe(200);
    await until(() => Promise.resolve(second.output().includes('PDF made')));
    expect(second.output()).not.toContain(path.split('/').at(-1));
  });

  it('goes with its questionnaire', async () => {
    const { path } = await published();
    const { body } = await admin.get(path);
    const there = () => raw(path, {}, 'GET', second.baseUrl);
    expect([(await raw(path)).status, (await there()).status]).toEqual([200, 200]);
    const { id } = body.questionnaire as { id: number };
    expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${id}`), 200);
    expect((await raw(path)).status).toBe(404);
    await until(async () => (await there()).status === 404);
  });
});
