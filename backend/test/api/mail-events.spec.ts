import { type EventBody, eventAbout, signEvent } from '../fakes/mailgun-reports.js';
import { MailReportsFixture, REPORTS_KEY } from '../make/mail-reports-fixture.js';
import { evaluationsOf } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { until } from '../setup/client.js';

describe('Reports of the mail service', () => {
  let ground: MailReportsFixture;
  beforeAll(async () => {
    ground = await MailReportsFixture.start();
  });
  afterAll(() => ground?.close());
  beforeEach(async () => {
    ground.api.behave('accept');
    await giveSetting(ground.test, 'mailgun_webhook_key', REPORTS_KEY);
  });

  it('are written at their mail and shown at the row: delivered, delayed, bounced, complained', async () => {
    const mail = await ground.sent();
    expect((await ground.read(mail.id)).mail).toMatchObject({
      state: 'accepted',
      delivery: null,
      error: null,
    });
    expect(await ground.report(mail, 'failed-temporary')).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await ground.read(mail.id)).mail).toMatchObject({
      delivery: 'delayed',
      error: expect.stringContaining('451 4.7.1 Greylisting in action, please come back later'),
    });
    const happened = Date.now() / 1000 - 60;
    await ground.report(mail, 'delivered', { timestamp: happened });
    const { mail: delivered } = await ground.read(mail.id);
    expect(delivered).toMatchObject({ state: 'accepted', delivery: 'delivered', error: null });
    expect(Date.parse(delivered.changedAt) / 1000).toBeCloseTo(happened, 1);
    const [listed] = (await evaluationsOf(ground.admin)).filter(({ id }) => id === mail.id);
    expect(listed!.mail).toEqual(delivered);

    const bounced = await ground.sent();
    await ground.report(bounced, 'failed-permanent');
    expect(await ground.read(bounced.id)).toMatchObject({
      status: 'sent',
      mail: {
        state: 'accepted',
        delivery: 'bounced',
        error:
          'The recipient’s server refused it for good: 550 5.1.1 The email account that you tried to reach does not exist',
      },
    });
    const complained = await ground.sent();
    await ground.report(complained, 'delivered', { event: 'complained' });
    expect((await ground.read(complained.id)).mail.delivery).toBe('complained');
  });

  it('come late and out of order, and change nothing but the mail', async () => {
    const mail = await ground.sent();
    const before = await ground.read(mail.id);
    await ground.report(mail, 'failed-permanent');
    await ground.report(mail, 'delivered');
    await ground.report(mail, 'failed-temporary');
    for (const kind of ['opened', 'opened-bot', 'clicked'] as const) await ground.report(mail, kind);
    await ground.report(mail, 'delivered', { event: 'something-new' });
    const { mail: after, ...rest } = await ground.read(mail.id);
    expect(after.delivery).toBe('bounced');
    expect({ ...rest, mail: null }).toEqual({ ...before, mail: null });
  });

  it('count once, however often they are repeated', async () => {
    const mail = await ground.sent();
    const body = signEvent(eventAbout('failed-permanent', mail.about), { key: REPORTS_KEY });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ground.post(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const rows = await ground.test.sql(`SELECT id FROM mail_event WHERE id = $1`, [body['event-data'].id]);
    expect(rows).toHaveLength(1);
    const again = signEvent(body['event-data'], { key: REPORTS_KEY });
    expect((await ground.post(again)).status).toBe(200);
  });

  it('are refused for good without a good signature, when too old, or with a token of another report', async () => {
    const mail = await ground.sent();
    const event = () => eventAbout('failed-permanent', mail.about);
    const now = Math.floor(Date.now() / 1000);
    const good = signEvent(event(), { key: REPORTS_KEY });
    const spoilt = (change: (body: EventBody) => void) => {
      const body = structuredClone(good);
      change(body);
      return body;
    };
    const refused: unknown[] = [
      signEvent(event(), { key: 'another key' }),
      signEvent(event(), { key: REPORTS_KEY, timestamp: now - 12 * 3600 - 60 }),
      signEvent(event(), { key: REPORTS_KEY, timestamp: now + 3600 }),
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
      expect(await ground.post(body)).toMatchObject({ status: 406, body: { code: 'mail_event_unsigned' } });
    expect((await ground.read(mail.id)).mail.delivery).toBeNull();
    // A signature that was overheard signs no other report.
    expect((await ground.post(good)).status).toBe(200);
    const other = await ground.sent();
    const borrowed = { ...good, 'event-data': eventAbout('failed-permanent', other.about) };
    expect((await ground.post(borrowed)).status).toBe(406);
    expect((await ground.read(other.id)).mail.delivery).toBeNull();
  });

  it('concern only the mail they name, with its own recipient; the rest is taken and forgotten', async () => {
    const mail = await ground.sent();
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
    for (const event of odd)
      expect((await ground.post(signEvent(event, { key: REPORTS_KEY }))).status).toBe(200);
    expect((await ground.read(mail.id)).mail.delivery).toBeNull();
    expect((await ground.test.sql(`SELECT 1 FROM suppression`)).length).toBe(
      (await ground.test.sql(`SELECT DISTINCT to_hash FROM mail WHERE delivery IN ('bounced', 'complained')`))
        .length,
    );
    const hostile = '<img src=x onerror=alert(1)>\u0000\ud800 {reason} '.repeat(40);
    const status = { code: 550, message: hostile };
    expect((await ground.report(mail, 'failed-permanent', { 'delivery-status': status })).status).toBe(200);
    expect((await ground.read(mail.id)).mail.error.length).toBeLessThan(250);
  });

  it('have an end: nobody sends long or very many ones, and without a key there is no such address', async () => {
    expect((await ground.post(signEvent({}, { key: REPORTS_KEY }))).status).toBe(200);
    await ground.test.sql(`UPDATE rate_counter SET count = 3000 WHERE key LIKE 'mail-events:%'`);
    expect((await ground.post(signEvent({}, { key: REPORTS_KEY }))).status).toBe(429);
    await ground.test.sql(`DELETE FROM rate_counter`);
    const long = signEvent({ note: 'x'.repeat(70_000) }, { key: REPORTS_KEY });
    expect((await ground.post(long)).status).toBe(413);
    await giveSetting(ground.test, 'mailgun_webhook_key', null);
    expect(await ground.post(signEvent({}, { key: REPORTS_KEY }))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await ground.post(signEvent({}, { key: '' }))).status).toBe(404);
  });

  it('of a mail whose end is unclear have the service asked over our own line', async () => {
    const id = await ground.verified();
    ground.api.behave('accept-then-hang-up');
    ground.api.events('hidden');
    expect((await ground.send(id)).body.code).toBe('mail_uncertain');
    ground.api.events('shown');
    const { messageId, recipients } = ground.api.mails.at(-1)!;
    await ground.report({ about: { messageId, recipient: recipients[0]! } }, 'delivered');
    const after = await until(async () => {
      const now = await ground.read(id);
      return now.status === 'sent' && now;
    });
    expect(after.mail).toMatchObject({ state: 'accepted', delivery: 'delivered' });
  });
});
