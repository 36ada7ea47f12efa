import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationOf } from '../make/evaluation-of.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { counted } from '../setup/work.js';

interface Question {
  id: number;
  questionId: string;
  options: { id: number; label: string; notApplicable: boolean }[];
}

describe('An answer that says the question does not apply', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let asked: Question;
  let other: Question;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin);
    const [first, second] = await handOf(admin).questions();
    asked = (await change(first!.id, [
      { label: 'Igen', points: 4 },
      { label: 'Nem', points: 0, advice: 'Vezessék be.' },
      { label: 'Nincs laborunk', notApplicable: true },
    ])) as Question;
    other = second as unknown as Question;
  });
  afterAll(() => test?.close());

  const put = (id: number, options: object[]) =>
    handOf(admin).put(`/api/admin/question/${id}`, { kind: 'single', options, removedOptionIds: [] });
  const change = async (id: number, options: object[]) => expectStatus(await put(id, options), 200);
  const evaluationWith = (answer: string, clinic: string): Promise<Json> =>
    evaluationOf(admin, clinic, { [asked.questionId]: answer, [other.questionId]: 'igen' });

  it('takes the question out of points and maximum, and page, evidence and statistics say so', async () => {
    const judged = await evaluationWith('Nem', 'judged');
    const freed = await evaluationWith('Nincs laborunk', 'freed');
    expect(freed.maxScore).toBe((judged.maxScore as number) - 4);
    expect(freed.totalScore).toBe(judged.totalScore);

    const page = expectStatus(
      await admin.get<Json>(`/api/admin/evaluation/${freed.id as string}/preview`),
      200,
    );
    const sections = page.sections as { questions: { id: number }[]; notApplicable?: string[] }[];
    expect(sections.flatMap(({ notApplicable = [] }) => notApplicable)).toEqual(['Kérdés 1?']);
    expect(sections.flatMap(({ questions }) => questions.map(({ id }) => id))).not.toContain(asked.id);

    const evidence = expectStatus(
      await admin.get<Json>(`/api/admin/evaluation/${freed.id as string}/evidence`),
      200,
    );
    const facts = evidence.facts as { questionId: number }[];
    expect(facts.find(({ questionId }) => questionId === asked.id)).toMatchObject({
      answer: 'Nincs laborunk',
      state: 'not-applicable',
      advice: null,
    });

    await counted(test);
    const judgedOf = await test.sql(
      `SELECT sum(n)::int AS n FROM evaluation_count WHERE kind = 'judged' AND subject = $1 AND week > '-infinity'`,
      [String(asked.id)],
    );
    expect(judgedOf).toEqual([{ n: 1 }]);
  });

  it('has no points', async () => {
    const options = [
      { label: 'Igen', points: 1 },
      { label: 'Nincs', points: 1, notApplicable: true },
    ];
    const refused = await put(other.id, options);
    expect([refused.status, (refused.body as Json).code]).toEqual([400, 'option_not_applicable_has_points']);
  });
});
