import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const IMPORT = '/api/admin/import-config';

describe('What is shown if, in the configuration workbook', () => {
  let test: TestApp;
  let admin: Client;
  let own: number;
  let other: number;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    own = await makeQuestionnaire(admin);
    other = await makeQuestionnaire(admin);
  });
  afterAll(() => test?.close());

  const upload = async (condition: string, more = '') =>
    admin.upload(
      `${IMPORT}?questionnaireId=${own}${more}`,
      await writeWorkbook([
        { name: 'Sections', rows: [['Name'], ['Labor']] },
        {
          name: 'Questions',
          rows: [
            ['Section', 'Question', 'Shown if'],
            ['Labor', 'Van laborjuk?', ''],
            ['Labor', 'Digitális a labor?', condition],
          ],
        },
        {
          name: 'Answers',
          rows: [
            ['Section', 'Question', 'Answer', 'Points'],
            ['Labor', 'Van laborjuk?', 'Igen', 3],
            ['Labor', 'Van laborjuk?', 'Nem', 0],
          ],
        },
      ]),
    );
  const conditions = async (questionnaireId = own) =>
    expectStatus<Json[]>(await admin.get(`/api/admin/questions?questionnaireId=${questionnaireId}`), 200)
      .filter(({ shownIf }) => shownIf !== null)
      .map(({ questionText }) => questionText);

  it('comes with the questions it names, is compared before, and goes where its cell is blank', async () => {
    const condition = 'Q3.1 is "Igen"';
    expect(await upload(condition, '&dryRun=true')).toMatchObject({ status: 200, body: { errors: [] } });
    expect(await conditions()).toEqual([]);
    expect(await upload(condition)).toMatchObject({ status: 200 });
    expect(await conditions()).toEqual(['Digitális a labor?']);
    expect(await upload(condition)).toMatchObject({ body: { created: 0, updated: 0 } });
    const changed = await upload('Q3.1 is "Nem"', '&dryRun=true');
    expect(changed.body).toMatchObject({
      updated: 1,
      changes: [{ sheet: 'Questions', row: 3, fields: [{ from: condition, to: 'Q3.1 is "Nem"' }] }],
    });
    expect(await upload('')).toMatchObject({ body: { updated: 1 } });
    expect(await conditions()).toEqual([]);
  });

  it('is carried to another questionnaire', async () => {
    await upload('Q3.1 is "Igen"');
    const exported = (await admin.get<Buffer>(`/api/admin/export-config?questionnaireId=${own}`)).body;
    const answer = await admin.upload(`${IMPORT}?questionnaireId=${other}`, exported);
    expect(answer).toMatchObject({ status: 200 });
    expect(await conditions(other)).toEqual(['Digitális a labor?']);
  });

  it('stores nothing of a file whose condition asks for a later question', async () => {
    const answer = await upload('Q3.2 is answered');
    expect(answer).toMatchObject({
      status: 400,
      body: { details: [{ sheet: 'Questions', row: 3, column: 'Shown if' }] },
    });
  });
});
