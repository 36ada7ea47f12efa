import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  resetStatus,
  verify,
  verifyAll,
} from '../make/questionnaires.js';
import { readTexts } from '../make/reading.js';
import { Client, type Json, signedIn } from '../setup/client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('Texts that an AI writes in its own words', () => {
  let ai: AiServer;
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    ai = await startAiServer();
    test = await startTestApp({
      ...mailed(),
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
    });
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });
  beforeEach(async () => {
    ai.requests.length = 0;
    ai.respondWith('good');
    questionnaireId = await makeQuestionnaire(admin, { responses: 1, right: [3], aiWording: 'free' });
  });

  const written = async (): Promise<Json> => {
    const { id } = (await evaluationsOf(admin))[0]!;
    return expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
  };
  const openAll = (id: string) => readTexts(test, admin, id);

  it('are its own unless the questionnaire wants them exact', async () => {
    const free = await written();
    const by = (evaluation: Json) =>
      new Set(Object.values<Json>(evaluation.textOrigins).map((one) => one.by));
    expect(by(free)).toContain('ai');
    expect(by(free)).not.toContain('ai-chosen');
    const change = { aiWording: 'exact' };
    expect(
      expectStatus(await admin.patch(`/api/admin/questionnaires/${questionnaireId}`, change), 200),
    ).toMatchObject(change);
    expect(by(await written())).toContain('ai-chosen');
    expect(
      await admin.patch(`/api/admin/questionnaires/${questionnaireId}`, { aiWording: 'wild' }),
    ).toMatchObject({ status: 400 });
  });

  it('are free by default, and a copy keeps what its original wants', async () => {
    const made = expectStatus(await admin.post('/api/admin/questionnaires', { name: 'Új' }), 201);
    expect(made.aiWording).toBe('free');
    expectStatus(await admin.patch(`/api/admin/questionnaires/${made.id}`, { aiWording: 'exact' }), 200);
    const copy = await admin.post(`/api/admin/questionnaires/${made.id}/copy`, { name: 'Másolat' });
    expect(expectStatus(copy, 201).aiWording).toBe('exact');
  });

  it('are approved by nobody who has not read them whole', async () => {
    const { id } = await written();
    const refused = {
      status: 409,
      body: { code: 'free_texts_unread', message: expect.stringMatching(/\S/) },
    };
    expect(await verify(admin, id)).toMatchObject(refused);
    expect(await verifyAll(admin, [id])).toMatchObject(refused);
    expect(await resetStatus(admin, id, 'sent')).toMatchObject(refused);
    expect((await evaluationsOf(admin))[0]).toMatchObject({ status: 'generated', hasSnapshot: false });
    expectStatus(await openAll(id), 200);
    expect(expectStatus(await verify(admin, id), 200)).toMatchObject({
      status: 'verified',
      approval: { by: 'person' },
    });
  });

  it('are approved by no token and in no bulk, even where a person has read them', async () => {
    const { id } = await written();
    expectStatus(await openAll(id), 200);
    const { token } = expectStatus(await admin.post('/api/admin/tokens', { name: 'Program' }), 201);
    const program = new Client(test.baseUrl, 'en');
    const auth = { Authorization: `Bearer ${token}` };
    const refused = { status: 409, body: { code: 'free_texts_unread' } };
    const at = `/api/admin/evaluation/${id}`;
    expect(await program.post(`${at}/verify`, {}, auth)).toMatchObject(refused);
    expect(await program.post(`${at}/reset-status`, { status: 'sent' }, auth)).toMatchObject(refused);
    expect(await verifyAll(admin, [id])).toMatchObject(refused);
    expect((await evaluationsOf(admin))[0]).toMatchObject({ status: 'generated', hasSnapshot: false });
  });

  it('leave exact ones to be approved unread, as before', async () => {
    expectStatus(
      await admin.patch(`/api/admin/questionnaires/${questionnaireId}`, { aiWording: 'exact' }),
      200,
    );
    const { id } = await written();
    expect(expectStatus(await verify(admin, id), 200)).toMatchObject({ approval: { by: 'automatic' } });
  });

  it('are asked for once more where one is refused, and both calls are counted', async () => {
    ai.respondWith(() => 'stubborn-prose:false-number');
    const { generatedTexts } = await written();
    expect(ai.requests).toHaveLength(2);
    expect(JSON.stringify(generatedTexts)).not.toContain('99');
    const { rows } = expectStatus(await admin.get('/api/admin/ai-usage'), 200);
    expect(rows.filter(({ kind }: Json) => kind === 'generate')).toEqual([
      expect.objectContaining({ calls: expect.any(Number), completionTokens: expect.any(Number) }),
    ]);
  });
});
