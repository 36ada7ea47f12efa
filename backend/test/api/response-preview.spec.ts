import { readFileSync } from 'node:fs';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { readWorkbook } from '../../src/platform/workbooks/read-workbook.js';
import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const PREVIEW = '/api/admin/preview-responses';
const IMPORT = '/api/admin/import-responses';
const HEADER = [...SMALL_HEADER.slice(0, 5), 'A második', ...SMALL_HEADER.slice(6)];
const OTHER_ADDRESS = 'kliens(kukac)clinic.example';

interface Column {
  header: string;
  nth: number;
  is: string;
  questionId: string | null;
  sure: string;
  samples: string[];
  proposal: object | null;
}

describe('A table of responses', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;
  let questions: { questionId: string; questionText: string }[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
    questions = expectStatus(await admin.get('/api/admin/questions'), 200);
  });

  const send = (path: string, bytes: Buffer, corrections?: object) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'valaszok.xlsx');
    if (corrections) form.append('corrections', JSON.stringify(corrections));
    return admin.post(path, form);
  };
  const table = (...numbers: number[]) =>
    responsesWorkbook(
      HEADER,
      numbers.map((n) => smallResponse(n).with(1, n === 2 ? OTHER_ADDRESS : `client-${n}@clinic.example`)),
    );
  const columnsOf = (body: { sheets: { columns: Column[] }[] }) =>
    new Map(body.sheets[0]!.columns.map((column) => [column.header, column]));
  const second = () => questions.find(({ questionText }) => questionText === 'Kérdés 2?')!.questionId;
  const choice = () => ({
    header: 'A második',
    nth: 0,
    is: 'question',
    questionId: second(),
    optionId: null,
  });

  it('is explained before anything is stored, and leaves no trace', async () => {
    const preview = expectStatus(await send(PREVIEW, await table(1, 2)), 200);
    expect(preview).toMatchObject({
      created: 1,
      updated: 0,
      unchanged: 0,
      errorCount: 1,
      addresses: [{ sheet: 'Űrlapválaszok 1', row: 3, value: OTHER_ADDRESS }],
      sheets: [{ source: 'google-forms', headerRow: 1, rows: 2 }],
      questionsWithoutColumn: ['Kérdés 2?'],
    });
    const columns = columnsOf(preview);
    expect(columns.get('E-mail-cím')).toMatchObject({
      is: 'clientEmail',
      sure: 'exact',
      samples: ['client-1@clinic.example', OTHER_ADDRESS],
    });
    expect(columns.get('Kérdés 1?')).toMatchObject({ is: 'question', questionId: questions[0]!.questionId });
    expect(columns.get('A második')).toMatchObject({ is: 'unknown', questionId: null });
    expect(await evaluationsOf(admin)).toEqual([]);
    const [jobs] = await test.sql(
      `SELECT count(*)::int AS n FROM job WHERE questionnaire_id = $1 AND kind LIKE '%responses'`,
      [questionnaireId],
    );
    expect(jobs).toEqual({ n: 0 });
  });

  it('is taken over as a person has corrected it, and the next one of the same program by itself', async () => {
    const corrections = {
      columns: [choice()],
      addresses: [{ sheet: 'Űrlapválaszok 1', row: 3, address: 'client-2@clinic.example' }],
    };
    const preview = expectStatus(await send(PREVIEW, await table(1, 2), corrections), 200);
    expect(preview).toMatchObject({ created: 2, errorCount: 0, questionsWithoutColumn: [] });
    expect(columnsOf(preview).get('A második')).toMatchObject({ is: 'question', sure: 'chosen' });
    expectStatus(await send(IMPORT, await table(1, 2), corrections), 200);
    expect(await evaluationsOf(admin)).toHaveLength(2);

    const next = expectStatus(await send(PREVIEW, await table(1, 3)), 200);
    expect(next).toMatchObject({ created: 1, unchanged: 1, questionsWithoutColumn: [] });
    expect(columnsOf(next).get('A második')).toMatchObject({ is: 'question', sure: 'saved' });
    const without = expectStatus(await send(`${PREVIEW}?mapping=none`, await table(1, 3)), 200);
    expect(columnsOf(without).get('A második')).toMatchObject({ is: 'unknown' });
    const imported = expectStatus(await send(`${IMPORT}?mapping=google-forms`, await table(1, 3)), 200);
    expect(imported).toMatchObject({ created: 1, unchanged: 1, unmatchedColumns: [] });
  });

  it('without any known column can be taken over once a person has said what its columns are', async () => {
    const bytes = await responsesWorkbook(
      ['Wer?', 'Wohin?', 'Web?'],
      [['Anna', 'anna@clinic.example', 'igen']],
    );
    const preview = expectStatus(await send(PREVIEW, bytes), 200);
    expect(preview).toMatchObject({ created: 0, sheets: [{ source: 'table', headerRow: 1 }] });
    expect(columnsOf(preview).get('Wohin?')).toMatchObject({
      is: 'unknown',
      proposal: { is: 'clientEmail' },
    });
    const say = (header: string, is: string, questionId: string | null = null) => ({
      header,
      nth: 0,
      is,
      questionId,
    });
    const columns = [
      say('Wer?', 'clientName'),
      say('Wohin?', 'clientEmail'),
      say('Web?', 'question', questions[0]!.questionId),
    ];
    expect(expectStatus(await send(IMPORT, bytes, { columns }), 200)).toMatchObject({
      created: 1,
      errors: [],
    });
  });

  it('is read where a person has said that it is, and the next one of the same program, too', async () => {
    const rows = [['E-mail-cím', 'Név'], HEADER, smallResponse(1).with(1, 'client-1@clinic.example')];
    const bytes = await writeWorkbook([
      { name: 'Régi', rows: [SMALL_HEADER, smallResponse(2)] },
      { name: 'Űrlap', rows },
    ]);
    const corrections = { table: { sheet: 'Űrlap', headerRow: 2 } };
    const preview = expectStatus(await send(PREVIEW, bytes, corrections), 200);
    expect(preview).toMatchObject({
      created: 1,
      sheetNames: ['Régi', 'Űrlap'],
      sheets: [{ name: 'Űrlap', place: 'chosen', headerRow: 2 }],
    });
    expectStatus(await send(IMPORT, bytes, corrections), 200);
    expect(expectStatus(await send(PREVIEW, bytes), 200)).toMatchObject({
      ...{ created: 0, unchanged: 1 },
      sheets: [{ name: 'Űrlap', place: 'saved', headerRow: 2 }],
    });
    const anew = expectStatus(await send(`${PREVIEW}?mapping=none`, bytes), 200);
    expect(anew).toMatchObject({ sheets: [{ name: 'Régi' }, { name: 'Űrlap' }] });
  });

  it('keeps nothing of a dry run, and refuses corrections that it cannot read', async () => {
    expectStatus(await send(`${IMPORT}?dryRun=true`, await table(1), { columns: [choice()] }), 200);
    expect(
      await test.sql('SELECT 1 FROM response_mapping WHERE questionnaire_id = $1', [questionnaireId]),
    ).toEqual([]);
    for (const path of [PREVIEW, IMPORT])
      expect(await send(path, await table(1), { columns: [{ header: 1 }] })).toMatchObject({
        status: 400,
        body: { code: 'corrections_invalid' },
      });
  });

  it('that is none is refused as an import refuses it', async () => {
    expect(await send(PREVIEW, readFileSync(import.meta.filename))).toMatchObject({
      status: 400,
      body: { code: 'workbook_not_xlsx' },
    });
  });

  it('that was exported tells the clinics’ clocks and states in words, and changes nothing when it comes back', async () => {
    expectStatus(await admin.upload(IMPORT, await table(1, 3)), 200);
    await test.sql(
      `UPDATE evaluation SET submitted_at = '2026-11-15T23:30:00Z' WHERE questionnaire_id = $1 AND client_email LIKE 'client-1@%'`,
      [questionnaireId],
    );
    const options = { headers: { 'Accept-Language': 'en' } };
    const { body } = await admin.get('/api/admin/export-evaluations', options);
    const [results, answers] = await readWorkbook(body as Buffer);
    const row = results!.rows.find(({ cells }) => cells.includes('client-1@clinic.example'))!;
    expect(results!.rows[0]!.cells).toEqual(expect.arrayContaining(['Status', 'Submitted']));
    expect(row.cells).toEqual(expect.arrayContaining(['Pending', new Date('2026-11-16T00:30:00Z')]));
    expect(answers!.rows[0]!.cells.at(-1)).toBe('responseKey');
    const back = expectStatus(await send(PREVIEW, body as Buffer), 200);
    expect(back).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      errorCount: 0,
      sheets: [{ source: 'export' }],
    });
    expect(expectStatus(await send(IMPORT, body as Buffer), 200)).toMatchObject({
      unchanged: 2,
      created: 0,
      skipped: [],
    });
  });

  it.each([
    ['hu', '\ufeffNév;Rendelő;E-mail-cím;Kitöltve;Állapot;'],
    ['en', '\ufeffName,Clinic,E-mail address,Submitted,Status,'],
  ])('that was exported as text (%s) changes nothing when it comes back, either', async (language, head) => {
    const row = smallResponse(1).with(1, 'client-1@clinic.example').with(2, '=HYPERLINK("x")');
    expectStatus(await send(IMPORT, await responsesWorkbook(SMALL_HEADER, [row, smallResponse(2)])), 200);
    const headers = { 'Accept-Language': language };
    const csv = await admin.get('/api/admin/export-evaluations?format=csv', { headers });
    const text = String(csv.body);
    expect(text.slice(0, head.length)).toBe(head);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv.headers.get('content-disposition')).toContain('evaluations.csv');
    const form = new FormData();
    form.append('file', new Blob([text]), 'evaluations.csv');
    expect(expectStatus(await admin.post(PREVIEW, form), 200)).toMatchObject({
      ...{ created: 0, updated: 0, unchanged: 2, errorCount: 0, unknownAnswerCount: 0, warnings: [] },
      sheets: [{ source: 'export' }],
    });
  });
});
