import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { Client, giveCode, type Json, signedIn } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('Admin users', () => {
  let test: TestApp;
  let admin: DocumentedClient;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());

  const list = async (): Promise<{ id: number; email: string }[]> =>
    expectStatus<{ id: number; email: string }[]>(await admin.get('/api/admin/users'), 200);
  const idOf = async (email: string): Promise<number> =>
    (await list()).find((one) => one.email === email)!.id;
  const status = async (client: Client, path = '/api/user') => (await client.get(path)).status;
  const mailsOf = (kind: string) =>
    test.sql<{ to: string; content: Json; language: string }>(
      `SELECT to_address AS "to", content, language FROM mail WHERE kind = $1 ORDER BY created_at, to_address`,
      [kind],
    );
  const audited = (action: string) =>
    test.sql(
      `SELECT admin_email AS by, target, details FROM audit_entry WHERE action = $1 ORDER BY id DESC LIMIT 1`,
      [action],
    );

  it('adds an admin, who can sign in and gets a mail about it', async () => {
    const made = await admin.post('/api/admin/users', { email: '  New.Admin@Clinic.Example ' });
    expect(made).toMatchObject({ status: 201, body: { email: 'new.admin@clinic.example' } });
    expect(Object.keys(made.body).sort()).toEqual(['createdAt', 'email', 'id']);
    expect(await list()).toEqual([
      expect.objectContaining({ email: ADMIN_EMAIL }),
      { ...made.body, passkeys: 0 },
    ]);
    expect(await mailsOf('admin-added')).toEqual([
      {
        to: 'new.admin@clinic.example',
        language: 'en',
        content: expect.objectContaining<Json>({ admin: ADMIN_EMAIL, link: `${test.baseUrl}/auth` }),
      },
    ]);
    expect(await audited('admin.create')).toEqual([
      { by: ADMIN_EMAIL, target: String(made.body.id), details: { email: 'new.admin@clinic.example' } },
    ]);
    expect(await status(await signedIn(test, 'new.admin@clinic.example'))).toBe(200);
  });

  it('takes an address once, and only a real one', async () => {
    await admin.post('/api/admin/users', { email: 'twin@clinic.example' });
    expect(await admin.post('/api/admin/users', { email: 'TWIN@clinic.example' })).toMatchObject({
      status: 409,
      body: { code: 'admin_exists', message: 'There is already an admin with this e-mail address.' },
    });
    for (const email of ['', 'none', 'a@b', ['a@b.example'], 'a@b.example, c@d.example', null])
      expect(await admin.post('/api/admin/users', { email })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'email' }] },
      });
    const twin = await idOf('twin@clinic.example');
    expect(await admin.patch(`/api/admin/users/${twin}`, { email: ADMIN_EMAIL })).toMatchObject({
      status: 409,
      body: { code: 'admin_exists' },
    });
    const both = await Promise.all(
      [1, 2, 3].map(() => admin.post('/api/admin/users', { email: 'race@clinic.example' })),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  it('re-addresses another admin: all their ways in end, and only shared grants stay', async () => {
    const before = 'moving@clinic.example';
    const mover = await signedIn(test, before);
    const [own, shared] = [await makeQuestionnaire(mover), await makeQuestionnaire(mover)];
    const id = await idOf(before);
    await test.sql(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT id, $1 FROM admin WHERE email = $2`,
      [shared, ADMIN_EMAIL],
    );
    const { token } = expectStatus<{ token: string }>(
      await mover.post('/api/admin/tokens', { name: 'old' }),
      201,
    );
    await test.sql(`UPDATE admin SET password_hash = 'x' WHERE id = $1`, [id]);
    const impact = async () =>
      expectStatus(await admin.get(`/api/admin/users/${id}/impact?change=email`), 200);
    expect(await impact()).toEqual({
      grantsLost: [],
      hiddenGrantsLost: 1,
      blocking: [],
      hiddenBlocking: 1,
      isLastAdmin: false,
      tokens: 1,
    });

    const change = () => admin.patch(`/api/admin/users/${id}`, { email: 'moved@clinic.example' });
    expect(await change()).toMatchObject({ status: 409, body: { code: 'admin_holds_last' } });
    expect(JSON.stringify((await change()).body)).not.toContain('Felmérés');
    expect(await status(mover)).toBe(200);

    const other = await signedIn(test, 'colleague@clinic.example');
    await test.sql(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT id, $1 FROM admin WHERE email = 'colleague@clinic.example'`,
      [own],
    );
    const code = await giveCode(test, before);
    expect(await change()).toMatchObject({ status: 200, body: { id, email: 'moved@clinic.example' } });
    expect(await status(mover)).toBe(401);
    expect(
      (await new Client(test.baseUrl).get('/api/user', { headers: { Authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(401);
    for (const email of [before, 'moved@clinic.example'])
      expect(
        (await new Client(test.baseUrl).post('/api/admin/verify-magic-link', { email, token: code })).status,
      ).toBe(401);
    expect(await test.sql(`SELECT password_hash AS password FROM admin WHERE id = $1`, [id])).toEqual([
      { password: null },
    ]);
    const moved = await signedIn(test, 'moved@clinic.example');
    expect([
      await status(moved, `/api/admin/stats/${own}`),
      await status(moved, `/api/admin/stats/${shared}`),
    ]).toEqual([403, 200]);
    expect(await status(other, `/api/admin/stats/${own}`)).toBe(200);
    expect(
      (await mailsOf('address-changed')).map(({ to, content }) => [
        to,
        content.formerEmail,
        content.email,
        content.admin,
      ]),
    ).toEqual(
      ['moved@clinic.example', before].map((to) => [to, before, 'moved@clinic.example', ADMIN_EMAIL]),
    );
    expect(await audited('admin.change-email')).toEqual([
      {
        by: ADMIN_EMAIL,
        target: String(id),
        details: { from: before, to: 'moved@clinic.example', lostGrants: 1 },
      },
    ]);
  });

  it('lets people change their own address and go on: other sessions end, grants stay', async () => {
    const [here, elsewhere] = [
      await signedIn(test, 'self@clinic.example'),
      await signedIn(test, 'self@clinic.example'),
    ];
    const questionnaire = await makeQuestionnaire(here);
    const id = await idOf('self@clinic.example');
    expect((await here.patch(`/api/admin/users/${id}`, { email: 'self@clinic.example' })).status).toBe(200);
    expect([await status(here), await status(elsewhere)]).toEqual([200, 200]);
    expect((await here.patch(`/api/admin/users/${id}`, { email: 'mistyped@clinic.example' })).status).toBe(
      200,
    );
    expect([await status(here), await status(elsewhere)]).toEqual([200, 401]);
    expect((await here.get('/api/user')).body).toMatchObject({
      email: 'mistyped@clinic.example',
      questionnaireId: questionnaire,
    });
    expect((await here.patch(`/api/admin/users/${id}`, { email: 'right@clinic.example' })).status).toBe(200);
    expect(await status(here, `/api/admin/stats/${questionnaire}`)).toBe(200);
  });

  it('deletes an admin with all ways in, unless a questionnaire would be left without anybody', async () => {
    const leaver = await signedIn(test, 'leaver@clinic.example', 'en');
    const questionnaire = await makeQuestionnaire(leaver);
    const hidden = await makeQuestionnaire(leaver);
    expectStatus(await leaver.call('DELETE', `/api/admin/questionnaires/${hidden}`), 200);
    const id = await idOf('leaver@clinic.example');
    const remove = (client: Client = admin) => client.call('DELETE', `/api/admin/users/${id}`);
    expect((await admin.get(`/api/admin/users/${id}/impact`)).body).toMatchObject({
      grantsLost: [],
      hiddenGrantsLost: 1,
      blocking: [],
      hiddenBlocking: 1,
    });
    expect((await leaver.get(`/api/admin/users/${id}/impact`)).body).toMatchObject({
      blocking: [{ questionnaireId: questionnaire, name: 'Felmérés hu' }],
      hiddenBlocking: 0,
    });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'admin_holds_last' } });
    expect((await remove()).body).not.toHaveProperty('details');
    expect(await remove(leaver)).toMatchObject({
      status: 409,
      body: { code: 'admin_holds_own_last', message: expect.stringContaining('Felmérés hu') as string },
    });
    const me = await idOf(ADMIN_EMAIL);
    expectStatus(await leaver.post(`/api/admin/questionnaire/${questionnaire}/access`, { adminId: me }), 201);
    expect((await admin.get(`/api/admin/users/${id}/impact`)).body).toMatchObject({
      grantsLost: [{ questionnaireId: questionnaire, name: 'Felmérés hu' }],
      hiddenGrantsLost: 0,
      blocking: [],
      hiddenBlocking: 0,
    });
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
    expect(await status(leaver)).toBe(401);
    expect((await remove()).status).toBe(404);
    expect((await mailsOf('admin-deleted')).map(({ to }) => to)).toEqual(['leaver@clinic.example']);
    expect(await audited('admin.delete')).toEqual([
      { by: ADMIN_EMAIL, target: String(id), details: { email: 'leaver@clinic.example' } },
    ]);
  });

  it('lets people delete themselves while another admin remains', async () => {
    const quitter = await signedIn(test, 'quitter@clinic.example');
    const id = await idOf('quitter@clinic.example');
    expect((await quitter.call('DELETE', `/api/admin/users/${id}`)).status).toBe(200);
    expect(await status(quitter)).toBe(401);
    expect((await list()).map((one) => one.id)).not.toContain(id);
  });

  it('signs an admin out everywhere, and oneself', async () => {
    const [phone, desk] = [
      await signedIn(test, 'roamer@clinic.example'),
      await signedIn(test, 'roamer@clinic.example'),
    ];
    const id = await idOf('roamer@clinic.example');
    const { token } = expectStatus<{ token: string }>(
      await desk.post('/api/admin/tokens', { name: 'own' }),
      201,
    );
    expect((await admin.post(`/api/admin/users/${id}/sign-out`)).body).toEqual({ success: true });
    expect([await status(phone), await status(desk)]).toEqual([401, 401]);
    const [again, also] = [
      await signedIn(test, 'roamer@clinic.example'),
      await signedIn(test, 'roamer@clinic.example'),
    ];
    expect((await again.post('/api/sign-out-everywhere')).body).toEqual({ success: true });
    expect([await status(again), await status(also)]).toEqual([401, 401]);
    expect(
      (await new Client(test.baseUrl).get('/api/user', { headers: { Authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(200);
    expect((await admin.post('/api/admin/users/999999/sign-out')).status).toBe(404);
  });

  it('keeps a session ended that a call on its way writes back', async () => {
    const client = await signedIn(test, 'writer@clinic.example');
    const id = await idOf('writer@clinic.example');
    const [row] = await test.sql<{ sid: string; sess: object; expire: Date }>(
      `SELECT * FROM session WHERE sess -> 'passport' ->> 'user' = $1`,
      [String(id)],
    );
    expectStatus(await admin.post(`/api/admin/users/${id}/sign-out`), 200);
    await test.sql(`INSERT INTO session (sid, sess, expire) VALUES ($1, $2, $3)`, [
      row!.sid,
      JSON.stringify(row!.sess),
      row!.expire,
    ]);
    expect(await status(client)).toBe(401);
  });

  it('removes one’s own password, and no more than that', async () => {
    const email = 'secretive@clinic.example';
    const client = await signedIn(test, email);
    const token = await giveCode(test, email);
    expectStatus(await client.post('/api/register', { email, token, password: 'long enough it is' }), 200);
    expect((await client.get('/api/user')).body.hasPassword).toBe(true);
    for (const _time of [1, 2])
      expect((await client.call('DELETE', '/api/admin/password')).body).toEqual({ success: true });
    expect((await client.get('/api/user')).body.hasPassword).toBe(false);
    expect(
      (await new Client(test.baseUrl).post('/api/login', { email, password: 'long enough it is' })).status,
    ).toBe(401);
    expect(
      await test.sql(`SELECT count(*)::int AS n FROM audit_entry WHERE action = 'password.remove'`),
    ).toEqual([{ n: 1 }]);
  });
});
