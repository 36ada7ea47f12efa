import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';
import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { openForm, Visitor } from '../make/online-form.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Question {
  id: number;
  questionId: string;
  sectionId: number;
  sectionName: string;
  questionText: string;
  options: { id: number; label: string }[];
  shownIf: unknown;
}

describe('What is shown under a condition', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let first: Question;
  let second: Question;
  let last: Question;

  const questions = async () =>
    expectStatus(await admin.get<Json>('/api/admin/questions'), 200) as unknown as Question[];
  const change = (question: Question, body: object) =>
    handOf(admin).put(`/api/admin/question/${question.id}`, body);
  const chose = ({ id, options }: Question, at: number) => ({
    question: id,
    chose: 'any',
    options: [options[at]!.id],
  });
  const outcomeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Json).code];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
    const [one] = await handOf(admin).questions();
    const options = [
      { label: 'Van', points: 4 },
      { label: 'Nincs', points: 0 },
    ];
    expectStatus(
      await handOf(admin).put(`/api/admin/question/${one!.id}`, {
        kind: 'single',
        options,
        removedOptionIds: [],
      }),
      200,
    );
    const all = await questions();
    [first, second, last] = [all[0]!, all[1]!, all.at(-1)!];
  });

  it('is not scored where it is hidden, is dropped when the form is sent in', async () => {
    expectStatus(await change(second, { shownIf: chose(first, 0), required: true }), 200);
    expect((await questions())[1]!.shownIf).toEqual(chose(first, 0));
    const visitor = new Visitor(test, await openForm(test, questionnaireId));
    const [, asked] = expectStatus(await visitor.form(), 200).sections.flatMap(
      (section: Json) => section.questions as Json[],
    ) as Json[];
    expect(asked).toMatchObject({ id: second.id, shownIf: chose(first, 0), required: true });

    await visitor.save([
      { questionId: first.questionId, options: [first.options[1]!.id] },
      { questionId: second.questionId, options: [1] },
      { questionId: last.questionId, options: [1] },
    ]);
    await visitor.takeTime();
    expectStatus(await visitor.submit(), 200);
    const stored = async () =>
      (
        await test.sql<{ answers: object; maxScore: number; notAsked: number[] }>(
          `SELECT raw_responses AS answers, max_score AS "maxScore", section_scores -> 0 -> 'notAsked' AS "notAsked"
             FROM evaluation WHERE questionnaire_id = $1`,
          [questionnaireId],
        )
      )[0]!;
    const hidden = await stored();
    expect(Object.keys(hidden.answers)).not.toContain(second.questionId);
    expect(hidden.notAsked).toEqual([second.id]);
    const required = new Visitor(test, visitor.slug);
    await required.save([{ questionId: first.questionId, options: [first.options[0]!.id] }]);
    await required.takeTime();
    expect(outcomeOf(await required.submit())).toEqual([400, 'answers_missing']);
  });

  it('may depend only on answers that are there and earlier, and what it depends on cannot go or move behind it', async () => {
    const gone = { question: 999_999, answered: true };
    const result = { section: null, below: 50 };
    for (const [shownIf, code] of [
      [gone, 'shown_if_question'],
      [result, 'shown_if_result'],
      [{ question: first.id, chose: 'any', options: [999_999] }, 'shown_if_option'],
      [{ question: last.id, answered: true }, 'shown_if_later'],
      [{ question: second.id, answered: true }, 'shown_if_later'],
      [{ nothing: true }, 'shown_if_no_condition'],
    ] as const)
      expect(outcomeOf(await change(second, { shownIf }))).toEqual([400, code]);

    expectStatus(await change(second, { shownIf: chose(first, 0) }), 200);
    expect(outcomeOf(await handOf(admin).remove(`/api/admin/question/${first.id}`))).toEqual([
      400,
      'shown_if_question',
    ]);
    const options = [{ id: first.options[1]!.id, label: 'Nincs' }];
    const without = { options, removedOptionIds: [first.options[0]!.id] };
    expect(outcomeOf(await change(first, without))).toEqual([400, 'shown_if_option']);
    expect(outcomeOf(await change(first, { sectionId: last.sectionId }))).toEqual([400, 'shown_if_later']);
    expectStatus(await change(second, { shownIf: null }), 200);
    expectStatus(await handOf(admin).remove(`/api/admin/question/${first.id}`), 200);
  });

  it('is named by the setup where some answers leave nothing to score', async () => {
    const [yes, no] = first.options;
    const options = [yes, { ...no, notApplicable: true }];
    expectStatus(await change(first, { options, removedOptionIds: [] }), 200);
    const unscored = async () => {
      const { body } = await admin.get<{ items: Json[] }>('/api/admin/configuration-review');
      return body.items.find(({ wanted }) => wanted === 'unscored')!.places as Json[];
    };
    const [, ...others] = await questions();
    for (const other of others) {
      expect(await unscored()).toEqual([]);
      expectStatus(await change(other, { shownIf: chose(first, 0) }), 200);
    }
    const name = `${first.questionText} – Nincs`;
    expect(await unscored()).toMatchObject([{ field: 'shownIf', questionId: second.id, name }]);
  });

  it('may be a whole section, and a copy asks the same of its own questions', async () => {
    const section = { shownIf: chose(first, 0) };
    expectStatus(await handOf(admin).put(`/api/admin/sections/${last.sectionId}`, section), 200);
    expectStatus(await change(second, { shownIf: { not: chose(first, 1) } }), 200);
    const copied = expectStatus(
      await admin.post<Json>(`/api/admin/questionnaires/${questionnaireId}/copy`, { name: 'Másolat' }),
      201,
    );
    await admin.post('/api/admin/session/questionnaire', { questionnaireId: copied.id });
    const [one, two] = await questions();
    expect(two!.shownIf).toEqual({ not: chose(one!, 1) });
    const sections = expectStatus(await admin.get<Json>('/api/admin/configuration'), 200).sections as Json[];
    expect(sections.at(-1)!.shownIf).toEqual(chose(one!, 0));
  });

  it('comes into another questionnaire by its workbook, and is refused by cell', async () => {
    expectStatus(
      await handOf(admin).put(`/api/admin/sections/${last.sectionId}`, { shownIf: chose(first, 0) }),
      200,
    );
    expectStatus(await change(second, { shownIf: { not: chose(first, 1) } }), 200);
    const { body } = await admin.get<Buffer>('/api/admin/export-config');
    const upload = (bytes: Buffer, query = '') => admin.upload(`/api/admin/import-config${query}`, bytes);
    expect(expectStatus(await upload(body), 200)).toMatchObject({ created: 0, updated: 0, errors: [] });

    await makeQuestionnaire(admin);
    for (const { id } of await questions())
      expectStatus(await handOf(admin).remove(`/api/admin/question/${id}`), 200);
    expectStatus(await upload(body), 200);
    const [one, two, ...others] = await questions();
    expect(two!.shownIf).toEqual({ not: chose(one!, 1) });
    const { sections } = expectStatus(await admin.get<Json>('/api/admin/configuration'), 200);
    expect((sections as Json[]).at(-1)!.shownIf).toEqual(chose(one!, 0));
    const again = expectStatus(await upload(body), 200);
    expect(again).toMatchObject({ created: 0, updated: 0, changes: [] });

    const row = [two!.questionId, two!.sectionName, others[0]!.questionText, 'Q1.2 is answered'];
    const rows = [['questionId', 'section', 'questionText', 'shownIf'], row];
    const refused = await upload(await writeWorkbook([{ name: 'Questions', rows }]));
    expect(outcomeOf(refused)).toEqual([400, 'configuration_has_errors']);
    expect(refused.body.details).toMatchObject([
      { sheet: 'Questions', row: 2, column: 'shownIf', code: 'shown_if_later' },
    ]);
  });
});
