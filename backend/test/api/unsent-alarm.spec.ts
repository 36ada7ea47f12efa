import { UnsentAlarmService } from '../../src/modules/delivery/late-results/unsent-alarm.service.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client, type Json, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

describe('The alarm of late results', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let admin: Client;
  let questionnaireId: number;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@clinics.example' });
    admin = await documentedAdmin(test, ADMIN_EMAIL, 'hu');
    questionnaireId = await makeQuestionnaire(admin, { responses: 3 });
    await test.sql(`UPDATE evaluation SET submitted_at = now() - interval '1 hour'`);
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const look = () => test.app.get(UnsentAlarmService).tell(new AbortController().signal);
  const warnings = async (): Promise<Json[]> => expectStatus(await admin.get('/api/admin/warnings'), 200);
  const alarms = () => smtp.mails.filter(({ headers }) => headers.subject!.includes('Elküldésre váró'));
  const setAll = (assignment: string) =>
    test.sql(`UPDATE evaluation SET ${assignment} WHERE questionnaire_id = $1`, [questionnaireId]);

  it('says nothing while there is time, of the demo, of old responses and of sent results', async () => {
    expect(await look()).toEqual({ alarms: 0 });
    await setAll(`submitted_at = now() - interval '13 hours', client_email = 'a@b.example'`);
    expect(await look()).toEqual({ alarms: 0 });
    await setAll(`submitted_at = now() - interval '15 days', client_email = 'a@b.hu'`);
    expect(await look()).toEqual({ alarms: 0 });
    await setAll(`submitted_at = now() - interval '13 hours', status = 'sent'`);
    expect(await look()).toEqual({ alarms: 0 });
    await setAll(`status = 'generated', address_check = 'awaited'`);
    expect(await look()).toEqual({ alarms: 0 });
    expect(await warnings()).toEqual([]);
  });

  it('is one mail a day, and a mark on the dashboard that can be put away', async () => {
    await setAll(`address_check = 'confirmed'`);
    const twice = await Promise.all([look(), look()]);
    expect(twice.reduce((sum, { alarms }) => sum + alarms, 0)).toBe(1);
    expect(await look()).toEqual({ alarms: 0 });
    const [mail] = await until(() => Promise.resolve(alarms().length > 0 && alarms()));
    expect(mail!.recipients).toEqual([ADMIN_EMAIL]);
    expect(mail!.text).toContain('Elküldésre vár: 3');
    const [warning] = await warnings();
    expect(warning).toMatchObject({ kind: 'unsent', count: 3 });
    expectStatus(await admin.post('/api/admin/warnings/dismiss', { id: warning!.id }), 200);
    expect(await warnings()).toEqual([]);
    await test.sql(`UPDATE unsent_alarm SET mailed_at = now() - interval '25 hours'`);
    expect(await look()).toEqual({ alarms: 1 });
  });

  it('comes when half of the promised time is over, by the same hours as the deadline of the list', async () => {
    const due = async () => {
      const [row] = expectStatus(await admin.get<Json[]>('/api/admin/evaluations'), 200);
      return (Date.parse(row!.dueAt) - Date.parse(row!.submittedAt)) / 3_600_000;
    };
    await test.sql(`UPDATE unsent_alarm SET mailed_at = now() - interval '25 hours'`);
    expect(await due()).toBe(24);
    await giveSetting(test, 'answer_hours', '30');
    expect([await due(), await look()]).toEqual([30, { alarms: 0 }]);
    await giveSetting(test, 'answer_hours', '25');
    expect([await due(), await look()]).toEqual([25, { alarms: 1 }]);
    await until(() => Promise.resolve(alarms().some(({ text }) => text.includes('25 órán belül ígértük'))));
  });

  it('leaves inactive questionnaires alone', async () => {
    await test.sql(`UPDATE unsent_alarm SET mailed_at = now() - interval '25 hours'`);
    expectStatus(await admin.patch(`/api/admin/questionnaires/${questionnaireId}`, { isActive: false }), 200);
    expect(await look()).toEqual({ alarms: 0 });
  });
});
