import { evaluationsOf, expectStatus, makeQuestionnaire, verify } from '../make/questionnaires.js';
import { Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const COLLEAGUE = 'colleague@clinic.example';
const STRANGER = 'stranger@clinic.example';
const OWN = 'Kézzel írt összegzés a rendelőről.';

describe('What an evaluation’s page shows', () => {
  let test: TestApp;
  let [admin, colleague, stranger] = [] as unknown as [Client, Client, Client];
  let id: string;
  let link: string;
  let ids: Record<string, number>;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    const questionnaireId = await makeQuestionnaire(admin, { responses: 2 });
    const [evaluation] = await evaluationsOf(admin);
    id = evaluation!.id;
    link = `/api/evaluation/${evaluation!.hashedUrl}`;
    for (const email of [COLLEAGUE, STRANGER])
      await test.sql(`INSERT INTO admin (email) VALUES ($1)`, [email]);
    await test.sql(
      `INSERT INTO access_grant (admin_id, questionnaire_id) SELECT id, $1 FROM admin WHERE email = $2`,
      [questionnaireId, COLLEAGUE],
    );
    colleague = await signedIn(test, COLLEAGUE);
    stranger = await signedIn(test, STRANGER);
    const people = await test.sql<{ id: number; email: string }>(`SELECT id, email FROM admin`);
    ids = Object.fromEntries(people.map((one) => [one.email, one.id]));
  });
  afterAll(() => test?.close());

  const at = (call: string) => `/api/admin/evaluation/${id}/${call}`;
  const save = (summary: string) =>
    admin.call<Json>('PUT', `/api/admin/evaluation/${id}`, { body: { generatedTexts: { summary } } });

  it('is nobody’s who may not manage the questionnaire', async () => {
    for (const call of ['timeline', 'notes', 'assignee', 'versions', 'versions/1'])
      expect((await stranger.get(at(call))).status).toBe(404);
    expect((await stranger.post(at('notes'), { text: 'idegen' })).status).toBe(404);
  });

  it('tells what happened, newest first, and who did it', async () => {
    const before = expectStatus(await admin.get<Json[]>(at('timeline')), 200);
    expect(before.map(({ what }: Json) => what)).toEqual(['received']);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
    expectStatus(await save(OWN), 200);
    expectStatus(await verify(admin, id), 200);
    const timeline = expectStatus(await admin.get<Json[]>(at('timeline')), 200);
    expect(timeline.map(({ what }: Json) => what)).toEqual([
      'approved-automatic',
      'edited',
      'written',
      'received',
    ]);
    expect(timeline[1]).toMatchObject({ adminId: ids[ADMIN_EMAIL], about: '1' });
  });

  it('keeps what texts were before the first edit and at each save, 20 at most, and which were approved', async () => {
    const kinds = async () =>
      expectStatus(await admin.get<Json[]>(at('versions')), 200).map(({ kind }: Json) => kind as string);
    expect(await kinds()).toEqual(['approved', 'written']);
    const list = expectStatus(await admin.get<Json[]>(at('versions')), 200);
    const first = expectStatus(await admin.get<Json>(at(`versions/${list[1].version}`)), 200);
    const saved = expectStatus(await admin.get<Json>(at(`versions/${list[0].version}`)), 200);
    expect([first.summary === OWN, saved.summary]).toEqual([false, OWN]);
    for (let turn = 0; turn < 22; turn += 1) expectStatus(await save(`${OWN} ${'Jó. '.repeat(turn)}`), 200);
    expect(await kinds()).toHaveLength(20);
    expect((await admin.get(at(`versions/${list[1].version}`))).status).toBe(404);
  });

  it('has notes that only their author changes, and that no client sees', async () => {
    const secret = 'Hívjuk fel hétfőn a recepciót.';
    const [note] = expectStatus(await admin.post<Json[]>(at('notes'), { text: secret }), 201);
    expect(note).toMatchObject({ text: secret, adminId: ids[ADMIN_EMAIL], editedAt: null });
    expect(expectStatus(await colleague.get<Json[]>(at('notes')), 200)).toHaveLength(1);
    const change = (by: Client, text: string) =>
      by.call<Json>('PUT', at(`notes/${note.id}`), { body: { text } });
    expect(await change(colleague, 'más')).toMatchObject({ status: 403, body: { code: 'note_of_another' } });
    expect((await colleague.call('DELETE', at(`notes/${note.id}`))).status).toBe(403);
    expectStatus(await change(admin, `${secret} Délután.`), 200);
    const page = expectStatus(await admin.get<Json>(link), 200);
    expect(JSON.stringify(page)).not.toContain('recepciót');
    expectStatus(await admin.call('DELETE', at(`notes/${note.id}`)), 200);
    expect((await admin.post(at('notes'), { text: ' ' })).status).toBe(400);
  });

  it('is assigned only to who may manage the questionnaire, and found by them', async () => {
    const assign = (adminId: number | null) => admin.call<Json>('PUT', at('assignee'), { body: { adminId } });
    expect(await assign(ids[STRANGER]!)).toMatchObject({
      status: 400,
      body: { code: 'assignee_without_grant' },
    });
    expect(expectStatus(await assign(ids[COLLEAGUE]!), 200).assigneeId).toBe(ids[COLLEAGUE]);
    const mine = async (by: Client) =>
      expectStatus(await by.get<Json[]>('/api/admin/evaluations?assignee=me'), 200).map(
        (row: Json) => row.id as string,
      );
    const { questionnaireId } = expectStatus(await admin.get<Json>(`/api/admin/evaluation/${id}`), 200);
    await colleague.post('/api/admin/session/questionnaire', { questionnaireId });
    expect(await mine(colleague)).toEqual([id]);
    expect(await mine(admin)).toEqual([]);
    expectStatus(await assign(null), 200);
    expect(await mine(colleague)).toEqual([]);
  });

  it('leaves nothing of it behind when the evaluation is erased', async () => {
    expectStatus(await admin.post(at('notes'), { text: 'Még egy.' }), 201);
    expectStatus(await admin.post(at('erase')), 200);
    for (const table of ['evaluation_note', 'text_version'])
      expect(await test.sql(`SELECT FROM ${table} WHERE evaluation_id = $1`, [id])).toEqual([]);
  });
});
