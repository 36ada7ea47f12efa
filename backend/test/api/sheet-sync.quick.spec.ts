import { startGoogleServer, type GoogleServer } from '../fakes/google-server.js';
import { evaluationsOf, expectStatus } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { makeSyncedSheet, type SyncedSheet } from '../make/synced-sheet.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { giveCode } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const SYNC = '/api/admin/sync-sheets';

interface Synced {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: { row: number; code: string; reason: string }[];
  warnings: { row: number; code: string }[];
  unmatchedColumns: string[];
  questionsWithoutColumn: string[];
  source: string;
}

describe('Syncing the spreadsheet', () => {
  let google: GoogleServer;
  let test: TestApp;
  let admin: DocumentedClient;
  let ground: SyncedSheet;

  beforeAll(async () => {
    google = await startGoogleServer();
    test = await startTestApp(google.variables);
    admin = new DocumentedClient(test.baseUrl);
    const token = await giveCode(test, ADMIN_EMAIL);
    expectStatus(await admin.post('/api/admin/verify-magic-link', { email: ADMIN_EMAIL, token }), 200);
  });
  afterAll(async () => {
    await test?.close();
    await google?.close();
  });
  beforeEach(async () => {
    // Each test may use the whole quota of the account.
    await test.sql(`DELETE FROM rate_counter WHERE key LIKE 'reads:%'`);
    ground = await makeSyncedSheet(test, admin, google);
    google.takePaths();
  });

  const sync = async (query = '') => expectStatus(await admin.post<Synced>(`${SYNC}${query}`), 200);
  const counts = ({ rows, created, updated, unchanged, skipped }: Synced) => [
    rows,
    created,
    updated,
    unchanged,
    skipped.length,
  ];
  const cell = (shown: string, raw?: number) => (raw === undefined ? { shown } : { shown, raw });
  const rowOf = (email: string) =>
    ground.tab.rows.findIndex((row) => row.some(({ shown }) => shown === email));
  const column = (header: RegExp) => ground.tab.rows[0]!.findIndex(({ shown }) => header.test(shown));
  const oneOf = async (email: string) => (await evaluationsOf(admin)).filter((e) => e.clientEmail === email);

  it('accounts for every row of the sheet, in three requests beside the token', async () => {
    const result = await sync();
    expect(counts(result)).toEqual([26, 20, 0, 0, 6]);
    expect(result.skipped.map(({ row, code }) => [row, code])).toEqual([
      [5, 'row_duplicate'],
      [8, 'email_missing'],
      [9, 'email_invalid'],
      [10, 'email_several'],
      [11, 'row_blank'],
      [25, 'row_header_again'],
    ]);
    for (const { reason } of result.skipped) expect(reason.length).toBeGreaterThan(5);
    expect(result.unmatchedColumns).toContain('Van fax készülékük?');
    expect(result.questionsWithoutColumn).toHaveLength(1);
    expect(result.source).toBe('api');
    expect(await evaluationsOf(admin)).toHaveLength(20);
    const [agnes] = await oneOf('dr.toth.agnes@belgyogyaszat-debrecen.hu');
    expect([agnes!.totalScore, agnes!.maxScore, agnes!.percentage]).toEqual([34, 44, 77.3]);
    const values = google.takePaths().filter((path) => path.startsWith('/v4/'));
    expect(values).toHaveLength(3);
  });

  it('reads the columns as a person has said of an earlier table of the form', async () => {
    const before = await sync('?dryRun=true');
    const questions = expectStatus(
      await admin.get<{ questionId: string; questionText: string }[]>('/api/admin/questions'),
      200,
    );
    const asked = questions.find(({ questionText }) => questionText === before.questionsWithoutColumn[0])!;
    const fax = {
      header: 'Van fax készülékük?',
      nth: 0,
      is: 'question',
      questionId: asked.questionId,
      optionId: null,
    };
    await test.sql(
      `INSERT INTO response_mapping (questionnaire_id, source, mapping) VALUES ($1, 'google-forms', $2)`,
      [ground.questionnaireId, JSON.stringify({ columns: [fax], answers: [] })],
    );
    const after = await sync();
    expect(after.questionsWithoutColumn).toEqual([]);
    expect(after.unmatchedColumns).not.toContain(fax.header);
    expect(counts(after)).toEqual(counts(before));
  });

  it('changes nothing when nothing has changed, whatever order the rows are in', async () => {
    await sync();
    expect(counts(await sync())).toEqual([26, 0, 0, 20, 6]);
    const [header, ...rows] = ground.tab.rows;
    ground.tab.rows = [header!, ...rows.reverse()];
    const again = await sync();
    expect(counts(again)).toEqual([26, 0, 0, 20, 6]);
    expect(await evaluationsOf(admin)).toHaveLength(20);
  });

  it('takes over a row that was put between others, and finds its way when columns move', async () => {
    await sync();
    const newcomer = ground.tab.rows[1]!.map((old) => ({ ...old }));
    newcomer[column(/^E-mail/)] = cell('uj@rendelo.hu');
    newcomer[0] = cell('2026. 03. 08. 10:00:01', 46089.4166782407);
    ground.tab.rows.splice(7, 0, newcomer);
    ground.tab.rows = ground.tab.rows.map((row) => [cell('x'), ...row]);
    ground.tab.rows[0]![0] = cell('Sorszám');
    const result = await sync();
    expect([result.created, result.updated, result.unchanged]).toEqual([1, 0, 20]);
    expect(result.rows).toBe(27);
    expect(result.unmatchedColumns).toContain('Sorszám');
    expect(await oneOf('uj@rendelo.hu')).toHaveLength(1);
  });

  it('reports a header that was renamed, and takes no answer away that was given', async () => {
    await sync();
    const before = await evaluationsOf(admin);
    const renamed = ground.tab.rows[0]!.findIndex(({ shown }) =>
      shown.includes('mesterséges intelligenciát'),
    );
    expect(renamed).toBeGreaterThan(0);
    ground.tab.rows[0]![renamed] = cell('Használnak MI-t?');
    const result = await sync();
    expect(result.unmatchedColumns).toContain('Használnak MI-t?');
    expect(result.questionsWithoutColumn).toHaveLength(2);
    // The row without a time is known by its answers, so it has another identity now.
    expect(counts(result)).toEqual([26, 0, 1, 19, 6]);
    const scores = (list: typeof before) => list.map(({ id, totalScore }) => [id, totalScore]);
    expect(scores(await evaluationsOf(admin))).toEqual(scores(before));
  });

  it('takes an edited response as the change of its evaluation, though it has a new time', async () => {
    await sync();
    const email = 'rendelo@szabo-ortopedia.hu';
    const [before] = await oneOf(email);
    const row = ground.tab.rows[rowOf(email)]!;
    row[0] = cell('2026. 03. 05. 18:00:07', 46086.7500810185);
    row[column(/^Klinika/)] = cell('Szabó Ortopédia Kft.');
    const result = await sync();
    expect([result.created, result.updated, result.unchanged]).toEqual([0, 1, 19]);
    const [after, ...others] = await oneOf(email);
    expect(others).toEqual([]);
    expect([after!.id, after!.clinicName]).toEqual([before!.id, 'Szabó Ortopédia Kft.']);
    expect(counts(await sync())).toEqual([26, 0, 0, 20, 6]);
  });

  it('reports an edited response once its texts are written, and never makes a second evaluation of it', async () => {
    await sync();
    const email = 'rendelo@szabo-ortopedia.hu';
    const [before] = await oneOf(email);
    expectStatus(await admin.post(`/api/admin/evaluation/${before!.id}/regenerate`), 200);
    const row = ground.tab.rows[rowOf(email)]!;
    row[0] = cell('2026. 03. 05. 18:00:07', 46086.7500810185);
    row[column(/^Klinika/)] = cell('Szabó Ortopédia Kft.');
    for (let time = 1; time <= 2; time += 1) {
      const result = await sync();
      expect([result.created, result.updated, result.unchanged]).toEqual([0, 0, 19]);
      expect(result.skipped.filter(({ code }) => code === 'changed_too_late')).toHaveLength(1);
    }
    const [after, ...others] = await oneOf(email);
    expect([others.length, after!.clinicName]).toEqual([0, before!.clinicName]);
    expectStatus(
      await admin.post(`/api/admin/evaluation/${before!.id}/reset-status`, { status: 'pending' }),
      200,
    );
    expect((await sync()).updated).toBe(1);
    expect((await oneOf(email))[0]!.clinicName).toBe('Szabó Ortopédia Kft.');
  });

  it('takes the same response by API, by CSV and by upload as one evaluation', async () => {
    await sync();
    await giveSetting(test, 'google_credentials', null);
    ground.spreadsheet.sharedByLink = true;
    const byLink = await sync();
    expect(counts(byLink)).toEqual([26, 0, 0, 20, 6]);
    expect(byLink.source).toBe('csv');
    expect(google.takePaths().filter((path) => path === '/token').length).toBeLessThanOrEqual(1);
    expect(await evaluationsOf(admin)).toHaveLength(20);
  });

  it('stores nothing on a dry run and says the same', async () => {
    const tried = await sync('?dryRun=true');
    expect(counts(tried)).toEqual([26, 20, 0, 0, 6]);
    expect(await evaluationsOf(admin)).toEqual([]);
    expect(counts(await sync())).toEqual(counts(tried));
  });

  it('joins the running one when it is asked for several times at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => sync()));
    const jobs = await test.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM job WHERE kind = 'sync-sheets' AND questionnaire_id = $1`,
      [ground.questionnaireId],
    );
    expect(jobs[0]!.n).toBeLessThan(4);
    for (const answer of answers) expect(answer.rows).toBe(26);
    expect(await evaluationsOf(admin)).toHaveLength(20);
  });

  it('finds the tab with the questions when the address names none', async () => {
    ground.spreadsheet.tabs.reverse();
    const url = ground.url.replace(/#.*/, '');
    expectStatus(
      await admin.patch(`/api/admin/questionnaires/${ground.questionnaireId}`, { googleSheetsUrl: url }),
      200,
    );
    expect((await sync()).created).toBe(20);
  });

  it('reads the general sheet of the settings when the questionnaire has none', async () => {
    expectStatus(
      await admin.patch(`/api/admin/questionnaires/${ground.questionnaireId}`, { googleSheetsUrl: null }),
      200,
    );
    await giveSetting(test, 'google_spreadsheet_id', ground.spreadsheet.id);
    expect((await sync()).created).toBe(20);
    await giveSetting(test, 'google_spreadsheet_id', null);
  });
});
