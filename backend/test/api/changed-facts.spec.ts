import { evaluationsOf, expectStatus, makeQuestionnaire, verify } from '../make/questionnaires.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const REASON = 'meant_to_be_here';

describe('Sentences whose answers say something else by now', () => {
  let test: TestApp;
  let admin: Client;
  let id: string;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await makeQuestionnaire(admin, { responses: 1 });
    id = (await evaluationsOf(admin))[0]!.id;
    await regenerate();
  });

  const regenerate = async () =>
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
  const changed = async (): Promise<Json[]> => {
    const { findings } = expectStatus(await admin.get(`/api/admin/evaluation/${id}/checks`), 200);
    return findings.filter(({ rule }: Json) => rule === 'facts_changed');
  };
  /** A question on which some sentence rests, with a product. */
  const cited = async (): Promise<number> => {
    const { facts, texts } = expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}/evidence`), 200);
    const resting = new Set(
      texts.flatMap(({ sentences }: Json) => sentences.flatMap((one: Json) => one.facts)),
    );
    return facts.find(({ questionId, product }: Json) => product !== null && resting.has(questionId))
      .questionId;
  };
  const change = async (body: object) =>
    expectStatus(await admin.call('PUT', `/api/admin/question/${await cited()}`, { body }), 200);

  it.each([
    ['product', { relatedProduct: 'Átnevezett Megoldás' }],
    ['tip', { relatedTip: 'Kezdjék egészen máshol, mint eddig.' }],
  ])('ask for a new look when a %s changes, and not when they are written again', async (_what, body) => {
    expect(await changed()).toEqual([]);
    await change(body);
    const found = await changed();
    expect(found.length).toBeGreaterThan(0);
    expect(found[0].message).toContain('olvassa el újra');
    expect((await verify(admin, id)).body.code).toBe('checks_failed');
    await regenerate();
    expect(await changed()).toEqual([]);
    expectStatus(await verify(admin, id), 200);
  });

  it('may stay for a reason', async () => {
    await change({ relatedProduct: 'Átnevezett Megoldás' });
    const waivers = (await changed()).map(({ id: finding }) => ({ finding, reason: REASON }));
    expectStatus(await verify(admin, id, { waivers }), 200);
  });
});
