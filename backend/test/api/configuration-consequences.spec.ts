import { handOf, type Section } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, verify } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('What editing a configuration leads to', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let hand: ReturnType<typeof handOf>;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    hand = handOf(admin);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
  });

  const jobsDone = () =>
    until(async () => {
      const { body } = await admin.get<{ state: string }[]>('/api/admin/jobs');
      return body.every(({ state }) => state === 'done');
    });

  it('lets two admins edit at once without losing a field or a question', async () => {
    const [question, second] = await hand.questions();
    const [basics] = (await hand.configuration()).sections;
    const path = `/api/admin/question/${question!.id}`;
    const answers = await Promise.all([
      hand.put(path, { pointValue: 7 }),
      hand.put(path, { relatedTip: 'Az egyik tipp.' }),
      hand.put(path, { questionText: 'Átírt kérdés?' }),
      hand.put(`/api/admin/question/${second!.id}`, { pointValue: 9 }),
      ...Array.from({ length: 6 }, (_, n) =>
        admin.post('/api/admin/questions', {
          sectionId: basics!.id,
          questionText: `Egyszerre ${n}?`,
          pointValue: 1,
        }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, ...Array<number>(6).fill(201)]);
    const after = await hand.questions();
    expect(after[0]).toMatchObject({
      pointValue: 7,
      relatedTip: 'Az egyik tipp.',
      questionText: 'Átírt kérdés?',
    });
    expect(after).toHaveLength(11);
    expect(await hand.configuration()).toMatchObject({
      totals: { maxScore: 7 + 9 + 15 + 6 },
      configVersion: 10,
    });
    const positions = await test.sql<{ n: number }>(
      `SELECT count(DISTINCT position)::int AS n FROM question WHERE section_id = $1`,
      [basics!.id],
    );
    expect(positions).toEqual([{ n: 9 }]);
  });

  it('gives unsent evaluations new scores, keeps given answers, and leaves texts alone that still fit', async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 2 });
    const [one, two] = (await evaluationsOf(admin)).map(({ id }) => id);
    expectStatus(await admin.post(`/api/admin/evaluation/${one}/regenerate`), 200);
    expectStatus(await verify(admin, one!), 200);
    const [first, ...others] = await hand.questions();
    const { sections } = await hand.configuration();
    await hand.put(`/api/admin/question/${first!.id}`, { questionText: 'Egészen más szöveggel?' });
    await hand.put('/api/admin/configuration/order', {
      sections: sections.toReversed().map(({ id }) => ({
        id,
        questionIds: [first!, ...others].filter((q) => q.sectionId === id).map((q) => q.questionId),
      })),
    });
    await hand.put(`/api/admin/sections/${sections[0]!.id}`, { name: 'Alapvetések' });
    await jobsDone();
    const find = async () => new Map((await evaluationsOf(admin)).map((row) => [row.id, row]));
    expect((await find()).get(one!)).toMatchObject({
      status: 'verified',
      textsStale: false,
      totalScore: 15,
      maxScore: 25,
    });
    const whole = await admin.get(`/api/admin/evaluation/${one}`);
    expect(whole.body.sectionScores.map(({ name }: Section) => name)).toEqual(['Haladó', 'Alapvetések']);

    await hand.put(`/api/admin/question/${first!.id}`, { pointValue: 15 });
    await jobsDone();
    expect((await find()).get(one!)).toMatchObject({
      status: 'generated',
      textsStale: true,
      totalScore: 25,
      maxScore: 35,
    });
    await hand.remove(`/api/admin/question/${first!.id}`);
    await jobsDone();
    expect((await find()).get(two!)).toMatchObject({ status: 'pending', totalScore: 10, maxScore: 20 });
  });

  it('scores responses that come in during a change by what then holds', async () => {
    questionnaireId = await makeQuestionnaire(admin);
    const list = await hand.questions();
    const rows = Array.from({ length: 300 }, (_, n) => smallResponse(n));
    const workbook = await responsesWorkbook(SMALL_HEADER, rows);
    await Promise.all([
      admin.upload('/api/admin/import-responses', workbook),
      ...list.map(({ id }, n) => hand.put(`/api/admin/question/${id}`, { pointValue: n + 1 })),
    ]);
    await jobsDone();
    const scores = await test.sql(
      `SELECT DISTINCT max_score, scored_version = q.config_version AS current FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id WHERE q.id = $1`,
      [questionnaireId],
    );
    expect(scores).toEqual([{ max_score: 15, current: true }]);
  });

  it('writes new texts from a tip that was only just changed', async () => {
    questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
    const [evaluation] = await evaluationsOf(admin);
    expectStatus(await admin.post(`/api/admin/evaluation/${evaluation!.id}/regenerate`), 200);
    for (const { id } of await hand.questions())
      await hand.put(`/api/admin/question/${id}`, { relatedTip: 'Kérjenek fel egy tanácsadót a teendőkre.' });
    const { body } = await admin.post(`/api/admin/evaluation/${evaluation!.id}/regenerate`);
    expect(JSON.stringify(body.generatedTexts)).toContain('tanácsadót');
  });
});
