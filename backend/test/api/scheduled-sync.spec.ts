import { SyncScheduleService } from '../../src/modules/sheets/schedule/sync-schedule.service.js';
import { startGoogleServer, type GoogleServer } from '../fakes/google-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { makeSyncedSheet, type SyncedSheet } from '../make/synced-sheet.js';
import { makeWebhook } from '../make/webhooks.js';
import { type Client, type Json } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const NEWCOMER = 'uj@rendelo.hu';

describe('The scheduled sync', () => {
  let google: GoogleServer;
  let test: TestApp;
  let admin: Client;
  let ground: SyncedSheet;

  beforeAll(async () => {
    google = await startGoogleServer();
    test = await startTestApp(google.variables);
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
  });
  afterAll(async () => {
    await test?.close();
    await google?.close();
  });
  beforeEach(async () => {
    await test.sql(`DELETE FROM rate_counter WHERE key LIKE 'reads:%'`);
    await test.sql(`UPDATE questionnaire SET sync_enabled = false`);
    for (const key of ['receipt_mail', 'auto_generate', 'sync_silence_hours'] as const)
      await giveSetting(test, key, null);
    ground = await makeSyncedSheet(test, admin, google);
  });

  const id = () => ground.questionnaireId;
  const patch = async (fields: Json): Promise<Json> =>
    expectStatus(await admin.patch(`/api/admin/questionnaires/${id()}`, fields), 200);
  const state = async (): Promise<Json> =>
    expectStatus(await admin.get(`/api/admin/questionnaires/${id()}/sync-schedule`), 200);
  const look = () => test.app.get(SyncScheduleService).startDue(new AbortController().signal);
  const warnings = async (): Promise<Json[]> => expectStatus(await admin.get('/api/admin/warnings'), 200);
  const kinds = async () => (await warnings()).map(({ kind }) => kind);
  const makeDue = () =>
    test.sql(`UPDATE sheet_sync SET started_at = now() - interval '2 days' WHERE questionnaire_id = $1`, [
      id(),
    ]);
  const jobs = (kind: string) =>
    test.sql<{ state: string }>(
      `SELECT state FROM job WHERE kind = $1 AND questionnaire_id = $2 ORDER BY created_at`,
      [kind, id()],
    );
  /** Looks for what is due, so that the questionnaire's sync runs once more. */
  const runOnce = async () => {
    const before = (await jobs('sync-sheets')).length;
    await makeDue();
    await look();
    await workOff(test);
    const all = await jobs('sync-sheets');
    expect(all.length).toBeGreaterThan(before);
    for (const { state: ended } of all) expect(['done', 'failed']).toContain(ended);
  };
  /** Somebody fills the form in. */
  const respond = (email: string, hoursAgo: number) => {
    const { rows } = ground.tab;
    const at = new Date(Date.now() - hoursAgo * 3_600_000);
    const parts = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Budapest',
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(at);
    const serial = (Date.parse(`${parts.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
    const row = rows[1]!.map((cell) => ({ ...cell }));
    row[rows[0]!.findIndex(({ shown }) => /^E-mail/.test(shown))] = { shown: email };
    row[0] = { shown: parts, raw: serial };
    rows.push(row);
  };
  const receipts = () =>
    test.sql<{ to: string }>(
      `SELECT to_address AS "to" FROM mail WHERE kind = 'receipt' AND questionnaire_id = $1`,
      [id()],
    );

  it('reads the sheet when it is due, again after its interval, and tells when', async () => {
    expect(await state()).toMatchObject({ isScheduled: false, startedAt: null, nextRunAt: null });
    expect(await patch({ syncEnabled: true, syncMinutes: 15 })).toMatchObject({
      syncEnabled: true,
      syncMinutes: 15,
    });
    await runOnce();
    expect(await evaluationsOf(admin)).toHaveLength(20);
    const { startedAt, succeededAt, nextRunAt, failure } = await state();
    expect(Date.parse(nextRunAt) - Date.parse(startedAt)).toBe(15 * 60_000);
    expect([succeededAt !== null, failure]).toEqual([true, null]);
    const ran = (await jobs('sync-sheets')).length;
    await look();
    expect(await jobs('sync-sheets')).toHaveLength(ran);
    const [entry] = await test.sql<{ details: Json }>(
      `SELECT details FROM audit_entry WHERE action = 'responses.sync' AND questionnaire_id = $1`,
      [id()],
    );
    expect(entry!.details).toEqual({ created: 20, updated: 0 });
  });

  it('leaves inactive questionnaires and those without a schedule alone', async () => {
    await look();
    await patch({ syncEnabled: true, isActive: false });
    await look();
    expect(await jobs('sync-sheets')).toEqual([]);
    expect(await state()).toMatchObject({ isScheduled: false, nextRunAt: null });
  });

  it.each([4, 1441, 7.5])('refuses an interval of %d minutes', async (syncMinutes) => {
    expect((await admin.patch(`/api/admin/questionnaires/${id()}`, { syncMinutes })).status).toBe(400);
  });

  it('waits longer after each failure, warns, and starts anew when something was put right', async () => {
    await patch({ syncEnabled: true, syncMinutes: 60 });
    await runOnce();
    const { id: spreadsheet } = ground.spreadsheet;
    const gone = ground.url.replace(spreadsheet, `${spreadsheet.slice(0, -3)}xyz`);
    await patch({ googleSheetsUrl: gone });
    for (const hours of [2, 4]) {
      await runOnce();
      const { startedAt, nextRunAt, failure } = await state();
      expect(Date.parse(nextRunAt) - Date.parse(startedAt)).toBe(hours * 3_600_000);
      expect(failure.length).toBeGreaterThan(20);
    }
    const [warning] = await warnings();
    expect(warning).toMatchObject({ kind: 'sync-failing' });
    expectStatus(await admin.post('/api/admin/warnings/dismiss', { id: warning!.id }), 200);
    await runOnce();
    expect(await kinds()).not.toContain('sync-failing');
    await patch({ googleSheetsUrl: ground.url });
    expect((await state()).failure).toBeNull();
    await runOnce();
    await patch({ googleSheetsUrl: gone });
    await runOnce();
    expect(await kinds()).toContain('sync-failing');
  });

  it('warns of a sheet without an address', async () => {
    await patch({ googleSheetsUrl: null, syncEnabled: true });
    await look();
    expect(await kinds()).toContain('sync-failing');
    expect(await jobs('sync-sheets')).toEqual([]);
  });

  it('warns of columns that do not fit, until that is dismissed, and again when others do not', async () => {
    await patch({ syncEnabled: true });
    await runOnce();
    const [warning] = await warnings();
    expect(warning!.columns).toContain('Van fax készülékük?');
    expect(warning!.questions).toHaveLength(1);
    expectStatus(await admin.post('/api/admin/warnings/dismiss', { id: warning!.id }), 200);
    await runOnce();
    expect(await kinds()).not.toContain('columns');
    ground.tab.rows[0]![6] = { shown: 'Átnevezett oszlop' };
    await runOnce();
    expect((await warnings()).find(({ kind }) => kind === 'columns')!.columns).toContain('Átnevezett oszlop');
    expect((await admin.post('/api/admin/warnings/dismiss', { id: warning!.id })).status).toBe(404);
  });

  it('warns when nothing has come for as long as the settings say', async () => {
    await patch({ syncEnabled: true });
    await runOnce();
    await giveSetting(test, 'sync_silence_hours', '48');
    expect(await kinds()).not.toContain('silence');
    await test.sql(
      `UPDATE evaluation SET created_at = now() - interval '49 hours' WHERE questionnaire_id = $1`,
      [id()],
    );
    expect(await kinds()).toContain('silence');
    respond(NEWCOMER, 1);
    await runOnce();
    expect(await kinds()).not.toContain('silence');
  });

  it('sends a receipt to those who are new, once, and never for a first reading', async () => {
    await giveSetting(test, 'receipt_mail', 'true');
    // A webhook is told of every response, so that the outbox holds those of the first reading, too.
    await makeWebhook(admin, 'https://hooks.example/', ['evaluation.created']);
    await test.sql(`UPDATE webhook SET rests_until = now() + interval '1 hour'`);
    await patch({ syncEnabled: true });
    respond('first@rendelo.hu', 1);
    await runOnce();
    expect(await receipts()).toEqual([]);
    respond(NEWCOMER, 2);
    respond('old@rendelo.hu', 60);
    await runOnce();
    expect(await receipts()).toEqual([{ to: NEWCOMER }]);
    expectStatus(await admin.call('DELETE', '/api/admin/delete-all-evaluations'), 200);
    await runOnce();
    // What is in the trash stays there: no sync brings back what a person has deleted.
    expect(await evaluationsOf(admin)).toEqual([]);
    expect(await receipts()).toEqual([{ to: NEWCOMER }]);
  });

  it('sends no receipt while that is off, or for another sheet than before', async () => {
    await patch({ syncEnabled: true });
    await runOnce();
    respond(NEWCOMER, 2);
    await runOnce();
    await giveSetting(test, 'receipt_mail', 'true');
    const other = await makeSyncedSheet(test, admin, google);
    expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: id() }), 200);
    other.tab.rows = ground.tab.rows;
    respond('another@rendelo.hu', 1);
    await patch({ googleSheetsUrl: other.url });
    await runOnce();
    expect(await receipts()).toEqual([]);
  });

  it('has drafts written of what is new, as one job, when that is switched on', async () => {
    await giveSetting(test, 'auto_generate', 'true');
    await patch({ syncEnabled: true });
    await runOnce();
    expect(await jobs('generate-new')).toEqual([{ state: 'done' }]);
    for (const { status } of await evaluationsOf(admin)) expect(status).toBe('generated');
    await runOnce();
    expect(await jobs('generate-new')).toHaveLength(1);
  });

  it('starts a few at a time, so that Google’s quota is never used up', async () => {
    await patch({ syncEnabled: true });
    await test.sql(
      `INSERT INTO questionnaire (name, sync_enabled, google_sheets_url) SELECT 'Q' || n, true, $1 FROM generate_series(1, 9) AS n`,
      [ground.url],
    );
    const started = await Promise.all([look()]);
    expect(started[0].started).toBeLessThanOrEqual(4);
    await test.sql(`UPDATE questionnaire SET sync_enabled = false`);
  });
});
