import { documentedAdmin } from '../make/documented-admin.js';
import { MailReportsFixture, REPORTS_KEY } from '../make/mail-reports-fixture.js';
import { expectStatus, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { ADMIN_EMAIL } from '../setup/test-app.js';
import { workOff, workToTheEnd } from '../setup/work.js';

describe('Addresses that the mail service reported', () => {
  let ground: MailReportsFixture;
  beforeAll(async () => {
    ground = await MailReportsFixture.start();
  });
  afterAll(() => ground?.close());
  beforeEach(async () => {
    ground.api.behave('accept');
    await giveSetting(ground.test, 'mailgun_webhook_key', REPORTS_KEY);
  });

  it('keep a bounced address from more mails until it is corrected or confirmed; then the result goes again', async () => {
    const mail = await ground.sent();
    await ground.report(mail, 'failed-permanent');
    expect(await ground.send(mail.id)).toMatchObject({
      status: 409,
      body: { code: 'address_suppressed', details: { reason: 'bounced' } },
    });
    const correct = (email: string, version?: number) =>
      ground.admin.post(`/api/admin/evaluation/${mail.id}/correct-email`, { email, version });
    for (const wrong of ['nobody', 'a@b', 'a@b.hu, c@d.hu', ''])
      expect((await correct(wrong)).status).toBe(400);
    const { version } = await ground.read(mail.id);
    expect(await correct('new@clinic.example', version - 1)).toMatchObject({
      status: 409,
      body: { code: 'evaluation_changed' },
    });
    const corrected = expectStatus(await correct(' New@Clinic.example ', version), 200);
    expect(corrected).toMatchObject({
      clientEmail: 'new@clinic.example',
      status: 'sent',
      version: version + 1,
    });
    expectStatus(await ground.send(mail.id), 200);
    expect(ground.api.mails.at(-1)!.recipients).toEqual(['new@clinic.example']);
    // It is out, so it is not sent once more.
    expect((await ground.send(mail.id)).status).toBe(409);

    const history = expectStatus<object[]>(
      await ground.admin.get(`/api/admin/evaluation/${mail.id}/mails`),
      200,
    );
    expect(history).toMatchObject([
      { kind: 'result', to: 'new@clinic.example', state: 'accepted', delivery: null, error: null },
      { kind: 'result', to: mail.about.recipient, state: 'accepted', delivery: 'bounced' },
    ]);
    const [audit] = await ground.test.sql<{ details: object }>(
      `SELECT details FROM audit_entry WHERE action = 'evaluation.correct-email' AND target = $1`,
      [mail.id],
    );
    expect(audit!.details).toEqual({ changed: true, lifted: null });
    // The old address stays barred for everybody; confirming it lifts that.
    const share = () => ground.share(mail.id, mail.about.recipient);
    expect(await share()).toEqual({ sent: 0, saved: 0, failed: 1 });
    expectStatus(await correct(mail.about.recipient), 200);
    expect(await share()).toEqual({ sent: 1, saved: 0, failed: 0 });
  });

  it('of other permanent failures show the reason without barring the address', async () => {
    const mail = await ground.sent();
    await ground.report(mail, 'failed-permanent', { reason: 'old' });
    expect((await ground.read(mail.id)).mail.delivery).toBe('bounced');
    expectStatus(await ground.send(mail.id), 200);
  });

  it('lock nobody out: sign-in codes go to an address that bounced or complained', async () => {
    await ground.service.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL });
    const codes = () => ground.api.mails.filter(({ options }) => options['o:tag'] === 'code');
    await workOff(ground.test);
    const code = codes()[0]!;
    await ground.report({ about: { messageId: code.messageId, recipient: ADMIN_EMAIL } }, 'delivered', {
      event: 'complained',
    });
    await ground.test.sql(`DELETE FROM rate_counter`);
    await ground.service.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL });
    await workOff(ground.test);
    expect(codes()).toHaveLength(2);
  });

  it('leave no address of those whom a page was shared with', async () => {
    const mail = await ground.sent();
    expect((await ground.share(mail.id, 'friend@other.example')).sent).toBe(1);
    await workOff(ground.test);
    const shared = ground.api.mails.find(({ recipients }) => recipients.includes('friend@other.example'))!;
    await ground.report(
      { about: { messageId: shared.messageId, recipient: 'friend@other.example' } },
      'failed-permanent',
    );
    const [newest] = expectStatus<object[]>(
      await ground.admin.get(`/api/admin/evaluation/${mail.id}/mails`),
      200,
    );
    expect(newest).toMatchObject({ kind: 'share', to: 'f…@other.example', delivery: 'bounced' });
    const mails = await ground.test.sql(`SELECT * FROM mail`);
    const barred = await ground.test.sql(`SELECT * FROM suppression`);
    expect(JSON.stringify([mails, barred])).not.toContain('friend@');
    expect(await ground.share(mail.id, 'friend@other.example')).toEqual({ sent: 0, saved: 0, failed: 1 });
  });

  it('are no way to another’s evaluation', async () => {
    const { id } = await ground.sent();
    const stranger = await documentedAdmin(ground.test, 'stranger@clinic.example');
    expect((await stranger.get(`/api/admin/evaluation/${id}/mails`)).status).toBe(404);
    const body = { email: 'mine@evil.example' };
    expect((await stranger.post(`/api/admin/evaluation/${id}/correct-email`, body)).status).toBe(404);
  });

  it.each(['pending', 'generated', 'opened', 'clicked'])(
    'are corrected while the evaluation is %s',
    async (status) => {
      const id = ground.ids.shift()!;
      await ground.test.sql(`UPDATE evaluation SET status = $2 WHERE id = $1`, [id, status]);
      const body = { email: `right.${status}@clinic.example` };
      expect(
        expectStatus(await ground.admin.post(`/api/admin/evaluation/${id}/correct-email`, body), 200),
      ).toMatchObject({ clientEmail: body.email, status });
    },
  );

  it('are not corrected while the mail is being handed over', async () => {
    const mail = await ground.sent();
    await ground.test.sql(`UPDATE mail SET state = 'sending' WHERE evaluation_id = $1`, [mail.id]);
    const body = { email: 'another@clinic.example' };
    expect(await ground.admin.post(`/api/admin/evaluation/${mail.id}/correct-email`, body)).toMatchObject({
      status: 409,
      body: { code: 'mail_being_sent' },
    });
    expect((await ground.read(mail.id)).clientEmail).toBe(mail.about.recipient);
  });

  it('get no mail any more that could not be sent for a whole day', async () => {
    const id = ground.ids.shift()!;
    await makeVerified(ground.admin, id);
    ground.api.behave('bad_key');
    await ground.admin.post(`/api/admin/evaluation/${id}/send`, undefined, { Prefer: 'respond-async' });
    await workOff(ground.test);
    expect((await ground.read(id)).mail.error).not.toBeNull();
    await ground.test.sql(
      `UPDATE mail SET created_at = now() - interval '25 hours' WHERE evaluation_id = $1`,
      [id],
    );
    ground.api.behave('accept');
    const before = ground.api.mails.length;
    await workToTheEnd(ground.test);
    expect((await ground.read(id)).mail.state).toBe('failed');
    expect(ground.api.mails).toHaveLength(before);
    const [mail] = await ground.test.sql(`SELECT error->>'code' AS code FROM mail WHERE evaluation_id = $1`, [
      id,
    ]);
    expect(mail).toEqual({ code: 'mail_expired' });
  });
});
