import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AiMode, type AiServer, startAiServer } from '../fakes/ai-server.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, verify } from '../make/questionnaires.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff, workToTheEnd } from '../setup/work.js';

describe('A generation that goes wrong', () => {
  let ai: AiServer;
  let test: TestApp;
  let admin: Client;
  let ids: string[];
  const fresh = () => ids.shift()!;

  beforeAll(async () => {
    ai = await startAiServer();
    const variables = {
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
    };
    test = await startTestApp(variables);
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 20 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });
  beforeEach(() => ai.respondWith('good'));

  const read = async (id: string) => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const originsIn = ({ textOrigins }: Json) => [
    ...new Set(Object.values<{ by: string }>(textOrigins).map(({ by }) => by)),
  ];
  const regenerate = (id: string, headers = {}) =>
    admin.post(`/api/admin/evaluation/${id}/regenerate`, undefined, headers);
  /** Starts a writing and takes it to its end, whatever it is: nobody waits for the minutes between its tries. */
  const regenerateToTheEnd = async (id: string) => {
    const { body: job } = await regenerate(id, { Prefer: 'respond-async' });
    await workToTheEnd(test);
    return expectStatus(await admin.get(`/api/admin/jobs/${job.id}`), 200);
  };

  it.each<[string, AiMode, string, string]>([
    [
      'refuses the key',
      'error:bad_key',
      'ai_key_refused',
      'The AI provider refused the key. Please check it in the settings.',
    ],
    [
      'does not know the model',
      'error:model_missing',
      'ai_model_missing',
      'The AI provider cannot find the chosen model at this address. Please check the address and the model name.',
    ],
  ])(
    'says so when the AI server %s, and keeps the evaluation free of half texts',
    async (_what, mode, code, message) => {
      const id = fresh();
      ai.respondWith(mode);
      expect(await regenerate(id)).toMatchObject({ status: 502, body: { statusCode: 502, code, message } });
      const failed = await read(id);
      expect(failed).toMatchObject({
        status: 'error',
        generatedTexts: null,
        textOrigins: {},
        error: { code, message },
      });
      ai.respondWith('good');
      expect(await regenerate(id)).toMatchObject({ status: 200, body: { status: 'generated', error: null } });
    },
  );

  it('speaks the language of the person who reads the error', async () => {
    const id = fresh();
    ai.respondWith('error:bad_key');
    const headers = { 'Accept-Language': 'hu' };
    const answer = await regenerate(id, headers);
    expect(answer.body.message).toBe(
      'Az AI-szolgáltató elutasította a kulcsot. Kérjük, ellenőrizze a beállításokban.',
    );
    const romanian = await admin.get(`/api/admin/evaluation/${id}`, {
      headers: { 'Accept-Language': 'ro-RO' },
    });
    expect(romanian.body.error.message).toBe('Furnizorul AI a respins cheia. Verificați-o în setări.');
    const { body: jobs } = await admin.get('/api/admin/jobs');
    expect(jobs[0]).toMatchObject({ kind: 'generate', state: 'failed', error: { code: 'ai_key_refused' } });
  });

  it.each<[string, AiMode]>([
    ['fails with 500', 'error:server'],
    ['is asked too often', 'error:rate'],
    ['breaks the connection', 'reset'],
  ])('tries four times when the AI server %s, then the built-in writer takes over', async (_what, mode) => {
    const id = fresh();
    const before = ai.requests.length;
    ai.respondWith(mode);
    const job = await regenerateToTheEnd(id);
    expect(job).toMatchObject({ state: 'done', progress: { done: 1, failed: 0, total: 1 } });
    expect(ai.requests.length - before).toBe(4);
    const written = await read(id);
    expect(written).toMatchObject({ status: 'generated', error: { code: 'ai_away_built_in' } });
    expect(originsIn(written)).toEqual(['built-in']);
  });

  it('keeps the texts that are there when the AI server is away, and gives up with a reason', async () => {
    const id = fresh();
    expectStatus(await regenerate(id), 200);
    const before = await read(id);
    ai.respondWith('error:server');
    expect(await regenerateToTheEnd(id)).toMatchObject({
      state: 'failed',
      error: { code: 'ai_unavailable' },
    });
    expect((await read(id)).generatedTexts).toEqual(before.generatedTexts);
  });

  it.each<[AiMode, RegExp]>([
    ['garbage', /^$/],
    ['random:1', /evil|\{\{|best in town/],
    ['random:2', /evil|\{\{|best in town/],
    ['random:3', /evil|\{\{|best in town/],
    ['wrong-facts', /\{\{/],
    ['no-facts', /\{\{/],
    ['half-bad', /17%|\{\{/],
  ])('ends with complete texts of true origin when the AI server answers %s', async (mode, bad) => {
    const id = fresh();
    ai.respondWith(() => mode);
    expectStatus(await regenerate(id), 200);
    const written = await read(id);
    const { summary, motivationalMessage, sections } = written.generatedTexts;
    const long = [
      summary,
      motivationalMessage,
      ...Object.values<{ text: string }>(sections).map(({ text }) => text),
    ];
    expect(long).not.toContain('');
    expect(long.filter((text) => bad.test(text) && text !== '')).toEqual([]);
    expect(await admin.get(`/api/admin/evaluation/${id}/checks`)).toMatchObject({ body: { findings: [] } });
    if (mode === 'garbage') {
      expect(written.error).toMatchObject({ code: 'ai_unusable_built_in' });
      expect(originsIn(written)).toEqual(['built-in']);
    } else expect(originsIn(written)).not.toContain('person');
  });

  it('goes on by itself once the server is good again', async () => {
    const id = fresh();
    ai.respondWith(['error:server', 'error:rate']);
    const job = await regenerateToTheEnd(id);
    expect(job).toMatchObject({ state: 'done', progress: { done: 1, failed: 0 } });
    expect(await read(id)).toMatchObject({ status: 'generated', error: null });
  });

  it('waits as long as the server asks for, and holds every other writing meanwhile', async () => {
    const [first, second] = [fresh(), fresh()];
    ai.respondWith(['retry-after-3600']);
    const { body: job } = await regenerate(first, { Prefer: 'respond-async' });
    await workOff(test);
    const [gate] = await test.sql<{ seconds: number }>(
      `SELECT extract(epoch FROM closed_until - now())::int AS seconds FROM queue_gate WHERE queue = 'generation' AND closed_until > now()`,
    );
    expect(gate!.seconds).toBeGreaterThan(100);
    expect(gate!.seconds).toBeLessThanOrEqual(120);
    const before = ai.requests.length;
    const { body: other } = await regenerate(second, { Prefer: 'respond-async' });
    await workOff(test);
    expect(ai.requests.length).toBe(before);
    await workToTheEnd(test);
    for (const { id } of [job, other])
      expect((await admin.get(`/api/admin/jobs/${id}`)).body.state).toBe('done');
  });

  it('keeps texts and status when writing them again fails, and tells of the failure', async () => {
    const id = fresh();
    expectStatus(await regenerate(id), 200);
    expectStatus(await verify(admin, id), 200);
    const before = await read(id);
    ai.respondWith('garbage');
    expect((await regenerate(id)).status).toBe(502);
    const { generatedTexts, textOrigins, status, hasSnapshot, error } = await read(id);
    expect({ generatedTexts, textOrigins, status, hasSnapshot }).toEqual({
      generatedTexts: before.generatedTexts,
      textOrigins: before.textOrigins,
      status: 'verified',
      hasSnapshot: true,
    });
    expect(error).toMatchObject({ code: 'ai_bad_answer' });
  });

  it('lets the built-in writer take over when the AI server declines, and says so', async () => {
    ai.respondWith('refusal');
    const { status, body } = await regenerate(fresh());
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'generated', error: { code: 'ai_refused_built_in' } });
    expect(body.textOrigins.summary.by).toBe('built-in');
  });

  it('counts the ones that failed, and starting again mends them', async () => {
    const poisoned = new Set<number>([1, 4]);
    let n = 0;
    ai.respondWith(() => (poisoned.has((n += 1)) ? 'error:bad_key' : 'good'));
    const first = await admin.post('/api/admin/regenerate-all-evaluations');
    expect(first).toMatchObject({ status: 200, body: { successCount: 18, errorCount: 2, skippedCount: 0 } });
    ai.respondWith('good');
    const again = await admin.post('/api/admin/regenerate-all-evaluations');
    expect(again.body).toEqual({ successCount: 20, errorCount: 0, skippedCount: 0 });
    expect(
      (await evaluationsOf(admin)).every(({ status, error }) => status === 'generated' && error === null),
    ).toBe(true);
  });
});

describe('An AI server that is not there', () => {
  let gone: Server;
  let test: TestApp;
  beforeAll(async () => {
    gone = createServer((_request, response) => response.destroy());
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(gone.address() as AddressInfo).port}`;
    const variables = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: `http://${host}/v1` };
    test = await startTestApp(variables);
  });
  afterAll(async () => {
    await test?.close();
    gone.close();
  });

  it('is not called at all when its address is private and nobody allowed that', async () => {
    const admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 1 });
    const [evaluation] = await evaluationsOf(admin);
    const answer = await admin.post(`/api/admin/evaluation/${evaluation!.id}/regenerate`);
    expect(answer).toMatchObject({ status: 502, body: { code: 'ai_address_refused' } });
    expect(answer.body.message).toBe(
      'The address set for the AI provider may not be called. Please enter a public https address.',
    );
  });
});
