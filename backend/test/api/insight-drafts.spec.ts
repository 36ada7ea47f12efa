import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Draft {
  conditionText: string;
  text: string;
  advice: string | null;
  place: string;
  sectionId: number | null;
  weight: number;
}

describe('Drafts of insights', () => {
  let ai: AiServer;
  let test: TestApp;
  let admin: DocumentedClient;
  let address: string;

  beforeAll(async () => {
    ai = await startAiServer();
    test = await startTestApp({ OPENAI_BASE_URL: ai.baseUrl, OUTBOUND_PRIVATE_HOSTS: ai.host });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    address = `/api/admin/questionnaires/${await makeQuestionnaire(admin, { responses: 1 })}/insights`;
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });

  const draft = () => admin.post<{ drafts: Draft[] }>(`${address}/drafts`);
  const drafts = async () => expectStatus(await draft(), 200).drafts;
  const stored = async () =>
    expectStatus(await admin.get<{ insights: unknown[] }>(address), 200).insights.length;

  it('are not to be had without a key, or without answers to combine', async () => {
    expect(await draft()).toMatchObject({ status: 409, body: { code: 'ai_not_configured' } });
    await giveSetting(test, 'openai_api_key', 'test-key');
    expect(await draft()).toMatchObject({ status: 409, body: { code: 'too_few_questions_for_insights' } });
    for (const { id } of await handOf(admin).questions()) {
      const options = [{ label: 'Igen', points: 4 }, { label: 'Nem' }];
      expectStatus(await handOf(admin).put(`/api/admin/question/${id}`, { options }), 200);
    }
  });

  it('are those with a condition of this questionnaire, each once, and nothing of them is stored', async () => {
    ai.requests.length = 0;
    const [whole, ofSection, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(whole).toMatchObject({
      conditionText: 'Q1.1 is "Igen" and Q2.2 is "Nem"',
      advice: expect.any(String),
      place: 'summary',
      sectionId: null,
      weight: 7,
    });
    expect(ofSection).toMatchObject({
      conditionText: 'Q1.1 is "Igen" and Q2.2 is "Nem" and total < 50 %',
      advice: null,
      place: 'section',
      sectionId: expect.any(Number),
      weight: 10,
    });
    expect(JSON.stringify(ai.requests[0]!.body)).not.toMatch(/client-0|Klinika 0/);
    expect(await stored()).toBe(0);
    expectStatus(await admin.post(address, { ...ofSection, active: true }), 201);
    expect((await drafts()).map(({ place }) => place)).toEqual(['summary']);
  });

  it('are left out where the checks find fault with them, and fail in words where the server fails', async () => {
    ai.respondWith('obeys-attacker');
    expect(await drafts()).toEqual([]);
    ai.respondWith('garbage');
    expect(await draft()).toMatchObject({ status: 502, body: { code: 'ai_bad_answer' } });
    expect(await stored()).toBe(1);
  });
});
