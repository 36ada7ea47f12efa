import pg from 'pg';
import { PurgeService } from '../../src/modules/responses/removal/purge.service.js';
import { Schedule } from '../../src/platform/schedule/schedule.js';
import { smallConfiguration } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, type Json, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted } from '../setup/work.js';

describe('Housekeeping', () => {
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());

  /**
   * Lets every task that comes round start anew and end, also one that is under way since before what the test has
   * written. A task that found no room starts after the first four, so that an idle moment alone proves nothing.
   */
  const comeRound = async () => {
    const schedule = test.app.get(Schedule);
    const [{ mark }] = (await test.sql<{ mark: string }>(`SELECT now()::text AS mark`)) as [{ mark: string }];
    const old = `(started_at IS NULL OR started_at < $1)`;
    const underWay = `(finished_at IS NULL OR finished_at < started_at)`;
    await until(async () => {
      await test.sql(`UPDATE scheduled_task SET due_at = $1 WHERE ${old}`, [mark]);
      await schedule.tick();
      await schedule.idle();
      return (
        (await test.sql(`SELECT 1 FROM scheduled_task WHERE ${old} OR ${underWay}`, [mark])).length === 0
      );
    });
    expect(await test.sql(`SELECT name, error FROM scheduled_task WHERE error IS NOT NULL`)).toEqual([]);
  };
  const count = async (table: string, where = 'true') =>
    (await test.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`))[0]!.n;
  const days = (n: number) => `interval '${n} days'`;

  it('removes what was hidden for 30 days for good, and nothing a day sooner', async () => {
    const questionnaireId = await makeQuestionnaire(admin, { responses: 3 });
    const { id } = (await evaluationsOf(admin))[0]!;
    await makeVerified(admin, id);
    const { body: page } = await admin.get(`/api/admin/evaluation/${id}/preview`);
    await test.sql(
      `INSERT INTO offer_request (evaluation_id, questionnaire_id, product_id, product_name) VALUES ($1, $2, $3, 'x')`,
      [id, questionnaireId, page.products[0].id],
    );
    await test.sql(
      `INSERT INTO mail (kind, evaluation_id, to_address, language) VALUES ('share', $1, 'a@b.hu', 'hu')`,
      [id],
    );
    await test.sql(
      `INSERT INTO shared_link (evaluation_id, token_hash, expires_at) VALUES ($1, repeat('a', 64), now())`,
      [id],
    );
    await test.sql(
      `INSERT INTO plan_step (evaluation_id, question_id, state, counter) VALUES ($1, gen_random_uuid(), 'planned', 1)`,
      [id],
    );
    expectStatus(await admin.call('DELETE', '/api/admin/delete-all-evaluations'), 200);

    await test.sql(`UPDATE evaluation SET deleted_at = now() - ${days(29)} WHERE questionnaire_id = $1`, [
      questionnaireId,
    ]);
    await comeRound();
    expect(await count('evaluation', `questionnaire_id = ${questionnaireId}`)).toBe(3);
    expect(expectStatus(await admin.get('/api/admin/stats'), 200)).toMatchObject({ restorable: 3 });

    await test.sql(`UPDATE evaluation SET deleted_at = now() - ${days(31)} WHERE questionnaire_id = $1`, [
      questionnaireId,
    ]);
    await comeRound();
    for (const [table, where] of [
      ['evaluation', `questionnaire_id = ${questionnaireId}`],
      ['evaluation_snapshot', `evaluation_id = '${id}'`],
      ['offer_request', `evaluation_id = '${id}'`],
      ['shared_link', `evaluation_id = '${id}'`],
      ['plan_step', `evaluation_id = '${id}'`],
      ['mail', `evaluation_id = '${id}'`],
    ] as const)
      expect([table, await count(table, where)]).toEqual([table, 0]);
    expect(await count('audit_entry', `action = 'evaluations.purge'`)).toBe(1);
    expect(expectStatus(await admin.get('/api/admin/stats'), 200)).toMatchObject({ total: 0, restorable: 0 });
  });

  it('removes a questionnaire that was hidden for 30 days, and leaves every other alone', async () => {
    const live = await makeQuestionnaire(admin, { responses: 2 });
    const gone = await makeQuestionnaire(admin, { responses: 2 });
    await test.sql(
      `INSERT INTO ui_text (key, context, language, value, questionnaire_id) VALUES ('k', 'landing', 'hu', 'v', $1), ('k', 'landing', 'hu', 'v', $2)`,
      [live, gone],
    );
    await test.sql(`UPDATE questionnaire SET deleted_at = now() - ${days(31)} WHERE id = $1`, [gone]);
    await comeRound();
    await counted(test);
    const tables = ['evaluation', 'section', 'access_grant', 'ui_text', 'evaluation_count'];
    for (const table of tables) {
      expect([table, await count(table, `questionnaire_id = ${gone}`)]).toEqual([table, 0]);
      expect([table, (await count(table, `questionnaire_id = ${live}`)) > 0]).toEqual([table, true]);
    }
    expect(await count('questionnaire', `id = ${gone}`)).toBe(0);
  });

  it('leaves a questionnaire alone that is brought back meanwhile', async () => {
    const gone = await makeQuestionnaire(admin, { responses: 1 });
    const back = await makeQuestionnaire(admin, { responses: 2 });
    await test.sql(`UPDATE questionnaire SET deleted_at = now() - ${days(31)} WHERE id IN ($1, $2)`, [
      gone,
      back,
    ]);
    const other = new pg.Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query(`SELECT 1 FROM evaluation WHERE questionnaire_id = $1 FOR UPDATE`, [gone]);
    const purging = test.app.get(PurgeService).purgeHidden(new AbortController().signal);
    const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await test.sql(waits)).length > 0);
    await test.sql(`UPDATE questionnaire SET deleted_at = NULL WHERE id = $1`, [back]);
    await other.query('COMMIT');
    await other.end();
    expect(await purging).toEqual({ evaluations: 1, questionnaires: 1 });
    expect(await count('evaluation', `questionnaire_id = ${back}`)).toBe(2);
  });

  it('works in batches, so that a hundred thousand rows block nobody, and stops when it is asked to', async () => {
    const questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
    await test.sql(
      `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key, deleted_at)
       SELECT $1, 'a@b.hu', 'old-' || n, lpad(n::text, 64, '0'), now() - ${days(40)} FROM generate_series(1, 1200) AS n`,
      [questionnaireId],
    );
    const stopped = AbortSignal.abort();
    expect(await test.app.get(PurgeService).purgeHidden(stopped)).toEqual({
      evaluations: 0,
      questionnaires: 0,
    });
    const twice = await Promise.all(
      [1, 2].map(() => test.app.get(PurgeService).purgeHidden(new AbortController().signal)),
    );
    expect(twice.reduce((sum, { evaluations }) => sum + evaluations, 0)).toBe(1200);
    expect(await count('evaluation', `questionnaire_id = ${questionnaireId}`)).toBe(1);
  });

  it('removes ended jobs with their items and files, and keeps what runs or is young', async () => {
    await makeQuestionnaire(admin);
    expectStatus(await admin.upload('/api/admin/import-config', await smallConfiguration()), 200);
    const job = async (state: string, finished: string) => {
      const [row] = await test.sql<{ id: string }>(
        `INSERT INTO job (queue, kind, state, finished_at) VALUES ('rescore', 'rescore', $1, ${finished}) RETURNING id`,
        [state],
      );
      await test.sql(
        `INSERT INTO job_item (job_id, queue, state, lease_until) VALUES ($1, 'none', $2, now() + ${days(1)})`,
        [row!.id, state === 'running' ? 'running' : 'done'],
      );
      await test.sql(
        `INSERT INTO file_blob (job_id, name, bytes, expires_at) VALUES ($1, 'f', 'x', now() - ${days(1)})`,
        [row!.id],
      );
      return row!.id;
    };
    const old = await job('done', `now() - ${days(8)}`);
    const young = await job('failed', `now() - ${days(6)}`);
    const running = await job('running', 'NULL');
    await comeRound();
    const left = async (table: string, id: string) =>
      count(table, `${table === 'job' ? 'id' : 'job_id'} = '${id}'`);
    const state = await Promise.all(
      [old, young, running].map((id) =>
        Promise.all(['job', 'job_item', 'file_blob'].map((table) => left(table, id))),
      ),
    );
    expect(state).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
    ]);
    expect(await count('file_blob', `expires_at > now()`)).toBeGreaterThan(0);
    await test.sql(`DELETE FROM job WHERE id = $1`, [running]);
  });

  it('removes codes, sessions, counts and limits whose time is over, and nobody who is signed in', async () => {
    await test.sql(`UPDATE sign_in_code SET expires_at = now() - interval '25 hours'`);
    await test.sql(
      `INSERT INTO sign_in_code (admin_id, code_hash, expires_at) SELECT id, repeat('a', 64), now() + interval '5 minutes' FROM admin LIMIT 1`,
    );
    await test.sql(
      `INSERT INTO session (sid, sess, expire) VALUES ('over', '{}', now() - interval '1 second')`,
    );
    await test.sql(
      `INSERT INTO sign_in_budget (subject, failures, last_at) VALUES ('old', 25, now() - interval '25 hours'), ('young', 25, now())`,
    );
    await test.sql(
      `INSERT INTO rate_counter (key, count, expires_at) VALUES ('spent:x', 3, now() - interval '1 second'), ('open:x', 3, now() + interval '1 hour')`,
    );
    await test.sql(
      `INSERT INTO idempotent_call (id, body_hash, made_at) VALUES (repeat('1', 64), repeat('0', 64), now() - interval '25 hours'),
                                                                  (repeat('2', 64), repeat('0', 64), now() - interval '23 hours')`,
    );
    await comeRound();
    expect(await test.sql(`SELECT id FROM idempotent_call`)).toEqual([{ id: '2'.repeat(64) }]);
    expect(await count('sign_in_code')).toBe(1);
    expect(await count('session', `sid = 'over'`)).toBe(0);
    expect(
      (await test.sql<Json>(`SELECT subject FROM sign_in_budget`)).map(({ subject }) => subject),
    ).toEqual(['young']);
    expect(
      (await test.sql<Json>(`SELECT key FROM rate_counter WHERE key LIKE '%:x'`)).map(({ key }) => key),
    ).toEqual(['open:x']);
    expect((await admin.get('/api/user')).status).toBe(200);
  });

  it('counts the weeks in which something has changed', async () => {
    const questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
    expect((await admin.get('/api/admin/stats')).body.total).toBe(1);
    await comeRound();
    expect(await count('week_to_count', `questionnaire_id = ${questionnaireId}`)).toBe(0);
    expect(
      (await admin.get<Json>(`/api/admin/analytics?questionnaireId=${questionnaireId}`)).body
        .totalEvaluations,
    ).toBe(1);
    expect((await admin.get('/api/admin/stats')).body.total).toBe(1);
  });
});
