import { expectStatus } from '../../../test/make/questionnaires.js';
import { makeWebhook } from '../../../test/make/webhooks.js';
import { type Client, signedIn } from '../../../test/setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../../../test/setup/test-app.js';

const ROWS = 10_000;
/** A receiver that nobody reaches; the rows are what counts here. */
const NOWHERE = 'https://hooks.example/';

describe('Ten thousand evaluations at once', () => {
  let test: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test = await startTestApp({ ROLE: 'api' });
    admin = await signedIn(test, ADMIN_EMAIL);
  }, 60_000);
  afterAll(() => test?.close());

  /** Milliseconds of one statement that stores them. */
  async function insert(questionnaireId: number): Promise<number> {
    const started = performance.now();
    await test.sql(
      `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key)
       SELECT $1::int, 'a' || n || '@clinic.example', 'h' || $1::int || '-' || n, md5($1::int || '-' || n) || md5(n::text) FROM generate_series(1, $2::int) AS n`,
      [questionnaireId, ROWS],
    );
    return performance.now() - started;
  }
  /** A questionnaire of its own, chosen. */
  async function make(): Promise<number> {
    const made = await admin.post('/api/admin/questionnaires', { name: 'Felmérés', language: 'hu' });
    const { id } = expectStatus(made, 201) as { id: number };
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: id }), 200);
    return id;
  }
  const written = async () =>
    (await test.sql<{ n: number }>(`SELECT count(*)::int AS n FROM webhook_delivery`))[0]!.n;

  it('cost nothing where nobody listens, and one more insert where somebody does', async () => {
    const alone = await insert(await make());
    expect(await written()).toBe(0);
    const elsewhere = await make();
    await makeWebhook(admin, NOWHERE, ['evaluation.sent']);
    await insert(elsewhere);
    expect(await written()).toBe(0);
    const heard = await make();
    await makeWebhook(admin, NOWHERE, ['evaluation.created']);
    const listened = await insert(heard);
    expect(await written()).toBe(ROWS);
    // About as long either way on a quiet machine; generous, as others may be busy on it.
    expect(listened - alone).toBeLessThan(Math.max(3000, 2 * alone));
  }, 60_000);
});
