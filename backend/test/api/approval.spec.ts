import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  resetStatus,
  verify,
  verifyAll,
} from '../make/questionnaires.js';
import { letReadingTimePass, readTexts } from '../make/reading.js';
import { handOut, makeWebhook } from '../make/webhooks.js';
import { Client, type Json, signedIn } from '../setup/client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const OWN = 'Kézzel írt összegzés a rendelőről.';
const ADDED = 'A csapatuk elkötelezett.';

describe('The approval of an evaluation', () => {
  let test: TestApp;
  let admin: Client;
  let colleague: Client;
  let id: string;
  let link: string;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
    const [evaluation] = await evaluationsOf(admin);
    id = evaluation!.id;
    link = `/api/evaluation/${evaluation!.hashedUrl}`;
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
    await test.sql(
      `INSERT INTO admin (email) VALUES ('colleague@clinic.example') ON CONFLICT (email) DO NOTHING`,
    );
    await test.sql(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT id, $1 FROM admin WHERE email = 'colleague@clinic.example'`,
      [questionnaireId],
    );
    colleague = await signedIn(test, 'colleague@clinic.example');
  });

  const at = (call: string) => `/api/admin/evaluation/${id}/${call}`;
  const read = async () => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const page = async () => expectStatus(await admin.get(link), 200).evaluation;
  const save = (summary: string, by = admin) =>
    by.call<Json>('PUT', `/api/admin/evaluation/${id}`, { body: { generatedTexts: { summary } } });
  const opened = async (by = admin) => expectStatus(await by.get(at('opened')), 200);
  const openAll = async (by = admin) => readTexts(test, by, id);

  it('is of the version that was seen: what a colleague has written meanwhile is refused and named', async () => {
    const { version } = await read();
    expectStatus(await save(OWN, colleague), 200);
    const refused = await admin.post(at('verify'), { version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'evaluation_changed' } });
    expect(refused.body.details).toMatchObject({
      current: { version: version + 1, generatedTexts: { summary: OWN } },
      changed: ['summary'],
    });
    expect((await admin.get(link)).status).toBe(404);
    expect(expectStatus(await admin.post(at('verify'), { version: version + 1 }), 200).status).toBe(
      'verified',
    );
  });

  it('without a version is of the texts as they stand, and a person’s only where that person has read them so', async () => {
    expectStatus(await openAll(), 200);
    expectStatus(await save(OWN, colleague), 200);
    const approved = expectStatus(await admin.call<Json>('POST', at('verify')), 200);
    expect(approved).toMatchObject({ status: 'verified', approval: { by: 'automatic' } });
    expect((await page()).generatedTexts.summary).toBe(OWN);
    expectStatus(await openAll(), 200);
    expect(expectStatus(await admin.call<Json>('POST', at('verify')), 200).approval.by).toBe('person');
  });

  it('in bulk names the version of each, and fails where it is another', async () => {
    const ids = [id];
    const without = await admin.post('/api/admin/evaluations/bulk', { action: 'verify', ids });
    expect(without).toMatchObject({ status: 400, body: { code: 'version_missing' } });
    const { version } = await read();
    const bulk = async (seen: number) =>
      admin.post('/api/admin/evaluations/bulk', { action: 'verify', ids, versions: { [id]: seen } });
    expectStatus(await save(OWN, colleague), 200);
    expect(await bulk(version)).toMatchObject({ status: 409, body: { code: 'evaluation_changed' } });
    expect((await read()).status).toBe('generated');
    expect(expectStatus(await bulk(version + 1), 200)).toMatchObject({ successCount: 1 });
  });

  it('is a person’s only when that person had every part on the screen as it reads', async () => {
    const before = await opened();
    expect(before.isReadWhole).toBe(false);
    const name = (reviewerName: string) =>
      admin.patch(`/api/admin/questionnaires/${questionnaireId}`, { reviewerName, reviewerRole: ' ' });
    expectStatus(await name('Dr. Szabó Éva'), 200);
    const [first] = before.parts as { part: string }[];
    const some = await readTexts(test, admin, id, [first!.part]);
    expect(expectStatus(some, 200).parts).toContainEqual({
      part: first!.part,
      isOpened: true,
      secondsLeft: 0,
    });
    expect((await verify(admin, id)).body).toMatchObject({
      status: 'verified',
      approval: { by: 'automatic' },
    });
    expect(await page()).toMatchObject({ approval: 'automatic' });
    expect(await page()).not.toHaveProperty('reviewer');
    expect((await verify(admin, id)).body.code).toBe('evaluation_not_verifiable');
    expect(expectStatus(await openAll(), 200).isReadWhole).toBe(true);
    expect((await opened(colleague)).isReadWhole).toBe(false);
    expect((await verify(colleague, id)).body.code).toBe('evaluation_not_verifiable');
    const [owner] = await test.sql<{ id: number }>(`SELECT id FROM admin WHERE email = $1`, [ADMIN_EMAIL]);
    expect((await verify(admin, id)).body.approval).toMatchObject({ by: 'person', adminId: owner!.id });
    const named = { approval: 'person', reviewer: { name: 'Dr. Szabó Éva', role: null } };
    expect(await page()).toMatchObject(named);
    expectStatus(await name('Dr. Kiss Pál'), 200);
    expect(await page()).toMatchObject(named);
  });

  it('takes the time that reading takes, by the clock of the server', async () => {
    const { version, parts } = await opened();
    const report = async (seconds: number) => {
      const body = { version, parts: parts.map(({ part }: Json) => ({ part, seconds })) };
      return expectStatus(await admin.post(at('opened'), body), 200);
    };
    // All at once, as a program would: nothing has passed before the first report, and hardly anything before the second.
    for (const done of [await report(1000), await report(1000)])
      expect(done.parts.some(({ isOpened }: Json) => isOpened)).toBe(false);
    expect((await verify(admin, id)).body.approval.by).toBe('automatic');
    expectStatus(await resetStatus(admin, id, 'generated'), 200);
    const again = (await read()).version;
    const shown = async (seconds: number) =>
      expectStatus(
        await admin.post(at('opened'), { version: again, parts: [{ part: parts[0].part, seconds }] }),
        200,
      ).parts[0];
    await letReadingTimePass(test);
    // A glance is not enough, and counts towards what is.
    const { secondsLeft } = await shown(1);
    expect(secondsLeft).toBeGreaterThan(0);
    expect(secondsLeft).toBeLessThan(parts[0].secondsLeft);
    await letReadingTimePass(test);
    expect(await shown(secondsLeft)).toMatchObject({ isOpened: true, secondsLeft: 0 });
  });

  it('forgets what was opened when it reads differently, except what one has written oneself', async () => {
    expectStatus(await openAll(), 200);
    expectStatus(await openAll(colleague), 200);
    expectStatus(await save(OWN), 200);
    expect((await opened()).isReadWhole).toBe(true);
    const theirs = (await opened(colleague)).parts.filter(({ isOpened }: Json) => !isOpened);
    expect(theirs).toMatchObject([{ part: 'summary', isOpened: false }]);
    const shown = (part: string) => [{ part, seconds: 0 }];
    // The time that the former words were on the screen says nothing of these.
    const { version } = await read();
    const glance = await colleague.post(at('opened'), { version, parts: shown('summary') });
    expect(expectStatus(glance, 200).parts).toContainEqual(theirs[0]);
    const stale = await admin.post(at('opened'), { version: 1, parts: shown('summary') });
    expect(stale).toMatchObject({ status: 409, body: { code: 'evaluation_changed' } });
    const unknown = await admin.post(at('opened'), { version, parts: shown('sections.999999') });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'text_unknown' } });
  });

  it('in bulk or by a token is automatic, also where a person has opened everything; a token opens nothing', async () => {
    expectStatus(await openAll(), 200);
    const { token } = expectStatus(await admin.post('/api/admin/tokens', { name: 'Program' }), 201);
    const program = new Client(test.baseUrl, 'en');
    const auth = { Authorization: `Bearer ${token}` };
    const { version } = await read();
    const shown = { version, parts: [{ part: 'summary', seconds: 0 }] };
    const open = await program.post(at('opened'), shown, auth);
    expect(open).toMatchObject({ status: 403, body: { code: 'person_needed' } });
    const byToken = expectStatus(await program.post(at('verify'), { version }, auth), 200);
    expect(byToken.approval).toMatchObject({ by: 'automatic' });
    expectStatus(await resetStatus(admin, id, 'generated'), 200);
    expect((await read()).approval).toBeNull();
    expect(expectStatus(await verifyAll(admin, [id]), 200)).toMatchObject({ successCount: 1 });
    expect((await read()).approval).toMatchObject({ by: 'automatic' });
  });

  it('goes before the client sees an edit; what was sent keeps its status', async () => {
    expectStatus(await verify(admin, id), 200);
    const shown = (await page()).generatedTexts.summary as string;
    expectStatus(await save(OWN), 200);
    expect(await read()).toMatchObject({ status: 'verified', editedSinceApproval: true, approval: null });
    expect((await page()).generatedTexts.summary).toBe(shown);
    const send = await admin.post(at('send'));
    expect(send).toMatchObject({ status: 409, body: { code: 'evaluation_edited_since_approval' } });
    expectStatus(await admin.post(at('restore-text'), { field: 'summary' }), 200);
    expectStatus(await save(OWN), 200);
    expectStatus(await verify(admin, id), 200);
    expect((await page()).generatedTexts.summary).toBe(OWN);
    expectStatus(await admin.post(at('send')), 200);
    expect((await read()).status).toBe('sent');
    expectStatus(await admin.post(at('regenerate-summary')), 200);
    expect(await read()).toMatchObject({ status: 'sent', editedSinceApproval: true });
    const { sentAt } = await read();
    expectStatus(await verify(admin, id), 200);
    expect(await read()).toMatchObject({ status: 'sent', editedSinceApproval: false, sentAt });
  });

  it('has its time and is sent to webhooks each time, after it was sent, too', async () => {
    await makeWebhook(admin, 'https://hooks.example/', ['evaluation.verified']);
    const events = async () => {
      await handOut(test);
      const sql = `SELECT facts -> 'evaluation' ->> 'status' AS status FROM webhook_delivery WHERE evaluation_id = $1 ORDER BY created_at`;
      return (await test.sql<{ status: string }>(sql, [id])).map(({ status }) => status);
    };
    expectStatus(await verify(admin, id), 200);
    expectStatus(await admin.post(at('send')), 200);
    const { sentAt, verifiedAt } = await read();
    expectStatus(await save(OWN), 200);
    expect(await read()).toMatchObject({ status: 'sent', verifiedAt });
    expect(await events()).toEqual(['verified']);
    expectStatus(await verify(admin, id), 200);
    const again = await read();
    expect(again).toMatchObject({ status: 'sent', sentAt });
    expect(Date.parse(again.verifiedAt)).toBeGreaterThan(Date.parse(sentAt));
    expect(await events()).toEqual(['verified', 'sent']);
  });

  it('tells a machine’s text that a person has edited from a person’s own', async () => {
    const { generatedTexts } = await read();
    const edited = `${generatedTexts.summary} ${ADDED}`;
    expectStatus(await save(edited), 200);
    const { editedShare } = (await read()).textOrigins.summary;
    expect(editedShare).toBeGreaterThan(0);
    expect(editedShare).toBeLessThan(1);
    expectStatus(await verify(admin, id), 200);
    expect((await page()).textOrigins.summary).toBe('built-in-edited');
    expectStatus(await save(OWN), 200);
    expect((await read()).textOrigins.summary.editedShare).toBe(1);
    expectStatus(await verify(admin, id), 200);
    expect((await page()).textOrigins.summary).toBe('person');
  });

  it('has no exceptions that a token gives', async () => {
    expectStatus(await save('A részletek a https://example.com/ajanlat oldalon olvashatók.'), 200);
    const { token } = expectStatus(await admin.post('/api/admin/tokens', { name: 'Program' }), 201);
    const program = new Client(test.baseUrl, 'en');
    const auth = { Authorization: `Bearer ${token}` };
    const { findings } = expectStatus(await admin.get(at('checks')), 200);
    const waivers = findings.map(({ id: finding }: Json) => ({ finding, reason: 'mistaken_check' }));
    for (const [call, body] of [
      ['verify', { waivers }],
      ['reset-status', { status: 'sent', waivers }],
    ] as const)
      expect(await program.post(at(call), body, auth)).toMatchObject({
        status: 403,
        body: { code: 'waiver_person_needed' },
      });
    expect((await read()).status).toBe('generated');
    const { approval } = expectStatus(await verify(admin, id, { waivers }), 200);
    expect(approval.exceptions).toEqual([{ adminId: approval.adminId, count: findings.length }]);
    expect(await page()).toMatchObject({ approval: 'automatic', exceptions: findings.length });
  });

  it('tells a program’s text from a person’s', async () => {
    const { token } = expectStatus(await admin.post('/api/admin/tokens', { name: 'Levelező' }), 201);
    const program = new Client(test.baseUrl, 'en');
    const saveAs = (summary: string) =>
      program.call<Json>('PUT', `/api/admin/evaluation/${id}`, {
        body: { generatedTexts: { summary } },
        headers: { Authorization: `Bearer ${token}` },
      });
    const { generatedTexts } = await read();
    expectStatus(await saveAs(`${generatedTexts.summary} ${ADDED}`), 200);
    const { textOrigins } = await read();
    expect(textOrigins.summary).toMatchObject({ by: 'program', program: 'Levelező' });
    expectStatus(await verify(admin, id), 200);
    expect(await page()).toMatchObject({ textOrigins: { summary: 'built-in-program' } });
    expect(await page()).not.toHaveProperty('exceptions');
    expectStatus(await saveAs(OWN), 200);
    expectStatus(await verify(admin, id), 200);
    expect((await page()).textOrigins.summary).toBe('program');
    expectStatus(await admin.post(at('regenerate')), 200);
    expect((await read()).generatedTexts.summary).toBe(OWN);
    expectStatus(await save(`${OWN} ${ADDED}`), 200);
    expectStatus(await saveAs(generatedTexts.summary), 200);
    expectStatus(await admin.post(at('restore-text'), { field: 'summary' }), 200);
    expect((await read()).generatedTexts.summary).toBe(`${OWN} ${ADDED}`);
  });

  it.each(['...', 'ok ok ok', 'aaaaa bbbbb', 'jó', 'indokolatlanulhosszú', 'a b c d e f g h i j k'])(
    'takes no reason that says nothing: %j',
    async (reason) => {
      expectStatus(await save('A részletek a https://example.com/ajanlat oldalon olvashatók.'), 200);
      const { findings, reasons } = expectStatus(await admin.get(at('checks')), 200);
      const waive = (why: string) => ({
        waivers: findings.map(({ id: finding }: Json) => ({ finding, reason: why })),
      });
      const refused = await verify(admin, id, waive(reason));
      expect(refused).toMatchObject({ status: 400, body: { code: 'waiver_reason_short' } });
      const { code, text } = reasons[0];
      expect(text.length).toBeGreaterThan(10);
      expectStatus(await verify(admin, id, waive(code)), 200);
      expect((await admin.get(at('checks'))).body.findings[0].waiver.reason).toBe(code);
    },
  );

  it('is demanded by a reset that the client may look at, which claims no mail', async () => {
    const { version } = await read();
    const stale = await admin.post(at('reset-status'), { status: 'verified', version: version + 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'evaluation_changed' } });
    expect(expectStatus(await admin.post(at('reset-status'), { status: 'verified' }), 200).status).toBe(
      'verified',
    );
    const shown = (await page()).generatedTexts.summary as string;
    expectStatus(await save('A részletek a https://example.com/ajanlat oldalon olvashatók.'), 200);
    expectStatus(await resetStatus(admin, id, 'generated'), 200);
    for (const status of ['verified', 'sent', 'opened'])
      expect((await resetStatus(admin, id, status)).body.code).toBe('checks_failed');
    expect((await read()).status).toBe('generated');
    expect((await page()).generatedTexts.summary).toBe(shown);
    expectStatus(await save(OWN), 200);
    const marked = expectStatus(await resetStatus(admin, id, 'sent'), 200);
    expect(marked).toMatchObject({
      status: 'sent',
      sentAt: null,
      mail: null,
      approval: { by: 'automatic' },
      markedStatus: { status: 'sent', adminId: expect.any(Number) },
    });
    expect((await page()).generatedTexts.summary).toBe(OWN);
    expectStatus(await new Client(test.baseUrl).post(`${link}/events`, { type: 'opened' }), 200);
    expect(await read()).toMatchObject({ status: 'opened', markedStatus: null, sentAt: null });
    expect(expectStatus(await resetStatus(admin, id, 'verified'), 200).markedStatus).toBeNull();
    expectStatus(await resetStatus(admin, id, 'sent'), 200);
    expectStatus(await resetStatus(admin, id, 'verified'), 200);
    expectStatus(await admin.post(at('send')), 200);
    expect(await read()).toMatchObject({ status: 'sent', markedStatus: null, sentAt: expect.any(String) });
  });
});
