import {
  allResponses,
  formConfiguration,
  QUESTION_HEADER,
  responsesWorkbook,
  SMALL_HEADER,
  smallResponse,
} from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { bombWorkbook, oleFile, rawWorkbook } from '../make/workbooks.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';
import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';

const RESPONSES = '/api/admin/import-responses';
const CONFIGURATION = '/api/admin/import-config';

describe('Importing workbooks', () => {
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
  });

  const rowsOf = (...numbers: number[]) =>
    responsesWorkbook(
      SMALL_HEADER,
      numbers.map((n) => smallResponse(n)),
    );
  const database = () =>
    test.sql(
      `SELECT s.name, s.description, s.position, n.question_text, n.point_value, n.position AS place, n.question_id
         FROM section s LEFT JOIN question n ON n.section_id = s.id WHERE s.questionnaire_id = $1 ORDER BY 1, 4`,
      [questionnaireId],
    );

  describe('refuses a file that it can’t read, says why, and changes nothing', () => {
    const damaged = async () => {
      const whole = await rowsOf(1, 2);
      return whole.subarray(0, whole.length - 200);
    };
    it.each<[string, () => Buffer | Promise<Buffer>, string, number, string, RegExp]>([
      ['a text file', () => Buffer.from('név;e-mail'), 'valaszok.doc', 400, 'workbook_not_xlsx', /xlsx/],
      [
        'a picture called .xlsx',
        () => Buffer.from('89504e470d0a1a0a', 'hex'),
        'kep.xlsx',
        400,
        'workbook_not_xlsx',
        /nem Excel/,
      ],
      ['a workbook of another name', () => rowsOf(1), 'valaszok.pdf', 400, 'workbook_not_xlsx', /xlsx/],
      [
        'an old workbook called .xlsx',
        () => oleFile('xls'),
        'regi.xlsx',
        400,
        'workbook_old_format',
        /régi, .xls/,
      ],
      ['one with a password', () => oleFile('encrypted'), 'titkos.xlsx', 400, 'workbook_encrypted', /jelszó/],
      ['half of a workbook', damaged, 'fel.xlsx', 400, 'workbook_damaged', /sérült/],
      ['an empty file', () => Buffer.alloc(0), 'ures.xlsx', 400, 'workbook_not_xlsx', /nem Excel/],
      ['a bomb', () => bombWorkbook(200), 'bomba.xlsx', 413, 'workbook_too_large', /50 MB/],
      [
        'a bomb that lies about its size',
        () => bombWorkbook(80, 1000),
        'bomba.xlsx',
        400,
        'workbook_unsafe',
        /biztonsági/,
      ],
      [
        'an entity bomb',
        () => rawWorkbook({ sheets: [{ name: 'A', data: '' }], prolog: '<!DOCTYPE x [<!ENTITY a "a">]>' }),
        'entitas.xlsx',
        400,
        'workbook_unsafe',
        /biztonsági/,
      ],
      [
        'a macro file with a new name',
        () =>
          rawWorkbook({
            sheets: [{ name: 'A', data: '' }],
            contentType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
          }),
        'makro.xlsx',
        400,
        'workbook_macro',
        /makró/,
      ],
      [
        'more than 10 MB',
        () => Buffer.concat([Buffer.from('PK'), Buffer.alloc(10 * 1024 * 1024 + 1)]),
        'nagy.xlsx',
        413,
        'upload_too_large',
        /10 MB/,
      ],
    ])('%s', async (_what, make, name, status, code, message) => {
      const bytes = await make();
      for (const path of [RESPONSES, CONFIGURATION]) {
        const before = await database();
        const answer = await admin.upload(path, bytes, name);
        expect(answer).toMatchObject({
          status,
          body: { statusCode: status, code, message: expect.stringMatching(message) },
        });
        expect(await database()).toEqual(before);
      }
      expect(await evaluationsOf(admin)).toEqual([]);
    });

    it('no file at all', async () => {
      const form = new FormData();
      form.append('corrections', JSON.stringify({ columns: [], answers: [], addresses: [] }));
      for (const body of [undefined, form]) {
        const answer = await admin.post(RESPONSES, body);
        expect(answer).toMatchObject({ status: 400, body: { code: 'upload_missing' } });
      }
    });

    it('a workbook about something else', async () => {
      const other = await writeWorkbook([
        {
          name: 'Árak',
          rows: [
            ['Termék', 'Ár'],
            ['Alma', 5],
          ],
        },
      ]);
      const responses = await admin.upload(RESPONSES, other);
      expect(responses).toMatchObject({
        status: 200,
        body: { created: 0, errors: [{ code: 'sheet_without_responses', sheet: 'Árak' }] },
      });
      const configuration = await admin.upload(CONFIGURATION, other);
      expect(configuration).toMatchObject({ status: 400, body: { code: 'configuration_has_errors' } });
    });
  });

  describe('of responses', () => {
    it('takes a text of any encoding as it takes a workbook', async () => {
      const lines = [SMALL_HEADER, smallResponse(1), smallResponse(2)].map((cells) => cells.join(';'));
      const text = Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le');
      const answer = expectStatus(await admin.upload(RESPONSES, text, 'válaszok.csv'), 200);
      expect(answer).toMatchObject({ created: 2, errors: [], unmatchedColumns: [] });
      const none = await admin.upload(RESPONSES, Buffer.from([0x50, 0x4b, 0, 0]), 'valaszok.csv');
      expect(none).toMatchObject({ status: 400, body: { code: 'table_unreadable' } });
    });

    it('reads odd cells as a person sees them, and their traps as mere text', async () => {
      const text = (value: string) => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
      const header = [...SMALL_HEADER, '__proto__', 'constructor'].map((name) => text(String(name))).join('');
      // A formula's last result, a date as a number with a date's style, a number stored as text, blanks behind.
      const cells = [
        '<c s="1"><v>46083.385</v></c>',
        text('  Anna@Rendelo.hu\u00a0 '),
        '<c t="str"><f>HYPERLINK("http://x")</f><v>Kovács Anna</v></c>',
        text('Rendelő'),
        ...SMALL_HEADER.slice(4).map(() => '<c t="str"><v>1</v></c>'),
        text('{"isAdmin":true}'),
        text('x'),
        '<c/>',
        '<c t="inlineStr"><is><t> </t></is></c>',
      ].join('');
      const workbook = rawWorkbook({
        sheets: [
          {
            name: 'Válaszok',
            data: `<row>${header}</row><row>${cells}</row>${'<row><c/></row>'.repeat(50)}`,
            after: '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>',
          },
        ],
        styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>',
      });
      const answer = expectStatus(await admin.upload(RESPONSES, workbook), 200);
      expect(answer).toMatchObject({
        created: 1,
        errors: [],
        unmatchedColumns: ['__proto__', 'constructor'],
      });
      const [row] = await test.sql(
        `SELECT client_name, client_email, clinic_name, raw_responses,
                to_char(submitted_at AT TIME ZONE 'Europe/Budapest', 'YYYY-MM-DD HH24:MI') AS at
           FROM evaluation WHERE questionnaire_id = $1`,
        [questionnaireId],
      );
      expect(row).toMatchObject({
        client_name: 'Kovács Anna',
        client_email: 'anna@rendelo.hu',
        clinic_name: 'Rendelő',
      });
      expect(row!.at).toBe('2026-03-02 09:14');
      expect(Object.values(row!.raw_responses as object)).toEqual(SMALL_HEADER.slice(4).map(() => '1'));
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    });

    it('stores the good rows and names each bad one, in the reader’s language', async () => {
      await admin.upload(CONFIGURATION, await formConfiguration());
      const [header, ...rows] = allResponses();
      const workbook = await responsesWorkbook(header!, rows);
      const hungarian = (await admin.upload(`${RESPONSES}?dryRun=true`, workbook)).body;
      expect(await evaluationsOf(admin)).toEqual([]);
      const english = expectStatus(
        await admin.upload(RESPONSES, workbook, 'valaszok.xlsx', { 'Accept-Language': 'en' }),
        200,
      );
      expect(english).toMatchObject({ created: 20, updated: 0, unchanged: 0 });
      expect(hungarian).toMatchObject({ created: 20, updated: 0, unchanged: 0 });
      const sheet = 'Űrlapválaszok 1';
      const column = 'E-mail-cím';
      expect(english.errors).toEqual([
        { sheet, row: 8, column, code: 'email_missing', reason: 'The e-mail address is missing.' },
        {
          sheet,
          row: 9,
          column,
          code: 'email_invalid',
          reason: 'This is not a valid e-mail address: kovacs.anna(at)rendelo.hu',
        },
        {
          sheet,
          row: 10,
          column,
          code: 'email_several',
          reason: expect.stringContaining('info@szemklinika.hu; recepcio@szemklinika.hu'),
        },
      ]);
      expect(hungarian.errors[0].reason).toBe('Hiányzik az e-mail-cím.');
      const skipped = english.skipped.map(({ row, code }: { row: number; code: string }) => [row, code]);
      expect(skipped).toEqual([
        [5, 'row_duplicate'],
        [25, 'row_header_again'],
      ]);
      expect(english.questionsWithoutColumn).toContain(
        'Küldenek automatikus emlékeztetőt (SMS vagy e-mail) a vizit előtt?',
      );
      expect(english.unmatchedColumns).toContain('Van fax készülékük?');
    });

    it('changes nothing when it is done again, also by two people at once', async () => {
      const workbook = await rowsOf(1, 2, 3);
      const answers = await Promise.all([1, 2, 3].map(() => admin.upload(RESPONSES, workbook)));
      const sum = (key: string) => answers.reduce((total, { body }) => total + body[key], 0);
      expect([sum('created'), sum('unchanged')]).toEqual([3, 6]);
      expect(await evaluationsOf(admin)).toHaveLength(3);
    });

    it('lets a changed row through while its evaluation is pending, and reports it later', async () => {
      await admin.upload(RESPONSES, await rowsOf(1, 2));
      const better = await responsesWorkbook(SMALL_HEADER, [smallResponse(1, 5), smallResponse(2)]);
      expect((await admin.upload(RESPONSES, better)).body).toMatchObject({
        created: 0,
        updated: 1,
        unchanged: 1,
      });
      const [first] = await evaluationsOf(admin);
      expect(first).toMatchObject({
        clientEmail: 'client-1@clinic.example',
        totalScore: 25,
        status: 'pending',
      });
      await admin.post(`/api/admin/evaluation/${first!.id}/regenerate`);
      const { body } = await admin.upload(RESPONSES, await rowsOf(1, 2));
      expect(body).toMatchObject({ created: 0, updated: 0, unchanged: 1, errors: [] });
      expect(body.skipped).toMatchObject([{ row: 2, code: 'changed_too_late' }]);
      expect((await evaluationsOf(admin))[0]!.totalScore).toBe(25);
    });

    it('is not shaken by columns with names of the language', async () => {
      const odd = ['__proto__', 'constructor', 'toString'];
      const questions = odd.map((text) => [
        null,
        'Alapok',
        text,
        'igen',
        1,
        1,
        '__proto__',
        null,
        null,
        'Tipp',
      ]);
      await admin.upload(
        CONFIGURATION,
        await writeWorkbook([{ name: 'Questions', rows: [QUESTION_HEADER, ...questions] }]),
      );
      const workbook = await responsesWorkbook(
        [...SMALL_HEADER, ...odd, 'hasOwnProperty'],
        [[...smallResponse(1, 0), 'igen', 'nem', 'igen', 'x']],
      );
      const { body } = await admin.upload(RESPONSES, workbook);
      expect(body).toMatchObject({ created: 1, unmatchedColumns: ['hasOwnProperty'] });
      const [evaluation] = await evaluationsOf(admin);
      expect(evaluation).toMatchObject({ totalScore: 2, maxScore: 28 });
      const page = await admin.get(`/api/admin/evaluation/${evaluation!.id}/preview`);
      expect(page.body.products.map(({ name }: { name: string }) => name)).toContain('__proto__');
    });
  });

  it('lets a job finish that was asked for without waiting', async () => {
    const { status, body, headers } = await admin.upload(RESPONSES, await rowsOf(1), 'a.xlsx', {
      Prefer: 'respond-async',
    });
    expect([status, headers.get('location')]).toEqual([202, `/api/admin/jobs/${body.id}`]);
    expect(body).toMatchObject({ kind: 'import-responses', questionnaireId, error: null });
    // What was uploaded is nobody's download.
    await workOff(test);
    expect((await admin.get(`/api/admin/jobs/${body.id}`)).body.state).toBe('done');
    expect((await admin.get(`/api/admin/jobs/${body.id}/file`)).status).toBe(404);
  });
});
