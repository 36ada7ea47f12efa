import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { giveSetting } from '../make/settings.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import type { Json } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const RESPONSES = '/api/admin/responses';

interface Question {
  id: number;
  questionId: string;
  options: { id: number; label: string }[];
}

describe('Responses that a program sends', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;
  let single: Question;
  let multiple: Question;
  let plain: Question;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin);
    const hand = handOf(admin);
    const questions = await hand.questions();
    const withOptions = async (id: number, kind: string, options: object[]) =>
      expectStatus(
        await hand.put(`/api/admin/question/${id}`, { kind, options, removedOptionIds: [] }),
        200,
      ) as Question;
    single = await withOptions(questions[0]!.id, 'single', [
      { label: 'Igen', points: 5 },
      { label: 'Részben, de papíron is', points: 2 },
      { label: 'Nem', points: 0 },
    ]);
    multiple = await withOptions(questions[1]!.id, 'multiple', [
      { label: 'SMS', points: 3 },
      { label: 'E-mail', points: 2 },
      { label: 'Egyik sem', points: 0, exclusive: true },
    ]);
    plain = questions[2] as unknown as Question;
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.sql(`DELETE FROM evaluation`);
    await test.sql(`DELETE FROM mail`);
  });

  const response = (n: number, answers: object[] = [], more: object = {}) => ({
    clientName: `Kovács ${n}`,
    clinicName: `Rendelő ${n}`,
    clientEmail: `rendelo${n}@clinic.example`,
    submittedAt: `2026-03-02T09:14:${10 + n}+01:00`,
    answers,
    ...more,
  });
  const send = async (...responses: unknown[]): Promise<Json> =>
    expectStatus(await admin.post(RESPONSES, { responses }), 200);
  const stored = () =>
    test.sql<Json>(
      `SELECT id, raw_responses AS answers, total_score AS score, response_origin AS origin, submitted_at AS at, status
         FROM evaluation WHERE questionnaire_id = $1 ORDER BY client_email`,
      [questionnaireId],
    );
  const optionOf = ({ options }: Question, at: number) => options[at]!.id;

  it('become evaluations, by option ids and by words alike', async () => {
    const byIds = [
      { questionId: single.questionId, optionId: optionOf(single, 1) },
      { questionId: multiple.questionId, optionIds: [optionOf(multiple, 1), optionOf(multiple, 0)] },
      { questionId: plain.questionId.toUpperCase(), answer: true },
    ];
    const byWords = [
      { questionId: single.questionId, answer: ' RÉSZBEN, de papíron is' },
      { questionId: multiple.questionId, answer: 'E-mail; SMS' },
      { questionId: plain.questionId, answer: 'igen' },
    ];
    const blank = [
      { questionId: single.questionId, answer: ' ' },
      { questionId: multiple.questionId, optionIds: [] },
      { questionId: plain.questionId, answer: null },
    ];
    const report = await send(response(1, byIds), response(2, byWords), response(3, blank));
    expect(report).toMatchObject({ created: 3, updated: 0, unchanged: 0, refused: 0 });
    const rows = await stored();
    expect(report.responses).toEqual(
      rows.map(({ id }, at) => ({
        outcome: 'created',
        evaluationId: id as string,
        reasons: [],
        warnings: [],
        unknownAnswers: 0,
        answered: expect.objectContaining({ isEnough: at < 2 }) as unknown,
        note: at < 2 ? null : expect.stringContaining('no result yet'),
      })),
    );
    expect(rows.map(({ score }) => score as number)).toEqual([12, 12, 0]);
    expect(rows[0]!.answers).toEqual({
      [single.questionId]: 'Részben, de papíron is',
      [multiple.questionId]: 'SMS, E-mail',
      [plain.questionId]: 'Igen',
    });
    expect(rows[2]!.answers).toEqual({});
    expect(rows[0]).toMatchObject({ origin: 'api', at: new Date('2026-03-02T08:14:11Z') });
  });

  it('are recognised when they come again, from here or from a workbook', async () => {
    const yes = { questionId: single.questionId, optionId: optionOf(single, 0) };
    const timeless = response(2, [yes], { submittedAt: undefined });
    const first = await send(response(1, [yes]), timeless);
    const ids = first.responses.map(({ evaluationId }: Json) => evaluationId as string);
    const again = await send(response(1, []), timeless);
    expect(again).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(again.responses.map(({ evaluationId }: Json) => evaluationId as string)).toEqual(ids);

    const row = smallResponse(1, 0).with(0, '2026.03.02. 9:14:11').with(1, 'rendelo1@clinic.example');
    const workbook = await responsesWorkbook(SMALL_HEADER, [row]);
    expectStatus(await admin.upload('/api/admin/import-responses', workbook), 200);
    expect(await evaluationsOf(admin)).toHaveLength(2);

    await test.sql(`UPDATE evaluation SET status = 'generated' WHERE id = $1`, [ids[0]]);
    const late = await send(response(1, [yes]));
    expect(late.responses[0]).toMatchObject({ outcome: 'refused', evaluationId: ids[0] });
    expect(late.responses[0].reasons).toEqual([
      {
        code: 'sent_too_late',
        reason: expect.stringMatching(/already been written/) as string,
        questionId: null,
        answerIndex: null,
        value: null,
      },
    ]);
    expectStatus(await admin.post(`/api/admin/evaluation/${ids[1]}/erase`), 200);
    expect((await send(timeless)).responses[0].reasons[0].code).toBe('sent_erased');
  });

  it('are refused one by one, in words, and distinguished within a call', async () => {
    const elsewhere = { questionId: single.questionId, optionId: optionOf(multiple, 0) };
    const wrong = response(2, [elsewhere], { clinicName: '' });
    const report = await send(response(1), response(1, [], { clientName: 'Other' }), wrong, response(3));
    expect(report).toMatchObject({ created: 2, refused: 2 });
    expect(report.responses[2]).toMatchObject({
      outcome: 'refused',
      evaluationId: null,
      reasons: [
        { code: 'sent_field_missing', reason: 'Missing or empty: clinicName', questionId: null },
        { code: 'sent_option_elsewhere', questionId: single.questionId },
      ],
    });
    expect(report.responses[1].reasons[0]).toMatchObject({
      code: 'sent_twice',
      reason: expect.stringMatching(/place 1/),
    });
  });

  it('are refused naming which answer is wrong and what stood there, in the reader’s language', async () => {
    const wrong = response(1, [
      { questionId: plain.questionId, answer: true },
      { questionId: '3f8e1c52', answer: true },
      { questionId: single.questionId, optionId: 999_999_999 },
    ]);
    const reasonsIn = async (language: string) => {
      const answer = await admin.post(RESPONSES, { responses: [wrong] }, { 'Accept-Language': language });
      return expectStatus(answer, 200).responses[0].reasons as Json[];
    };
    expect(await reasonsIn('en')).toEqual([
      {
        code: 'sent_field_wrong',
        reason: 'The value of the field answers[1].questionId is not valid: 3f8e1c52',
        questionId: null,
        answerIndex: 1,
        value: '3f8e1c52',
      },
      {
        code: 'sent_option_unknown',
        reason: 'The questionnaire has no option with this id: 999999999',
        questionId: single.questionId,
        answerIndex: 2,
        value: '999999999',
      },
    ]);
    const [hu] = await reasonsIn('hu');
    expect(hu!.reason).toBe('A mező értéke nem megfelelő: answers[1].questionId; a kapott érték: 3f8e1c52');
    const [ro] = await reasonsIn('ro');
    expect(ro!.reason).toBe('Valoarea câmpului answers[1].questionId nu este validă: 3f8e1c52');
  });

  it('are stored with answers that are no option, which are named with what they most likely mean', async () => {
    const report = await send(
      response(1, [
        { questionId: single.questionId, answer: 'részben' },
        { questionId: multiple.questionId, answer: 'SMS, futár' },
      ]),
    );
    expect(report.responses[0]).toMatchObject({
      outcome: 'created',
      unknownAnswers: 2,
      warnings: [
        {
          questionId: single.questionId,
          value: 'részben',
          nearest: { id: optionOf(single, 1), label: 'Részben, de papíron is' },
        },
        { questionId: multiple.questionId, value: 'futár', nearest: null },
      ],
    });
    expect((await stored())[0]!.score).toBe(3);
  });

  it('are limited to 500 a call and 10 MB, in words', async () => {
    expect(await admin.post(RESPONSES, { responses: [] })).toMatchObject({ status: 400 });
    const many = Array.from({ length: 501 }, (_, n) => response(n));
    expect(await admin.post(RESPONSES, { responses: many })).toMatchObject({ status: 400 });
    const large = response(1, [{ questionId: plain.questionId, answer: 'x'.repeat(10_500_000) }]);
    expect(await admin.post(RESPONSES, { responses: [large] })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large', message: 'The request is too large: 10 MB at most.' },
    });
    const whole = Array.from({ length: 500 }, (_, n) =>
      response(n, [{ questionId: plain.questionId, answer: 'x'.repeat(9_000) }], { submittedAt: undefined }),
    );
    expect(await send(...whole)).toMatchObject({ created: 500 });
  });

  it('count as new: they have receipts and, by a job of the sender, texts, and the log names how many came', async () => {
    await giveSetting(test, 'receipt_mail', 'true');
    await giveSetting(test, 'auto_generate', 'true');
    const now = new Date().toISOString();
    await send(response(1, [], { submittedAt: now }), response(2), { wrong: true });
    await workOff(test);
    expect(await test.sql(`SELECT kind, to_address AS to FROM mail`)).toEqual([
      { kind: 'receipt', to: 'rendelo1@clinic.example' },
    ]);
    const [receipt] = await test.sql<{ content: { due: string } }>(`SELECT content FROM mail`);
    expect(receipt!.content.due).toMatch(/ \d\d:\d\d \(.+\)$/);
    const jobs = expectStatus(await admin.get<Json[]>('/api/admin/jobs'), 200);
    expect(jobs.filter(({ kind }) => kind === 'generate-new')).toMatchObject([{ state: 'done' }]);
    const [entry] = await test.sql<Json>(
      `SELECT questionnaire_id AS "questionnaireId", details FROM audit_entry WHERE action = 'responses.send' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({
      questionnaireId,
      details: { created: 2, updated: 0, unchanged: 0, refused: 1 },
    });
  });
});
