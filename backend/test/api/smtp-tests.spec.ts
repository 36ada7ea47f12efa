import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus } from '../make/questionnaires.js';
import { type Client, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('A test of the operator’s SMTP server', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'info@clinic.example' });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });
  const run = async () =>
    expectStatus(await admin.post<{ ok: boolean; code: string }>('/api/admin/settings/test/mail'), 200);

  it('signs in and sends nothing', async () => {
    expect(await run()).toMatchObject({ ok: true, code: 'smtp_test_works' });
    expect(smtp.mails).toEqual([]);
  });

  it('is also a mail to the admin who asks for it, in their language, ten an hour at most', async () => {
    for (let mail = 0; mail < 10; mail += 1)
      expectStatus(await admin.post('/api/admin/settings/send-test'), 200);
    expect((await admin.post('/api/admin/settings/send-test')).status).toBe(429);
    const [first] = await until(async () => smtp.mails.length === 10 && smtp.mails);
    expect(first).toMatchObject({
      recipients: [ADMIN_EMAIL],
      headers: { subject: 'Test e-mail: sending works' },
    });
    expect(first!.text).toContain(`${test.baseUrl}/settings`);
    smtp.mails.length = 0;
  });

  it('says that user or password were refused, and never which', async () => {
    smtp.behave('refuse-sign-in');
    const result = await run();
    expect(result).toMatchObject({ ok: false, code: 'smtp_sign_in_refused' });
    expect(JSON.stringify(result)).not.toMatch(/secret|sender/);
    smtp.behave('accept');
  });

  it('says that the server is away', async () => {
    await smtp.close();
    expect(await run()).toMatchObject({ ok: false, code: 'smtp_unreachable' });
  });
});
