import { SuppressionsService } from '../../src/modules/mail/delivery/suppression/suppressions.service.js';
import { storeAnna } from '../make/stored-person.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const [FORMER, NEXT] = ['ab'.repeat(32), 'ba'.repeat(32)];
const BOUNCED = 'bounced@clinic.example';

describe('A new SESSION_SECRET', () => {
  let before: TestApp;
  let after: TestApp;
  let session: Client;
  let token: string;
  let questionnaireId: number;

  beforeAll(async () => {
    before = await startTestApp({ SESSION_SECRET: FORMER });
    session = await signedIn(before, ADMIN_EMAIL, 'en');
    questionnaireId = await makeQuestionnaire(session, { responses: 2 });
    const [erased] = await evaluationsOf(session);
    expect((await session.post(`/api/admin/evaluation/${erased!.id}/erase`)).status).toBeLessThan(300);
    token = expectStatus(await session.post('/api/admin/tokens', { name: 'Reporting' }), 201).token as string;
    const suppressions = before.app.get(SuppressionsService);
    await suppressions.add(suppressions.hashOf(BOUNCED), 'bounced');
    after = await startTestApp({
      DATABASE_URL: before.databaseUrl,
      SESSION_SECRET: NEXT,
      SESSION_SECRET_OLD: FORMER,
    });
  });
  afterAll(async () => {
    await after?.close();
    await before?.close();
  });

  it('ends every session', async () => {
    const Cookie = `session=${session.cookie('session')}`;
    const answer = await new Client(after.baseUrl).get('/api/user', { headers: { Cookie } });
    expect(answer.status).toBe(401);
  });

  it('leaves API tokens good while the former one is known', async () => {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await new Client(after.baseUrl).get('/api/user', { headers })).body).toMatchObject({
      email: ADMIN_EMAIL,
    });
  });

  it('does not bring back what was erased', async () => {
    const admin = await signedIn(after, ADMIN_EMAIL, 'en');
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId }), 200);
    const workbook = await responsesWorkbook(SMALL_HEADER, [smallResponse(0), smallResponse(1)]);
    const { skipped } = expectStatus(await admin.upload('/api/admin/import-responses', workbook), 200);
    expect(skipped).toEqual([expect.objectContaining({ code: 'response_erased' })]);
    expect(await evaluationsOf(admin)).toHaveLength(1);
  });

  it('mails to no address that bounced, until a person vouches for it', async () => {
    const suppressions = after.app.get(SuppressionsService);
    expect(await suppressions.reasonFor(BOUNCED)).toBe('bounced');
    expect(await suppressions.lift(BOUNCED)).toBe('bounced');
    expect(await suppressions.reasonFor(BOUNCED)).toBeNull();
  });

  it('finds what was stored of a person, and lifts what was said under either', async () => {
    const email = 'anna@former.example';
    const stored = await storeAnna(before, questionnaireId, email);
    const [old, present] = [before, after].map(({ app }) => app.get(SuppressionsService));
    await old!.add(old!.hashOf(email), 'opted_out');
    await present!.add(present!.hashOf(email), 'bounced');
    await before.sql(`UPDATE invitation SET opted_out_at = now() WHERE id = $1`, [stored.invitation]);
    const admin = await signedIn(after, ADMIN_EMAIL, 'en');
    const { records, bar } = expectStatus(await admin.get(`/api/admin/personal-data?q=${email}`), 200);
    expect(records.map(({ id }: { id: string }) => id).sort()).toEqual(Object.values(stored).sort());
    expect(bar.reason).toBe('opted_out');
    const lift = (headers = {}) => admin.post('/api/admin/personal-data/lift', { email }, headers);
    expect((await lift({ Authorization: `Bearer ${token}` })).body.code).toBe('token_lifts_bounces');
    expect(expectStatus(await lift(), 200)).toEqual({ lifted: 'opted_out' });
    expect(await present!.reasonFor(email)).toBeNull();
    expect(await after.sql(`SELECT opted_out_at FROM invitation WHERE id = $1`, [stored.invitation])).toEqual(
      [{ opted_out_at: null }],
    );
    await after.sql(`DELETE FROM invitation WHERE id = $1`, [stored.invitation]);
    const { records: others } = expectStatus(await admin.get(`/api/admin/personal-data?q=${email}`), 200);
    expect(others).toHaveLength(records.length - 1);
  });
});
