import { googleError } from '../fakes/google-part.js';
import { recordedSpreadsheet } from '../fakes/google-sheets.js';
import { keyFile, SERVICE_ACCOUNT } from '../fakes/google-token.js';
import { TRELLO_KEY, TRELLO_TOKEN } from '../fakes/trello-server.js';
import { IntegrationFixture } from '../make/integration-fixture.js';
import { expectStatus } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { signedIn } from '../setup/client.js';

describe('A test of Google and Trello', () => {
  let ground: IntegrationFixture;
  beforeAll(async () => {
    ground = await IntegrationFixture.start();
  });
  afterAll(() => ground?.close());
  beforeEach(() => ground.clear());

  describe('of Google', () => {
    const sheet = recordedSpreadsheet().id;

    it('reads the sheet with the account’s key', async () => {
      await ground.give({ google_credentials: keyFile(), google_spreadsheet_id: sheet });
      expect(await ground.run('sheets')).toMatchObject({ ok: true, code: 'sheet_test_works' });
      expect((await ground.statusOf('sheets')).lastSuccessAt).not.toBeNull();
    });

    it('names the address to share a sheet with', async () => {
      await ground.give({ google_credentials: keyFile(), google_spreadsheet_id: sheet });
      ground.google.sheets.script.next(googleError('not_shared'));
      const result = await ground.run('sheets');
      expect(result).toMatchObject({ ok: false, code: 'sheet_not_shared' });
      expect(result.message).toContain(SERVICE_ACCOUNT);
      expect((await ground.statusOf('sheets')).lastFailure).toMatchObject({ code: 'sheet_not_shared' });
    });

    it.each([
      ['token_bad_signature', 'google_key_refused'],
      ['token_clock_skew', 'google_clock_wrong'],
    ] as const)('tells of %s', async (name, code) => {
      await ground.give({ google_credentials: keyFile() });
      ground.google.token.script.next(googleError(name), googleError(name));
      expect(await ground.run('sheets')).toMatchObject({ ok: false, code });
      ground.google.token.script.clear();
    });

    it('tells of a missing sheet, a missing tab and a quota', async () => {
      await ground.give({ google_credentials: keyFile(), google_spreadsheet_id: 'A'.repeat(44) });
      expect((await ground.run('sheets')).code).toBe('sheet_not_found');
      await ground.give({
        google_spreadsheet_id: `https://docs.google.com/spreadsheets/d/${sheet}/edit#gid=999999`,
      });
      expect((await ground.run('sheets')).code).toBe('sheet_tab_missing');
      ground.google.sheets.script.next(googleError('quota'));
      expect((await ground.run('sheets')).code).toBe('google_quota');
    });

    it('without a sheet tries the key alone; without a key reads what is shared by link', async () => {
      await ground.give({ google_credentials: keyFile() });
      expect(await ground.run('sheets')).toMatchObject({ ok: false, code: 'sheet_test_key_only' });
      await giveSetting(ground.test, 'google_credentials', null);
      await ground.give({ google_spreadsheet_id: sheet });
      expect(await ground.run('sheets')).toMatchObject({ ok: false, code: 'sheet_link_closed' });
    });

    it('never looks at the questionnaire of somebody else', async () => {
      const stranger = await signedIn(ground.test, 'stranger@other.example', 'en');
      await ground.test.sql(
        `UPDATE questionnaire SET google_form_url = 'https://docs.google.com/forms/d/1AbCdEfGhIjKlMnOpQrStUvWx/edit'`,
      );
      await ground.test.sql(
        `UPDATE session SET sess = jsonb_set(sess::jsonb, '{questionnaireId}', (SELECT to_jsonb(id) FROM questionnaire LIMIT 1))::json`,
      );
      expect((await ground.run('forms', stranger)).code).toBe('form_test_nothing');
      await ground.test.sql(`UPDATE questionnaire SET google_form_url = NULL`);
    });
  });

  describe('of Trello', () => {
    beforeEach(() => ground.give({ trello_api_key: TRELLO_KEY, trello_token: TRELLO_TOKEN }));
    const listOf = (name: string) => ground.trello.boards[0]!.lists.find((list) => list.name === name)!;

    it('looks at the list, and offers the lists there are', async () => {
      expect((await ground.run('trello')).code).toBe('trello_list_missing');
      const boards = expectStatus(await ground.admin.get('/api/admin/settings/trello-lists'), 200);
      expect(boards).toEqual(
        ground.trello.boards.map(({ id, name, lists }) => ({
          id,
          name,
          lists: lists.map((list) => ({ id: list.id, name: list.name })),
        })),
      );
      await ground.give({ trello_list_id: listOf('Folyamatban').id });
      const result = await ground.run('trello');
      expect(result).toMatchObject({ ok: true, code: 'trello_test_works' });
      expect(result.message).toContain('Folyamatban');
      expect(ground.trello.cards).toEqual([]);
    });

    it('says when the list is archived or gone', async () => {
      await ground.give({ trello_list_id: listOf('Kész').id });
      listOf('Kész').closed = true;
      expect((await ground.run('trello')).code).toBe('trello_list_closed');
      await ground.give({ trello_list_id: '0'.repeat(24) });
      expect((await ground.run('trello')).code).toBe('trello_list_not_found');
    });

    it.each([
      ['error:bad_key', 'trello_key_refused'],
      ['error:bad_token', 'trello_token_refused'],
      ['error:no_write_scope', 'trello_permission_missing'],
      ['error:token_rate', 'trello_busy'],
      ['error:timeout', 'trello_timeout'],
      ['reset', 'trello_unavailable'],
    ] as const)('tells of %s, in the test and in the list of lists', async (trouble, code) => {
      ground.trello.next(trouble, trouble);
      expect(await ground.run('trello')).toMatchObject({ ok: false, code });
      const lists = await ground.admin.get<{ code: string }>('/api/admin/settings/trello-lists');
      expect([lists.status, lists.body.code]).toEqual([
        code.endsWith('refused') || code.endsWith('missing') ? 409 : 503,
        code,
      ]);
    });

    it('obeys Trello’s limit as its headers say', async () => {
      ground.trello.limit(0);
      expect((await ground.run('trello')).code).toBe('trello_busy');
      ground.trello.limit(100);
    });

    it('needs key and token for the list of lists', async () => {
      await giveSetting(ground.test, 'trello_token', null);
      const answer = await ground.admin.get<{ code: string }>('/api/admin/settings/trello-lists');
      expect([answer.status, answer.body.code]).toEqual([409, 'trello_not_set']);
    });
  });
});
