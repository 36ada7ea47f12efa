import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  makeVerified,
  resetStatus,
  verify,
} from '../make/questionnaires.js';
import { readTexts } from '../make/reading.js';
import { type Client, type Json, signedIn, until } from '../setup/client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const OWN = 'Kézzel írt összegzés a rendelőről.';

describe('An approval that has ended', () => {
  let test: TestApp;
  let admin: Client;
  let id: string;
  let link: string;

  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await makeQuestionnaire(admin, { responses: 1 });
    const [evaluation] = await evaluationsOf(admin);
    id = evaluation!.id;
    link = `/api/evaluation/${evaluation!.hashedUrl}`;
    await makeVerified(admin, id);
  });

  const at = (call: string) => `/api/admin/evaluation/${id}/${call}`;
  const read = async () => expectStatus<Json>(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const summaryShown = async () =>
    expectStatus<Json>(await admin.get(link), 200).evaluation.generatedTexts.summary;
  const save = (generatedTexts: object) =>
    admin.call<Json>('PUT', `/api/admin/evaluation/${id}`, { body: { generatedTexts } });
  const opened = async () => expectStatus<Json>(await admin.get(at('opened')), 200);
  const openAll = async () => expectStatus(await readTexts(test, admin, id), 200);

  it('is not given by a reset of another version than was seen; what is newer is named', async () => {
    const { version } = await read();
    const shown = await summaryShown();
    expectStatus(await save({ summary: OWN }), 200);
    const refused = await admin.post(at('reset-status'), { status: 'sent', version });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'evaluation_changed', details: { changed: ['summary'] } },
    });
    expect(await read()).toMatchObject({ status: 'verified', markedStatus: null });
    expect(await summaryShown()).toBe(shown);
  });

  it('is given by a reset to what reads now, also where it was verified before', async () => {
    expectStatus(await save({ summary: OWN }), 200);
    expectStatus(await resetStatus(admin, id, 'sent'), 200);
    expect(await read()).toMatchObject({ editedSinceApproval: false, approval: { by: 'automatic' } });
    expect(await summaryShown()).toBe(OWN);
    expectStatus(await resetStatus(admin, id, 'generated'), 200);
    expect(await read()).toMatchObject({ approval: null, markedStatus: null });
    expectStatus(await resetStatus(admin, id, 'verified'), 200);
    expect(await read()).toMatchObject({ approval: { by: 'automatic' }, markedStatus: null });
  });

  it('ends with texts written anew, and so does a status set by hand; all of them are newer than what was seen', async () => {
    expectStatus(await resetStatus(admin, id, 'sent'), 200);
    const { version } = await read();
    expectStatus(await admin.post(at('regenerate')), 200);
    expect(await read()).toMatchObject({
      status: 'generated',
      approval: null,
      editedSinceApproval: true,
      markedStatus: null,
    });
    const { code, details } = (await admin.post<Json>(at('verify'), { version })).body;
    expect(code).toBe('evaluation_changed');
    expect(details.changed).toEqual(expect.arrayContaining(['summary', 'motivationalMessage']));
  });

  it('leaves no mark by hand where a mail was accepted meanwhile', async () => {
    const mark = JSON.stringify({ status: 'sent', adminId: null, at: '2026-01-01T00:00:00.000Z' });
    await test.sql(`UPDATE evaluation SET marked_status = $2 WHERE id = $1`, [id, mark]);
    expectStatus(await admin.post(at('send')), 200);
    expect(await read()).toMatchObject({ status: 'sent', markedStatus: null, sentAt: expect.any(String) });
  });

  it('ends with a changed score', async () => {
    const [question] = await test.sql<{ id: number }>(
      `SELECT q.id FROM question q JOIN section s ON s.id = q.section_id JOIN evaluation e ON e.questionnaire_id = s.questionnaire_id
        WHERE e.id = $1 ORDER BY q.id LIMIT 1`,
      [id],
    );
    const body = { pointValue: 11 };
    expectStatus(await admin.call('PUT', `/api/admin/question/${question!.id}`, { body }), 200);
    await until(async () => (await read()).status === 'generated');
    expect(await read()).toMatchObject({ approval: null, textsStale: true });
  });

  it('is given again where the page was withdrawn', async () => {
    expectStatus(await admin.post(at('withdraw')), 200);
    expect(await read()).toMatchObject({ status: 'verified', approval: null });
    expectStatus(await verify(admin, id), 200);
    expect(await read()).toMatchObject({ status: 'verified', hasSnapshot: true });
    expect((await verify(admin, id)).body.code).toBe('evaluation_not_verifiable');
  });

  it('is a person’s once: who approved after reading has nothing left to approve', async () => {
    await openAll();
    expect(expectStatus<Json>(await verify(admin, id), 200).approval).toMatchObject({ by: 'person' });
    expect((await verify(admin, id)).body.code).toBe('evaluation_not_verifiable');
  });

  it('is no person’s for a saved part alone, and for texts that are all empty', async () => {
    expectStatus(await save({ summary: OWN }), 200);
    const { parts, isReadWhole } = await opened();
    expect(parts.filter(({ isOpened }: Json) => isOpened)).toMatchObject([{ part: 'summary' }]);
    expect(isReadWhole).toBe(false);
    const { generatedTexts } = await read();
    const ids = Object.keys(generatedTexts.sections);
    const empty = {
      summary: '',
      motivationalMessage: '',
      sections: Object.fromEntries(ids.map((section) => [section, { text: '' }])),
      strengths: Object.fromEntries(ids.map((section) => [section, ['', '', '']])),
    };
    expectStatus(await save(empty), 200);
    expect(await opened()).toMatchObject({ parts: [], isReadWhole: false });
    const { findings } = expectStatus<Json>(await admin.get(at('checks')), 200);
    const waivers = findings.map(({ id: finding }: Json) => ({ finding, reason: 'agreed_with_client' }));
    const approved = expectStatus<Json>(await verify(admin, id, { waivers }), 200);
    expect(approved.approval).toMatchObject({ by: 'automatic' });
  });
});
