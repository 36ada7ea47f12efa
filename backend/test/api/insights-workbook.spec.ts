import { readWorkbook } from '../../src/platform/workbooks/read-workbook.js';
import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const IMPORT = '/api/admin/import-config';

describe('Insights in the configuration workbook', () => {
  let test: TestApp;
  let admin: Client;
  let address: string;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    address = `/api/admin/questionnaires/${await makeQuestionnaire(admin)}/insights`;
  });
  afterAll(() => test?.close());

  const upload = async (rows: string[][], query = '') =>
    admin.upload(
      `${IMPORT}${query}`,
      await writeWorkbook([
        // A question that is new names its answers in the same file.
        {
          name: 'Questions',
          rows: [
            ['Section', 'Question'],
            ['Alapok', 'Új kérdés?'],
          ],
        },
        {
          name: 'Answers',
          rows: [
            ['Section', 'Question', 'Answer', 'Points'],
            ['Alapok', 'Új kérdés?', 'Igen', 3],
          ],
        },
        { name: 'Insights', rows: [['Condition', 'Insight'], ...rows] },
      ]),
    );
  const stored = async () =>
    expectStatus<{ insights: { conditionText: string; text: string }[] }>(
      await admin.get(address),
      200,
    ).insights.map(({ conditionText, text }) => `${conditionText}: ${text}`);

  it('come in with the questions they name, are compared before, and go where the sheet leaves them out', async () => {
    const rows = [
      ['Q1.4 is "Igen"', 'New.'],
      ['total < 50 %', 'Low.'],
    ];
    const planned = await upload(rows, '?dryRun=true');
    expect(planned).toMatchObject({ status: 200, body: { created: 4, updated: 0, errors: [] } });
    expect(await stored()).toEqual([]);
    expect(await upload(rows)).toMatchObject({ status: 200, body: { created: 4 } });
    expect(await stored()).toEqual(['Q1.4 is "Igen": New.', 'total < 50 %: Low.']);
    const exported = (await admin.get<Buffer>('/api/admin/export-config')).body;
    expect((await readWorkbook(exported)).map(({ name }) => name)).toContain('Insights');
    expect((await admin.upload(IMPORT, exported)).body).toMatchObject({ created: 0, updated: 0 });
    const fewer = await upload(rows.slice(0, 1), '?dryRun=true');
    expect(fewer.body).toMatchObject({
      updated: 1,
      changes: [{ sheet: 'Insights', what: 'removed', name: 'Low.' }],
    });
    await upload(rows.slice(0, 1));
    expect(await stored()).toEqual(['Q1.4 is "Igen": New.']);
  });

  it('store nothing of a file in which one cannot be read', async () => {
    const before = await stored();
    const answer = await upload([['Q1.4 is "Soha"', 'Wrong.']]);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        details: [
          { sheet: 'Insights', row: 2, column: 'Condition', reason: expect.stringContaining('Soha') },
        ],
      },
    });
    expect(await stored()).toEqual(before);
  });
});
