import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  makeVerified,
  verifyAll,
} from '../make/questionnaires.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { readWorkbook } from '../../src/platform/workbooks/read-workbook.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const ASYNC = { Prefer: 'respond-async' };

describe('Work on many evaluations', () => {
  let ai: AiServer;
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    ai = await startAiServer({ latencyMs: 50 });
    smtp = await startSmtpServer();
    const variables = {
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
    };
    test = await startTestApp({ ...variables, SMTP_URL: smtp.url, GENERATION_CONCURRENCY: '2' });
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
    await ai?.close();
  });

  const bulk = (action: string, ids: string[], headers = {}) =>
    action === 'verify'
      ? verifyAll(admin, ids, headers)
      : admin.post('/api/admin/evaluations/bulk', { action, ids }, headers);
  const job = async (id: string) => expectStatus(await admin.get(`/api/admin/jobs/${id}`), 200);
  const ended = async (id: string) => {
    await workOff(test);
    const now = await job(id);
    expect(now.finishedAt).not.toBeNull();
    return now;
  };

  it('generates, verifies and sends just the selected ones', async () => {
    await makeQuestionnaire(admin, { responses: 4 });
    const ids = (await evaluationsOf(admin)).slice(0, 2).map(({ id }) => id);
    const sent = { accepted: 2, waiting: 0, saved: 0, failed: 0, uncertain: 0 };
    for (const action of ['generate', 'verify', 'send'])
      expect(expectStatus(await bulk(action, ids), 200)).toEqual({
        successCount: 2,
        errorCount: 0,
        skippedCount: 0,
        mails: action === 'send' ? sent : null,
      });
    expect((await evaluationsOf(admin)).map(({ status }) => status).sort()).toEqual([
      'pending',
      'pending',
      'sent',
      'sent',
    ]);
  });

  it('counts as sent only what a mail service has taken', async () => {
    for (const [mode, mails, counts] of [
      ['refuse-recipient', { failed: 2 }, { successCount: 0, errorCount: 2 }],
      ['drop-after-data', { uncertain: 2 }, { successCount: 0, errorCount: 0 }],
    ] as const) {
      await makeQuestionnaire(admin, { responses: 2 });
      const ids = (await evaluationsOf(admin)).map(({ id }) => id);
      for (const id of ids) await makeVerified(admin, id);
      smtp.behave(mode);
      const answer = expectStatus(await bulk('send', ids), 200);
      expect(answer).toMatchObject({ ...counts, mails: { accepted: 0, waiting: 0, saved: 0, ...mails } });
      expect(new Set((await evaluationsOf(admin)).map(({ status }) => status))).toEqual(
        new Set(['verified']),
      );
      smtp.behave('accept');
    }
  });

  it('names what failed and why; what was to be verified has to be looked at again', async () => {
    await makeQuestionnaire(admin, { responses: 3 });
    const rows = await evaluationsOf(admin);
    expectStatus(await bulk('generate', [rows[0]!.id]), 200);
    const started = expectStatus(
      await bulk(
        'verify',
        rows.map(({ id }) => id),
        ASYNC,
      ),
      202,
    );
    expect((await ended(started.id)).progress).toEqual({ done: 1, total: 3, failed: 2, skipped: 0 });
    const failures = expectStatus(await admin.get(`/api/admin/jobs/${started.id}/failures`), 200);
    expect(failures.map(({ evaluationId }: { evaluationId: string }) => evaluationId).sort()).toEqual(
      [rows[1]!.id, rows[2]!.id].sort(),
    );
    expect(failures[0].error).toMatchObject({ code: 'evaluation_not_verifiable' });
    expectStatus(await bulk('generate', [rows[1]!.id, rows[2]!.id]), 200);
    expect((await admin.post(`/api/admin/jobs/${started.id}/retry`)).status).toBe(409);
    const again = await bulk('verify', [rows[1]!.id, rows[2]!.id]);
    expect(expectStatus(again, 200)).toMatchObject({ successCount: 2, errorCount: 0 });
  });

  it('runs just that again which failed', async () => {
    await makeQuestionnaire(admin, { responses: 2 });
    const rows = await evaluationsOf(admin);
    const ids = rows.map(({ id }) => id);
    await makeVerified(admin, ids[0]!);
    const started = expectStatus(await bulk('send', ids, ASYNC), 202);
    expect((await ended(started.id)).progress).toEqual({ done: 1, total: 2, failed: 1, skipped: 0 });
    await makeVerified(admin, ids[1]!);
    expectStatus(await admin.post(`/api/admin/jobs/${started.id}/retry`), 200);
    expect((await ended(started.id)).progress).toEqual({ done: 2, total: 2, failed: 0, skipped: 0 });
    const nothing = await admin.post(`/api/admin/jobs/${started.id}/retry`);
    expect([nothing.status, nothing.body.code]).toEqual([409, 'job_nothing_failed']);
  });

  it('stops a running job: what is done stays, the rest is left as it was', async () => {
    await makeQuestionnaire(admin, { responses: 60 });
    ai.respondWith('good');
    const started = expectStatus(
      await admin.post('/api/admin/regenerate-all-evaluations', undefined, ASYNC),
      202,
    );
    await until(async () => (await job(started.id)).progress.done >= 2);
    expect(expectStatus(await admin.post(`/api/admin/jobs/${started.id}/cancel`), 200).state).toBe(
      'cancelled',
    );
    await workOff(test);
    const items = await test.sql(
      `SELECT FROM job_item WHERE job_id = $1 AND (state IN ('queued', 'running') OR lease_until IS NOT NULL)`,
      [started.id],
    );
    expect(items).toEqual([]);
    const statuses = (await evaluationsOf(admin)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'error')).toEqual([]);
    expect(statuses.filter((status) => status === 'pending').length).toBeGreaterThan(2);
    const again = await admin.post(`/api/admin/jobs/${started.id}/cancel`);
    expect([again.status, again.body.code]).toEqual([409, 'job_has_ended']);
  });

  it.each([
    ['cancel', 'job_has_ended'],
    ['retry', 'job_nothing_failed'],
  ])('knows an ended job that nobody has counted: %s', async (way, code) => {
    await makeQuestionnaire(admin, { responses: 1 });
    ai.respondWith('good');
    const { id } = expectStatus(
      await admin.post('/api/admin/regenerate-all-evaluations', undefined, ASYNC),
      202,
    );
    expect((await ended(id)).state).toBe('done');
    await test.sql(`UPDATE job SET state = 'running', finished_at = NULL WHERE id = $1`, [id]);
    const answer = await admin.post(`/api/admin/jobs/${id}/${way}`);
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  it('touches nothing when one of the ids belongs to another questionnaire', async () => {
    await makeQuestionnaire(admin, { responses: 1 });
    const foreign = (await evaluationsOf(admin))[0]!.id;
    await makeQuestionnaire(admin, { responses: 1 });
    const own = (await evaluationsOf(admin))[0]!.id;
    expect((await bulk('generate', [own, foreign])).status).toBe(404);
    expect((await evaluationsOf(admin))[0]!.status).toBe('pending');
    expect((await bulk('delete', [own])).status).toBe(400);
    expect((await bulk('generate', [])).status).toBe(400);
  });

  it('exports the results of the filter, at once or as a job’s file', async () => {
    await makeQuestionnaire(admin, { responses: 3 });
    const direct = await admin.get('/api/admin/export-evaluations?status=pending');
    expect(direct.status).toBe(200);
    const [sheet] = await readWorkbook(direct.body as Buffer);
    expect(sheet!.rows).toHaveLength(4);
    const started = expectStatus(
      await admin.get('/api/admin/export-evaluations?status=sent', { headers: ASYNC }),
      202,
    );
    await ended(started.id);
    const file = await admin.get(`/api/admin/jobs/${started.id}/file`);
    expect((await readWorkbook(file.body as Buffer))[0]!.rows).toHaveLength(1);
  });

  it('exports whom the caller sees to, and what did not arrive, as the list shows them', async () => {
    await makeQuestionnaire(admin, { responses: 3 });
    const [mine, lost] = await evaluationsOf(admin);
    await test.sql(
      `UPDATE evaluation SET assignee_id = (SELECT id FROM admin WHERE email = $2) WHERE id = $1`,
      [mine!.id, ADMIN_EMAIL],
    );
    await test.sql(
      `INSERT INTO mail (kind, evaluation_id, questionnaire_id, to_address, language, state, delivery)
       SELECT 'result', id, questionnaire_id, client_email, 'hu', 'accepted', 'bounced' FROM evaluation WHERE id = $1`,
      [lost!.id],
    );
    for (const [filter, name] of [
      ['assignee=me', mine!.clientName],
      ['mail=undelivered', lost!.clientName],
    ]) {
      const { body } = await admin.get(`/api/admin/export-evaluations?${filter}`);
      const [sheet] = await readWorkbook(body as Buffer);
      expect(sheet!.rows).toHaveLength(2);
      expect(JSON.stringify(sheet!.rows)).toContain(name);
    }
  });
});
