import { MOST_SECTIONS } from '../../src/modules/questionnaires/limits.js';
import type { GoogleReply } from '../fakes/google-part.js';
import { googleError, html, json } from '../fakes/google-part.js';
import { type GoogleServer, startGoogleServer } from '../fakes/google-server.js';
import { keyFile, SERVICE_ACCOUNT } from '../fakes/google-token.js';
import { documentedAdmin } from '../make/documented-admin.js';
import {
  EDIT_LINK,
  type FakeForm,
  pageItem,
  PUBLIC_LINK,
  radioItem,
  recordedForm,
} from '../make/google-form.js';
import { expectStatus } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { impatiently } from '../setup/work.js';

const SHORT = 'https://forms.gle/AbC123';

describe('A form that can not be taken over', () => {
  let google: GoogleServer;
  let test: TestApp;
  let admin: Client;
  let form: FakeForm;

  beforeAll(async () => {
    google = await startGoogleServer();
    test = await startTestApp(google.variables);
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(async () => {
    await test?.close();
    await google?.close();
  });
  beforeEach(async () => {
    form = recordedForm();
    google.forms.forms.set(form.formId, form);
    google.forms.notShared.clear();
    google.docs.turnsAway.clear();
    await giveSetting(test, 'google_credentials', null);
  });

  const make = async (googleFormUrl: string | null): Promise<number> => {
    const made = await admin.post('/api/admin/questionnaires', { name: 'Űrlapos', language: 'hu' });
    const { id } = expectStatus(made, 201) as { id: number };
    await test.sql(`UPDATE questionnaire SET google_form_url = $2 WHERE id = $1`, [id, googleFormUrl]);
    return id;
  };
  const syncOf = (id: number) => admin.post(`/api/admin/questionnaire/${id}/sync-google-form`);
  /** Refused at once, with nothing stored, and remembered for the status card. */
  const expectRefused = async (url: string | null, code: string, message?: RegExp) => {
    const id = await make(url);
    const answer = await syncOf(id);
    expect(answer).toMatchObject({ status: code.startsWith('google_cred') ? 400 : 409, body: { code } });
    if (message) expect(answer.body.message).toMatch(message);
    expect(answer.body.message).not.toMatch(/[{}]/);
    expect(await test.sql(`SELECT 1 FROM section WHERE questionnaire_id = $1`, [id])).toEqual([]);
    const [status] = await test.sql<{ code: string }>(
      `SELECT last_failure->>'code' AS code FROM integration_status WHERE service = 'forms' AND questionnaire_id = $1`,
      [id],
    );
    expect(status).toEqual({ code });
  };

  it.each([
    [null, 'form_url_missing', /Enter the link/],
    ['  ', 'form_url_missing', /Enter the link/],
    ['https://surveys.example/s/1', 'form_url_unknown', /edit link or its public link/],
    [
      'https://docs.google.com.evil.example/forms/d/1xQ7vT2mKd9LrWc4NzYb8HsJf3/edit',
      'form_url_unknown',
      /Google form/,
    ],
    [
      'https://docs.google.com/spreadsheets/d/1aZ3kP8vQw5LxTn2RbYd7HcJm9/edit',
      'form_url_is_sheet',
      /Google sheet/,
    ],
  ])('is recognised by its link %j: %s', async (url, code, message) => {
    google.takePaths();
    await expectRefused(url, code, message);
    expect(google.takePaths()).toEqual([]);
  });

  it('has to be shared with the service account, whose address is named', async () => {
    await giveSetting(test, 'google_credentials', keyFile());
    google.forms.notShared.add(form.formId);
    await expectRefused(EDIT_LINK, 'form_not_shared', new RegExp(SERVICE_ACCOUNT));
  });

  it('is not found by an unknown id, nor where the API is switched off or the key refused', async () => {
    await giveSetting(test, 'google_credentials', keyFile());
    await expectRefused(
      'https://docs.google.com/forms/d/1unknownFormIdOfSomeOtherForm/edit',
      'form_not_found',
      /edit/,
    );
    google.forms.script.next(googleError('api_disabled'));
    await expectRefused(EDIT_LINK, 'google_api_disabled', /Google Forms API/);
    google.forms.script.next(json(200, { spreadsheetId: 'x' }));
    await expectRefused(EDIT_LINK, 'form_answer_unreadable');
    google.token.expireAll();
    google.token.script.next(googleError('token_bad_signature'));
    await expectRefused(EDIT_LINK, 'google_key_refused');
    await giveSetting(test, 'google_credentials', '{"installed":{}}');
    await expectRefused(EDIT_LINK, 'google_credentials_oauth_client');
  });

  it.each([
    ['sign-in', 'form_sign_in', /signing in/],
    ['closed', 'form_closed', /accepts no responses/],
  ] as const)('turns strangers away: %s', async (turn, code, message) => {
    google.docs.turnsAway.set(form.formId, turn);
    await expectRefused(PUBLIC_LINK, code, message);
    await expectRefused(EDIT_LINK, code, message);
  });

  it.each<[string, GoogleReply, string]>([
    ['401', html(401, 'Sign in'), 'form_sign_in'],
    ['403', html(403, 'Forbidden'), 'form_sign_in'],
    ['404', html(404, 'Not found'), 'form_gone'],
    ['410', html(410, 'Gone'), 'form_gone'],
    ['a page of another kind', html(200, '<html><title>Consent</title></html>'), 'form_page_unreadable'],
    [
      'a page to sign in at',
      html(200, '<form action="https://accounts.google.com/v3/signin">'),
      'form_sign_in',
    ],
    ['JSON', json(200, {}), 'form_page_unreadable'],
    ['11 MB', html(200, 'x'.repeat(11 * 1024 * 1024)), 'form_page_too_large'],
    ['a redirect to nowhere', { status: 302 }, 'form_gone'],
  ])('has a page that answers %s', async (_what, reply, code) => {
    google.docs.script.next(reply);
    await expectRefused(PUBLIC_LINK, code);
  });

  it.each([
    ['https://evil.example/forms/d/x', 'form_leads_elsewhere'],
    ['https://docs.google.com.evil.example/forms/d/x', 'form_leads_elsewhere'],
    ['http://docs.google.com/forms/d/x', 'form_leads_elsewhere'],
    ['https://docs.google.com:8443/forms/d/x', 'form_leads_elsewhere'],
    ['https://user@docs.google.com/forms/d/x', 'form_leads_elsewhere'],
    ['https://docs.google.com/document/d/x', 'form_leads_elsewhere'],
    ['http://127.0.0.1:5432/forms/', 'form_leads_elsewhere'],
    ['http://169.254.169.254/forms/latest', 'form_leads_elsewhere'],
    ['file:///etc/passwd', 'form_leads_elsewhere'],
    ['https://accounts.google.com/ServiceLogin', 'form_sign_in'],
    ['https://consent.google.com/m?continue=x', 'form_page_unreadable'],
    [SHORT, 'form_link_loops'],
  ])('has a short link that leads to %s', async (location, code) => {
    google.docs.shortLinks.set('AbC123', location);
    google.takePaths();
    await expectRefused(SHORT, code);
    expect(google.takePaths().every((path) => path === '/forms.gle/AbC123')).toBe(true);
  });

  it('follows five redirects and no more', async () => {
    const chain = (length: number) => {
      for (let n = 1; n < length; n += 1)
        google.docs.shortLinks.set(`hop${n}`, `https://forms.gle/hop${n + 1}`);
      google.docs.shortLinks.set(`hop${length}`, PUBLIC_LINK);
    };
    chain(6);
    await expectRefused('https://forms.gle/hop1', 'form_link_loops');
    chain(5);
    expect((await syncOf(await make('https://forms.gle/hop1'))).status).toBe(200);
  });

  it('without questions changes nothing', async () => {
    form.items = form.items.slice(0, 2);
    await expectRefused(PUBLIC_LINK, 'form_has_no_questions', /clinic do not count/);
  });

  it('is asked for again later while Google is busy, and says so when it stays so', async () => {
    const id = await make(PUBLIC_LINK);
    google.docs.script.next(
      { status: 500 },
      { status: 503 },
      { status: 502, headers: { 'retry-after': '1' } },
      { status: 500 },
    );
    const answer = await syncOf(id);
    expect(answer).toMatchObject({ status: 503, body: { code: 'google_unavailable' } });
    google.docs.script.next({ status: 429, headers: { 'retry-after': '1' } });
    expect(await syncOf(id)).toMatchObject({ status: 200, body: { created: 13 } });
  });

  it('does not hold up the call for ever when the page stalls after its headers', async () => {
    const id = await make(PUBLIC_LINK);
    google.docs.script.next({
      status: 200,
      headers: { 'content-type': 'text/html' },
      trouble: 'stall-in-body',
    });
    const answer = await impatiently(test, () => syncOf(id));
    expect(answer).toMatchObject({ status: 200, body: { created: 13 } });
  });

  it('speaks the caller’s language', async () => {
    const id = await make(null);
    for (const [language, word] of [
      ['hu', /űrlap/],
      ['ro', /formular/],
    ] as const) {
      const { body } = await admin.post(`/api/admin/questionnaire/${id}/sync-google-form`, undefined, {
        'Accept-Language': language,
      });
      expect(body.message).toMatch(word);
    }
    const jobs = await until(async () => (await admin.get(`/api/admin/jobs?questionnaireId=${id}`)).body);
    expect(jobs[0]).toMatchObject({
      kind: 'sync-form',
      state: 'failed',
      error: { code: 'form_url_missing' },
    });
  });

  it('with more sections than a configuration holds changes nothing', async () => {
    form.items = Array.from({ length: MOST_SECTIONS + 1 }, (_, n) => [
      pageItem(n, `Oldal ${n}`),
      radioItem(10_000 + n, `Kérdés ${n}?`, 1, 'Igen'),
    ]).flat();
    await expectRefused(PUBLIC_LINK, 'form_too_large');
  });
});
