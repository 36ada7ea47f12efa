import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const COLLEAGUE = 'colleague@clinic.example';

describe('Notices', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@clinics.example' });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    await signedIn(test, COLLEAGUE);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const arrived = async (subject: string, count: number) => {
    await workOff(test);
    const found = smtp.mails.filter(({ headers }) => headers.subject!.includes(subject));
    expect(found).toHaveLength(count);
    return found;
  };

  it('tell every admin of another key or server, and never the value', async () => {
    const secret = 'sk-very-secret-value-0123456789';
    expectStatus(await admin.post('/api/admin/settings', { key: 'openai_api_key', value: secret }), 200);
    const mails = await arrived('Megváltozott egy beállítás: AI-szolgáltatás kulcsa', 2);
    expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual([ADMIN_EMAIL, COLLEAGUE].sort());
    for (const { text } of mails) {
      expect(text).toContain(ADMIN_EMAIL);
      expect(text).not.toContain(secret);
    }
    const before = smtp.mails.length;
    expectStatus(
      await admin.post('/api/admin/settings', {
        key: 'landing_privacy_url',
        value: 'https://clinic.example/privacy',
      }),
      200,
    );
    const queued = await test.sql(`SELECT count(*)::int AS n FROM mail WHERE kind = 'setting-changed'`);
    expect([queued, smtp.mails.length]).toEqual([[{ n: 2 }], before]);
  });

  it('reach the old and the new address when one changes', async () => {
    const [{ id }] = (await test.sql<{ id: number }>(`SELECT id FROM admin WHERE email = $1`, [
      COLLEAGUE,
    ])) as [{ id: number }];
    expectStatus(await admin.patch(`/api/admin/users/${id}`, { email: 'renamed@clinic.example' }), 200);
    const mails = await arrived('Megváltozott egy adminisztrátor e-mail-címe', 2);
    expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
      COLLEAGUE,
      'renamed@clinic.example',
    ]);
    for (const { text } of mails)
      for (const address of [COLLEAGUE, 'renamed@clinic.example', ADMIN_EMAIL])
        expect(text).toContain(address);
  });

  it('reach an admin who is added or deleted', async () => {
    const made = expectStatus(await admin.post('/api/admin/users', { email: 'brief@clinic.example' }), 201);
    expect((await arrived('Adminisztrátori hozzáférést kapott', 1))[0]!.text).toContain(
      `${test.baseUrl}/auth`,
    );
    expectStatus(await admin.call('DELETE', `/api/admin/users/${made.id}`), 200);
    expect((await arrived('Megszűnt az adminisztrátori hozzáférése', 1))[0]!.recipients).toEqual([
      'brief@clinic.example',
    ]);
  });

  it('are not sent where the change was refused', async () => {
    const before = await test.sql(`SELECT count(*) FROM mail`);
    expect((await admin.post('/api/admin/users', { email: ADMIN_EMAIL })).status).toBe(409);
    expect(await test.sql(`SELECT count(*) FROM mail`)).toEqual(before);
  });
});
