import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('Editing an evaluation', () => {
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
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
  });

  const read = async () => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const save = (body: object) => admin.call('PUT', `/api/admin/evaluation/${id}`, { body });

  it('changes only what is given and says who wrote it', async () => {
    const before = await read();
    const saved = expectStatus(
      await save({ generatedTexts: { motivationalMessage: 'Szép munka, csak így tovább!' } }),
      200,
    );
    expect(saved.generatedTexts).toEqual({
      ...before.generatedTexts,
      motivationalMessage: 'Szép munka, csak így tovább!',
    });
    const [owner] = await test.sql<{ id: number }>(`SELECT id FROM admin WHERE email = $1`, [ADMIN_EMAIL]);
    expect(saved.textOrigins.motivationalMessage).toMatchObject({
      by: 'person',
      author: owner!.id,
      original: { text: before.generatedTexts.motivationalMessage, by: 'built-in' },
    });
    expect(saved.textOrigins.summary).toEqual(before.textOrigins.summary);
  });

  it('raises no version and keeps none when nothing is given', async () => {
    const before = await read();
    expect(expectStatus(await save({}), 200).version).toBe(before.version);
    expect(await read()).toEqual(before);
    expectStatus(await admin.get(`/api/admin/evaluation/${id}/versions`), 200);
    expect(await test.sql(`SELECT FROM text_version WHERE evaluation_id = $1`, [id])).toEqual([]);
  });

  it('keeps a person’s text when everything is written anew, and restores the original on demand', async () => {
    const { generatedTexts } = await read();
    await save({ generatedTexts: { summary: 'Kézzel írt összegzés a rendelőről.' } });
    expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
    expect((await read()).generatedTexts.summary).toBe('Kézzel írt összegzés a rendelőről.');
    const restored = expectStatus(
      await admin.post(`/api/admin/evaluation/${id}/restore-text`, { field: 'summary' }),
      200,
    );
    expect(restored.generatedTexts.summary).toBe(generatedTexts.summary);
    expect(restored.textOrigins.summary.by).toBe('built-in');
    const again = await admin.post(`/api/admin/evaluation/${id}/restore-text`, { field: 'summary' });
    expect([again.status, again.body.code]).toEqual([400, 'original_missing']);
  });

  it('refuses a stale version and shows what is there now', async () => {
    const { version } = await read();
    expectStatus(await save({ generatedTexts: { summary: 'Az első mentés szövege.' }, version }), 200);
    const late = await save({ generatedTexts: { summary: 'A második mentés szövege.' }, version });
    expect([late.status, late.body.code]).toEqual([409, 'evaluation_changed']);
    expect(late.body.details.current).toMatchObject({
      version: version + 1,
      generatedTexts: { summary: 'Az első mentés szövege.' },
    });
    expect((await read()).generatedTexts.summary).toBe('Az első mentés szövege.');
  });

  it('lets exactly one of many parallel saves win', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        save({ generatedTexts: { summary: `Mentés száma: ${n}.` }, version }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it.each([
    ['an unknown section', { sections: { 999999: { text: 'x' } } }],
    ['a key that is no section', { sections: { __proto__x: { text: 'x' } } }],
    ['a fourth strength', { strengths: { 1: ['a', 'b', 'c', 'd'] } }],
    ['a text that is an object', { summary: { $ne: 1 } }],
    ['a section of something else', { sections: { 1: { text: 'x', html: '<b>' } } }],
    ['an endless text', { summary: 'x'.repeat(5001) }],
  ])('refuses %s', async (_what, generatedTexts) => {
    const before = await read();
    expect((await save({ generatedTexts })).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('saves a card id trimmed, and an empty one as none', async () => {
    expect(expectStatus(await save({ trelloCardId: '  AbC123  ' }), 200).trelloCardId).toBe('AbC123');
    expect(expectStatus(await save({ trelloCardId: ' ' }), 200).trelloCardId).toBeNull();
  });

  it('writes one text anew, saves it and says its version', async () => {
    const { sectionScores, version, generatedTexts } = await read();
    const section = sectionScores[0].sectionId;
    const summary = expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate-summary`), 200);
    expect(summary).toMatchObject({ success: true, version: version + 1 });
    expect(summary.summary).not.toBe(generatedTexts.summary);
    const answer = expectStatus(
      await admin.post(`/api/admin/evaluation/${id}/regenerate-section/${section}`),
      200,
    );
    expect(answer.evaluation.generatedTexts.summary).toBe(summary.summary);
    const motivation = expectStatus(
      await admin.post(`/api/admin/evaluation/${id}/regenerate-motivational`),
      200,
    );
    expect(motivation.motivationalMessage.length).toBeGreaterThan(10);
    const unknown = await admin.post(`/api/admin/evaluation/${id}/regenerate-section/999999`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  });

  it('mails the caller what the client would get, without touching the evaluation', async () => {
    await makeVerified(admin, id);
    const before = await read();
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/send-test`), 200);
    const mails = await test.sql<{ kind: string; to: string }>(
      `SELECT kind, to_address AS "to" FROM mail WHERE evaluation_id = $1`,
      [id],
    );
    expect(mails).toEqual([{ kind: 'test', to: ADMIN_EMAIL }]);
    expect(await read()).toEqual(before);
  });
});
