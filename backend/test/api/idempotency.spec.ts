import { Database } from '../../src/platform/database/database.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { Json } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { until } from '../setup/until.js';
import { itBeforeRelease } from '../setup/level.js';

const RESPONSES = '/api/admin/responses';

describe('Calls under an Idempotency-Key', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let token: string;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
    token = expectStatus(
      await admin.post<{ token: string }>('/api/admin/tokens', { name: 'Site' }),
      201,
    ).token;
  });

  const body = (name = 'Ann', count = 3) => ({
    responses: Array.from({ length: count }, (_, n) => ({
      clientName: name,
      clinicName: 'Clinic',
      clientEmail: `a${n}@clinic.example`,
      submittedAt: '2026-03-02T09:14:22Z',
      answers: [],
    })),
  });
  const keyed = (key: string) => ({ 'Idempotency-Key': key });
  const send = (sent: object, key: string) => admin.post<Json>(RESPONSES, sent, keyed(key));
  const acts = async () =>
    (
      await test.sql(`SELECT 1 FROM audit_entry WHERE action = 'responses.send' AND questionnaire_id = $1`, [
        questionnaireId,
      ])
    ).length;

  it('are made once, also when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(body(), 'one')));
    for (const answer of answers) {
      expectStatus(answer, 200);
      expect(answer.body).toEqual(answers[0]!.body);
    }
    expect(answers[0]!.body).toMatchObject({ created: 3, unchanged: 0 });
    expect((await send(body(), 'one')).body).toEqual(answers[0]!.body);
    expect(await acts()).toBe(1);
    expect((await send(body(), 'another')).body).toMatchObject({ created: 0, unchanged: 3 });
  });

  it('are refused with another body, and nothing is done', async () => {
    expectStatus(await send(body(), 'one'), 200);
    expect(await send(body('Eve'), 'one')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused', message: expect.stringMatching(/another body/) as string },
    });
    expect((await evaluationsOf(admin)).map(({ clientName }) => clientName)).toEqual(['Ann', 'Ann', 'Ann']);
    for (const key of ['', 'with space', 'x'.repeat(201)])
      expect(await send(body(), key)).toMatchObject({
        status: 400,
        body: { code: 'idempotency_key_invalid' },
      });
  });

  it('are told apart by who calls and for which questionnaire, and forgotten after a day', async () => {
    const program = new DocumentedClient(test.baseUrl, 'en');
    const byToken = () =>
      program.post<Json>(RESPONSES, body('Eve'), {
        ...keyed('one'),
        Authorization: `Bearer ${token}`,
        'X-Questionnaire-Id': String(questionnaireId),
      });
    expectStatus(await send(body(), 'one'), 200);
    expect(expectStatus(await byToken(), 200)).toMatchObject({ updated: 3 });
    const former = questionnaireId;
    await makeQuestionnaire(admin);
    expect(expectStatus(await send(body('Bob'), 'one'), 200)).toMatchObject({ created: 3 });
    await test.sql(`UPDATE idempotent_call SET made_at = made_at - interval '25 hours'`);
    questionnaireId = former;
    expect(expectStatus(await byToken(), 200)).toMatchObject({ unchanged: 3 });
  });

  itBeforeRelease(
    'leave nothing behind where the process dies in the middle, and are then made',
    async () => {
      const server = await startProcess(test.databaseUrl, { ROLE: 'api' });
      const dying = new DocumentedClient(server.baseUrl, 'en');
      const headers = {
        ...keyed('dying'),
        Authorization: `Bearer ${token}`,
        'X-Questionnaire-Id': String(questionnaireId),
      };
      const database = test.app.get(Database);
      // Its first evaluations are stored by then; the entry in the log is what it waits with.
      await database.transaction(async () => {
        await database.query(`LOCK TABLE audit_entry IN SHARE ROW EXCLUSIVE MODE`);
        const call = dying.post(RESPONSES, body(), headers).catch(() => 'cut off');
        await until(async () => {
          const waiting = await test.sql(
            `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'audit_entry'::regclass`,
          );
          return waiting.length > 0;
        });
        await server.kill();
        expect(await call).toBe('cut off');
      });
      expect(await evaluationsOf(admin)).toHaveLength(0);
      const program = new DocumentedClient(test.baseUrl, 'en');
      const answer = await program.post<Json>(RESPONSES, body(), headers);
      expect(expectStatus(answer, 200)).toMatchObject({ created: 3, unchanged: 0 });
      expect((await program.post<Json>(RESPONSES, body(), headers)).body).toEqual(answer.body);
      expect(await acts()).toBe(1);
    },
  );
});
