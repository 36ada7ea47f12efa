import { handOf } from '../make/configuration-by-hand.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import type { Cell } from '../../src/platform/workbooks/workbook.types.js';
import { readWorkbook } from '../../src/platform/workbooks/read-workbook.js';
import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';

const IMPORT = '/api/admin/import-config';
const HEADER = [
  'section',
  'questionText',
  'answer',
  'points',
  'meaning',
  'advice',
  'leadsTo',
  'prepares',
  'exclusive',
  'alsoAccepted',
];

interface Optioned {
  id: number;
  questionId: string;
  kind: string;
  pointValue: number;
  options: { id: number; label: string; meaning: string | null }[];
}

describe('The sheet Answers of the configuration workbook', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    questionnaireId = await makeQuestionnaire(admin);
  });

  const questions = async () => expectStatus(await admin.get<Optioned[]>('/api/admin/questions'), 200);
  const upload = async (bytes: Buffer, query = '') => admin.upload(`${IMPORT}${query}`, bytes);
  const answers = (...rows: Cell[][]) => writeWorkbook([{ name: 'Answers', rows: [HEADER, ...rows] }]);
  const good: Cell[][] = [
    ['Alapok', 'Kérdés 1?', 'igen', 6, 'Van honlapjuk.', null, null, null, null, 'van | persze'],
    ['Alapok', 'Kérdés 1?', 'részben', 2, null, 'Fejezzék be.'],
    ['Alapok', 'Kérdés 1?', 'nem', 0, null, null, 'van', 'igen'],
  ];

  it('brings options, which its export brings back, to the same questionnaire and to another', async () => {
    expect(expectStatus(await upload(await answers(...good)), 200)).toMatchObject({
      created: 3,
      updated: 0,
      unchanged: 0,
      changes: [
        { sheet: 'Answers', row: 2, what: 'created', name: 'Kérdés 1? – igen' },
        { row: 3 },
        { row: 4 },
      ],
      unmatchedColumns: [],
    });
    const [first] = await questions();
    expect(first).toMatchObject({
      pointValue: 6,
      options: [
        {
          label: 'igen',
          position: 1,
          points: 6,
          meaning: 'Van honlapjuk.',
          advice: null,
          exclusive: false,
          aliases: ['van', 'persze'],
        },
        { label: 'részben', position: 2, points: 2, meaning: null, advice: 'Fejezzék be.' },
        { label: 'nem', position: 3, points: 0, leadsTo: 'igen', prepares: true },
      ],
    });
    const exported = (await admin.get<Buffer>('/api/admin/export-config')).body;
    expect(expectStatus(await upload(exported), 200)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 10,
    });
    const before = (await questions()).map(({ options }) => options.map(({ id: _id, ...option }) => option));
    await test.sql('DELETE FROM questionnaire WHERE id = $1', [questionnaireId]);

    const made = await admin.post('/api/admin/questionnaires', { name: 'Másik', language: 'hu' });
    const other = (expectStatus(made, 201) as { id: number }).id;
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: other }), 200);
    expect(expectStatus(await upload(exported), 200)).toMatchObject({ created: 10, errors: [] });
    expect((await questions()).map(({ options }) => options.map(({ id: _id, ...option }) => option))).toEqual(
      before,
    );
  });

  it('foretells its effect on scores, which follow', async () => {
    const rows = [0, 5].map((right, n) => smallResponse(n, right).with(4, right > 0 ? 'persze' : 'nem'));
    expectStatus(
      await admin.upload('/api/admin/import-responses', await responsesWorkbook(SMALL_HEADER, rows)),
      200,
    );
    const scores = async () => (await evaluationsOf(admin)).map(({ totalScore }) => totalScore);
    expect(await scores()).toEqual([0, 20]);
    const bytes = await answers(...good);
    const foretold = expectStatus(await upload(bytes, '?dryRun=true'), 200) as { effect: object };
    expect(foretold).toMatchObject({ created: 3, effect: { rescored: 2, exact: true } });
    expect((await questions())[0]!.options).toEqual([]);
    expect(expectStatus(await upload(bytes), 200)).toEqual({
      ...foretold,
      message: 'Import finished. Created: 3, changed: 0, unchanged: 0.',
    });
    await until(async () => (await scores()).join() === '0,26');
  });

  it('stores nothing of a file with a wrong row, and names each of them', async () => {
    const before = await questions();
    const bytes = await answers(
      ...good,
      ['Alapok', 'Nincs ilyen?', 'igen', 1],
      ['Alapok', 'Kérdés 2?', null, 1],
      ['Alapok', 'Kérdés 2?', 'igen', -1],
      ['Alapok', 'Kérdés 1?', 'persze', 1],
    );
    const answer = await upload(bytes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'configuration_has_errors' } });
    const { details } = answer.body as unknown as {
      details: { row: number; column: string; code: string }[];
    };
    expect(details.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'alsoAccepted', 'answer_ambiguous'],
      [5, 'questionText', 'question_unknown'],
      [6, 'answer', 'value_missing'],
      [7, 'points', 'points_invalid'],
    ]);
    expect(await questions()).toEqual(before);
  });

  it('takes a text in the place of its draft', async () => {
    expectStatus(await upload(await answers(...good)), 200);
    const { id, options } = (await questions())[0]!;
    const drafted = options.map((option) => ({ ...option, meaningDraft: 'Vázlat.', adviceDraft: 'Vázlat.' }));
    const put = handOf(admin).put(`/api/admin/question/${id}`, { options: drafted, removedOptionIds: [] });
    expectStatus(await put, 200);
    expectStatus(await upload(await answers(good[2]!.slice(0, 4).concat('Nincs honlapjuk.'))), 200);
    expect((await questions())[0]!.options).toMatchObject([
      { label: 'nem', meaning: 'Nincs honlapjuk.', meaningDraft: null, adviceDraft: 'Vázlat.' },
      { label: 'igen', meaning: 'Van honlapjuk.', adviceDraft: 'Vázlat.' },
      { label: 'részben', meaningDraft: 'Vázlat.', advice: 'Fejezzék be.' },
    ]);
  });

  it('is shown by examples in the template, which is what an empty questionnaire’s export is', async () => {
    const made = await admin.post('/api/admin/questionnaires', { name: 'Üres', language: 'hu' });
    const { id } = expectStatus(made, 201) as { id: number };
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: id }), 200);
    const headers = { 'Accept-Language': 'ro' };
    const { body } = await admin.get<Buffer>('/api/admin/export-config', { headers });
    expect((await readWorkbook(body)).map(({ name }) => name)).toEqual([
      'Secțiuni',
      'Întrebări',
      'Răspunsuri',
      'Corelații',
      'Chestionar',
      'Ghid',
    ]);
    expect(expectStatus(await upload(body), 200)).toMatchObject({ created: 10, unmatchedColumns: [] });
    expect((await questions()).map(({ kind, pointValue }) => [kind, pointValue])).toEqual([
      ['single', 5],
      ['multiple', 3],
      ['text', 0],
    ]);
  });

  it('is not needed: a workbook without it leaves options and kinds alone', async () => {
    expectStatus(await upload(await answers(...good)), 200);
    const before = await questions();
    const old = [
      {
        name: 'Questions',
        rows: [
          ['section', 'questionText'],
          ['Alapok', 'Kérdés 1?'],
        ],
      },
    ];
    expect(expectStatus(await upload(await writeWorkbook(old)), 200)).toMatchObject({
      unchanged: 1,
      updated: 0,
    });
    expect(await questions()).toEqual(before);
  });
});
