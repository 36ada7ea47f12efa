import { startGoogleServer, type GoogleServer } from '../fakes/google-server.js';
import { googleError, html, json } from '../fakes/google-part.js';
import { keyFile, SERVICE_ACCOUNT } from '../fakes/google-token.js';
import { evaluationsOf, expectStatus } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { makeSyncedSheet, placeSheet, type SyncedSheet } from '../make/synced-sheet.js';
import { giveCode, type Json } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { impatiently, workOff, workToTheEnd } from '../setup/work.js';
import { GoogleSheetsService } from '../../src/modules/sheets/sources/google-sheets.service.js';
import { parseGoogleCredentials } from '../../src/modules/sheets/sources/google-credentials.js';

const SYNC = '/api/admin/sync-sheets';

interface Status {
  service: string;
  configured: boolean;
  missing: string[];
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  lastFailure: { code: string; message: string } | null;
}

describe('A sync of the spreadsheet that fails', () => {
  let google: GoogleServer;
  let test: TestApp;
  let admin: DocumentedClient;
  let ground: SyncedSheet;

  beforeAll(async () => {
    google = await startGoogleServer();
    test = await startTestApp(google.variables);
    admin = new DocumentedClient(test.baseUrl, 'en');
    const token = await giveCode(test, ADMIN_EMAIL);
    expectStatus(await admin.post('/api/admin/verify-magic-link', { email: ADMIN_EMAIL, token }), 200);
    ground = await makeSyncedSheet(test, admin, google);
  });
  afterAll(async () => {
    await test?.close();
    await google?.close();
  });
  beforeEach(async () => {
    await test.sql(`DELETE FROM rate_counter WHERE key LIKE 'reads:%'`);
    google.token.expireAll();
    for (const { script } of [google.token, google.sheets, google.csv]) script.clear();
    ground = { questionnaireId: ground.questionnaireId, ...placeSheet(google) };
    await setAddress(ground.url);
    await giveSetting(test, 'google_credentials', keyFile());
    for (const table of ['evaluation', 'integration_status', 'sheet_row'])
      await test.sql(`DELETE FROM ${table} WHERE questionnaire_id = $1`, [ground.questionnaireId]);
    google.takePaths();
  });

  const setAddress = async (googleSheetsUrl: string | null) =>
    test.sql('UPDATE questionnaire SET google_sheets_url = $2 WHERE id = $1', [
      ground.questionnaireId,
      googleSheetsUrl,
    ]);
  const withoutKey = () => giveSetting(test, 'google_credentials', null);
  const cell = (shown: string) => ({ shown });
  const sheetsStatus = async (): Promise<Status> => {
    const answer = await admin.get<Status[]>('/api/admin/integration-status');
    return expectStatus(answer, 200).find(({ service }) => service === 'sheets')!;
  };

  describe('says why and what to do, and stores nothing', () => {
    const noKey = async () => {
      await withoutKey();
      ground.spreadsheet.sharedByLink = true;
    };
    it.each<[string, () => unknown, number, string, RegExp]>([
      ['no address', () => setAddress(null), 409, 'sheet_address_missing', /address/],
      [
        'a web page',
        () => setAddress('https://example.com/sheet'),
        400,
        'sheet_address_invalid',
        /example\.com/,
      ],
      [
        'a published copy',
        () => setAddress('https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdefghijk/pubhtml'),
        400,
        'sheet_address_published',
        /published/,
      ],
      [
        'a form',
        () => setAddress('https://docs.google.com/forms/d/1aZ3kP8vQw5LxTn2RbYd7HcJm9/edit'),
        400,
        'sheet_address_form',
        /form/,
      ],
      [
        'a key that is none',
        () => giveSetting(test, 'google_credentials', 'secret'),
        400,
        'google_credentials_not_json',
        /\.json/,
      ],
      [
        'the file of an OAuth client',
        () => giveSetting(test, 'google_credentials', '{"web":{"client_id":"x"}}'),
        400,
        'google_credentials_oauth_client',
        /OAuth/,
      ],
      [
        'a revoked key',
        () => google.token.script.next(googleError('token_bad_signature')),
        409,
        'google_key_refused',
        /new key/,
      ],
      [
        'a deleted account',
        () => google.token.script.next(googleError('token_unknown_account')),
        409,
        'google_key_refused',
        /deleted/,
      ],
      [
        'a wrong clock',
        () => google.token.script.next(googleError('token_clock_skew')),
        409,
        'google_clock_wrong',
        /clock/,
      ],
      [
        'a sheet that is not shared',
        () => ground.spreadsheet.sharedWith.clear(),
        409,
        'sheet_not_shared',
        new RegExp(SERVICE_ACCOUNT),
      ],
      [
        'an unknown sheet',
        () => google.sheets.spreadsheets.delete(ground.spreadsheet.id),
        409,
        'sheet_not_found',
        /deleted/,
      ],
      ['a deleted tab', () => (ground.tab.sheetId = 5), 409, 'sheet_tab_missing', /tab/],
      [
        'an API that is not switched on',
        () => google.sheets.script.next(googleError('api_disabled')),
        409,
        'google_api_disabled',
        /Sheets API/,
      ],
      [
        'an uploaded Excel file',
        () => google.sheets.script.next(googleError('sheets_uploaded_xlsx')),
        409,
        'sheet_other_document',
        /Save as Google Sheets/,
      ],
      [
        'a token that is refused again and again',
        () => google.sheets.script.next(googleError('bad_token'), googleError('bad_token')),
        409,
        'google_access_refused',
        /Google/,
      ],
      [
        'a tab about something else',
        () => (ground.tab.rows = [[cell('Termék'), cell('Ár')]]),
        409,
        'sheet_tab_without_responses',
        /tab/,
      ],
      ['an empty tab', () => (ground.tab.rows = []), 409, 'sheet_tab_without_responses', /tab/],
      [
        'a tab with contacts alone',
        () => (ground.tab.rows = [[cell('Időbélyeg'), cell('E-mail-cím'), cell('Név')]]),
        409,
        'sheet_tab_without_responses',
        /tab/,
      ],
      [
        'more rows than are taken',
        () => (ground.tab.rows = ground.tab.rows.concat(Array.from({ length: 100_000 }, () => []))),
        409,
        'sheet_too_large',
        /rows/,
      ],
      [
        'more rows than are taken, by link',
        async () => {
          await noKey();
          ground.tab.rows = ground.tab.rows.concat(Array.from({ length: 100_000 }, () => [cell('x')]));
        },
        409,
        'sheet_too_large',
        /rows/,
      ],
      [
        'no e-mail column',
        () => (ground.tab.rows[0]![1] = cell('Valami')),
        409,
        'sheet_without_email_column',
        /e-mail/,
      ],
      ['no key and no link', withoutKey, 409, 'sheet_link_closed', /anyone with the link/],
      [
        'a sign-in page instead of CSV',
        async () => {
          await noKey();
          google.csv.script.next(html(200, '<html>Sign in</html>'));
        },
        409,
        'sheet_link_closed',
        /service account/,
      ],
      [
        'a redirect to the sign-in',
        async () => {
          await noKey();
          google.csv.script.next({
            status: 302,
            headers: { location: 'https://accounts.google.com/v3/signin' },
          });
        },
        409,
        'sheet_link_closed',
        /service account/,
      ],
      [
        'a file that is gone, by link',
        async () => {
          await noKey();
          google.sheets.spreadsheets.delete(ground.spreadsheet.id);
        },
        409,
        'sheet_not_found',
        /deleted/,
      ],
      [
        'a tab that is gone, by link',
        async () => {
          await noKey();
          ground.tab.sheetId = 5;
        },
        409,
        'sheet_tab_missing',
        /tab/,
      ],
    ])('%s', async (_what, breakIt, status, code, message) => {
      await breakIt();
      const answer = await admin.post(SYNC);
      expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
      expect(await evaluationsOf(admin)).toEqual([]);
    });
  });

  it('says so while the questionnaire has no questions to match the columns with', async () => {
    ground = await makeSyncedSheet(test, admin, google);
    await test.sql('DELETE FROM section WHERE questionnaire_id = $1', [ground.questionnaireId]);
    expect(await admin.post(SYNC)).toMatchObject({ status: 409, body: { code: 'questions_missing' } });
    ground = await makeSyncedSheet(test, admin, google);
  });

  it('is remembered for the status card, and so is the success that follows', async () => {
    expect(await sheetsStatus()).toEqual({
      service: 'sheets',
      configured: true,
      missing: [],
      lastSuccessAt: null,
      lastFailureAt: null,
      lastFailure: null,
    });
    ground.spreadsheet.sharedWith.clear();
    expect((await admin.post(SYNC)).status).toBe(409);
    const failed = await sheetsStatus();
    expect(failed.lastFailure).toMatchObject({
      code: 'sheet_not_shared',
      message: expect.stringContaining(SERVICE_ACCOUNT),
    });
    expect(failed.lastSuccessAt).toBeNull();
    ground.spreadsheet.sharedWith.add(SERVICE_ACCOUNT);
    expectStatus(await admin.post(SYNC), 200);
    const well = await sheetsStatus();
    expect(well.lastSuccessAt! > well.lastFailureAt!).toBe(true);
    await withoutKey();
    await setAddress(null);
    expect(await sheetsStatus()).toMatchObject({
      configured: false,
      missing: ['google_credentials', 'google_spreadsheet_id'],
    });
  });

  describe('is tried again by itself', () => {
    const start = async () => {
      const answer = await admin.call<{ id: string }>('POST', SYNC, { headers: { Prefer: 'respond-async' } });
      return expectStatus(answer, 202).id;
    };
    /** The job with all its tries; the pauses between them are over at once. */
    const atItsEnd = async (id: string) => {
      await workToTheEnd(test);
      return expectStatus(await admin.get<Json>(`/api/admin/jobs/${id}`), 200);
    };
    const syncs = async () => expect((await atItsEnd(await start())).result.created).toBe(20);

    it('after as long as Google asks for', async () => {
      google.sheets.script.next(googleError('quota', { 'Retry-After': '90' }));
      const id = await start();
      await workOff(test);
      const [{ seconds }] = (await test.sql<{ seconds: number }>(
        `SELECT extract(epoch FROM run_at - now())::float8 AS seconds FROM job_item WHERE job_id = $1 AND state = 'queued'`,
        [id],
      )) as [{ seconds: number }];
      expect(seconds).toBeGreaterThan(60);
      expect(seconds).toBeLessThanOrEqual(90);
      expect((await atItsEnd(id)).result.created).toBe(20);
    });

    it('after passing trouble: an error of theirs, a broken line', async () => {
      google.sheets.script.next(googleError('unavailable'), { status: 200, trouble: 'reset' });
      await syncs();
    });

    it('after an answer that never comes', async () => {
      google.sheets.script.next({ status: 200, trouble: 'stall-in-body' });
      await impatiently(test, syncs);
    });

    it('with a new token when the old one is refused', async () => {
      await syncs();
      google.token.expireAll();
      const issued = google.token.issued();
      expect(expectStatus(await admin.post(SYNC), 200).unchanged).toBe(20);
      expect(google.token.issued()).toBe(issued + 1);
    });

    it('and given up in words when the quota stays used up', async () => {
      const used = () => googleError('quota', { 'Retry-After': '0' });
      google.sheets.script.next(used(), used(), used(), used());
      const job = await atItsEnd(await start());
      expect(job).toMatchObject({ state: 'failed', error: { code: 'google_quota' } });
      expect((await sheetsStatus()).lastFailure!.code).toBe('google_quota');
      await syncs();
    });

    it('when an answer is not what it should be', async () => {
      google.sheets.script.next(html(200, 'proxy'), json(200, { sheets: 'none' }));
      await syncs();
    });
  });

  it('asks for one token only when many ask at once, and none while it lasts', async () => {
    await Promise.all([1, 2, 3].map(() => admin.post(`${SYNC}?dryRun=true`)));
    await admin.post(SYNC);
    expect(google.takePaths().filter((path) => path === '/token')).toHaveLength(1);
  });

  it('reads again when the sheet was sorted between both readings', async () => {
    let values = 0;
    const sortMeanwhile = ({ path }: { path: string }) => {
      if (path.includes('/values/') && (values += 1) === 2)
        ground.tab.rows = [ground.tab.rows[0]!, ...ground.tab.rows.slice(1).reverse()];
      return null;
    };
    google.sheets.script.next(sortMeanwhile, sortMeanwhile, sortMeanwhile);
    expect(expectStatus(await admin.post(SYNC), 200)).toMatchObject({ created: 20 });
    expect(expectStatus(await admin.post(SYNC), 200)).toMatchObject({ unchanged: 20, created: 0 });
  });

  it('stays below the quota of the account, over all processes', async () => {
    await admin.post(SYNC);
    await test.sql(`UPDATE rate_counter SET count = 50 WHERE key LIKE 'reads:google-sheets:%'`);
    google.takePaths();
    const answer = await admin.call<{ id: string }>('POST', SYNC, { headers: { Prefer: 'respond-async' } });
    expect(answer.status).toBe(202);
    await workOff(test);
    expect(google.takePaths()).toEqual([]);
    expect((await sheetsStatus()).lastFailure!.code).toBe('google_quota');
    await admin.post(`/api/admin/jobs/${answer.body.id}/cancel`);
    await test.sql('DELETE FROM queue_gate');
  });

  it('reads a long sheet in blocks, blank rows in between included', async () => {
    const [header] = ground.tab.rows;
    const blank = Array.from({ length: 10 }, () => []);
    const rows = Array.from({ length: 25_000 }, (_, n) => [
      cell(`2026. 03. 02. 9:14:22`),
      cell(`a${n}@b.hu`),
    ]);
    ground.tab.rows = [header!, ...rows.slice(0, 9990), ...blank, ...rows.slice(9990)];
    const source = test.app.get(GoogleSheetsService, { strict: false });
    const address = { id: ground.spreadsheet.id, gid: ground.tab.sheetId };
    const question = { questionId: 'q', questionText: 'Foglalhatnak a páciensek időpontot online?' };
    const { sheet } = await source.read(
      parseGoogleCredentials(keyFile()),
      address,
      [question],
      new AbortController().signal,
    );
    expect(sheet.rows).toHaveLength(25_011);
    expect(sheet.rows.at(-1)).toMatchObject({
      number: 25_011,
      cells: expect.arrayContaining(['a24999@b.hu']),
    });
    expect(sheet.rows[9991 + 10]!.cells[1]).toBe('a9990@b.hu');
  });
});
