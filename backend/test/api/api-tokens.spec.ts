import pg from 'pg';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { Client, type Json } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { until } from '../setup/until.js';

describe('API tokens', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let program: DocumentedClient;
  let questionnaire: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    program = new DocumentedClient(test.baseUrl, 'en');
    questionnaire = await makeQuestionnaire(admin, { responses: 2 });
  });
  afterAll(() => test?.close());

  const create = async (body: object = { name: 'Reporting' }): Promise<Json> =>
    expectStatus(await admin.post('/api/admin/tokens', body), 201);
  const bearer = (token: string, more: Record<string, string> = {}) => ({
    Authorization: `Bearer ${token}`,
    ...more,
  });
  const get = (path: string, token: string, more = {}) => program.get(path, { headers: bearer(token, more) });

  it('are shown once, and stored as a hash alone', async () => {
    const made = await create({ name: 'Once' });
    expect(made).toEqual({
      id: made.id,
      name: 'Once',
      createdAt: made.createdAt,
      readsOnly: false,
      questionnaireId: null,
      lastUsedAt: null,
      expiresAt: null,
      token: expect.stringMatching(/^dma_[\w-]{43}$/) as string,
    });
    const { token, ...rest } = made;
    const listed = (await admin.get('/api/admin/tokens')).body as Json[];
    expect(listed).toContainEqual(rest);
    expect(JSON.stringify(listed)).not.toContain(token);
    const stored = await test.sql(
      `SELECT t::text, (SELECT json_agg(a)::text FROM audit_entry a) AS log FROM api_token t`,
    );
    expect(JSON.stringify(stored)).not.toContain((token as string).slice(4));
  });

  it('open the calls of their admin, and remember when', async () => {
    const { token, id } = await create();
    expect((await get('/api/user', token)).body).toMatchObject({ email: ADMIN_EMAIL, questionnaireId: null });
    expect((await get('/api/admin/questionnaires', token)).body).toHaveLength(1);
    const shown = { 'X-Questionnaire-Id': String(questionnaire) };
    expect((await get('/api/admin/stats', token, shown)).body.total).toBe(2);
    expect(await get('/api/admin/stats', token)).toMatchObject({
      status: 400,
      body: { code: 'questionnaire_required' },
    });
    const [evaluation] = await evaluationsOf(admin);
    expectStatus(
      await program.post(`/api/admin/evaluation/${evaluation!.id}/regenerate`, undefined, bearer(token)),
      200,
    );
    const used = async () =>
      ((await admin.get('/api/admin/tokens')).body as Json[]).find((one) => one.id === id)
        .lastUsedAt as string;
    const first = await used();
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    await get('/api/user', token);
    expect(await used()).toBe(first);
    await test.sql(`UPDATE api_token SET last_used_at = now() - interval '2 minutes' WHERE id = $1`, [id]);
    await get('/api/user', token);
    expect(Date.parse(await used())).toBeGreaterThanOrEqual(Date.parse(first));
    const log = await test.sql(
      `SELECT admin_email AS by, details FROM audit_entry WHERE action = 'evaluation.regenerate' ORDER BY id DESC LIMIT 1`,
    );
    expect(log).toEqual([{ by: ADMIN_EMAIL, details: { token: 'Reporting' } }]);
  });

  it('come from anywhere, as no browser adds them, and ride on no session', async () => {
    const { token } = await create();
    const { body } = await admin.get('/api/welcome-texts');
    const headers = bearer(token, {
      Origin: 'https://partner.example',
      'Sec-Fetch-Site': 'cross-site',
      'X-Questionnaire-Id': String(questionnaire),
    });
    const saved = await program.call('PUT', '/api/admin/welcome-texts', { body, headers });
    expect([saved.status, saved.headers.getSetCookie()]).toEqual([200, []]);
    const other = await documentedAdmin(test, 'other@clinic.example');
    const both = await other.get('/api/user', { headers: bearer(token) });
    expect(both.body.email).toBe(ADMIN_EMAIL);
    expect((await other.get('/api/user', { headers: bearer('dma_wrong') })).status).toBe(401);
    expect((await other.get('/api/user', { headers: { Authorization: 'Basic eDp5' } })).body.email).toBe(
      'other@clinic.example',
    );
  });

  it('are refused for what is for people alone, and nothing happens', async () => {
    const { token, id } = await create();
    const calls: [string, string, object?][] = [
      ['POST', '/api/admin/users', { email: 'intruder@clinic.example' }],
      ['POST', '/api/admin/tokens', { name: 'more' }],
      ['DELETE', `/api/admin/tokens/${id}`],
      ['DELETE', '/api/admin/password'],
      ['GET', '/api/admin/settings'],
      ['POST', `/api/admin/questionnaire/${questionnaire}/access`, { adminId: 1 }],
      ['POST', '/api/admin/session/questionnaire', { questionnaireId: questionnaire }],
      ['POST', '/api/sign-out-everywhere'],
    ];
    for (const [method, path, body] of calls)
      expect(await program.call(method, path, { body, headers: bearer(token) })).toMatchObject({
        status: 403,
        body: { code: 'token_not_allowed' },
      });
    expect((await admin.get('/api/user')).status).toBe(200);
    expect((await get('/api/user', token)).status).toBe(200);
  });

  it('end when they expire, are revoked, or their admin loses the grant', async () => {
    const { token, id, expiresAt } = await create({ name: 'Short', expiresInDays: 1 });
    expect(Math.round((Date.parse(expiresAt as string) - Date.now()) / 3_600_000)).toBe(24);
    await test.sql(`UPDATE api_token SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);
    expect(await get('/api/user', token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } });

    const revoked = await create();
    expect((await admin.call('DELETE', `/api/admin/tokens/${revoked.id}`)).body).toEqual({ success: true });
    expect((await get('/api/user', revoked.token as string)).status).toBe(401);
    expect((await admin.call('DELETE', `/api/admin/tokens/${revoked.id}`)).status).toBe(404);

    const own = await create();
    const theirs = await makeQuestionnaire(await documentedAdmin(test, 'owner2@clinic.example'));
    expect((await get(`/api/admin/stats/${theirs}`, own.token as string)).status).toBe(403);
  });

  it('may be for one questionnaire, which has to be granted, and then need not name it', async () => {
    const body = { name: 'One', readsOnly: true, questionnaireId: questionnaire };
    const made = await create(body);
    expect(made).toMatchObject({ readsOnly: true, questionnaireId: questionnaire });
    expect((await get('/api/admin/stats', made.token as string)).body.total).toBe(2);
    expect((await get('/api/user', made.token as string)).body.questionnaireId).toBe(questionnaire);
    const theirs = await makeQuestionnaire(await documentedAdmin(test, 'owner3@clinic.example'));
    expect((await admin.post('/api/admin/tokens', { ...body, questionnaireId: theirs })).status).toBe(403);
  });

  it('make 600 calls a minute, and get to know when to go on', async () => {
    const [made, other] = [await create(), await create()];
    await get('/api/user', made.token as string);
    await test.sql(`UPDATE rate_counter SET count = 600 WHERE key = $1`, [`token-calls:${made.id}`]);
    const refused = await get('/api/user', made.token as string);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait > 0 && wait <= 60).toBe(true);
    expect((await get('/api/user', other.token as string)).status).toBe(200);
    await test.sql(`UPDATE rate_counter SET expires_at = now() WHERE key = $1`, [`token-calls:${made.id}`]);
    expect((await get('/api/user', made.token as string)).status).toBe(200);
  });

  it('are not made for an admin who is given another address at the same moment', async () => {
    const leaving = await documentedAdmin(test, 'leaving@clinic.example');
    const other = new pg.Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query(
      `UPDATE admin SET email = 'left@clinic.example' WHERE email = 'leaving@clinic.example'`,
    );
    const making = leaving.post('/api/admin/tokens', { name: 'Late' });
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await test.sql(waits)).length > 0);
    await other.query('COMMIT');
    await other.end();
    expect((await making).status).toBe(401);
    expect(await test.sql(`SELECT 1 FROM api_token WHERE name = 'Late'`)).toEqual([]);
  });

  it('belong to the admin who made them', async () => {
    const { id } = await create();
    const other = await documentedAdmin(test, 'curious@clinic.example');
    expect((await other.get('/api/admin/tokens')).body).toEqual([]);
    expect((await other.call('DELETE', `/api/admin/tokens/${id}`)).status).toBe(404);
  });

  it('have a name and a life of whole days, and are fifty at most', async () => {
    for (const body of [
      {},
      { name: '' },
      { name: 'x'.repeat(101) },
      { name: 'a', expiresInDays: 0 },
      { name: 'a', expiresInDays: 1.5 },
      { name: 'a', expiresInDays: 99999 },
      { name: 'a', admin: 1 },
    ])
      expect((await admin.post('/api/admin/tokens', body)).status).toBe(400);
    const many = await documentedAdmin(test, 'many@clinic.example');
    const answers = [];
    for (let n = 0; n < 51; n++)
      answers.push((await many.post('/api/admin/tokens', { name: `n${n}` })).status);
    expect(answers).toEqual([...Array<number>(50).fill(201), 409]);
  });

  it('can not be guessed for long from one network', async () => {
    await test.sql(`DELETE FROM rate_counter WHERE key LIKE 'wrong-token%'`);
    const anonymous = new Client(test.baseUrl, 'en');
    const wrong = `dma_${'A'.repeat(43)}`;
    const tries: number[] = [];
    for (let n = 0; n < 62; n++)
      tries.push((await anonymous.get('/api/user', { headers: bearer(wrong) })).status);
    expect(tries).toEqual([...Array<number>(60).fill(401), 429, 429]);
    // A caller with a right one from the same network goes on.
    expect((await get('/api/user', (await create()).token as string)).status).toBe(200);
    expect((await admin.get('/api/user')).status).toBe(200);
  });
});
