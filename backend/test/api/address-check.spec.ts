import { RetentionService } from '../../src/modules/responses/retention/retention.service.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Json, until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('Results for addresses that are to be confirmed', () => {
  let test: TestApp;
  let admin: DocumentedClient;

  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());

  /** Approved evaluations whose addresses are at this point, oldest first. */
  const withChecks = async (...checks: string[]): Promise<string[]> => {
    await makeQuestionnaire(admin, { responses: checks.length });
    const ids = (await evaluationsOf(admin)).map(({ id }) => id);
    for (const [at, check] of checks.entries()) {
      await makeVerified(admin, ids[at]!);
      await test.sql(
        `UPDATE evaluation SET address_check = $2, response_origin = 'online', response_source = 'letter' WHERE id = $1`,
        [ids[at], check],
      );
    }
    return ids;
  };
  const read = async (id: string) => expectStatus(await admin.get<Json>(`/api/admin/evaluation/${id}`), 200);
  const send = (id: string) => admin.post(`/api/admin/evaluation/${id}/send`);
  const waive = (id: string, body: unknown = { check: 'waived' }) =>
    admin.post<Json>(`/api/admin/evaluation/${id}/address-check`, body);
  const correct = async (id: string, email: string) =>
    expectStatus(await admin.post<Json>(`/api/admin/evaluation/${id}/correct-email`, { email }), 200);
  const acts = (id: string) =>
    test.sql(
      `SELECT admin_email AS who FROM audit_entry WHERE action = 'evaluation.waive-address' AND target = $1`,
      [id],
    );

  it('are not mailed before that, unless an admin vouches for the address, which is written down', async () => {
    const [id] = (await withChecks('awaited')) as [string];
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'address_unconfirmed' } });
    expect(await test.sql(`SELECT 1 FROM mail WHERE evaluation_id = $1`, [id])).toEqual([]);
    expect(await read(id)).toMatchObject({
      addressCheck: 'awaited',
      responseOrigin: 'online',
      responseSource: 'letter',
    });
    expect((await waive(id, { check: 'confirmed' })).status).toBe(400);
    expect(expectStatus(await waive(id), 200)).toMatchObject({ addressCheck: 'waived' });
    expectStatus(await waive(id), 200);
    expect(await acts(id)).toEqual([{ who: ADMIN_EMAIL }]);
    expectStatus(await send(id), 200);
    await until(async () => (await read(id)).status === 'sent');
  });

  it('are reported one by one in a bulk, and the others go out', async () => {
    const ids = await withChecks('awaited', 'confirmed', 'none');
    const answer = await admin.post<Json>('/api/admin/evaluations/bulk', { action: 'send', ids });
    expect(expectStatus(answer, 200)).toMatchObject({ successCount: 2, errorCount: 1 });
    const jobs = expectStatus(await admin.get<Json[]>('/api/admin/jobs'), 200);
    const job = jobs.find(({ kind }) => kind === 'send-selected');
    const failures = expectStatus(await admin.get<Json[]>(`/api/admin/jobs/${job.id}/failures`), 200);
    expect(failures).toMatchObject([{ evaluationId: ids[0], error: { code: 'address_unconfirmed' } }]);
    const rows = await evaluationsOf(admin);
    expect(rows.map((row) => (row as unknown as Json).addressCheck as string)).toEqual([
      'awaited',
      'confirmed',
      'none',
    ]);
  });

  it('go to an address that an admin has corrected, whatever was confirmed before', async () => {
    const [awaited, confirmed, none] = (await withChecks('awaited', 'confirmed', 'none')) as [
      string,
      string,
      string,
    ];
    expect(await correct(awaited, 'new@clinic.example')).toMatchObject({ addressCheck: 'waived' });
    const { clientEmail } = await read(confirmed);
    expect(await correct(confirmed, clientEmail as string)).toMatchObject({ addressCheck: 'confirmed' });
    expect(await correct(confirmed, 'new@clinic.example')).toMatchObject({ addressCheck: 'waived' });
    expect(await correct(none, 'new@clinic.example')).toMatchObject({ addressCheck: 'none' });
    expectStatus(await send(awaited), 200);
  });

  it('keep nothing of it once they are anonymised', async () => {
    const [id] = (await withChecks('awaited')) as [string];
    expect(await waive(crypto.randomUUID())).toMatchObject({ status: 404 });
    await test.sql(`UPDATE evaluation SET submitted_at = now() - interval '3 years' WHERE id = $1`, [id]);
    await giveSetting(test, 'retention_months', '24');
    await test.app.get(RetentionService).anonymiseOld(new AbortController().signal);
    expect(
      await test.sql(
        `SELECT response_origin AS origin, response_source AS source, consent_id AS consent, address_check AS "check"
           FROM evaluation WHERE id = $1`,
        [id],
      ),
    ).toEqual([{ origin: 'online', source: '', consent: null, check: 'none' }]);
    expect(await waive(id)).toMatchObject({ status: 404 });
  });
});
