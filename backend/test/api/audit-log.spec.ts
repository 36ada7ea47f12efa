import { readWorkbook } from '../../src/platform/workbooks/read-workbook.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { Client, giveCode, signedIn, type Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const OTHER = 'other@clinic.example';

describe('The audit log', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let other: DocumentedClient;
  let mine: number;
  let theirs: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    other = await documentedAdmin(test, OTHER);
    mine = await makeQuestionnaire(admin, { responses: 1 });
    theirs = await makeQuestionnaire(other);
  });
  afterAll(() => test?.close());

  const ask = (query: Record<string, string | number | undefined> = {}, who: Client = admin) =>
    who.get<Json[]>(`/api/admin/audit?${new URLSearchParams(query as Record<string, string>).toString()}`);
  const entries = async (query: Record<string, string | number> = {}, who: Client = admin): Promise<Json[]> =>
    expectStatus(await ask(query, who), 200);
  const actions = async (query: Record<string, string | number>) =>
    (await entries({ limit: 500, ...query })).map(({ action }) => action as string);
  /** Puts entries in place as they would have been written at that time. */
  const write = (
    rows: { at?: string; action?: string; questionnaireId?: number | null; details?: object }[],
  ) =>
    test.sql(
      `INSERT INTO audit_entry (at, action, questionnaire_id, details)
       SELECT coalesce(at, now()), coalesce(action, 'test.act'), "questionnaireId", details
         FROM jsonb_to_recordset($1::jsonb) AS row(at timestamptz, action text, "questionnaireId" int, details jsonb)`,
      [JSON.stringify(rows)],
    );

  it('holds no order of work that was not taken', async () => {
    const [evaluation] = await evaluationsOf(admin);
    const client = await signedIn(test, ADMIN_EMAIL);
    const before = (await test.sql('SELECT id FROM audit_entry')).length;
    await test.sql('ALTER TABLE job_item ADD CONSTRAINT none_today CHECK (false) NOT VALID');
    try {
      for (const [path, body] of [
        [`evaluation/${evaluation!.id}/regenerate`, {}],
        ['regenerate-all-evaluations', {}],
        ['evaluations/bulk', { action: 'generate', ids: [evaluation!.id] }],
      ] as const)
        expect([
          path,
          (await client.post(`/api/admin/${path}?questionnaireId=${mine}`, body)).status,
        ]).toEqual([path, 500]);
    } finally {
      await test.sql('ALTER TABLE job_item DROP CONSTRAINT none_today');
    }
    expect(await test.sql('SELECT id FROM audit_entry')).toHaveLength(before);
  });

  it('tells who did what to which object of which questionnaire, the newest first', async () => {
    const [evaluation] = await evaluationsOf(admin);
    expectStatus(await admin.post(`/api/admin/evaluation/${evaluation!.id}/regenerate`), 200);
    const [newest, ...rest] = await entries({ questionnaireId: mine });
    expect(newest).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      at: expect.any(String) as string,
      adminId: expect.any(Number) as number,
      adminEmail: ADMIN_EMAIL,
      questionnaireId: mine,
      questionnaireName: 'Felmérés hu',
      action: 'evaluation.regenerate',
      target: evaluation!.id,
      targetName: `${evaluation!.clientName}, ${evaluation!.clinicName}`,
      result: 'done',
      details: null,
    });
    const times = [newest, ...rest].map((entry: Json) => Date.parse(entry.at as string));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(rest.at(-1)).toMatchObject({ action: 'questionnaire.create', target: String(mine) });
  });

  it('shows an admin their questionnaires and what belongs to none, and never a foreign one', async () => {
    const seen = await entries({ limit: 500 });
    expect(new Set(seen.map(({ questionnaireId }) => questionnaireId as number | null))).toEqual(
      new Set([null, mine]),
    );
    expect(await entries({ questionnaireId: theirs })).toEqual([]);
    expect((await entries({ questionnaireId: theirs }, other)).length).toBeGreaterThan(0);
    expect(seen.some(({ action, adminEmail }) => action === 'sign-in.code' && adminEmail === OTHER)).toBe(
      true,
    );
  });

  it('names a clinic to those alone who may see its questionnaire', async () => {
    const [evaluation] = await evaluationsOf(admin);
    await test.sql(`INSERT INTO audit_entry (action, target) VALUES ('test.about', $1)`, [evaluation!.id]);
    expect(await entries({ action: 'test.about' }, other)).toMatchObject([
      { target: evaluation!.id, targetName: null },
    ]);
  });

  it('goes on showing what was done to a questionnaire that was deleted, and by whom it was deleted', async () => {
    const gone = await makeQuestionnaire(admin);
    expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${gone}`), 200);
    expect((await entries({ questionnaireId: gone }))[0]).toMatchObject({
      action: 'questionnaire.delete',
      questionnaireName: 'Felmérés hu',
    });
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: mine }), 200);
    const leaver = await documentedAdmin(test, 'leaver@clinic.example');
    expectStatus(await leaver.post('/api/sign-out-everywhere'), 200);
    const [{ id }] = (await test.sql<{ id: number }>(
      `SELECT id FROM admin WHERE email = 'leaver@clinic.example'`,
    )) as [{ id: number }];
    expectStatus(await admin.call('DELETE', `/api/admin/users/${id}`), 200);
    expect((await entries({ adminId: id })).map(({ adminEmail, action }) => [adminEmail, action])).toEqual([
      ['leaver@clinic.example', 'admin.sign-out'],
      ['leaver@clinic.example', 'sign-in.code'],
    ]);
  });

  it('is filtered by person, action, questionnaire and words', async () => {
    const [me] = (await entries({ action: 'sign-in.code', search: ADMIN_EMAIL })) as [Json];
    expect(
      new Set(
        (await entries({ adminId: me.adminId as number })).map(({ adminEmail }) => adminEmail as string),
      ),
    ).toEqual(new Set([ADMIN_EMAIL]));
    expect(new Set(await actions({ action: 'sign-in.code' }))).toEqual(new Set(['sign-in.code']));
    expect(await actions({ action: 'no.such' })).toEqual([]);
    await write([
      { action: 'test.words', details: { name: 'Űrlap 100%_kész', fields: 'a, b' } },
      { action: 'test.words', details: { name: 'Other' } },
    ]);
    for (const search of ['urlap', 'ŰRLAP kesz', '100%_k', 'TEST.WORDS űrlap'])
      expect((await entries({ search })).map(({ details }) => details.name as string)).toEqual([
        'Űrlap 100%_kész',
      ]);
    expect(await entries({ search: 'urlap missing' })).toEqual([]);
    expect(await entries({ search: "' OR 1=1 --" })).toEqual([]);
  });

  it('is filtered by days, as they are in Budapest, and by instants', async () => {
    const at = [
      '2026-03-28T22:59:59Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
    ];
    await write(at.map((one) => ({ at: one, action: 'test.day' })));
    const found = async (query: Record<string, string>) =>
      (await entries({ action: 'test.day', ...query }))
        .map((entry) => (entry.at as string).slice(0, 19) + 'Z')
        .reverse();
    // The night in which summer time begins: the day has 23 hours.
    expect(await found({ from: '2026-03-29', to: '2026-03-29' })).toEqual(at.slice(1, 3));
    expect(await found({ from: '2026-03-29' })).toEqual(at.slice(1));
    expect(await found({ to: '2026-03-28' })).toEqual(at.slice(0, 1));
    expect(await found({ from: '2026-03-28T23:00:00Z', to: '2026-03-30T00:00:00+02:00' })).toEqual(
      at.slice(1, 3),
    );
    for (const from of ['yesterday', '2026-02-30', '2026-3-1', '2026-03-01T25:00:00Z', '2026-03-01T10:00'])
      expect(await ask({ from })).toMatchObject({ status: 400, body: { details: [{ field: 'from' }] } });
  });

  it('comes in pages, with a total that is capped', async () => {
    await test.sql(`INSERT INTO audit_entry (action) SELECT 'test.many' FROM generate_series(1, 10001)`);
    const first = await ask({ action: 'test.many', limit: 3 });
    expect([first.headers.get('x-total-count'), first.headers.get('x-total-capped')]).toEqual([
      '10000',
      'true',
    ]);
    const next = await entries({ action: 'test.many', limit: 3, offset: 3 });
    const ids = [...first.body, ...next].map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect((await entries({ action: 'test.many', limit: 500, offset: 10_000 })).length).toBe(1);
    const few = await ask({ action: 'test.day' });
    expect([few.headers.get('x-total-count'), few.headers.get('x-total-capped')]).toEqual(['4', null]);
    for (const query of [
      { limit: 501 },
      { limit: 0 },
      { offset: 10_001 },
      { offset: -1 },
      { adminId: 'x' },
      { colour: 'red' },
    ])
      expect((await ask(query)).status).toBe(400);
  });

  it('names the actions that occur among what one may see', async () => {
    await write([{ action: 'test.hidden', questionnaireId: theirs }]);
    const named = expectStatus<string[]>(await admin.get('/api/admin/audit/actions'), 200);
    expect(named).toEqual([...new Set(named)].sort());
    expect(named).toEqual(expect.arrayContaining(['evaluation.regenerate', 'sign-in.code', 'test.many']));
    expect(named).not.toContain('test.hidden');
  });

  it('is exported as a workbook of the filter, as a job of the admin who asked for it', async () => {
    await write([
      { action: 'test.export', details: { name: '=HYPERLINK("https://evil.example")', n: 2 } },
      { action: 'test.export', questionnaireId: theirs },
    ]);
    await write([{ action: 'questionnaire.change', details: { fields: 'name, brandNew', changed: true } }]);
    const { status, body } = await admin.get<Buffer>('/api/admin/audit/export?action=test.export');
    expect(status).toBe(200);
    const [sheet] = await readWorkbook(body);
    const rows = sheet!.rows.map(({ cells }) => cells);
    expect(rows[0]).toEqual([
      'Time (UTC)',
      'Admin',
      'Action',
      'Questionnaire',
      'Target',
      'Result',
      'Details',
    ]);
    expect(rows.slice(1).map((row) => [row[2], row[6]])).toEqual([
      ['test.export', 'n: 2; Name: =HYPERLINK("https://evil.example")'],
    ]);
    const worded = await admin.get<Buffer>('/api/admin/audit/export?action=questionnaire.change', {
      headers: { 'Accept-Language': 'hu' },
    });
    const [page] = await readWorkbook(worded.body);
    expect(page!.rows[1]!.cells.slice(2)).toEqual([
      'Kérdőív módosítása',
      null,
      null,
      'megtörtént',
      'Módosított mezők: név, brandNew; Az érték megváltozott: igen',
    ]);
    const asked = await admin.get('/api/admin/audit/export', { headers: { Prefer: 'respond-async' } });
    expect(asked).toMatchObject({ status: 202, body: { kind: 'export-audit' } });
    expect((await other.get(`/api/admin/jobs/${asked.body.id}`)).status).toBe(404);
    expect((await actions({ action: 'audit.export' })).length).toBe(3);
  });

  it('has an entry for every way in and out', async () => {
    const email = 'comer@clinic.example';
    const visitor = await documentedAdmin(test, email);
    expect((await visitor.post('/api/logout', {})).status).toBe(200);
    const code = await giveCode(test, email);
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await visitor.post('/api/admin/verify-magic-link', { email, token: wrong })).status).toBe(401);
    const password = 'correct horse battery';
    expectStatus(await visitor.post('/api/register', { email, token: code, password }), 200);
    expect((await visitor.post('/api/login', { email, password })).status).toBe(200);
    expectStatus(await visitor.call('DELETE', '/api/admin/password'), 200);
    const log = await entries({ search: email });
    expect(log.map(({ action, result }) => `${action} ${result}`).reverse()).toEqual([
      'sign-in.code done',
      'sign-out done',
      'sign-in.code refused',
      'sign-in.code done',
      'password.set done',
      'sign-in.password done',
      'password.remove done',
    ]);
    expect(JSON.stringify(log)).not.toContain(password);
  });
});
