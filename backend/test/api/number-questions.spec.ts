import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationOf } from '../make/evaluation-of.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Question {
  id: number;
  questionId: string;
  pointValue: number;
  options: { id: number; label: string; from: number | null }[];
}

const BANDS = [
  { label: '10 % alatt', from: 0, advice: 'Hirdessék az online foglalást.' },
  { label: '10–50 %', from: 10, points: 3 },
  { label: '50 % fölött', from: 50, points: 6, meaning: 'Pácienseik többsége online foglal.' },
  { label: 'Nincs időpontfoglalás', notApplicable: true },
];
const NUMBER = { kind: 'number', unit: '%', max: 100, decimals: true };

describe('A question that is answered by a number', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let asked: Question;
  let other: Question;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin);
    const [first, second] = await handOf(admin).questions();
    const changed: unknown = expectStatus(await put(first!.id, BANDS), 200);
    asked = changed as Question;
    other = second as unknown as Question;
  });
  afterAll(() => test?.close());

  const put = (id: number, options: object[], more: object = NUMBER) =>
    handOf(admin).put(`/api/admin/question/${id}`, { ...more, options, removedOptionIds: [] });
  const send = (answer: string | number, clinic: string): Promise<Json> =>
    evaluationOf(admin, clinic, { [asked.questionId]: answer, [other.questionId]: 'igen' });

  it('is worth its best band, and scored by the band of the number, however it is written', async () => {
    expect(asked).toMatchObject({ ...NUMBER, min: null, pointValue: 6 });
    expect(asked.options.map(({ from }) => from)).toEqual([0, 10, 50, null]);
    const few = await send('9,5', 'few');
    const many = await send('62,5 %', 'many');
    const same = await send(62.5, 'same');
    expect((many.totalScore as number) - (few.totalScore as number)).toBe(6);
    expect(same.totalScore).toBe(many.totalScore);
    const stored = (one: Json) => (one.rawResponses as Record<string, unknown>)[asked.questionId];
    expect([few, many, same].map(stored)).toEqual(['9.5', '62.5', '62.5']);

    const evidence = expectStatus(
      await admin.get<Json>(`/api/admin/evaluation/${many.id as string}/evidence`),
      200,
    );
    const facts = evidence.facts as { questionId: number; answer: string; meaning: string }[];
    expect(facts.find(({ questionId }) => questionId === asked.id)).toMatchObject({
      answer: '62,5% (50 % fölött)',
      meaning: 'Pácienseik többsége online foglal.',
    });
  });

  it('does not guess which number an unclear answer is, and takes none beyond its bounds', async () => {
    for (const [answer, email] of [
      ['1.200', 'unclear'],
      ['120', 'beyond'],
    ] as const) {
      const { sectionScores } = await send(answer, email);
      const scores = (
        sectionScores as { questions: { id: number; answered: boolean; unreadable?: true }[] }[]
      )
        .flatMap(({ questions }) => questions)
        .find(({ id }) => id === asked.id);
      expect(scores).toMatchObject({ answered: false, unreadable: true });
    }
  });

  it('keeps numbers and bands in a copy of the questionnaire', async () => {
    const copy = expectStatus(
      await admin.post<Json>(`/api/admin/questionnaires/${questionnaireId}/copy`, { name: 'Másolat' }),
      201,
    );
    const rows = await test.sql(
      `SELECT n.unit, n.max, n.decimals, array_agg(o.from_number ORDER BY o.position) AS bands FROM section s JOIN question n ON n.section_id = s.id
         JOIN answer_option o ON o.question_id = n.id WHERE s.questionnaire_id = $1 AND n.kind = 'number' GROUP BY n.id`,
      [copy.id],
    );
    expect(rows).toEqual([{ unit: '%', max: 100, decimals: true, bands: [0, 10, 50, null] }]);
  });

  it.each([
    ['band_without_number', [{ label: 'a' }], NUMBER],
    [
      'band_twice',
      [
        { label: 'a', from: 1 },
        { label: 'b', from: 1 },
      ],
      NUMBER,
    ],
    ['band_not_applicable', [{ label: 'a', from: 1, notApplicable: true }], NUMBER],
    ['number_bounds', [], { ...NUMBER, min: 100 }],
  ])('refuses what leaves open which number is which: %s', async (code, options, more) => {
    const refused = await put(other.id, options, more);
    expect([refused.status, (refused.body as Json).code]).toEqual([400, code]);
  });
});
