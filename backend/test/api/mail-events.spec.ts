import { type MailgunServer, startMailgunServer } from '../fakes/mailgun-server.js';
import { type EventBody, eventAbout, type RecordedEvent, signEvent } from '../fakes/mailgun-reports.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { useMailService } from '../make/mail-service.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { Client, until } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const KEY = 'signing-key-of-the-service';

describe('Reports of the mail service', () => {
  let api: MailgunServer;
  let test: TestApp;
  let admin: Client;
  let service: Client;
  let ids: string[];

  beforeAll(async () => {
    api = await startMailgunServer();
    test = await startTestApp({ OUTBOUND_PRIVATE_HOSTS: api.host });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    service = await DocumentedClient.at(test.baseUrl, 'en');
    await useMailService(test, api);
    await makeQuestionnaire(admin, { responses: 20 });
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  }, 60_000);
  afterAll(async () => {
    await test?.close();
    await api?.close();
  });
  beforeEach(async () => {
    api.behave('accept');
    await giveSetting(test, 'mailgun_webhook_key', KEY);
  });

  const read = async (id: string) => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
  const send = (id: string) => admin.post(`/api/admin/evaluation/${id}/send`);
  const verified = async () => {
    const id = ids.shift()!;
    await makeVerified(admin, id);
    return id;
  };
  const sent = async () => {
    const id = await verified();
    expectStatus(await send(id), 200);
    const { messageId, recipients } = api.mails.at(-1)!;
    return { id, about: { messageId, recipient: recipients[0]! } };
  };
  const post = (body: unknown) => service.post('/api/mail-events', body);
  type Sent = Awaited<ReturnType<typeof sent>>;
  const report = ({ about }: Pick<Sent, 'about'>, kind: RecordedEvent, more: Record<string, unknown> = {}) =>
    post(signEvent(eventAbout(kind, about, more), { key: KEY }));

  it('are written at their mail and shown at the row: delivered, delayed, bounced, complained', async () => {
    const mail = await sent();
    expect((await read(mail.id)).mail).toMatchObject({ state: 'accepted', delivery: null, error: null });
    expect(await report(mail, 'failed-temporary')).toMatchObject({ status: 200, body: { success: true } });
    expect((await read(mail.id)).mail).toMatchObject({
      delivery: 'delayed',
      error: expect.stringContaining('451 4.7.1 Greylisting in action, please come back later'),
    });
    const happened = Date.now() / 1000 - 60;
    await report(mail, 'delivered', { timestamp: happened });
    const { mail: delivered } = await read(mail.id);
    expect(delivered).toMatchObject({ state: 'accepted', delivery: 'delivered', error: null });
    expect(Date.parse(delivered.changedAt) / 1000).toBeCloseTo(happened, 1);
    const [listed] = (await evaluationsOf(admin)).filter(({ id }) => id === mail.id);
    expect(listed!.mail).toEqual(delivered);

    const bounced = await sent();
    await report(bounced, 'failed-permanent');
    expect(await read(bounced.id)).toMatchObject({
      status: 'sent',
      mail: {
        state: 'accepted',
        delivery: 'bounced',
        error:
          'The recipient’s server refused it for good: 550 5.1.1 The email account that you tried to reach does not exist',
      },
    });
    const complained = await sent();
    await report(complained, 'delivered', { event: 'complained' });
    expect((await read(complained.id)).mail.delivery).toBe('complained');
  });

  it('come late and out of order, and change nothing but the mail', async () => {
    const mail = await sent();
    const before = await read(mail.id);
    await report(mail, 'failed-permanent');
    await report(mail, 'delivered');
    await report(mail, 'failed-temporary');
    for (const kind of ['opened', 'opened-bot', 'clicked'] as const) await report(mail, kind);
    await report(mail, 'delivered', { event: 'something-new' });
    const { mail: after, ...rest } = await read(mail.id);
    expect(after.delivery).toBe('bounced');
    expect({ ...rest, mail: null }).toEqual({ ...before, mail: null });
  });

  it('count once, however often they are repeated', async () => {
    const mail = await sent();
    const body = signEvent(eventAbout('failed-permanent', mail.about), { key: KEY });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const rows = await test.sql(`SELECT id FROM mail_event WHERE id = $1`, [body['event-data'].id]);
    expect(rows).toHaveLength(1);
    const again = signEvent(body['event-data'], { key: KEY });
    expect((await post(again)).status).toBe(200);
  });

  it('are refused for good without a good signature, when too old, or with a token of another report', async () => {
    const mail = await sent();
    const event = () => eventAbout('failed-permanent', mail.about);
    const now = Math.floor(Date.now() / 1000);
    const good = signEvent(event(), { key: KEY });
    const spoilt = (change: (body: EventBody) => void) => {
      const body = structuredClone(good);
      change(body);
      return body;
    };
    const refused: unknown[] = [
      signEvent(event(), { key: 'another key' }),
      signEvent(event(), { key: KEY, timestamp: now - 12 * 3600 - 60 }),
      signEvent(event(), { key: KEY, timestamp: now + 3600 }),
      spoilt(({ signature }) => (signature.token = 'x'.repeat(50))),
      spoilt(({ signature }) => (signature.timestamp = String(now - 1))),
      spoilt(({ signature }) => (signature.signature = '')),
      spoilt(({ signature }) => (signature.signature = signature.signature.slice(0, 62))),
      spoilt(({ signature }) => (signature.signature = `${signature.signature}00`)),
      { 'event-data': event() },
      { ...good, signature: null },
      { ...good, signature: { ...good.signature, token: ['a'] } },
      { ...good, signature: { ...good.signature, timestamp: { $gt: 0 } } },
      [],
    ];
    for (const body of refused)
      expect(await post(body)).toMatchObject({ status: 406, body: { code: 'mail_event_unsigned' } });
    expect((await read(mail.id)).mail.delivery).toBeNull();
    // A signature that was overheard signs no other report.
    expect((await post(good)).status).toBe(200);
    const other = await sent();
    const borrowed = { ...good, 'event-data': eventAbout('failed-permanent', other.about) };
    expect((await post(borrowed)).status).toBe(406);
    expect((await read(other.id)).mail.delivery).toBeNull();
  });

  it('concern only the mail they name, with its own recipient; the rest is taken and forgotten', async () => {
    const mail = await sent();
    const odd: Record<string, unknown>[] = [
      eventAbout('failed-permanent', { ...mail.about, recipient: 'somebody@else.example' }),
      eventAbout('failed-permanent', { ...mail.about, messageId: 'unknown@mg.clinic.example' }),
      eventAbout('failed-permanent', mail.about, { id: 'bad\u0000id' }),
      eventAbout('failed-permanent', mail.about, { timestamp: 'yesterday' }),
      eventAbout('failed-permanent', mail.about, { recipient: ['a', 'b'] }),
      eventAbout('failed-permanent', mail.about, { message: null }),
      eventAbout('failed-permanent', mail.about, { severity: 'odd' }),
      {},
    ];
    for (const event of odd) expect((await post(signEvent(event, { key: KEY }))).status).toBe(200);
    expect((await read(mail.id)).mail.delivery).toBeNull();
    expect((await test.sql(`SELECT 1 FROM suppression`)).length).toBe(
      (await test.sql(`SELECT DISTINCT to_hash FROM mail WHERE delivery IN ('bounced', 'complained')`))
        .length,
    );
    const hostile = '<img src=x onerror=alert(1)>\u0000\ud800 {reason} '.repeat(40);
    const status = { code: 550, message: hostile };
    expect((await report(mail, 'failed-permanent', { 'delivery-status': status })).status).toBe(200);
    expect((await read(mail.id)).mail.error.length).toBeLessThan(250);
  });

  it('have an end: nobody sends long ones, and without a key there is no such address', async () => {
    const long = signEvent({ note: 'x'.repeat(70_000) }, { key: KEY });
    expect((await post(long)).status).toBe(413);
    await giveSetting(test, 'mailgun_webhook_key', null);
    expect(await post(signEvent({}, { key: KEY }))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await post(signEvent({}, { key: '' }))).status).toBe(404);
  });

  it('of a mail whose end is unclear have the service asked over our own line', async () => {
    const id = await verified();
    api.behave('accept-then-hang-up');
    api.events('hidden');
    expect((await send(id)).body.code).toBe('mail_uncertain');
    api.events('shown');
    const { messageId, recipients } = api.mails.at(-1)!;
    await report({ about: { messageId, recipient: recipients[0]! } }, 'delivered');
    const after = await until(async () => {
      const now = await read(id);
      return now.status === 'sent' && now;
    });
    expect(after.mail).toMatchObject({ state: 'accepted', delivery: 'delivered' });
  });

  it('keep a bounced address from more mails until it is corrected or confirmed; then the result goes again', async () => {
    const mail = await sent();
    await report(mail, 'failed-permanent');
    expect(await send(mail.id)).toMatchObject({ status: 409, body: { code: 'address_suppressed', details: { reason: 'bounced' } } }); // prettier-ignore
    const correct = (email: string, version?: number) =>
      admin.post(`/api/admin/evaluation/${mail.id}/correct-email`, { email, version });
    for (const wrong of ['nobody', 'a@b', 'a@b.hu, c@d.hu', ''])
      expect((await correct(wrong)).status).toBe(400);
    const { version } = await read(mail.id);
    expect(await correct('new@clinic.example', version - 1)).toMatchObject({ status: 409, body: { code: 'evaluation_changed' } }); // prettier-ignore
    const corrected = expectStatus(await correct(' New@Clinic.example ', version), 200);
    expect(corrected).toMatchObject({
      clientEmail: 'new@clinic.example',
      status: 'sent',
      version: version + 1,
    });
    expectStatus(await send(mail.id), 200);
    expect(api.mails.at(-1)!.recipients).toEqual(['new@clinic.example']);
    // It is out, so it is not sent once more.
    expect((await send(mail.id)).status).toBe(409);

    const history = expectStatus<object[]>(await admin.get(`/api/admin/evaluation/${mail.id}/mails`), 200);
    expect(history).toMatchObject([
      { kind: 'result', to: 'new@clinic.example', state: 'accepted', delivery: null, error: null },
      { kind: 'result', to: mail.about.recipient, state: 'accepted', delivery: 'bounced' },
    ]);
    const [audit] = await test.sql<{ details: object }>(
      `SELECT details FROM audit_entry WHERE action = 'evaluation.correct-email' AND target = $1`,
      [mail.id],
    );
    expect(audit!.details).toEqual({ changed: true, lifted: null });
    // The old address stays barred for everybody; confirming it lifts that.
    const share = async () => (await service.post(`/api/evaluation/${mail.id}/share`, { emails: [mail.about.recipient] })).body; // prettier-ignore
    expect(await share()).toEqual({ sent: 0, failed: 1 });
    expectStatus(await correct(mail.about.recipient), 200);
    expect(await share()).toEqual({ sent: 1, failed: 0 });
  });

  it('of other permanent failures show the reason without barring the address', async () => {
    const mail = await sent();
    await report(mail, 'failed-permanent', { reason: 'old' });
    expect((await read(mail.id)).mail.delivery).toBe('bounced');
    expectStatus(await send(mail.id), 200);
  });

  it('lock nobody out: sign-in codes go to an address that bounced or complained', async () => {
    await service.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL });
    const code = await until(async () => api.mails.find(({ options }) => options['o:tag'] === 'code'));
    await report({ about: { messageId: code.messageId, recipient: ADMIN_EMAIL } }, 'delivered', { event: 'complained' }); // prettier-ignore
    await test.sql(`DELETE FROM rate_counter`);
    await service.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL });
    await until(async () => api.mails.filter(({ options }) => options['o:tag'] === 'code').length === 2);
  });

  it('leave no address of those whom a page was shared with', async () => {
    const mail = await sent();
    expect((await service.post(`/api/evaluation/${mail.id}/share`, { emails: ['friend@other.example'] })).body.sent).toBe(1); // prettier-ignore
    const shared = await until(async () => api.mails.find(({ recipients }) => recipients.includes('friend@other.example'))); // prettier-ignore
    await until(async () => (await test.sql(`SELECT 1 FROM mail WHERE state <> 'accepted'`)).length === 0);
    await report({ about: { messageId: shared.messageId, recipient: 'friend@other.example' } }, 'failed-permanent'); // prettier-ignore
    const [newest] = expectStatus<object[]>(await admin.get(`/api/admin/evaluation/${mail.id}/mails`), 200);
    expect(newest).toMatchObject({ kind: 'share', to: 'f…@other.example', delivery: 'bounced' });
    const kept = await test.sql(`SELECT * FROM mail`);
    const barred = await test.sql(`SELECT * FROM suppression`);
    expect(JSON.stringify([kept, barred])).not.toContain('friend@');
    expect((await service.post(`/api/evaluation/${mail.id}/share`, { emails: ['friend@other.example'] })).body).toEqual({ sent: 0, failed: 1 }); // prettier-ignore
  });

  it('are no way to another’s evaluation', async () => {
    const { id } = await sent();
    const stranger = await documentedAdmin(test, 'stranger@clinic.example');
    expect((await stranger.get(`/api/admin/evaluation/${id}/mails`)).status).toBe(404);
    const body = { email: 'mine@evil.example' };
    expect((await stranger.post(`/api/admin/evaluation/${id}/correct-email`, body)).status).toBe(404);
    const opened = ids.shift()!;
    expect((await admin.post(`/api/admin/evaluation/${opened}/correct-email`, body)).body.code).toBe('email_not_correctable'); // prettier-ignore
  });
});
