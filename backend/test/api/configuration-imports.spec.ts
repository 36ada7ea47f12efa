import {
  QUESTION_HEADER,
  responsesWorkbook,
  SMALL_HEADER,
  smallConfiguration,
  smallResponse,
} from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, verify } from '../make/questionnaires.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { readWorkbook } from '../../src/platform/workbooks/read-workbook.js';
import type { Cell, WorkbookSheet } from '../../src/platform/workbooks/workbook.types.js';
import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';

const IMPORT = '/api/admin/import-config';

describe('The configuration workbook', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp(mailed());
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
  });

  const exported = async (): Promise<WorkbookSheet[]> =>
    (await readWorkbook((await admin.get<Buffer>('/api/admin/export-config')).body)).map(
      ({ name, rows }) => ({
        name,
        rows: rows.map(({ cells }) => [...cells]),
      }),
    );
  const importOf = async (sheets: WorkbookSheet[], query = '') =>
    admin.upload(`${IMPORT}${query}`, await writeWorkbook(sheets));
  const questionsOnly = (...rows: Cell[][]): WorkbookSheet[] => [
    { name: 'Questions', rows: [QUESTION_HEADER, ...rows] },
  ];
  const questionRow = (cells: Partial<Record<string, Cell>>): Cell[] =>
    QUESTION_HEADER.map((column) => cells[column] ?? null);

  it('comes back unchanged after an export', async () => {
    const bytes = (await admin.get<Buffer>('/api/admin/export-config')).body;
    const answer = await admin.upload(IMPORT, bytes);
    expect(answer).toMatchObject({ status: 200, body: { created: 0, updated: 0, unchanged: 7, errors: [] } });
    expect(answer.body.message).toBe('Import finished. Created: 0, changed: 0, unchanged: 7.');
    const [questionnaire] = await test.sql(`SELECT config_version FROM questionnaire WHERE id = $1`, [
      questionnaireId,
    ]);
    expect(questionnaire).toEqual({ config_version: 2 });
    // Without ids the same rows are recognised by their texts.
    expect((await admin.upload(IMPORT, await smallConfiguration())).body).toMatchObject({
      created: 0,
      updated: 0,
    });
  });

  it('is taken over as a whole or not at all, and names every bad cell', async () => {
    const before = await exported();
    const good = questionRow({ section: 'Alapok', questionText: 'Jó kérdés?', pointValue: 3 });
    const sheets = questionsOnly(
      good,
      questionRow({ section: 'Alapok', questionText: 'Hibás pont?', pointValue: 'sok' }),
      questionRow({
        section: 'Nincs ilyen',
        questionText: 'Hová tartozik?',
        productUrl: 'javascript:alert(1)',
      }),
    );
    const answer = await importOf(sheets);
    expect(answer).toMatchObject({ status: 400, body: { code: 'configuration_has_errors' } });
    expect(answer.body.message).toMatch(/nothing was taken/i);
    expect(answer.body.details).toEqual([
      {
        sheet: 'Questions',
        row: 3,
        column: 'pointValue',
        code: 'points_invalid',
        reason: expect.stringContaining('sok'),
      },
      {
        sheet: 'Questions',
        row: 4,
        column: 'productUrl',
        code: 'url_invalid',
        reason: expect.stringContaining('javascript:'),
      },
      {
        sheet: 'Questions',
        row: 4,
        column: 'section',
        code: 'section_unknown',
        reason: expect.stringContaining('Nincs ilyen'),
      },
    ]);
    expect(await exported()).toEqual(before);
    const hungarian = await admin.upload(IMPORT, await writeWorkbook(sheets), 'a.xlsx', {
      'Accept-Language': 'hu',
    });
    expect(hungarian.body.details[0].reason).toMatch(/^A pontszám/);

    const dry = await importOf(sheets, '?dryRun=true');
    expect(dry).toMatchObject({ status: 200, body: { created: 3, errors: answer.body.details } });
    expect(dry.body.message).toMatch(/^Nothing was saved/);
    expect((await importOf(questionsOnly(good), '?dryRun=true')).body).toMatchObject({
      created: 1,
      errors: [],
    });
    expect(await exported()).toEqual(before);
  });

  it('never says that a dry run is done, neither in its answer nor in its job', async () => {
    const good = questionRow({ section: 'Alapok', questionText: 'Jó kérdés?', pointValue: 3 });
    const told = async (query: string) => {
      const started = await admin.upload(
        `${IMPORT}${query}`,
        await writeWorkbook(questionsOnly(good)),
        'a.xlsx',
        { Prefer: 'respond-async' },
      );
      const id = expectStatus(started, 202).id as string;
      const job = await until(async () => {
        const { body } = await admin.get(`/api/admin/jobs/${id}`);
        return body.finishedAt && body;
      });
      return job.result.message as string;
    };
    const { body } = await importOf(questionsOnly(good), '?dryRun=true');
    expect(body.message).toMatch(/^Nothing was saved/);
    expect(await told('?dryRun=true')).toBe(body.message);
    expect(await told('')).toMatch(/^Import finished/);
  });

  it('shows beforehand what each row would create or change', async () => {
    const [sections, questions] = await exported();
    const [basics, , third] = [questions!.rows[1]!, questions!.rows[2]!, questions!.rows[3]!];
    basics[4] = 8;
    basics[9] = 'x'.repeat(500);
    third[1] = 'Haladó';
    sections!.rows[1]![1] = 'Leírás';
    sections!.rows[2]![2] = 'nem';
    const rows = [
      ...questions!.rows.filter((row) => row !== third),
      third,
      questionRow({ section: 'Alapok', questionText: 'Új kérdés?' }),
    ];
    const sheets = [sections!, { ...questions!, rows }];
    const { body } = await importOf(sheets, '?dryRun=true');
    expect(body).toMatchObject({ created: 1, updated: 4, unchanged: 3, errors: [] });
    expect(body.changes).toEqual([
      {
        sheet: 'Sections',
        row: 2,
        what: 'updated',
        name: 'Alapok',
        fields: [{ field: 'description', from: null, to: 'Leírás' }],
      },
      {
        sheet: 'Sections',
        row: 3,
        what: 'updated',
        name: 'Haladó',
        fields: [{ field: 'include', from: 'yes', to: 'no' }],
      },
      {
        sheet: 'Questions',
        row: 2,
        what: 'updated',
        name: 'Kérdés 1?',
        fields: [
          { field: 'pointValue', from: '5', to: '8' },
          { field: 'relatedTip', from: 'Tipp 1.', to: `${'x'.repeat(159)}…` },
        ],
      },
      {
        sheet: 'Questions',
        row: 6,
        what: 'updated',
        name: 'Kérdés 3?',
        fields: [{ field: 'section', from: 'Alapok', to: 'Haladó' }],
      },
      { sheet: 'Questions', row: 7, what: 'created', name: 'Új kérdés?', fields: [] },
    ]);
    expect((await importOf(sheets)).body.changes).toEqual(body.changes);
    expect((await importOf(sheets)).body).toMatchObject({ created: 0, updated: 0, changes: [] });
  });

  it('names the first 1,000 errors, and says how many come after', async () => {
    const wrong = Array.from({ length: 700 }, (_, n) =>
      questionRow({
        section: 'Alapok',
        questionText: `Kérdés sorszáma ${n}?`,
        pointValue: 'sok',
        weight: 'sok',
      }),
    );
    const answer = await importOf(questionsOnly(...wrong));
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('1400') } });
    expect(answer.body.details).toHaveLength(1001);
    expect(answer.body.details.at(-1)).toEqual({
      sheet: 'Questions',
      row: 502,
      column: null,
      code: 'errors_beyond',
      reason: expect.stringContaining('400'),
    });
    expect((await importOf(questionsOnly(...wrong), '?dryRun=true')).body.errors).toEqual(
      answer.body.details,
    );
  });

  it('describes the first 200 rows, and counts them all', async () => {
    const many = Array.from({ length: 250 }, (_, n) =>
      questionRow({ section: 'Alapok', questionText: `Kérdés sorszáma ${n}?` }),
    );
    const { body } = await importOf(questionsOnly(...many), '?dryRun=true');
    expect(body.created).toBe(250);
    expect(body.changes).toHaveLength(200);
    expect(body.changes[0]).toMatchObject({ row: 2, what: 'created' });
  });

  it.each(['hu', 'en', 'ro'] as const)('brings back whatever a person typed (%s)', async (language) => {
    questionnaireId = await makeQuestionnaire(admin, { language });
    const put = (path: string, body: object) => admin.call('PUT', path, { body });
    const list = (await admin.get('/api/admin/questions')).body;
    const typed = [
      {
        questionText: '=1+1 vagy több?',
        correctAnswer: '+36 1 234 5678',
        relatedTip: '-5 %',
        relatedProduct: '@szolgáltatás',
      },
      {
        questionText: "'Idézett' kérdés?",
        correctAnswer: "'=aposztróf",
        relatedTip: 'Első sor\nMásodik sor',
        weight: 0.1 + 0.2,
      },
      {
        questionText: 'Țară și județ? ÁÉŐŰ',
        correctAnswer: '0012',
        relatedTip: '2026. 01. 02.',
        pointValue: 0,
        weight: 0,
      },
      {
        questionText: '<b>&amp;</b> 😀',
        correctAnswer: null,
        relatedTip: null,
        productUrl: 'https://példa.hu/út?a=1&b=2#c',
      },
      { questionText: 'igen', correctAnswer: 'TRUE', relatedTip: '1e5', productDescription: '  a  b  ' },
    ];
    for (const [index, fields] of typed.entries())
      expectStatus(await put(`/api/admin/question/${list[index].id}`, fields), 200);
    const { sections } = (await admin.get('/api/admin/configuration')).body;
    expectStatus(
      await put(`/api/admin/sections/${sections[0].id}`, {
        name: '=Alapok',
        description: '-',
        includeInEvaluation: false,
      }),
      200,
    );
    const before = (await admin.get('/api/admin/questions')).body;
    const [{ content_version: version }] = (await test.sql<{ content_version: number }>(
      `SELECT content_version FROM questionnaire WHERE id = $1`,
      [questionnaireId],
    )) as [{ content_version: number }];

    const bytes = (await admin.get<Buffer>('/api/admin/export-config')).body;
    const answer = await admin.upload(IMPORT, bytes);
    expect(answer).toMatchObject({
      status: 200,
      body: { created: 0, updated: 0, unchanged: 7, changes: [] },
    });
    expect((await admin.get('/api/admin/questions')).body).toEqual(before);
    expect(
      await test.sql(`SELECT content_version FROM questionnaire WHERE id = $1`, [questionnaireId]),
    ).toEqual([{ content_version: version }]);
  });

  it('refuses ids of another questionnaire’s questions', async () => {
    const [, questions] = await exported();
    const foreign = String(questions!.rows[1]![0]);
    await makeQuestionnaire(admin);
    const answer = await importOf(
      questionsOnly(questionRow({ questionId: foreign, section: 'Alapok', questionText: 'Átvett?' })),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { details: [{ row: 2, column: 'questionId', code: 'question_id_foreign' }] },
    });
  });

  it('gives new scores to whatever was not sent, and leaves sent ones as the client got them', async () => {
    const rows = [0, 1, 2, 3].map((n) => smallResponse(n));
    await admin.upload('/api/admin/import-responses', await responsesWorkbook(SMALL_HEADER, rows));
    const [pending, generated, verified, sent] = (await evaluationsOf(admin)).map(({ id }) => id);
    const act = async (id: string, action: string) =>
      expectStatus(await admin.post(`/api/admin/evaluation/${id}/${action}`), 200);
    for (const id of [generated, verified, sent]) await act(id!, 'regenerate');
    for (const id of [verified, sent]) expectStatus(await verify(admin, id!), 200);
    await act(sent!, 'send');
    const page = async () =>
      (await admin.get(`/api/evaluation/${(await act2(sent!)).hashedUrl}`)).body.evaluation;
    const act2 = async (id: string) => (await admin.get(`/api/admin/evaluation/${id}`)).body;
    const before = await page();

    const [sections, questions] = await exported();
    questions!.rows[1]![4] = 50;
    expect((await importOf([sections!, questions!])).body).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 6,
    });
    const find = async () => new Map((await evaluationsOf(admin)).map((one) => [one.id, one]));
    const after = await until(async () => {
      const now = await find();
      return now.get(pending!)!.maxScore === 70 && now;
    });
    const scores = { totalScore: 60, maxScore: 70, percentage: 85.7 };
    expect(after.get(pending!)).toMatchObject({ ...scores, status: 'pending', textsStale: false });
    expect(after.get(generated!)).toMatchObject({ ...scores, status: 'generated', textsStale: true });
    expect(after.get(verified!)).toMatchObject({ ...scores, status: 'generated', textsStale: true });
    expect(after.get(sent!)).toMatchObject({
      totalScore: 15,
      maxScore: 25,
      status: 'sent',
      textsStale: false,
    });
    expect(await page()).toEqual(before);
    const rewritten = await act(generated!, 'regenerate');
    expect(rewritten).toMatchObject({ status: 'generated', textsStale: false });
  });

  it('leaves texts fresh when a change can’t alter a score', async () => {
    await admin.upload(
      '/api/admin/import-responses',
      await responsesWorkbook(SMALL_HEADER, [smallResponse(1)]),
    );
    const [one] = await evaluationsOf(admin);
    expectStatus(await admin.post(`/api/admin/evaluation/${one!.id}/regenerate`), 200);
    expectStatus(await verify(admin, one!.id), 200);
    const [sections, questions] = await exported();
    questions!.rows[1]![9] = 'Egy másik tipp.';
    await importOf([sections!, questions!]);
    await until(async () => {
      const { body } = await admin.get('/api/admin/jobs');
      return body.every(({ state }: { state: string }) => state === 'done');
    });
    expect((await evaluationsOf(admin))[0]).toMatchObject({ status: 'verified', textsStale: false });
  });
});
