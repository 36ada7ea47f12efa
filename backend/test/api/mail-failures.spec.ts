import { MailDeliveryService } from '../../src/modules/mail/delivery/mail-delivery.service.js';
import { MailService } from '../../src/modules/mail/queue/mail.service.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { hurryMails } from '../make/mail-service.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff, workToTheEnd } from '../setup/work.js';

describe('A result mail that does not go through', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  let ids: string[];

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url });
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: 18 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });
  beforeEach(() => smtp.behave('accept'));

  const send = (id: string, headers: Record<string, string> = {}) =>
    admin.post(`/api/admin/evaluation/${id}/send`, undefined, headers);
  const read = async (id: string) => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const mailsTo = async (id: string) => {
    const { clientEmail } = await read(id);
    return smtp.mails.filter(({ recipients }) => recipients.includes(clientEmail));
  };
  /** A verified evaluation that nothing was sent to yet. */
  const verified = async () => {
    const id = ids.shift()!;
    await makeVerified(admin, id);
    return id;
  };
  /** As it is once nothing more is due now: the tries wait for 15 seconds and more. */
  const afterItsTry = async (id: string) => {
    await workOff(test);
    return read(id);
  };
  const sentAfterAll = async (id: string) => {
    await workToTheEnd(test);
    const now = await read(id);
    expect(now.status).toBe('sent');
    return now;
  };

  it('stays verified with the server’s reason when the recipient is refused, and can be sent again', async () => {
    const id = await verified();
    smtp.behave('refuse-recipient');
    const message =
      'The mail server refused the e-mail (550 No such user here). Check the recipient’s address.';
    expect(await send(id)).toMatchObject({ status: 502, body: { code: 'mail_refused', message } });
    expect(await read(id)).toMatchObject({
      status: 'verified',
      sentAt: null,
      mail: { state: 'failed', delivery: null, error: message },
    });
    const [listed] = (await evaluationsOf(admin)).filter((one) => one.id === id);
    const { mail } = await read(id);
    expect(listed!.mail).toEqual({
      state: 'failed',
      delivery: null,
      error: message,
      changedAt: mail.changedAt,
    });
    expect(Math.abs(Date.now() - Date.parse(mail.changedAt))).toBeLessThan(600_000);
    smtp.behave('accept');
    expect(await send(id)).toMatchObject({
      status: 200,
      body: { status: 'sent', mail: { state: 'accepted' } },
    });
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it('waits, and says why, while the server lets nobody in: no mail is lost, and nobody hammers at the door', async () => {
    const id = await verified();
    smtp.behave('refuse-sign-in');
    const { body: job } = await send(id, { Prefer: 'respond-async' });
    const waiting = await afterItsTry(id);
    expect(waiting).toMatchObject({ status: 'verified', sentAt: null, mail: { state: 'queued' } });
    const hungarian = await admin.get(`/api/admin/evaluation/${id}`, {
      headers: { 'Accept-Language': 'hu' },
    });
    expect(hungarian.body.mail.error).toBe(
      'A levelezőkiszolgáló nem enged be minket, ezért a levelek várnak. Ellenőrizze a levelezés beállításait; 24 órán át újra próbáljuk.',
    );
    expect(JSON.stringify(await test.sql('SELECT error FROM mail'))).not.toContain('secret');
    const second = await verified();
    const before = smtp.connections();
    await send(second, { Prefer: 'respond-async' });
    expect(await afterItsTry(second)).toMatchObject({ mail: { state: 'queued', error: null } });
    expect(smtp.connections()).toBe(before);
    smtp.behave('accept');
    await sentAfterAll(id);
    await sentAfterAll(second);
    expect((await admin.get(`/api/admin/jobs/${job.id}`)).body).toMatchObject({ state: 'done' });
  });

  it('takes a refused sender for a matter of the settings, not of the recipient', async () => {
    const id = await verified();
    smtp.behave('refuse-sender');
    await send(id, { Prefer: 'respond-async' });
    const { mail } = await afterItsTry(id);
    expect(mail).toMatchObject({ state: 'queued', error: expect.stringContaining('sender address') });
    smtp.behave('accept');
    await sentAfterAll(id);
  });

  it('is never sent to an address that the server does not know, until a person vouches for it', async () => {
    const id = await verified();
    smtp.behave('no-such-address');
    expect((await send(id)).body.code).toBe('mail_refused');
    expect((await read(id)).mail).toMatchObject({ state: 'failed', delivery: 'bounced' });
    smtp.behave('accept');
    const before = smtp.connections();
    expect(await send(id)).toMatchObject({
      status: 409,
      body: { code: 'address_suppressed', details: { reason: 'bounced' } },
    });
    expect(smtp.connections()).toBe(before);
    const { clientEmail: email } = await read(id);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/correct-email`, { email }), 200);
    expectStatus(await send(id), 200);
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it('says what the server says when it refuses the message itself', async () => {
    const id = await verified();
    smtp.behave('full');
    expect((await send(id)).body.message).toContain('(552 Mailbox full)');
    expect((await read(id)).status).toBe('verified');
  });

  it('waits and tries again when it is asked to come later, and is sent only then', async () => {
    const id = await verified();
    smtp.behave('defer');
    const { status, body: job } = await send(id, { Prefer: 'respond-async' });
    expect(status).toBe(202);
    const waiting = await afterItsTry(id);
    expect(waiting).toMatchObject({ status: 'verified', sentAt: null });
    expect(waiting.mail).toMatchObject({
      state: 'queued',
      delivery: null,
      error: 'The mail server cannot be reached right now; we will try again.',
    });
    const wait = `SELECT 1 FROM job_item WHERE job_id = $1 AND state = 'queued' AND run_at > now() + interval '10 seconds'`;
    expect(await test.sql(wait, [job.id])).toHaveLength(1);
    smtp.behave('accept');
    const sent = await sentAfterAll(id);
    expect(sent.mail).toMatchObject({ state: 'accepted', delivery: null, error: null });
    expect(await mailsTo(id)).toHaveLength(1);
    expect((await admin.get(`/api/admin/jobs/${job.id}`)).body).toMatchObject({ state: 'done' });
  });

  it('tries again when the line breaks before the message was handed over', async () => {
    const id = await verified();
    smtp.behave('drop-before-data');
    await send(id, { Prefer: 'respond-async' });
    expect((await afterItsTry(id)).mail.error).not.toBeNull();
    smtp.behave('accept');
    await sentAfterAll(id);
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it('is uncertain when the line breaks after the message was handed over: never sent again by itself', async () => {
    const id = await verified();
    smtp.behave('drop-after-data');
    const message =
      'We do not know for certain whether the e-mail went out, so it will not be resent automatically. Check with the recipient and resend it if necessary.';
    expect(await send(id)).toMatchObject({ status: 502, body: { code: 'mail_uncertain', message } });
    expect(smtp.unacknowledged).toHaveLength(1);
    expect(await read(id)).toMatchObject({
      status: 'verified',
      sentAt: null,
      mail: { state: 'uncertain', error: message },
    });
    smtp.behave('accept');
    const before = smtp.connections();
    await hurryMails(test);
    await workOff(test);
    expect(smtp.connections()).toBe(before);

    expect(await send(id)).toMatchObject({
      status: 200,
      body: { status: 'sent', mail: { state: 'accepted' } },
    });
    const [again] = await mailsTo(id);
    // Mailboxes that got both show one.
    expect(again!.headers['message-id']).toBe(smtp.unacknowledged[0]!.headers['message-id']);
  });

  it('goes out once, however often somebody clicks', async () => {
    const id = await verified();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const late = await send(id, { 'Accept-Language': 'en' });
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Only an approved evaluation can be sent') },
    });
    expect(await mailsTo(id)).toHaveLength(1);
    const rows = await test.sql('SELECT state FROM mail WHERE evaluation_id = $1', [id]);
    expect(rows).toEqual([{ state: 'accepted' }]);
  });

  it('is uncertain, too, when its worker died for the last time while it was being handed over', async () => {
    const id = await verified();
    smtp.behave('defer');
    expectStatus(await send(id, { Prefer: 'respond-async' }), 202);
    await workOff(test);
    await test.sql(`UPDATE mail SET state = 'sending' WHERE evaluation_id = $1`, [id]);
    await test.sql(
      `UPDATE job_item SET state = 'running', crashes = 2, lease_until = now() - interval '1 second'
        WHERE ref = (SELECT id::text FROM mail WHERE evaluation_id = $1)`,
      [id],
    );
    smtp.behave('accept');
    await workToTheEnd(test);
    expect((await read(id)).mail.state).toBe('uncertain');
    expect(await mailsTo(id)).toEqual([]);
  });

  it('does not go to an address that was corrected after it was written', async () => {
    const id = await verified();
    smtp.behave('defer');
    expectStatus(await send(id, { Prefer: 'respond-async' }), 202);
    await workOff(test);
    const [mail] = await test.sql<{ id: string }>(`SELECT id FROM mail WHERE evaluation_id = $1`, [id]);
    const delivery = test.app.get(MailDeliveryService);
    const written = await delivery.prepare((await test.app.get(MailService).one(mail!.id))!);
    const email = 'right@clinic.example';
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/correct-email`, { email }), 200);
    expect(await delivery.claim(written)).toBe(false);
    smtp.behave('accept');
    await sentAfterAll(id);
    expect((await mailsTo(id)).map(({ recipients }) => recipients)).toEqual([[email]]);
  });

  it('does not go out where it was stopped after it was written', async () => {
    const id = await verified();
    smtp.behave('defer');
    expectStatus(await send(id, { Prefer: 'respond-async' }), 202);
    await workOff(test);
    const [mail] = await test.sql<{ id: string }>(`SELECT id FROM mail WHERE evaluation_id = $1`, [id]);
    const [delivery, mails] = [test.app.get(MailDeliveryService), test.app.get(MailService)];
    const written = await delivery.prepare((await mails.one(mail!.id))!);
    await mails.stop([mail!.id]);
    expect(await delivery.claim(written)).toBe(false);
  });

  it.each([
    ['page is withdrawn', 'POST', '/withdraw'],
    ['evaluation goes into the trash', 'DELETE', ''],
  ])('that still waits stays here when its %s', async (_what, method, path) => {
    const id = await verified();
    const { clientEmail } = await read(id);
    smtp.behave('defer');
    expectStatus(await send(id, { Prefer: 'respond-async' }), 202);
    await workOff(test);
    expectStatus(await admin.call(method, `/api/admin/evaluation/${id}${path}`), 200);
    smtp.behave('accept');
    await workToTheEnd(test);
    expect(
      await test.sql(`SELECT state, error ->> 'code' AS code FROM mail WHERE evaluation_id = $1`, [id]),
    ).toEqual([{ state: 'failed', code: 'mail_withdrawn' }]);
    expect(smtp.mails.filter(({ recipients }) => recipients.includes(clientEmail))).toEqual([]);
  });

  it('waits while the mail server is down, and goes out when it is back', async () => {
    const id = await verified();
    const port = Number(new URL(smtp.url).port);
    const { clientEmail } = await read(id);
    await smtp.close();
    await send(id, { Prefer: 'respond-async' });
    const { mail, status } = await afterItsTry(id);
    expect(mail.error).not.toBeNull();
    expect({ state: mail.state, status }).toEqual({ state: 'queued', status: 'verified' });
    smtp = await startSmtpServer(port);
    await sentAfterAll(id);
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[clientEmail]]);
  });

  it('is recorded as sent when its job is cancelled while the server is taking it', async () => {
    const id = await verified();
    smtp.behave('slow');
    const { id: job } = expectStatus(await send(id, { Prefer: 'respond-async' }), 202);
    await until(async () => (await read(id)).mail?.state === 'sending');
    expectStatus(await admin.post(`/api/admin/jobs/${job}/cancel`), 200);
    const { mail, status } = await afterItsTry(id);
    expect([status, mail.state, mail.error]).toEqual(['sent', 'accepted', null]);
    expect(await mailsTo(id)).toHaveLength(1);
  });
});
