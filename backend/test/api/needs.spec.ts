import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';
import { handOf, type Question as HandQuestion } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

type Question = HandQuestion & { needs: number | null };

describe('A question that needs another', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let first: Question;
  let second: Question;
  let third: Question;

  const questions = async () => (await handOf(admin).questions()) as Question[];
  const needs = async () => (await questions()).map((question) => question.needs);
  const set = ({ id }: Question, needed: number | null) =>
    handOf(admin).put(`/api/admin/question/${id}`, { needs: needed });
  const remove = async ({ id }: Question) =>
    expectStatus(
      (await handOf(admin).remove(`/api/admin/question/${id}`)) as { status: number; body: Json },
      200,
    ).deletionId as string;
  const restore = async (deletionIds: string[]) =>
    expectStatus(await admin.post<Json>('/api/admin/trash/restore', { deletionIds }), 200);
  const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as Json).code];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
    [first, second, third] = (await questions()) as [Question, Question, Question];
  });

  it('says which one, from its making on, until it says otherwise', async () => {
    expectStatus(await set(first, second.id), 200);
    const body = { sectionId: first.sectionId, questionText: 'Új kérdés?', needs: first.id };
    const made = expectStatus(await admin.post<Question>('/api/admin/questions', body), 201);
    const after = await questions();
    expect(after.find(({ id }) => id === first.id)!.needs).toBe(second.id);
    expect(after.find(({ id }) => id === made.id)!.needs).toBe(first.id);
    expectStatus(await set(first, null), 200);
    expect((await questions())[0]!.needs).toBeNull();
  });

  it('is refused where that is not of its questionnaire, itself, or needs it in turn', async () => {
    expect(refusal(await set(first, 999_999))).toEqual([400, 'needs_unknown']);
    expect(refusal(await set(first, first.id))).toEqual([400, 'needs_itself']);
    expectStatus(await set(first, second.id), 200);
    expectStatus(await set(second, third.id), 200);
    const round = await set(third, first.id);
    expect(refusal(round)).toEqual([400, 'needs_circle']);
    expect((round.body as Json).message).toContain(second.questionText);

    await makeQuestionnaire(admin);
    const [other] = (await questions()) as [Question];
    expect(refusal(await set(other, first.id))).toEqual([400, 'needs_unknown']);
    expect(new Set(await needs())).toEqual(new Set([null]));
  });

  it('stays without the one that is deleted, and comes back from the trash with the one that is there', async () => {
    expectStatus(await set(first, second.id), 200);
    expectStatus(await set(second, third.id), 200);
    const deletionId = await remove(second);
    expect(await needs()).toEqual(Array.from({ length: (await needs()).length }, () => null));
    await restore([deletionId]);
    expect((await questions()).find(({ id }) => id === second.id)!.needs).toBe(third.id);

    const again = await remove(second);
    await remove(third);
    expect(await restore([again])).toMatchObject({ restoredCount: 1, left: [] });
    expect((await questions()).find(({ id }) => id === second.id)!.needs).toBeNull();
  });

  it('needs the same question of its own questionnaire in a copy', async () => {
    expectStatus(await set(first, third.id), 200);
    const path = `/api/admin/questionnaires/${questionnaireId}/copy`;
    const copied = expectStatus(await admin.post<Json>(path, { name: 'Másolat' }), 201);
    await admin.post('/api/admin/session/questionnaire', { questionnaireId: copied.id });
    const [one, , three, ...others] = (await questions()) as [Question, Question, Question, ...Question[]];
    expect(one.needs).toBe(three.id);
    expect(others.map((question) => question.needs)).toEqual(others.map(() => null));
  });

  it('comes into another questionnaire by its workbook, and is refused by cell', async () => {
    expectStatus(await set(first, third.id), 200);
    const { body } = await admin.get<Buffer>('/api/admin/export-config');
    const upload = (bytes: Buffer) => admin.upload('/api/admin/import-config', bytes);
    expect(expectStatus(await upload(body), 200)).toMatchObject({ created: 0, updated: 0, errors: [] });

    await makeQuestionnaire(admin);
    for (const question of await questions()) await remove(question);
    expectStatus(await upload(body), 200);
    const [one, two, three] = (await questions()) as [Question, Question, Question];
    expect([one.needs, two.needs, three.needs]).toEqual([three.id, null, null]);
    expect(expectStatus(await upload(body), 200)).toMatchObject({ created: 0, updated: 0, changes: [] });

    const rows = [
      ['questionId', 'section', 'questionText', 'needs'],
      [three.questionId, three.sectionName, three.questionText, 'Q1.1'],
    ];
    const refused = await upload(await writeWorkbook([{ name: 'Questions', rows }]));
    expect(refusal(refused)).toEqual([400, 'configuration_has_errors']);
    expect(refused.body.details).toMatchObject([
      { sheet: 'Questions', row: 2, column: 'needs', code: 'needs_circle' },
    ]);
  });
});
