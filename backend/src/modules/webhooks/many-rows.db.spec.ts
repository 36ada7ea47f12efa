import { Database } from '../../platform/database/database.js';
import { OutboxService } from '../responses/outbox/outbox.service.js';
import { expectStatus } from '../../../test/make/questionnaires.js';
import { giveSetting } from '../../../test/make/settings.js';
import { handOut, makeWebhook } from '../../../test/make/webhooks.js';
import { type Client, signedIn } from '../../../test/setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../../../test/setup/test-app.js';

/** As many as one import brings at most. */
const ROWS = 10_000;
/** Enough for several batches of a thousand. */
const NEW_ROWS = 3000;
/** A receiver that nobody reaches; the rows are what counts here. */
const NOWHERE = 'https://hooks.example/';

describe('Thousands of evaluations at once', () => {
  let test: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());

  /** Stores them with one statement, and puts them into the outbox as the intake does. */
  async function insert(questionnaireId: number, rows = ROWS, isNew = false): Promise<void> {
    await test.sql(
      `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key)
       SELECT $1::int, 'a' || n || '@clinic.example', 'h' || $1::int || '-' || n, md5($1::int || '-' || n) || md5(n::text) FROM generate_series(1, $2::int) AS n`,
      [questionnaireId, rows],
    );
    const ids = await test.sql<{ id: string }>(`SELECT id FROM evaluation WHERE questionnaire_id = $1`, [
      questionnaireId,
    ]);
    await test.app.get(OutboxService).record(
      'evaluation.created',
      ids.map(({ id }) => id),
      { isNew },
    );
  }
  /** A questionnaire of its own, chosen. */
  async function make(): Promise<number> {
    const made = await admin.post('/api/admin/questionnaires', { name: 'Felmérés', language: 'hu' });
    const { id } = expectStatus(made, 201) as { id: number };
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: id }), 200);
    return id;
  }
  const count = async (table: string) =>
    (await test.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;

  it('are written down for nobody where nobody listens, and once each where somebody does', async () => {
    await insert(await make());
    expect(await count('evaluation_event')).toBe(0);
    const elsewhere = await make();
    await makeWebhook(admin, NOWHERE, ['evaluation.sent']);
    await insert(elsewhere);
    expect(await count('evaluation_event')).toBe(0);
    const heard = await make();
    await makeWebhook(admin, NOWHERE, ['evaluation.created']);
    await insert(heard);
    expect(await count('evaluation_event')).toBe(ROWS);
    await handOut(test);
    expect([await count('evaluation_event'), await count('webhook_delivery')]).toEqual([0, ROWS]);
  });

  it('are written about by one job, and have their receipts queued a thousand at a time', async () => {
    await giveSetting(test, 'auto_generate', 'true');
    await giveSetting(test, 'receipt_mail', 'true');
    const questionnaireId = await make();
    const since = await test.app.get(Database).now();
    await insert(questionnaireId, NEW_ROWS, true);
    await test.app.get(OutboxService).recordImport(questionnaireId, since);
    await handOut(test);
    expect([await count('evaluation_event'), await count('mail')]).toEqual([0, NEW_ROWS]);
    const jobs = await test.sql(
      `SELECT kind, count(*)::int AS n, sum(total)::int AS items FROM job WHERE kind IN ('generate-new', 'send-request') GROUP BY 1 ORDER BY 1`,
    );
    expect(jobs).toEqual([
      { kind: 'generate-new', n: 1, items: NEW_ROWS },
      { kind: 'send-request', n: NEW_ROWS / 1000, items: NEW_ROWS },
    ]);
  });
});
