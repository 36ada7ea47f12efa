import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface DraftedOption {
  id: number;
  label: string;
  meaning: string | null;
  advice: string | null;
  meaningDraft: string | null;
  adviceDraft: string | null;
}
interface DraftedQuestion {
  id: number;
  sectionId: number;
  options: DraftedOption[];
}

describe('Drafts of meanings', () => {
  let ai: AiServer;
  let test: TestApp;
  let admin: DocumentedClient;
  let asked: DraftedQuestion;

  beforeAll(async () => {
    ai = await startAiServer();
    test = await startTestApp({ OPENAI_BASE_URL: ai.baseUrl, OUTBOUND_PRIVATE_HOSTS: ai.host });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });
  beforeEach(async () => {
    ai.respondWith('good');
    await makeQuestionnaire(admin, { responses: 1 });
    asked = (await questions())[0]!;
    const options = [{ label: 'Igen', points: 4, meaning: 'Saját szöveg.' }, { label: 'Nem' }];
    expectStatus(await handOf(admin).put(`/api/admin/question/${asked.id}`, { options }), 200);
  });

  const questions = async () => (await handOf(admin).questions()) as unknown as DraftedQuestion[];
  const options = async () => (await questions())[0]!.options;
  const draft = () => admin.post(`/api/admin/section/${asked.sectionId}/draft-meanings`);

  it('are not to be had without a key', async () => {
    expect(await draft()).toMatchObject({ status: 409, body: { code: 'ai_not_configured' } });
    await giveSetting(test, 'openai_api_key', 'test-key');
  });

  it('are proposed for what is missing alone, in one call that holds nothing of a clinic', async () => {
    ai.requests.length = 0;
    expect(expectStatus(await draft(), 200)).toEqual({ drafted: 2, refused: 0, missing: 0 });
    expect(ai.requests).toHaveLength(1);
    expect(JSON.stringify(ai.requests[0]!.body)).not.toMatch(/client-0|Klinika 0/);
    const [yes, no] = await options();
    expect(yes).toMatchObject({ meaning: 'Saját szöveg.', meaningDraft: null, adviceDraft: null });
    expect(no).toMatchObject({ meaning: null, advice: null });
    expect(no!.meaningDraft).toMatch(/^Az Önök válasza/);
    expect(await draft()).toMatchObject({ status: 409, body: { code: 'nothing_to_draft' } });
  });

  it('become texts when a person accepts them, and vanish when refused', async () => {
    expectStatus(await draft(), 200);
    const [yes, no] = await options();
    const accepted = [yes, { ...no, meaning: no!.meaningDraft, adviceDraft: null }];
    expectStatus(await handOf(admin).put(`/api/admin/question/${asked.id}`, { options: accepted }), 200);
    expect((await options())[1]).toMatchObject({
      meaning: no!.meaningDraft,
      meaningDraft: null,
      advice: null,
      adviceDraft: null,
    });
  });

  it('are left out where the checks find fault with them', async () => {
    ai.respondWith('obeys-attacker');
    expect(expectStatus(await draft(), 200)).toEqual({ drafted: 1, refused: 1, missing: 0 });
    expect((await options())[1]!.meaningDraft).toBeNull();
  });

  it('fail in words where the AI server fails', async () => {
    ai.respondWith('garbage');
    expect(await draft()).toMatchObject({ status: 502, body: { code: 'ai_bad_answer' } });
    ai.respondWith('length');
    expect(await draft()).toMatchObject({ status: 502, body: { code: 'ai_bad_answer' } });
    ai.respondWith('refusal');
    expect(await draft()).toMatchObject({ status: 502, body: { code: 'ai_refused' } });
    expect((await options())[1]!.meaningDraft).toBeNull();
  });
});
