import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { QUESTION_HEADER } from '../make/form-workbooks.js';
import { expectStatus } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

/** Notes every statement, not every row, that writes sections or questions. */
const NOTE_STATEMENTS = [
  `CREATE TABLE noted (statement text)`,
  `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO noted VALUES (TG_OP || ' ' || TG_TABLE_NAME); RETURN NULL; END $$`,
  `CREATE TRIGGER noted AFTER INSERT OR UPDATE ON section FOR EACH STATEMENT EXECUTE FUNCTION note()`,
  `CREATE TRIGGER noted AFTER INSERT OR UPDATE ON question FOR EACH STATEMENT EXECUTE FUNCTION note()`,
];

interface Listed {
  questionId: string;
  sectionName: string;
  questionText: string;
  pointValue: number;
  relatedTip: string | null;
}

describe('A questionnaire of a thousand questions', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  let questionnaireId: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    for (const statement of NOTE_STATEMENTS) await test.sql(statement);
    const made = await admin.post('/api/admin/questionnaires', { name: 'Nagy', language: 'hu' });
    questionnaireId = (expectStatus(made, 201) as { id: number }).id;
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId }), 200);
  });
  afterAll(() => test?.close());

  const upload = async (
    names: string[],
    questions: [string | null, string, string, number, string | null][],
  ) => {
    const rows = questions.map(([id, section, text, points, tip]) => [
      id,
      section,
      text,
      'igen',
      points,
      1,
      null,
      null,
      null,
      tip,
    ]);
    const bytes = await writeWorkbook([
      {
        name: 'Sections',
        rows: [['name', 'description', 'include'], ...names.map((name) => [name, null, 'igen'])],
      },
      { name: 'Questions', rows: [QUESTION_HEADER, ...rows] },
    ]);
    return expectStatus(await admin.upload('/api/admin/import-config', bytes), 200);
  };
  const list = async (headers = {}) =>
    expectStatus(await admin.get<Listed[]>('/api/admin/questions', { headers }), 200);
  const statements = async () => {
    const noted = await test.sql<{ statement: string }>(`DELETE FROM noted RETURNING statement`);
    return noted.length;
  };

  it('is written, changed, turned round and copied in a handful of statements', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `Szakasz ${n}`);
    await upload(
      names,
      Array.from({ length: 1000 }, (_, n) => [null, names[n % 20]!, `Kérdés ${n}?`, 1, null]),
    );
    expect(await statements()).toBeLessThan(12);

    const before = await list();
    const changed = before.map(
      ({ questionId, sectionName, questionText }, n): [string, string, string, number, string | null] => [
        questionId,
        n % 7 === 0 ? names[0]! : sectionName,
        n % 2 === 0 ? `${questionText} Új, "idézet" és \\ jel` : questionText,
        n % 3,
        n % 5 === 0 ? 'Tipp\nkét sorban' : null,
      ],
    );
    expect(await upload(names.toReversed(), changed.toReversed())).toMatchObject({ created: 0 });
    expect(await statements()).toBeLessThan(40);
    const after = new Map((await list()).map((question) => [question.questionId, question]));
    for (const [questionId, sectionName, questionText, pointValue, relatedTip] of changed)
      expect(after.get(questionId)).toMatchObject({ sectionName, questionText, pointValue, relatedTip });
    expect(
      (await list()).map(({ sectionName }) => sectionName).filter((name, n, all) => name !== all[n - 1]),
    ).toEqual(names.toReversed());

    const copy = await admin.post(`/api/admin/questionnaires/${questionnaireId}/copy`, { name: 'Másolat' });
    const { id } = expectStatus(copy, 201) as { id: number };
    expect(await statements()).toBeLessThan(6);
    const valuesOf = ({ sectionName, questionText, pointValue, relatedTip }: Listed) => [
      sectionName,
      questionText,
      pointValue,
      relatedTip,
    ];
    const copied = await list({ 'X-Questionnaire-Id': String(id) });
    expect(copied.map(valuesOf)).toEqual((await list()).map(valuesOf));
    expect(copied.some(({ questionId }) => after.has(questionId))).toBe(false);
  });
});
