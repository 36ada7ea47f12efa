import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  resetStatus,
  verify,
} from '../make/questionnaires.js';
import { Client, giveCode, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('Who may do what', () => {
  let test: TestApp;
  let admin: Client;
  let other: Client;
  let mine: number;
  let theirs: number;
  let theirEvaluation: string;
  let theirJob: string;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    other = await signedIn(test, 'other@clinic.example', 'en');
    mine = await makeQuestionnaire(admin, { responses: 2 });
    theirs = await makeQuestionnaire(other, { responses: 1 });
    theirEvaluation = (await evaluationsOf(other))[0]!.id;
    const prefer = { Prefer: 'respond-async' };
    theirJob = (await other.post('/api/admin/regenerate-all-evaluations', undefined, prefer)).body.id;
  });
  afterAll(() => test?.close());

  /** Sends a call as given, without what a browser would add. */
  const bare = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const response = await fetch(`${test.baseUrl}${path}`, { method, headers, body, redirect: 'manual' });
    return { status: response.status, body: await response.json().catch(() => null), response };
  };

  it('hides other people’s questionnaires', async () => {
    const { body } = await admin.get('/api/admin/questionnaires');
    expect(body.map(({ id }: { id: number }) => id)).toEqual([mine]);
    const calls = [
      admin.get(`/api/admin/stats/${theirs}`),
      admin.get(`/api/admin/stats?questionnaireId=${theirs}`),
      admin.get(`/api/admin/evaluations?questionnaireId=${theirs}`),
      admin.get(`/api/admin/jobs?questionnaireId=${theirs}`),
      admin.get(`/api/admin/export-config?questionnaireId=${theirs}`),
      admin.get('/api/admin/download-sample-excel', { headers: { 'X-Questionnaire-Id': String(theirs) } }),
      admin.patch(`/api/admin/questionnaires/${theirs}`, { name: 'Mine now' }),
      admin.post('/api/admin/session/questionnaire', { questionnaireId: theirs }),
      admin.upload(`/api/admin/import-config?questionnaireId=${theirs}`, Buffer.from('PK')),
    ];
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'no_access', message: 'You do not have access to this.' },
      });
    expect((await admin.get(`/api/admin/stats/999999`)).status).toBe(404);
    expect((await admin.get('/api/user')).body.questionnaireId).toBe(mine);
  });

  it('tells an admin who the other admins are, and nobody else', async () => {
    const { status, body } = await admin.get('/api/admin/admins');
    expect([status, body.map(({ email }: { email: string }) => email).sort()]).toEqual([
      200,
      [ADMIN_EMAIL, 'other@clinic.example'].sort(),
    ]);
    expect(Object.keys(body[0]).sort()).toEqual(['email', 'id']);
    expect((await bare('GET', '/api/admin/admins', {})).status).toBe(401);
  });

  it('treats other people’s evaluations and jobs like unknown ones', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [theirEvaluation, unknown, 'not-an-id']) {
      const calls = [
        admin.get(`/api/admin/evaluation/${id}`),
        admin.get(`/api/admin/evaluation/${id}/preview`),
        ...['verify', 'send', 'regenerate'].map((action) =>
          admin.post(`/api/admin/evaluation/${id}/${action}`),
        ),
        admin.post(`/api/admin/evaluation/${id}/reset-status`, { status: 'pending' }),
      ];
      for (const answer of await Promise.all(calls))
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    for (const id of [theirJob, unknown]) expect((await admin.get(`/api/admin/jobs/${id}`)).status).toBe(404);
    expect((await other.get(`/api/admin/jobs/${theirJob}`)).status).toBe(200);
  });

  it('judges by what the path names, whatever body and query name besides', async () => {
    const { id } = (await evaluationsOf(admin))[0]!;
    const path = `/api/admin/evaluation/${theirEvaluation}`;
    const calls = [
      admin.get(`${path}?id=${id}`),
      admin.call('DELETE', path, { body: { id } }),
      admin.post(`${path}/withdraw?id=${id}`, { id }),
    ];
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await evaluationsOf(other)).toHaveLength(1);
  });

  it('asks strangers to sign in', async () => {
    const stranger = new Client(test.baseUrl, 'ro');
    const [evaluation] = await evaluationsOf(admin);
    const calls = [
      stranger.get('/api/user'),
      stranger.get('/api/admin/questionnaires'),
      stranger.get(`/api/admin/stats/${mine}`),
      stranger.get(`/api/admin/evaluation/${evaluation!.id}`),
      stranger.post(`/api/admin/evaluation/${evaluation!.id}/send`),
      stranger.post('/api/admin/regenerate-all-evaluations'),
      stranger.upload('/api/admin/import-responses', Buffer.from('PK')),
    ];
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in', message: 'Autentificați-vă pentru a continua.' },
      });
  });

  it('refuses changes aimed at another questionnaire than the one shown, and lets reads through', async () => {
    const second = await makeQuestionnaire(admin);
    const shown = { 'X-Questionnaire-Id': String(mine) };
    const refused = await admin.post('/api/admin/regenerate-all-evaluations', undefined, shown);
    expect(refused).toMatchObject({ status: 409, body: { code: 'questionnaire_mismatch' } });
    const upload = await admin.upload('/api/admin/import-responses', Buffer.from('PK'), 'a.xlsx', shown);
    expect(upload.status).toBe(409);
    expect((await admin.get('/api/admin/stats', { headers: shown })).body.total).toBe(2);
    expect((await admin.get('/api/admin/stats')).body.total).toBe(0);
    const same = { 'X-Questionnaire-Id': String(second) };
    expect((await admin.post('/api/admin/regenerate-all-evaluations', undefined, same)).status).toBe(200);
    expect((await evaluationsOf(admin)).length).toBe(0);
    await admin.post('/api/admin/session/questionnaire', { questionnaireId: mine });
    expect((await evaluationsOf(admin)).every(({ status }) => status === 'pending')).toBe(true);
    const none = await signedIn(test, ADMIN_EMAIL);
    expect(await none.get('/api/admin/stats')).toMatchObject({
      status: 400,
      body: { code: 'questionnaire_required' },
    });
  });

  it('chooses the questionnaire that was checked, whatever else the call names', async () => {
    const answer = await admin.post(`/api/admin/session/questionnaire?questionnaireId=${mine}`, {
      questionnaireId: theirs,
    });
    expect(answer.body.questionnaireId).not.toBe(theirs);
    expect((await admin.get('/api/user')).body.questionnaireId).toBe(mine);
  });

  it('refuses changes that come from other sites', async () => {
    const own = test.baseUrl;
    const attempts: [Record<string, string>, number][] = [
      [{ Origin: 'https://evil.example' }, 403],
      [{ Origin: 'null' }, 403],
      [{ Origin: `${own}.evil.example` }, 403],
      [{ Origin: own.replace(/\d+$/, (port) => String(Number(port) + 1)) }, 403],
      [{ Origin: own, 'Sec-Fetch-Site': 'cross-site' }, 403],
      [{ Origin: own, 'Sec-Fetch-Site': 'same-site' }, 403],
      [{ Origin: own, 'Sec-Fetch-Site': 'same-origin' }, 200],
      [{ Origin: own }, 200],
    ];
    for (const [headers, status] of attempts)
      expect(
        (await admin.post('/api/admin/session/questionnaire', { questionnaireId: mine }, headers)).status,
      ).toBe(status);
    const type = { 'Content-Type': 'application/json' };
    const bodyless = await bare('POST', '/api/logout', { ...type, Cookie: 'session=s%3Aanything' }, '{}');
    expect(bodyless).toMatchObject({ status: 403, body: { code: 'other_site' } });
    expect((await bare('POST', '/api/logout', type, '{}')).status).toBe(200);
  });

  it('takes JSON as JSON alone', async () => {
    const body = JSON.stringify({ email: ADMIN_EMAIL });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain;application/json'])
      expect(await bare('POST', '/api/admin/send-magic-link', { 'Content-Type': type }, body)).toMatchObject({
        status: 415,
        body: { code: 'media_type_unsupported' },
      });
    const broken = await bare(
      'POST',
      '/api/admin/send-magic-link',
      { 'Content-Type': 'application/json' },
      '{"email":',
    );
    expect(broken).toMatchObject({ status: 400, body: { code: 'body_not_json' } });
    const huge = JSON.stringify({ email: 'x'.repeat(2_000_000) });
    expect(
      (await bare('POST', '/api/admin/send-magic-link', { 'Content-Type': 'application/json' }, huge)).status,
    ).toBe(413);
  });

  it('gives a new session id at sign-in, so that a planted cookie opens nothing', async () => {
    const visit = await bare('GET', '/api/user', {});
    expect(visit.response.headers.getSetCookie()).toEqual([]);
    const browser = await signedIn(test, 'planter@clinic.example');
    const planted = browser.cookie('session');
    const email = 'victim@clinic.example';
    const token = await giveCode(test, email);
    expectStatus(await browser.post('/api/admin/verify-magic-link', { email, token }), 200);
    expect(browser.cookie('session')).not.toBe(planted);
    expect((await browser.get('/api/user')).body.email).toBe(email);
    expect((await bare('GET', '/api/user', { Cookie: `session=${planted}` })).status).toBe(401);
    const forged = `${planted!.split('.')[0]}.forged`;
    expect((await bare('GET', '/api/user', { Cookie: `session=${forged}` })).status).toBe(401);
  });

  it('ends a session for good at sign-out', async () => {
    const client = await signedIn(test, 'leaver@clinic.example');
    const kept = { Cookie: `session=${client.cookie('session')}` };
    expect((await bare('GET', '/api/user', kept)).status).toBe(200);
    expect((await client.post('/api/logout', {})).body).toEqual({ success: true });
    expect((await bare('GET', '/api/user', kept)).status).toBe(401);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('ends access with the next call when a grant is revoked or the questionnaire hidden', async () => {
    const client = await signedIn(test, 'revoked@clinic.example');
    const [first, second] = [await makeQuestionnaire(client), await makeQuestionnaire(client)];
    const status = async (id: number) => (await client.get(`/api/admin/stats/${id}`)).status;
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await test.sql(`DELETE FROM access_grant WHERE questionnaire_id = $1`, [first]);
    await test.sql(`UPDATE questionnaire SET deleted_at = now() WHERE id = $1`, [second]);
    expect([await status(first), await status(second)]).toEqual([403, 404]);
  });

  it('keeps callers of one moment apart', async () => {
    const stranger = new Client(test.baseUrl);
    const callers = [admin, other, stranger, admin, other];
    const answers = await Promise.all(callers.map((client) => client.get('/api/user')));
    expect(answers.map(({ body }) => body.email)).toEqual([
      ADMIN_EMAIL,
      'other@clinic.example',
      undefined,
      ADMIN_EMAIL,
      'other@clinic.example',
    ]);
    const lists = await Promise.all(callers.map((client) => client.get(`/api/admin/stats/${mine}`)));
    expect(lists.map(({ status }) => status)).toEqual([200, 403, 401, 200, 403]);
  });

  it('shuts a deleted admin out with the next call', async () => {
    const client = await signedIn(test, 'gone@clinic.example');
    expect((await client.get('/api/user')).status).toBe(200);
    await test.sql(`DELETE FROM admin WHERE email = 'gone@clinic.example'`);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/admin/questionnaires')).status).toBe(401);
  });

  it('refuses steps that the status does not allow, with a reason', async () => {
    const [first, second] = await evaluationsOf(admin);
    const act = (id: string, action: string, body?: object) =>
      admin.post(`/api/admin/evaluation/${id}/${action}`, body);
    expect(await verify(admin, first!.id)).toMatchObject({
      status: 409,
      body: { code: 'evaluation_not_verifiable' },
    });
    expect(await act(first!.id, 'send')).toMatchObject({
      status: 409,
      body: { code: 'evaluation_not_sendable' },
    });
    for (const status of ['generated', 'verified', 'sent', 'opened'])
      expect(await resetStatus(admin, first!.id, status)).toMatchObject({
        status: 409,
        body: { code: 'evaluation_not_resettable' },
      });
    expectStatus(await act(second!.id, 'regenerate'), 200);
    expect((await act(second!.id, 'send')).status).toBe(409);
    expectStatus(await verify(admin, second!.id), 200);
    expect(await verify(admin, second!.id)).toMatchObject({
      status: 409,
      body: { message: 'Only an evaluation that is generated and not yet approved can be approved.' },
    });
    for (const status of ['clicked', 'error', 'nonsense', null])
      expect(await resetStatus(admin, second!.id, status)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    expect(await resetStatus(admin, second!.id, 'sent')).toMatchObject({
      status: 200,
      body: { status: 'sent', hasSnapshot: true },
    });
  });

  it('names a field that it does not know or can’t use', async () => {
    const attempts: [object, string][] = [
      [{ name: 'A', colour: 'red' }, 'colour'],
      [{ name: '' }, 'name'],
      [{ name: 'A', language: 'de' }, 'language'],
      [{ name: 'A', googleFormUrl: 'javascript:alert(1)' }, 'googleFormUrl'],
      [{ name: ['A'] }, 'name'],
    ];
    for (const [body, field] of attempts) {
      const answer = await admin.post('/api/admin/questionnaires', body);
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'validation_failed',
          message: `Some fields are missing or wrong: ${field}.`,
          details: [{ field }],
        },
      });
    }
    const odd = JSON.parse('{"name":"A","__proto__":{"isActive":false,"id":1}}') as object;
    expect(await admin.post('/api/admin/questionnaires', odd)).toMatchObject({
      status: 201,
      body: { isActive: true },
    });
    const query = await admin.get('/api/admin/evaluations?limit=many&sort=hashedUrl');
    expect(query.body.details.map(({ field }: { field: string }) => field)).toEqual(['limit', 'sort']);
  });
});
