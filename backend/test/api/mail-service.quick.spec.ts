import { type MailgunServer, startMailgunServer } from '../fakes/mailgun-server.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { hurryMails, useMailService } from '../make/mail-service.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff, workToTheEnd } from '../setup/work.js';

describe('Result mails through the mail service', () => {
  let api: MailgunServer;
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  let ids: string[];

  beforeAll(async () => {
    api = await startMailgunServer();
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url, OUTBOUND_PRIVATE_HOSTS: api.host });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 16 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
    await api?.close();
  });
  beforeEach(async () => {
    api.behave('accept');
    api.events('shown');
    await test.sql(`DELETE FROM queue_gate`);
    await useMailService(test, api);
  });

  const verified = async () => {
    const id = ids.shift()!;
    await makeVerified(admin, id);
    return id;
  };
  const read = async (id: string) => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const send = (id: string) => admin.post(`/api/admin/evaluation/${id}/send`);
  const sendAsync = (id: string) =>
    admin.post(`/api/admin/evaluation/${id}/send`, undefined, { Prefer: 'respond-async' });
  const mailsTo = async (id: string) => {
    const { clientEmail } = await read(id);
    return api.mails.filter(({ recipients }) => recipients.includes(clientEmail));
  };
  const mailStatus = async () => {
    const states = expectStatus<{ service: string }[]>(await admin.get('/api/admin/integration-status'), 200);
    return states.find(({ service }) => service === 'mail');
  };
  const waiting = async (id: string) => {
    await workOff(test);
    const { mail, status } = await read(id);
    expect(mail.state).toBe('queued');
    return { status, error: mail.error as string };
  };
  const sentAfterAll = async (id: string) => {
    await workToTheEnd(test);
    expect((await read(id)).status).toBe('sent');
  };

  it('go as the same bytes, untracked, named by their kind, with the Message-ID that is stored', async () => {
    const id = await verified();
    expectStatus(await send(id), 200);
    const [mail] = await mailsTo(id);
    expect(mail!.options).toEqual({
      'o:tag': 'result',
      'o:tracking': 'no',
      'o:tracking-clicks': 'no',
      'o:tracking-opens': 'no',
      'v:mailId': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(mail!.headers.from).toBe(`Digital maturity <results@${api.domain}>`);
    expect(mail!.headers['auto-submitted']).toBe('auto-generated');
    expect(mail!.text).toContain(`${test.baseUrl}/evaluation/`);
    const [row] = await test.sql(`SELECT message_id, transport, state FROM mail WHERE evaluation_id = $1`, [
      id,
    ]);
    expect(row).toEqual({ message_id: mail!.messageId, transport: 'mailgun', state: 'accepted' });
    expect(mail!.messageId).toMatch(new RegExp(`^[0-9a-f-]{36}\\.result@${api.domain}$`));
  });

  it('follow the settings at once: without the service’s key the SMTP server is used', async () => {
    await giveSetting(test, 'mailgun_api_key', null);
    const id = await verified();
    const before = api.requests.length;
    expectStatus(await send(id), 200);
    expect(smtp.mails).toHaveLength(1);
    expect(api.requests).toHaveLength(before);
  });

  it.each([
    ['bad_key', 'The mail service does not accept the key'],
    ['wrong_region_or_domain', 'does not know the domain'],
    ['sandbox', 'does not allow this domain to send'],
    ['unpaid', 'payment problem'],
  ] as const)(
    'wait while the settings are wrong (%s), and go when they are mended',
    async (mode, sentence) => {
      const id = await verified();
      api.behave(mode);
      expect((await sendAsync(id)).status).toBe(202);
      expect(await waiting(id)).toEqual({ status: 'verified', error: expect.stringContaining(sentence) });
      expect(await mailStatus()).toMatchObject({
        lastFailure: { message: expect.stringContaining(sentence) },
      });
      expect(await test.sql(`SELECT 1 FROM queue_gate WHERE queue = 'mail'`)).toHaveLength(1);
      api.behave('accept');
      await sentAfterAll(id);
      expect(await mailsTo(id)).toHaveLength(1);
    },
  );

  it('wait while the host is none of the service, or no address at all', async () => {
    const id = await verified();
    await giveSetting(test, 'mailgun_host', 'mail.evil.example');
    await sendAsync(id);
    expect((await waiting(id)).error).toContain('mail service’s server');
    await giveSetting(test, 'mailgun_host', 'no address');
    await hurryMails(test);
    await waiting(id);
    await giveSetting(test, 'mailgun_host', api.hostSetting);
    await sentAfterAll(id);
  });

  it('rest for as long as the service asks, all of them', async () => {
    const id = await verified();
    api.behave('rate');
    await sendAsync(id);
    expect((await waiting(id)).error).toContain('not accepting any more e-mails');
    const rests = () =>
      test.sql<{ rest: number }>(
        `SELECT extract(epoch FROM closed_until - now())::float AS rest FROM queue_gate WHERE queue = 'mail'`,
      );
    const { rest } = (await rests())[0]!;
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThanOrEqual(120);
    api.behave('accept');
    await sentAfterAll(id);
  });

  it('fail at once with the service’s reason when the letter itself is refused', async () => {
    const id = await verified();
    api.behave('bad_recipient');
    const message = 'to parameter is not a valid address. please check documentation';
    expect(await send(id)).toMatchObject({ status: 502, body: { code: 'mail_refused' } });
    expect(await read(id)).toMatchObject({
      status: 'verified',
      sentAt: null,
      mail: { state: 'failed', delivery: null, error: expect.stringContaining(message) },
    });
  });

  it.each(['accept-then-hang-up', 'accept-then-500'] as const)(
    'whose end is unclear (%s) are found in the service’s list, and nothing is sent twice',
    async (mode) => {
      const id = await verified();
      api.behave(mode);
      api.events('hidden');
      expect(await send(id)).toMatchObject({ status: 502, body: { code: 'mail_uncertain' } });
      expect(await read(id)).toMatchObject({ status: 'verified', mail: { state: 'uncertain' } });
      await hurryMails(test);
      await workOff(test);
      const { path, query } = api.requests.at(-1)!;
      expect([path, query.has('message-id')]).toEqual(['/v3/mg.clinic.example/events', true]);
      expect((await read(id)).status).toBe('verified');
      api.events('shown');
      await sentAfterAll(id);
      expect(await read(id)).toMatchObject({ mail: { state: 'accepted', error: null } });
      expect(await mailsTo(id)).toHaveLength(1);
    },
  );

  it('stay uncertain when the key may not read the list; a repeat keeps the Message-ID', async () => {
    const id = await verified();
    api.behave('accept-then-hang-up');
    api.events('forbidden');
    expect((await send(id)).body.code).toBe('mail_uncertain');
    await hurryMails(test);
    await workOff(test);
    const lookUp = `SELECT item.state FROM job_item item JOIN job ON job.id = item.job_id JOIN mail ON mail.id::text = item.ref
      WHERE job.kind = 'look-up' AND mail.evaluation_id = $1`;
    expect(await test.sql(lookUp, [id])).toEqual([{ state: 'skipped' }]);
    expect(await read(id)).toMatchObject({ status: 'verified', mail: { state: 'uncertain' } });
    api.behave('accept');
    expectStatus(await send(id), 200);
    const [first, second, ...more] = await mailsTo(id);
    expect(more).toEqual([]);
    expect(second!.messageId).toBe(first!.messageId);
  });

  it('are tried again when the line breaks before anything was sent', async () => {
    const id = await verified();
    await giveSetting(test, 'mailgun_host', 'http://127.0.0.1:1');
    await sendAsync(id);
    await waiting(id);
    await giveSetting(test, 'mailgun_host', api.hostSetting);
    await sentAfterAll(id);
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it('never show the key, in rows or answers', async () => {
    const rows = await test.sql(`SELECT * FROM mail`);
    const items = await test.sql(`SELECT error FROM job_item`);
    const states = await test.sql(`SELECT * FROM integration_status`);
    expect(JSON.stringify([rows, items, states])).not.toContain(api.key);
  });
});
