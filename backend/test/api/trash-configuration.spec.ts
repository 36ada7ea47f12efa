import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { miscounted, runTask, workOff } from '../setup/work.js';

describe('Sections and questions in the trash', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 3 });
  });

  const questions = async () => expectStatus<Json[]>(await admin.get('/api/admin/questions'), 200);
  const sections = async () =>
    expectStatus<Json>(await admin.get('/api/admin/configuration'), 200).sections as Json[];
  const remove = async (path: string) => expectStatus<Json>(await admin.call('DELETE', path), 200).deletionId;
  const removeSection = ({ id, questionCount }: Json) =>
    remove(`/api/admin/sections/${id}?questionCount=${questionCount}`);
  const restore = async (...deletionIds: string[]) =>
    expectStatus<Json>(await admin.post('/api/admin/trash/restore', { deletionIds }), 200);
  const scores = async () =>
    (await evaluationsOf(admin)).map(({ totalScore, maxScore, percentage, status }) => ({
      totalScore,
      maxScore,
      percentage,
      status,
    }));
  const scoresBecome = async (wanted: Json) => {
    await workOff(test);
    expect(await scores()).toEqual(wanted);
  };
  const differences = () => miscounted(test, questionnaireId);

  it('a question comes back as the same row in its place, with its answers, and scores follow', async () => {
    const before = { questions: await questions(), scores: await scores() };
    const gone = before.questions[1]!;
    const deletionId = await remove(`/api/admin/question/${gone.id}`);
    await workOff(test);
    expect(await scores()).not.toEqual(before.scores);
    expect(expectStatus<Json[]>(await admin.get('/api/admin/trash'), 200)).toMatchObject([
      { kind: 'question', id: deletionId, name: gone.questionText, deletedBy: ADMIN_EMAIL },
    ]);
    expect(await restore(deletionId)).toEqual({ restoredCount: 1, left: [] });
    expect(await questions()).toEqual(before.questions);
    await scoresBecome(before.scores);
    await runTask(test, 'recount');
    expect(await differences()).toEqual([]);
    expect(await restore(deletionId)).toEqual({ restoredCount: 0, left: [] });
  });

  it('a section comes back with its questions, and one that took its place moves on', async () => {
    const before = { sections: await sections(), questions: await questions(), scores: await scores() };
    const last = before.sections.at(-1)!;
    const deletionId = await removeSection(last);
    const added = expectStatus<Json>(await admin.post('/api/admin/sections', { name: 'Új szakasz' }), 201);
    await restore(deletionId);
    const after = await sections();
    expect(after.map(({ id }) => id)).toEqual([...before.sections.map(({ id }) => id), added.id]);
    expect(await questions()).toEqual(before.questions);
    await scoresBecome(before.scores);
    const [twice] = await test.sql<{ n: number }>(
      `SELECT count(*)::int - count(DISTINCT position)::int AS n FROM section WHERE questionnaire_id = $1`,
      [questionnaireId],
    );
    expect(twice!.n).toBe(0);
  });

  it('questions that were deleted one after the other come back in their order, whichever is named first', async () => {
    const before = await questions();
    const [{ sectionId }] = before as [Json];
    const own = before.filter((question) => question.sectionId === sectionId);
    const ids = [];
    for (const { id } of own) ids.push(await remove(`/api/admin/question/${id}`));
    expect(await restore(...ids)).toMatchObject({ restoredCount: own.length });
    expect(await questions()).toEqual(before);
  });

  it('a question waits for its section, and both come back together', async () => {
    const before = await questions();
    const question = await remove(`/api/admin/question/${before[0]!.id}`);
    const [section] = (await sections()) as [Json];
    const whole = await removeSection(section);
    const { restoredCount, left } = await restore(question);
    expect([restoredCount, left[0].code]).toEqual([0, 'trash_section_missing']);
    expect(await restore(question, whole)).toMatchObject({ restoredCount: 2, left: [] });
    expect(await questions()).toEqual(before);
  });

  it('say why they stay: the name is taken, the question is there again', async () => {
    const [section] = (await sections()) as [Json];
    const deletionId = await removeSection(section);
    const taker = expectStatus<Json>(
      await admin.post('/api/admin/sections', { name: section.name.toUpperCase() }),
      201,
    );
    expect((await restore(deletionId)).left[0].code).toBe('section_name_taken');
    expectStatus(await admin.call('PUT', `/api/admin/sections/${taker.id}`, { body: { name: 'Más' } }), 200);
    const [inTrash] = await test.sql<{ id: string }>(
      `SELECT content -> 'questions' -> 0 ->> 'questionId' AS id FROM deletion WHERE id = $1`,
      [deletionId],
    );
    const [again] = await test.sql<{ id: number }>(
      `INSERT INTO question (section_id, question_text, question_id) VALUES ($1, 'Újra itt', $2) RETURNING id`,
      [taker.id, inTrash!.id],
    );
    expect((await restore(deletionId)).left[0].code).toBe('trash_question_there');
    expectStatus(await admin.call('DELETE', `/api/admin/question/${again!.id}`), 200);
    expect(await restore(deletionId)).toMatchObject({ restoredCount: 1, left: [] });
  });

  it('two at once bring a section back once', async () => {
    const [section] = (await sections()) as [Json];
    const deletionId = await removeSection(section);
    const both = await Promise.all([restore(deletionId), restore(deletionId)]);
    expect(both.map(({ restoredCount }) => restoredCount).sort()).toEqual([0, 1]);
  });

  it('a section with questions goes only when the caller knows how many', async () => {
    const [section] = (await sections()) as [Json];
    const refused = await admin.call('DELETE', `/api/admin/sections/${section.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'section_has_changed']);
    const empty = expectStatus<Json>(await admin.post('/api/admin/sections', { name: 'Üres' }), 201);
    expect(await remove(`/api/admin/sections/${empty.id}`)).toEqual(expect.any(String));
  });
});
