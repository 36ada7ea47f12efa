import { answeredOf } from '../../src/modules/scoring/answered.js';
import type { SectionScore } from '../../src/modules/scoring/scoring.types.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, verify, verifyAll } from '../make/questionnaires.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

describe('An evaluation with too few answers', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin);
    await test.sql(`UPDATE online_form SET is_open = true WHERE questionnaire_id = $1`, [questionnaireId]);
    const response = {
      clientName: 'Kovács',
      clinicName: 'Rendelő',
      clientEmail: 'a@clinic.example',
      answers: [],
    };
    const sent = expectStatus(await admin.post('/api/admin/responses', { responses: [response] }), 200);
    [{ evaluationId: id }] = sent.responses as [{ evaluationId: string }];
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
  });
  afterAll(() => test?.close());

  const setLeast = async (minAnsweredPercent: number) =>
    expectStatus(
      await admin.patch(`/api/admin/questionnaires/${questionnaireId}`, { minAnsweredPercent }),
      200,
    );
  const checks = async () =>
    expectStatus(await admin.get(`/api/admin/evaluation/${id}/checks`), 200).findings as Json[];
  const row = async () => (await evaluationsOf(admin))[0] as unknown as Json;

  it('has no result in the list, and none for a program that sent it', async () => {
    expect(await row()).toMatchObject({ hasResult: false });
  });

  it('is approved neither in bulk nor without a reason, and its page judges nothing', async () => {
    expect(await checks()).toMatchObject([{ rule: 'too_few_answers', field: 'answered' }]);
    expect(await verifyAll(admin, [id])).toMatchObject({ status: 409, body: { code: 'checks_failed' } });
    expect(await verify(admin, id)).toMatchObject({ status: 409, body: { code: 'checks_failed' } });
    const [finding] = await checks();
    const waivers = [{ finding: finding!.id as string, reason: 'agreed_with_client' }];
    expectStatus(await verify(admin, id, { waivers }), 200);
    const { hashedUrl } = await row();
    const page = expectStatus(await admin.get(`/api/evaluation/${hashedUrl as string}`), 200);
    expect(page).toMatchObject({
      evaluation: { answered: { questions: 0, isEnough: false } },
      globalRecommendedProducts: [],
      sectionData: {},
      position: null,
      industryBenchmarks: { overall: { mean: 0, n: 0 } },
      questionnaire: { form: expect.stringMatching(/^\/q\//) as unknown },
    });
  });

  it('has a result again where the questionnaire asks for no more', async () => {
    await setLeast(0);
    expect(await row()).toMatchObject({ hasResult: true });
    // What was written has no texts on areas: they are asked for.
    expect((await checks()).map(({ rule }) => rule)).toEqual(['empty', 'empty']);
    expect(
      await admin.patch(`/api/admin/questionnaires/${questionnaireId}`, { minAnsweredPercent: 101 }),
    ).toMatchObject({
      status: 400,
    });
  });

  it('is not approved in bulk while an answer matches no choice, either', async () => {
    const [question] = expectStatus<Json[]>(await admin.get('/api/admin/questions'), 200);
    await test.sql(
      `UPDATE evaluation SET raw_responses = jsonb_build_object($1::text, 'Attól függ'), status = 'generated' WHERE id = $2`,
      [question!.questionId, id],
    );
    // The change of the question has the answer read anew.
    const options = [{ label: 'Igen', points: 4 }, { label: 'Nem' }];
    expectStatus(await admin.call('PUT', `/api/admin/question/${question!.id}`, { body: { options } }), 200);
    await workOff(test);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
    expect(await checks()).toMatchObject([{ rule: 'unreadable_answer', text: 'Attól függ' }]);
    expect(await verifyAll(admin, [id])).toMatchObject({ status: 409, body: { code: 'checks_failed' } });
  });

  it('is judged alike by the database and by the program', async () => {
    const answered = (...all: [points: number, is: boolean][]): SectionScore[] => [
      {
        sectionId: 1,
        name: '',
        score: 0,
        maxScore: all.reduce((sum, [points]) => sum + points, 0),
        percentage: 0,
        questions: all.map(([pointValue, is], at) => ({
          id: at,
          questionId: '',
          points: 0,
          pointValue,
          answered: is,
        })),
      },
    ];
    const scores = [
      [],
      answered([3, true], [3, false]),
      answered([2, true], [5, false]),
      answered([1, false]),
    ];
    for (const sectionScores of scores)
      for (const least of [0, 1, 29, 50, 51, 100]) {
        const maxScore = sectionScores[0]?.maxScore ?? 0;
        const [stored] = await test.sql<{ has: boolean }>(`SELECT has_result($1, $2, $3) AS has`, [
          maxScore,
          JSON.stringify(sectionScores),
          least,
        ]);
        expect(stored!.has).toBe(answeredOf({ sectionScores, maxScore }, least).isEnough);
      }
  });
});
