import { InvitationMailsService } from '../../src/modules/online-form/invitations/invitation-mails.service.js';
import { InvitationUpkeepService } from '../../src/modules/online-form/invitations/invitation-upkeep.service.js';
import { SuppressionsService } from '../../src/modules/mail/delivery/suppression/suppressions.service.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { rawWorkbook, inlineRows } from '../make/workbooks.js';
import { openForm } from '../make/online-form.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Client, type Json } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const ALL = '/api/admin/invitations';

describe('Reminders of invitations', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let other: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    const variables = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@clinics.example' };
    test = await startTestApp(variables);
    other = await startTestApp({ ...variables, ROLE: 'api', DATABASE_URL: test.databaseUrl });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'en');
  });
  beforeEach(async () => {
    await test.sql(`DELETE FROM invitation`);
    // What the test before has left comes before this one begins.
    await workOff(test);
    smtp.mails.length = 0;
    questionnaireId = await makeQuestionnaire(admin);
    await openForm(test, questionnaireId, { reminder_days: [7, 14] });
  });
  afterAll(async () => {
    await Promise.all([test?.close(), other?.close()]);
    await smtp?.close();
  });

  const form = async (settings: object) =>
    expectStatus(await admin.patch('/api/admin/online-form', settings), 200);
  const both = () => [test, other].map(({ app }) => app.get(InvitationMailsService));
  /** Two processes look at the same moment, several times. */
  const look = async () => {
    const twice = [...both(), ...both()];
    const reminders = await Promise.all(twice.map((one) => one.remind()));
    const mails = await Promise.all(twice.map((one) => one.mail()));
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    return { reminders: sum(reminders), mails: sum(mails) };
  };
  const invite = async (...addresses: string[]) => {
    const invitations = addresses.map((clientEmail) => ({
      clientName: 'Anna',
      clinicName: 'Smile',
      clientEmail,
    }));
    expectStatus(await admin.post(ALL, { invitations }), 200);
    await look();
    await expectMails(addresses.length);
  };
  const expectMails = async (count: number) => {
    await workOff(test);
    expect(smtp.mails).toHaveLength(count);
  };
  const daysAgo = (days: number, last = days) =>
    test.sql(
      `UPDATE invitation SET first_mailed_at = now() - make_interval(days => $1), last_mailed_at = now() - make_interval(days => $2)`,
      [days, last],
    );
  const reminders = () =>
    test.sql(`SELECT 1 FROM mail WHERE kind = 'reminder' AND questionnaire_id = $1`, [questionnaireId]);
  const remindersDue = async () => (await look()).reminders;

  it('go out after 7 and 14 days, once each however many look, and never a third time', async () => {
    await invite('a@clinic.example.org', 'b@clinic.example.org');
    await daysAgo(6);
    expect(await remindersDue()).toBe(0);
    await daysAgo(7);
    expect(await remindersDue()).toBe(2);
    await expectMails(4);
    expect(smtp.mails.slice(2).every(({ headers }) => headers.subject!.startsWith('Emlékeztető'))).toBe(true);
    await daysAgo(13, 6);
    expect(await remindersDue()).toBe(0);
    await daysAgo(14, 7);
    expect(await remindersDue()).toBe(2);
    await expectMails(6);
    await daysAgo(100);
    expect(await remindersDue()).toBe(0);
    await expectMails(6);
  });

  it('keep their distance after a pause in which both fell due', async () => {
    await invite('a@clinic.example.org');
    await daysAgo(30);
    expect(await remindersDue()).toBe(1);
    await test.sql(`UPDATE invitation SET first_mailed_at = now() - interval '30 days'`);
    expect(await remindersDue()).toBe(0);
  });

  it('are queued or not together with the note that they are', async () => {
    await invite('a@clinic.example.org');
    await daysAgo(7);
    await test.sql(
      `CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no mail'; END $$`,
    );
    await test.sql(
      `CREATE TRIGGER refuse_mail BEFORE INSERT ON mail FOR EACH ROW WHEN (NEW.kind = 'reminder') EXECUTE FUNCTION refuse_mail()`,
    );
    expect(await both()[0]!.remind()).toBe(1);
    await expect(both()[0]!.mail()).rejects.toThrow('no mail');
    await test.sql(`DROP TRIGGER refuse_mail ON mail`);
    await look();
    await expectMails(2);
    expect(await reminders()).toHaveLength(1);
  });

  it.each([
    ['the form is closed', () => form({ isOpen: false })],
    [
      'its end has passed',
      () => form({ opensAt: null, closesAt: new Date(Date.now() - 1000).toISOString() }),
    ],
    [
      'the questionnaire is inactive',
      () => test.sql(`UPDATE questionnaire SET is_active = false WHERE id = $1`, [questionnaireId]),
    ],
    [
      'the questionnaire is hidden',
      () => test.sql(`UPDATE questionnaire SET deleted_at = now() WHERE id = $1`, [questionnaireId]),
    ],
    ['the clinic has finished', () => test.sql(`UPDATE invitation SET finished_at = now()`)],
    ['the clinic has opted out', () => test.sql(`UPDATE invitation SET opted_out_at = now()`)],
    [
      'the clinic has answered on another way',
      () =>
        test.sql(
          `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key) VALUES ($1, 'a@clinic.example.org', md5(random()::text), '')`,
          [questionnaireId],
        ),
    ],
    [
      'the address bounced',
      () => {
        const suppressions = test.app.get(SuppressionsService);
        return suppressions.add(suppressions.hashOf('a@clinic.example.org'), 'bounced');
      },
    ],
  ])('stay away when %s', async (_, happen) => {
    await invite('a@clinic.example.org');
    await daysAgo(8);
    await happen();
    await look();
    expect(await reminders()).toEqual([]);
    await test.sql(`DELETE FROM suppression`);
  });

  it('are erased with their invitation, a year after nobody answered', async () => {
    await invite('old@clinic.example.org', 'new@clinic.example.org', 'done@clinic.example.org');
    await test.sql(
      `UPDATE invitation SET created_at = now() - interval '13 months' WHERE client_email <> 'new@clinic.example.org'`,
    );
    await test.sql(`UPDATE invitation SET finished_at = now() WHERE client_email LIKE 'done@%'`);
    expect(await test.app.get(InvitationUpkeepService).removeOld(new AbortController().signal)).toEqual({
      invitations: 1,
    });
    expect(await test.sql(`SELECT client_email AS email FROM invitation ORDER BY 1`)).toEqual(
      ['done', 'new'].map((name) => ({ email: `${name}@clinic.example.org` })),
    );
  });

  describe('Lists of clinics', () => {
    const upload = (bytes: Buffer, name: string) =>
      admin.upload<Json>(`${ALL}/upload?dryRun=true`, bytes, name);
    const clinicsIn = ({ body }: { body: Json }) =>
      body.rows.map(({ row, clinicName, outcome }: Json) => [row, clinicName, outcome]);

    it('are read from workbooks and texts, whatever else is in them', async () => {
      const rows = [
        ['List'],
        ['Klinika neve', 'E-mail-cím'],
        ['Mosoly', 'a@b.example.org'],
        ['=1+1', 'nobody'],
        ['<img src=x>', 'c@d.example.org'],
      ];
      const workbook = rawWorkbook({ sheets: [{ name: 'A', data: inlineRows(rows) }] });
      expect(clinicsIn(await upload(workbook, 'list.xlsx'))).toEqual([
        [3, 'Mosoly', 'invited'],
        [4, '=1+1', 'malformed'],
        [5, '<img src=x>', 'invited'],
      ]);
      const text = Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'));
      expect(clinicsIn(await upload(text, 'LIST.CSV'))).toEqual([
        [3, 'Mosoly', 'invited'],
        [4, '=1+1', 'malformed'],
        [5, '<img src=x>', 'invited'],
      ]);
    });

    it.each([
      ['list.pdf', 'x', 'list_format'],
      ['list.xlsx', 'a@b.example', 'workbook_not_xlsx'],
      ['list.csv', '', 'list_without_addresses'],
      ['list.csv', 'Name;Clinic\nAnna;Smile', 'list_without_addresses'],
      ['list.txt', '\u0089PNG\r\n\u001a\n', 'list_without_addresses'],
      ['list.csv', Array.from({ length: 501 }, (_, n) => `a${n}@b.example`).join('\n'), 'list_too_long'],
    ])('are refused in words: %s', async (name, text, code) => {
      expect(await upload(Buffer.from(text), name)).toMatchObject({ status: 400, body: { code } });
    });
  });
});
