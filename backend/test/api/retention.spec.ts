import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RetentionService } from '../../src/modules/responses/retention/retention.service.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { Client, type Json, until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted, miscounted } from '../setup/work.js';

describe('After the retention period', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(() => giveSetting(test, 'retention_months', null));

  const night = (signal = new AbortController().signal) =>
    test.app.get(RetentionService).anonymiseOld(signal);
  /** Responses of a questionnaire become so many months older, with all their times. */
  const age = (ids: string[], months: number) =>
    test.sql(
      `UPDATE evaluation SET ${[
        'submitted_at',
        'created_at',
        'generated_at',
        'verified_at',
        'sent_at',
        'opened_at',
        'clicked_at',
      ]
        .map((column) => `${column} = ${column} - make_interval(months => $2)`)
        .join(', ')} WHERE id = ANY($1::uuid[])`,
      [ids, months],
    );
  const everywhere = async (words: string[]): Promise<string[]> => {
    const tables = await test.sql<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const [hit] = await test.sql<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" AS t WHERE t::text ILIKE ANY($1::text[]) LIMIT 1`,
        [words.map((word) => `%${word}%`)],
      );
      if (hit) found.push(`${name}: ${hit.row}`);
    }
    return found;
  };
  const figures = async (questionnaireId: number) => {
    await counted(test);
    const parts = ['analytics', 'analytics/trend', 'analytics/funnel', 'analytics/questions', 'stats'];
    const answers = await Promise.all(
      parts.map((part) => admin.get(`/api/admin/${part}?questionnaireId=${questionnaireId}`)),
    );
    return answers.map((answer) => expectStatus(answer, 200));
  };
  const upload = async (count: number) =>
    expectStatus(
      await admin.upload(
        '/api/admin/import-responses',
        await responsesWorkbook(
          SMALL_HEADER,
          Array.from({ length: count }, (_, n) => smallResponse(n)),
        ),
      ),
      200,
    );

  /** Six responses, of which the first three are far on their way: sent and used, with an offer; verified; written. */
  const makeGround = async () => {
    const questionnaireId = await makeQuestionnaire(admin, { responses: 6 });
    await test.sql(
      `INSERT INTO webhook (id, questionnaire_id, url, events, sealed_secret)
       VALUES (gen_random_uuid(), $1, 'https://receiver.example/', '{evaluation.generated,evaluation.sent}', 'unreadable')`,
      [questionnaireId],
    );
    const all = await evaluationsOf(admin);
    const [sent, verified, written] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
    for (const { id } of [sent, verified]) await makeVerified(admin, id);
    expectStatus(await admin.post(`/api/admin/evaluation/${written.id}/regenerate`), 200);
    expectStatus(await admin.post(`/api/admin/evaluation/${sent.id}/send`), 200);
    const { body: page } = await admin.get(`/api/evaluation/${sent.hashedUrl}`);
    const product = page.products[0] as { id: string };
    const visitor = new Client(test.baseUrl);
    const path = `/api/evaluation/${sent.hashedUrl}`;
    const wished = { consent: true, message: 'Call-between-ten-and-noon', phone: '+36 1 987 6543' };
    expectStatus(await visitor.post(`${path}/request-offer`, { productId: product.id, ...wished }), 200);
    const [tip] = Object.values<Json>(page.sectionData).flatMap(({ tips }) => tips as Json[]);
    const notes = { state: 'planned', who: 'Who-sees-to-it', due: '2027-01-31', basis: 0 };
    expectStatus(await visitor.call('PUT', `${path}/plan/${tip.questionId}`, { body: notes }), 200);
    const emails = ['friend@whom-it-was-shared-with.example'];
    expectStatus(await visitor.post(`${path}/share`, { emails }), 200);
    expect(
      await test.sql(
        `SELECT 1 FROM offer_request o, plan_step p WHERE o.evaluation_id = $1 AND p.evaluation_id = $1`,
        [sent.id],
      ),
    ).toHaveLength(1);
    await until(
      async () => (await test.sql(`SELECT 1 FROM mail WHERE state IN ('queued', 'sending')`)).length === 0,
    );
    await test.sql(`UPDATE evaluation SET trello_card_id = 'card-of-sent' WHERE id = $1`, [sent.id]);
    await test.sql(`INSERT INTO trello_card (evaluation_id, state) VALUES ($1, 'made')`, [sent.id]);
    await test.sql(
      `INSERT INTO sheet_row (questionnaire_id, tab, key_hash, row_number, evaluation_id) VALUES ($1, 't', repeat('a', 64), 2, $2)`,
      [questionnaireId, sent.id],
    );
    return { questionnaireId, all, sent, verified, written };
  };

  it('nothing happens until somebody has set it', async () => {
    await makeQuestionnaire(admin, { responses: 1 });
    const [one] = await evaluationsOf(admin);
    await age([one!.id], 300);
    expect(await night()).toEqual({ evaluations: 0 });
    expect((await evaluationsOf(admin))[0]!.clientEmail).toBe(one!.clientEmail);
  });

  it('all that tells whose it was is gone everywhere, and no figure has changed', async () => {
    const { questionnaireId, all, sent } = await makeGround();
    await age(
      all.map(({ id }) => id),
      25,
    );
    const before = await figures(questionnaireId);
    const deliveries = (await test.sql(`SELECT 1 FROM webhook_delivery WHERE evaluation_id = $1`, [sent.id]))
      .length;
    expect(deliveries).toBeGreaterThan(0);
    // One that became a file before there was a mail service.
    const outbox = join(test.env.dataDir, 'outbox');
    const [mail] = await test.sql<{ id: string }>(`SELECT id FROM mail WHERE evaluation_id = $1 LIMIT 1`, [
      sent.id,
    ]);
    await mkdir(outbox, { recursive: true });
    await writeFile(join(outbox, `2026-11-20-result-${mail!.id}.eml`), 'letter');
    await giveSetting(test, 'retention_months', '24');
    await night();

    const words = all.flatMap(({ clientName, clientEmail, clinicName, hashedUrl }) => [
      clientName,
      clientEmail,
      clinicName,
      hashedUrl,
    ]);
    words.push('whom-it-was-shared-with', 'Who-sees-to-it', 'Call-between-ten-and-noon', '+36 1 987 6543');
    const left = await everywhere(words.filter((word) => word !== ''));
    expect(left).toEqual([]);
    expect(await test.sql(`SELECT 1 FROM webhook_delivery WHERE evaluation_id = $1`, [sent.id])).toEqual([]);
    expect(await readdir(outbox)).toEqual([]);
    expect(await figures(questionnaireId)).toEqual(before);
    expect(await miscounted(test, questionnaireId)).toEqual([]);
    const [entry] = await test.sql(
      `SELECT details FROM audit_entry WHERE action = 'evaluations.anonymise' AND questionnaire_id = $1`,
      [questionnaireId],
    );
    expect(entry).toEqual({ details: { count: 6, months: 24 } });
  });

  it('the client’s link answers as one that was never there, and nobody can work on the evaluation', async () => {
    const { all, sent, written } = await makeGround();
    await age(
      all.map(({ id }) => id),
      25,
    );
    await giveSetting(test, 'retention_months', '24');
    await night();
    await until(async () => (await admin.get(`/api/evaluation/${sent.hashedUrl}`)).body.code === 'not_found');
    const listed = await evaluationsOf(admin);
    expect(listed).toHaveLength(6);
    for (const row of listed)
      expect(row).toMatchObject({
        clientName: '',
        clientEmail: '',
        hasSnapshot: false,
        mail: null,
        anonymisedAt: expect.any(String),
      });
    const BODIES: Record<string, object> = { verify: { version: 1 }, 'reset-status': { status: 'pending' } };
    for (const action of ['regenerate', 'verify', 'send', 'reset-status'])
      expect([
        action,
        (await admin.post(`/api/admin/evaluation/${written.id}/${action}`, BODIES[action])).status,
      ]).toEqual([action, 404]);
    expect((await admin.get(`/api/admin/evaluation/${written.id}`)).status).toBe(404);
    expect(
      (await admin.post('/api/admin/evaluations/bulk', { action: 'generate', ids: [written.id] })).status,
    ).toBe(404);
    expect(expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200)).toMatchObject({
      successCount: 0,
      skippedCount: 0,
    });
    expect(expectStatus(await admin.get('/api/admin/offer-requests'), 200)).toEqual([]);
  });

  it('no import brings it back, and no change of the questions touches its scores', async () => {
    const { questionnaireId, all } = await makeGround();
    await age(
      all.slice(0, 4).map(({ id }) => id),
      25,
    );
    await giveSetting(test, 'retention_months', '24');
    await night();
    const again = await upload(6);
    expect(again).toMatchObject({ created: 0, unchanged: 2 });
    expect(again.skipped).toHaveLength(4);
    const scores = () =>
      test.sql(
        `SELECT id, total_score, section_scores FROM evaluation WHERE questionnaire_id = $1 AND anonymised_at IS NOT NULL ORDER BY id`,
        [questionnaireId],
      );
    const before = await scores();
    const [question] = expectStatus(
      await admin.get<{ id: number }[]>(`/api/admin/questions?questionnaireId=${questionnaireId}`),
      200,
    );
    expectStatus(
      await admin.call('PUT', `/api/admin/question/${question!.id}`, { body: { pointValue: 77 } }),
      200,
    );
    await until(
      async () =>
        (await test.sql(`SELECT 1 FROM job WHERE kind = 'rescore' AND state IN ('queued', 'running')`))
          .length === 0,
    );
    expect(await scores()).toEqual(before);
  });

  it('takes what is old alone, goes on where it was stopped, and can be repeated', async () => {
    await makeQuestionnaire(admin, { responses: 5 });
    const all = await evaluationsOf(admin);
    await age(
      all.slice(0, 3).map(({ id }) => id),
      25,
    );
    await giveSetting(test, 'retention_months', '24');
    expect(await night(AbortSignal.abort())).toEqual({ evaluations: 0 });
    const runs = await Promise.all([night(), night()]);
    expect(runs.reduce((sum, { evaluations }) => sum + evaluations, 0)).toBe(3);
    expect(await night()).toEqual({ evaluations: 0 });
    const rest = (await evaluationsOf(admin)).filter(({ clientEmail }) => clientEmail !== '');
    expect(rest.map(({ id }) => id).sort()).toEqual(
      all
        .slice(3)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('tells beforehand how many it would be, and visitors after how many months', async () => {
    await makeQuestionnaire(admin, { responses: 3 });
    const all = await evaluationsOf(admin);
    const impact = async (months: number) =>
      expectStatus(await admin.get(`/api/admin/settings/retention-impact?months=${months}`), 200)
        .evaluations as number;
    const before = await impact(30);
    await age(
      all.slice(0, 2).map(({ id }) => id),
      31,
    );
    expect(await impact(30)).toBe(before + 2);
    expect((await admin.get('/api/admin/settings/retention-impact?months=0')).status).toBe(400);
    expect((await admin.get('/api/landing/settings')).body.retentionMonths).toBeNull();
    expectStatus(await admin.post('/api/admin/settings', { key: 'retention_months', value: '30' }), 200);
    expect((await admin.get('/api/landing/settings')).body.retentionMonths).toBe(30);
  });
});
