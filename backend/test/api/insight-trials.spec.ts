import { handOf, type Question, type Section } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

interface Trial {
  holds: number;
  of: number;
  evaluation?: { holds: boolean | null; answers: { question: string; answer: string | null }[] };
}
type Asked = Question & { kind: string; options: { id: number; label: string }[] };

describe('Trying a condition', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let asked: Asked[];
  let sections: Section[];
  let ids: string[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'en');
    questionnaireId = await makeQuestionnaire(admin, { responses: 5, right: [0, 1, 2, 3, 4] });
    const options = [{ label: 'Igen', points: 4 }, { label: 'Nem' }];
    const change = async (id: number, body: object) =>
      expectStatus(await handOf(admin).put(`/api/admin/question/${id}`, body), 200);
    for (const [place, { id }] of (await questions()).entries())
      await change(id, place === 2 ? { kind: 'text' } : { options });
    asked = await questions();
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
    // One answer to the second question is none of its options, and one to the third, a free text, is missing.
    await test.sql(
      `UPDATE evaluation SET raw_responses = raw_responses || jsonb_build_object($1::text, 'Talán') WHERE id = $2`,
      [asked[1]!.questionId, ids[0]],
    );
    await test.sql(`UPDATE evaluation SET raw_responses = raw_responses - $1::text WHERE id = $2`, [
      asked[2]!.questionId,
      ids[1],
    ]);
    // What was stored by hand is scored with the next change.
    const [first] = asked;
    await change(first!.id, {
      options: first!.options.map((option, place) => ({ ...option, points: place === 0 ? 5 : 0 })),
    });
    ({ sections } = await handOf(admin).configuration());
    await workOff(test);
  });
  afterAll(() => test?.close());

  const questions = async () => (await handOf(admin).questions()) as unknown as Asked[];
  const call = (body: object) =>
    admin.post<Trial>(`/api/admin/questionnaires/${questionnaireId}/insights/try`, body);
  const tried = async (when: object, evaluationId?: string) =>
    expectStatus<Trial>(await call({ when, evaluationId }), 200);
  const chose = (place: number, label: string) => ({
    question: asked[place]!.id,
    chose: 'any',
    options: [asked[place]!.options.find((option) => option.label === label)!.id],
  });

  it('counts just the responses of which it is true one by one', async () => {
    const conditions = [
      chose(0, 'Igen'),
      { not: chose(1, 'Igen') },
      { question: asked[1]!.id, answered: true },
      { question: asked[2]!.id, answered: true },
      { not: { question: asked[2]!.id, answered: true } },
      { section: sections[0]!.id, atLeast: 50 },
      { section: null, below: 50 },
      { any: [{ all: [chose(0, 'Nem'), { section: sections[1]!.id, below: 50 }] }, chose(1, 'Nem')] },
    ];
    const counts: number[] = [];
    for (const when of conditions) {
      const each = [];
      for (const id of ids) each.push((await tried(when, id)).evaluation!.holds);
      const { holds, of } = await tried(when);
      expect([when, holds]).toEqual([when, each.filter((one) => one === true).length]);
      expect(of).toBe(5);
      counts.push(holds);
    }
    // None of them is true of all or of none, so that a count that is always the same shows.
    expect(counts.filter((count) => count > 0 && count < 5).length).toBeGreaterThan(5);
  });

  it('counts all that are stored in one call as it counts each, but those that name what is gone', async () => {
    const address = `/api/admin/questionnaires/${questionnaireId}/insights`;
    const conditions = [
      chose(0, 'Igen'),
      { question: asked[2]!.id, answered: true },
      {
        any: [
          { section: sections[0]!.id, atLeast: 50 },
          { section: null, below: 50 },
        ],
      },
    ];
    const body = { text: 'Two things at once.', place: 'summary', weight: 5 };
    const stored = [];
    for (const [at, when] of conditions.entries())
      stored.push(
        expectStatus<{ id: number }>(await admin.post(address, { ...body, when, active: at > 0 }), 201),
      );
    const each = [];
    for (const [at, when] of conditions.entries())
      each.push({ id: stored[at]!.id, holds: (await tried(when)).holds });
    await test.sql(
      `INSERT INTO insight (questionnaire_id, condition, text, place, weight) VALUES ($1, $2, 'gone', 'summary', 1)`,
      [questionnaireId, JSON.stringify({ question: 999_999, answered: true })],
    );
    expect(expectStatus(await admin.get(`${address}/counts`), 200)).toEqual({ of: 5, counts: each });
    expect(new Set(each.map(({ holds }) => holds)).size).toBeGreaterThan(1);
  });

  it('names the answers that it looks at, and says what is unknown', async () => {
    const when = { all: [{ not: chose(1, 'Igen') }, { question: asked[2]!.id, answered: true }] };
    expect((await tried(when, ids[0])).evaluation).toEqual({
      holds: null,
      answers: [
        { question: asked[1]!.questionText, answer: 'Talán' },
        { question: asked[2]!.questionText, answer: expect.any(String) },
      ],
    });
    const { holds, answers } = (await tried(when, ids[1])).evaluation!;
    expect([holds, answers[1]]).toEqual([false, { question: asked[2]!.questionText, answer: null }]);
  });

  it('refuses what is no condition, names another questionnaire’s parts, or another one’s evaluation', async () => {
    expect(await call({ when: { all: [] } })).toMatchObject({
      status: 400,
      body: { code: 'insight_no_condition' },
    });
    const when = { section: null, below: 50 };
    expect(await call({ when, evaluationId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
      status: 404,
    });
    const own = questionnaireId;
    const named = chose(0, 'Igen');
    questionnaireId = await makeQuestionnaire(admin);
    expect(await call({ when, evaluationId: ids[0] })).toMatchObject({ status: 404 });
    expect(await call({ when: named })).toMatchObject({
      status: 400,
      body: { code: 'insight_question_unknown' },
    });
    expect(expectStatus<Trial>(await call({ when }), 200)).toEqual({ holds: 0, of: 0 });
    questionnaireId = own;
  });
});
