import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('Without a mail service', () => {
  let test: TestApp;
  let admin: Client;
  let ids: string[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 3 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
    for (const id of ids) await makeVerified(admin, id);
  });
  afterAll(() => test?.close());

  const letters = (kind: string) =>
    readdirSync(join(test.env.dataDir, 'outbox')).filter((name) => name.includes(`-${kind}-`)).length;

  it('says so', async () => {
    expect(expectStatus(await admin.get('/api/admin/mail-way'), 200)).toEqual({ way: 'outbox' });
  });

  it('saves a result in the outbox, which sends nothing: its status stays, and it can be sent later', async () => {
    const [id] = ids;
    for (const count of [1, 2]) {
      const row = expectStatus(await admin.post(`/api/admin/evaluation/${id}/send`), 200);
      expect(row).toMatchObject({ status: 'verified', sentAt: null, mail: { state: 'saved', error: null } });
      expect(letters('result')).toBe(count);
    }
    const [mail] = expectStatus(await admin.get(`/api/admin/evaluation/${id}/mails`), 200);
    expect(mail).toMatchObject({ kind: 'result', state: 'saved', delivery: null, acceptedAt: null });
  });

  it('counts none of a selection as sent', async () => {
    const answer = await admin.post('/api/admin/evaluations/bulk', { action: 'send', ids: ids.slice(1) });
    expect(expectStatus(answer, 200)).toEqual({
      successCount: 0,
      errorCount: 0,
      skippedCount: 0,
      mails: { accepted: 0, waiting: 0, saved: 2, failed: 0, uncertain: 0 },
    });
    expect((await evaluationsOf(admin)).map(({ status }) => status)).toEqual(ids.map(() => 'verified'));
  });

  it('tells a client who shares the page that nobody was written to', async () => {
    const [row] = await evaluationsOf(admin);
    const answer = await new Client(test.baseUrl).post(`/api/evaluation/${row!.hashedUrl}/share`, {
      emails: ['friend@clinic.example', 'no address'],
    });
    expect(expectStatus(answer, 200)).toEqual({ sent: 0, saved: 1, failed: 1 });
  });
});
