import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, verifyAll } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const MANY_SHARED = `UPDATE rate_counter SET count = 195 WHERE key LIKE 'share-all%' RETURNING 1`;

describe('Sharing a page', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let second: TestApp;
  let admin: Client;
  let client: Client;
  let id: string;
  let hashedUrl: string;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url });
    second = await startTestApp({ SMTP_URL: smtp.url, DATABASE_URL: test.databaseUrl, ROLE: 'api' });
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    client = new DocumentedClient(test.baseUrl, 'en');
    await makeQuestionnaire(admin, { language: 'en', responses: 12 });
    await admin.post('/api/admin/regenerate-all-evaluations');
    const { body } = await verifyAll(admin, await allIds());
    expect(body).toMatchObject({ successCount: 12 });
  });
  afterAll(async () => {
    await second?.close();
    await test?.close();
    await smtp?.close();
  });
  const allIds = async () => (await evaluationsOf(admin)).map((one) => one.id);
  const allLinks = async () => (await evaluationsOf(admin)).map((one) => one.hashedUrl);
  beforeEach(async () => {
    await workOff(test);
    smtp.mails.length = 0;
    await test.sql(`DELETE FROM rate_counter`);
    ({ id, hashedUrl } = (await evaluationsOf(admin))[0]!);
  });

  const share = (emails: unknown, to = hashedUrl, by = client) =>
    by.post(`/api/evaluation/${to}/share`, { emails });
  const addresses = (count: number, from = 0) =>
    Array.from({ length: count }, (_, n) => `friend-${from + n}@other.example`);
  const recipients = () => smtp.mails.flatMap((mail) => mail.recipients).sort();
  const expectMails = async (count: number) => {
    await workOff(test);
    expect(smtp.mails).toHaveLength(count);
  };

  it('mails a link of its own to each address, for the clinic, with a contact', async () => {
    await test.sql(
      `INSERT INTO setting (key, value) VALUES ('landing_contact_email', 'info@clinic.example')`,
    );
    expect((await share([' Friend@Other.Example ', 'second@other.example'])).body).toEqual({
      sent: 2,
      saved: 0,
      failed: 0,
    });
    await expectMails(2);
    expect(recipients()).toEqual(['friend@other.example', 'second@other.example']);
    const [evaluation] = (await evaluationsOf(admin)).filter((one) => one.id === id);
    const links = smtp.mails.map(({ text }) => /\/evaluation\/([\w-]+)\n/.exec(text)![1]);
    expect(new Set(links).size).toBe(2);
    expect(JSON.stringify(smtp.mails)).not.toContain(hashedUrl);
    expect(JSON.stringify(await test.sql(`SELECT * FROM mail`))).not.toMatch(new RegExp(links.join('|')));
    for (const { recipients: to, headers, text, html } of smtp.mails) {
      expect(headers.to).toBe(to[0]);
      expect(headers.subject).toBe('A clinic has shared its digital maturity result with you');
      expect(headers['message-id']).toMatch(/\.share@/);
      expect(text).toMatch(new RegExp(`${test.baseUrl}/evaluation/[\\w-]{22}\n`));
      expect(text).not.toContain(evaluation!.clientName);
      expect(text).toMatch(/\b90\b/);
      expect(text).toContain(`Clinic: ${evaluation!.clinicName}`);
      expect(text).toContain('info@clinic.example');
      expect(html).toContain('Open the result');
    }
    await test.sql(`DELETE FROM setting WHERE key = 'landing_contact_email'`);
  });

  it('needs one to five addresses, else nothing is sent', async () => {
    expect((await share(addresses(5))).body).toEqual({ sent: 5, saved: 0, failed: 0 });
    expect(await share(addresses(6, 10))).toMatchObject({
      status: 400,
      body: { code: 'share_too_many', message: expect.stringContaining('5 e-mail addresses') },
    });
    for (const none of [[], ['', '  ']])
      expect(await share(none)).toMatchObject({ status: 400, body: { code: 'share_without_address' } });
    const { body } = await new DocumentedClient(test.baseUrl).post(`/api/evaluation/${hashedUrl}/share`, {
      emails: [],
    });
    expect(body.message).toBe('Kérjük adjon meg legalább egy email címet.');
    for (const wrong of [undefined, null, 'a@b.hu', [1], [null], [['a@b.hu']], { 0: 'a@b.hu' }])
      expect((await share(wrong)).status).toBe(400);
    await expectMails(5);
    expect(recipients()).toEqual(addresses(5));
  });

  it('counts what is no address, and what comes twice, as failed', async () => {
    const hostile = [
      'a@other.example\r\nBcc: victim@evil.example',
      'a@other.example,b@evil.example',
      '"a@x"@evil.example',
      'a%0a@evil.example',
    ];
    expect((await share([...hostile, 'good@other.example'])).body).toEqual({ sent: 1, saved: 0, failed: 4 });
    expect((await share(['twice@other.example', 'TWICE@other.example'])).body).toEqual({
      sent: 1,
      saved: 0,
      failed: 1,
    });
    expect((await share(['nobody'])).body).toEqual({ sent: 0, saved: 0, failed: 1 });
    await expectMails(2);
    expect(recipients()).toEqual(['good@other.example', 'twice@other.example']);
    expect(JSON.stringify(smtp.mails)).not.toMatch(/evil/);
  });

  it('stops at 20 mails per evaluation and day, over all processes', async () => {
    const other = new DocumentedClient(second.baseUrl, 'en');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => share(addresses(5, n * 5), hashedUrl, n % 2 ? client : other)),
    );
    const sum = (key: 'sent' | 'failed') => answers.reduce((total, { body }) => total + body[key], 0);
    expect([sum('sent'), sum('failed')]).toEqual([20, 30]);
    await expectMails(20);
    expect(new Set(recipients()).size).toBe(20);
    await test.sql(`UPDATE rate_counter SET expires_at = now() - interval '1 second'`);
    expect((await share(addresses(1))).body).toEqual({ sent: 1, saved: 0, failed: 0 });
  });

  it('stops at 3 mails per recipient and day, however the address is spelt', async () => {
    const all = await allLinks();
    const spellings = [
      'anna@other.example',
      'an.na@other.example',
      'ANNA+work@other.example',
      'anna+x@other.example',
      'a.nna@other.example',
    ];
    const answers = await Promise.all(spellings.map((spelling, n) => share([spelling], all[n])));
    expect(answers.reduce((total, { body }) => total + body.sent, 0)).toBe(3);
    expect((await share(['hanna@other.example'])).body).toEqual({ sent: 1, saved: 0, failed: 0 });
    await expectMails(4);
    const counters = await test.sql<{ key: string }>(`SELECT key FROM rate_counter`);
    expect(counters.map(({ key }) => key).join()).not.toContain('@');
  });

  it('stops at 200 mails a day in all, and refused ones use nothing up', async () => {
    const all = await allLinks();
    await share(['not an address', 'nor this'], all[11]);
    expect((await share(addresses(5), all[0])).body).toEqual({ sent: 5, saved: 0, failed: 0 });
    // As if others had shared meanwhile.
    expect(await test.sql(MANY_SHARED)).toHaveLength(1);
    expect((await share(addresses(5, 5), all[1])).body).toEqual({ sent: 5, saved: 0, failed: 0 });
    expect((await share(addresses(5, 500), all[11])).body).toEqual({ sent: 0, saved: 0, failed: 5 });
    const [used] = await test.sql(`SELECT 1 FROM rate_counter WHERE key = $1`, [
      `share-evaluation:${(await allIds())[11]}`,
    ]);
    expect(used).toBeUndefined();
  });

  it('tells nobody whether a page exists, and stops with it', async () => {
    const unknown = ['00000000-0000-4000-8000-000000000000', 'x'.repeat(32), '1', '%00', "' OR 1=1--"];
    const hidden = (await allIds()).at(-1)!;
    await test.sql(`UPDATE evaluation SET deleted_at = now() WHERE id = $1`, [hidden]);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/withdraw`), 200);
    const link = (await allLinks())[1]!;
    expect((await share(['a@other.example'], link)).status).toBe(200);
    for (const one of [id, (await allIds())[1]!, hashedUrl, hidden, ...unknown])
      expect(await share(['a@other.example'], encodeURIComponent(one))).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
  });
});
