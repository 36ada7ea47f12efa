import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import type { Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const PROMPT = 612;
const COMPLETION = 287;

describe('What the AI costs', () => {
  let ai: AiServer;
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;
  let ids: string[];

  beforeAll(async () => {
    ai = await startAiServer();
    test = await startTestApp({
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
    });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin, { responses: 12 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });
  beforeEach(async () => {
    ai.respondWith('good');
    await test.sql('TRUNCATE ai_usage');
  });

  const usage = async (query = '', caller = admin) =>
    expectStatus(await caller.get(`/api/admin/ai-usage${query}`), 200);
  const regenerate = (id: string) => admin.post(`/api/admin/evaluation/${id}/regenerate`);
  const one = { day: expect.any(String), model: 'gpt-4.1-mini', cost: null };

  it('is listed by day, kind and model, one row each', async () => {
    expect(await usage()).toMatchObject({
      isOn: true,
      rows: [],
      otherTokens: 0,
      today: { usedTokens: 0, cap: null, leftTokens: null },
    });
    expectStatus(await regenerate(ids[0]!), 200);
    expectStatus(await regenerate(ids[0]!), 200);
    expectStatus(await admin.post(`/api/admin/evaluation/${ids[0]}/regenerate-summary`), 200);
    const { rows, today } = await usage();
    const spent = { failedCalls: 0, estimatedCalls: 0 };
    expect(rows).toEqual([
      {
        ...one,
        ...spent,
        kind: 'generate',
        calls: 2,
        promptTokens: 2 * PROMPT,
        completionTokens: 2 * COMPLETION,
      },
      {
        ...one,
        ...spent,
        kind: 'regenerate-part',
        calls: 1,
        promptTokens: PROMPT,
        completionTokens: COMPLETION,
      },
    ]);
    expect(today).toMatchObject({
      day: rows[0].day,
      usedTokens: 3 * (PROMPT + COMPLETION),
    });
    expect(Date.parse(today.endsAt)).toBeGreaterThan(Date.now());
  });

  it('counts answers that were refused, and calls that failed', async () => {
    ai.respondWith('garbage');
    expect((await regenerate(ids[1]!)).body.error.code).toBe('ai_unusable_built_in');
    ai.respondWith('error:bad_key');
    expect((await regenerate(ids[1]!)).status).toBe(502);
    const { rows } = await usage();
    expect(rows).toEqual([
      {
        ...one,
        kind: 'generate',
        calls: 3,
        failedCalls: 1,
        estimatedCalls: 0,
        promptTokens: 2 * PROMPT,
        completionTokens: 2 * COMPLETION,
      },
    ]);
  });

  it('estimates where a server tells no tokens, and says so', async () => {
    ai.respondWith('no-usage');
    expectStatus(await regenerate(ids[2]!), 200);
    const [row] = (await usage()).rows;
    expect(row).toMatchObject({ calls: 1, estimatedCalls: 1 });
    expect(row.promptTokens).toBeGreaterThan(300);
    expect(row.completionTokens).toBeGreaterThan(100);
  });

  it('counts the test of the service, which belongs to no questionnaire', async () => {
    expectStatus(await admin.post('/api/admin/settings/test/ai', {}), 200);
    const { rows } = await usage();
    expect(rows).toMatchObject([{ kind: 'test', calls: 1, failedCalls: 0 }]);
  });

  it('has a price once prices are set', async () => {
    for (const [key, value] of Object.entries({
      ai_price_prompt: '0,4',
      ai_price_completion: '1.6',
      ai_price_currency: 'eur',
    }))
      expectStatus(await admin.post('/api/admin/settings', { key, value }), 200);
    expectStatus(await regenerate(ids[3]!), 200);
    const { rows, prices } = await usage();
    expect(prices).toEqual({ prompt: 0.4, completion: 1.6, currency: 'EUR' });
    expect(rows[0].cost).toBeCloseTo((PROMPT * 0.4 + COMPLETION * 1.6) / 1e6, 6);
    for (const [key, value] of [
      ['ai_price_prompt', 'cheap'],
      ['ai_price_currency', 'ABC'],
    ])
      expect((await admin.post('/api/admin/settings', { key, value })).status).toBe(400);
    for (const key of ['ai_price_prompt', 'ai_price_completion', 'ai_price_currency'] as const)
      await giveSetting(test, key, null);
  });

  it('shows no rows of questionnaires that are not granted, only their sum', async () => {
    expectStatus(await regenerate(ids[4]!), 200);
    const stranger = await documentedAdmin(test, 'other@clinic.example');
    expect(await usage('', stranger)).toMatchObject({
      rows: [],
      otherTokens: PROMPT + COMPLETION,
      today: { usedTokens: PROMPT + COMPLETION },
    });
    expect(questionnaireId).toBeGreaterThan(0);
  });

  it('reads a period, and refuses one of no or too many days', async () => {
    await test.sql(
      `INSERT INTO ai_usage (day, questionnaire_id, kind, model, calls, prompt_tokens) VALUES ('2026-03-28', $1, 'generate', 'm', 1, 10), ('2026-03-29', $1, 'generate', 'm', 1, 20)`,
      [questionnaireId],
    );
    const march = await usage('?from=2026-03-01&to=2026-03-28');
    expect(march).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-28',
      rows: [{ day: '2026-03-28', promptTokens: 10 }],
    });
    const month = await usage('?to=2026-03-30');
    expect(month).toMatchObject({ from: '2026-03-01', rows: [{ promptTokens: 20 }, { promptTokens: 10 }] });
    for (const query of ['?from=2026-03-02&to=2026-03-01', '?from=2025-01-01&to=2026-03-01'])
      expect(await admin.get(`/api/admin/ai-usage${query}`)).toMatchObject({
        status: 400,
        body: { code: 'usage_period_wrong' },
      });
  });

  describe('with a daily cap', () => {
    afterEach(() => giveSetting(test, 'ai_daily_token_cap', null));
    const spend = (tokens: number) =>
      test.sql(
        `INSERT INTO ai_usage (day, questionnaire_id, kind, model, calls, prompt_tokens) VALUES ((now() AT TIME ZONE 'Europe/Budapest')::date, 0, 'generate', 'm', 1, $1) ON CONFLICT (day, questionnaire_id, kind, model) DO UPDATE SET prompt_tokens = ai_usage.prompt_tokens + $1`,
        [tokens],
      );

    it('stops before it would be passed: new drafts come from the built-in writer, texts that are there stay', async () => {
      expectStatus(await regenerate(ids[5]!), 200);
      await giveSetting(test, 'ai_daily_token_cap', '20000');
      await spend(15_000);
      const before = ai.requests.length;

      const fresh = expectStatus(await regenerate(ids[6]!), 200);
      expect(fresh).toMatchObject({ status: 'generated', error: { code: 'ai_capped_built_in' } });
      expect(fresh.textOrigins.summary.by).toBe('built-in');

      const again = await regenerate(ids[5]!);
      expect(again).toMatchObject({ status: 429, body: { code: 'ai_daily_cap_reached' } });
      const written = expectStatus(await admin.get(`/api/admin/evaluation/${ids[5]}`), 200);
      expect(written.status).toBe('generated');
      expect(written.textOrigins.summary.by).toBe('ai-chosen');
      await spend(4_500);
      expect(await admin.post(`/api/admin/evaluation/${ids[5]}/regenerate-summary`)).toMatchObject({
        status: 429,
      });

      expect(ai.requests.length).toBe(before);
      const { today } = await usage();
      expect(today).toMatchObject({ cap: 20_000, cappedAt: expect.any(String) });
      expect(today.leftTokens).toBeLessThan(5000);
      const cards = expectStatus(await admin.get('/api/admin/integration-status'), 200);
      expect(cards.find(({ service }: { service: string }) => service === 'ai')?.lastFailure?.code).toBe(
        'ai_daily_cap_reached',
      );
    });

    it('begins anew with the day, and is no longer reported once it was raised', async () => {
      await giveSetting(test, 'ai_daily_token_cap', '40000');
      await spend(39_000);
      expect((await regenerate(ids[5]!)).status).toBe(429);
      await test.sql(`UPDATE ai_usage SET day = day - 1`);
      expectStatus(await regenerate(ids[5]!), 200);
      expect((await usage()).today).toMatchObject({ usedTokens: PROMPT + COMPLETION, cappedAt: null });
    });

    it('holds for many at once, who wait for what others have reserved', async () => {
      await giveSetting(test, 'ai_daily_token_cap', '30000');
      const answer = await admin.post('/api/admin/regenerate-all-evaluations');
      expect(answer).toMatchObject({ status: 200, body: { successCount: 12, errorCount: 0 } });
      const { today } = await usage();
      expect(today).toMatchObject({ usedTokens: 12 * (PROMPT + COMPLETION) });
      expect(ai.peak()).toBeLessThanOrEqual(3);
    });
  });
});

describe('Writing row by row with the AI', () => {
  it('is possible sixty times an hour; then it is said when again', async () => {
    const ai = await startAiServer();
    const test = await startTestApp({
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
    });
    try {
      const admin = await documentedAdmin(test, ADMIN_EMAIL);
      await makeQuestionnaire(admin, { responses: 1 });
      const [evaluation] = await evaluationsOf(admin);
      const path = `/api/admin/evaluation/${evaluation!.id}/regenerate`;
      expectStatus(await admin.post(path), 200);
      await test.sql(`UPDATE rate_counter SET count = 59 WHERE key LIKE 'regenerations:%'`);
      expectStatus(await admin.post(`${path}-summary`), 200);
      const refused = await admin.post(path);
      expect(refused).toMatchObject({ status: 429, body: { code: 'regenerations_used_up' } });
      expect(refused.body.message).toMatch(/60 times an hour.*in (59|60) min/);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
      await test.sql(`UPDATE rate_counter SET expires_at = now() WHERE key LIKE 'regenerations:%'`);
      expectStatus(await admin.post(path), 200);
    } finally {
      await test.close();
      await ai.close();
    }
  });
});
