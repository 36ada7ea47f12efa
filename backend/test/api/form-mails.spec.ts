import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailService } from '../../src/modules/mail/mail.service.js';
import type { RequestedMails } from '../../src/modules/mail/orders.types.js';
import { startMailgunServer } from '../fakes/mailgun-server.js';
import { readMail, type ReceivedMail } from '../fakes/read-mail.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { hurryMails, useMailService } from '../make/mail-service.js';
import { evaluationsOf, makeQuestionnaire } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const SECRET = 'secret-of-a-draft';
const CONTENT = {
  clientName: 'Kovács Anna',
  clinicName: 'Mosoly Fogászat',
  questionnaire: 'Digitális érettség',
  minutes: '12',
  link: `https://clinic.example/q/form#continue=${SECRET}`,
};
const KINDS = ['continue', 'invitation', 'again', 'reminder'] as const;

const queue = ({ app }: TestApp, kind: (typeof KINDS)[number], to: string, questionnaireId = 1) =>
  app.get(MailService).queueRequested({ kind, questionnaireId, to: [to], language: 'en', content: CONTENT });

/** The one-click address of a mail, if its headers are those of RFC 8058. */
function oneClickOf({ headers }: ReceivedMail): string {
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, url] = /^<(http\S+)>$/.exec(headers['list-unsubscribe']!)!;
  return url!;
}

describe('Mails about forms', () => {
  let smtp: SmtpFake;
  let test: TestApp;
  let questionnaireId: number;
  let evaluationId: string;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    test = await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Clinics <no-reply@clinics.example>' });
    const admin = await documentedAdmin(test, ADMIN_EMAIL);
    questionnaireId = await makeQuestionnaire(admin, { responses: 1 });
    evaluationId = (await evaluationsOf(admin))[0]!.id;
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });
  beforeEach(() => {
    smtp.behave('accept');
    smtp.mails.length = 0;
  });

  const order = (more: Pick<RequestedMails, 'kind'> & { evaluationId?: string }, to: string) =>
    test.app.get(MailService).queueRequested({
      ...more,
      questionnaireId,
      to: [to],
      language: 'en',
      content: CONTENT,
    } as RequestedMails);
  const rowOf = async (kind: string) =>
    (await test.sql(`SELECT * FROM mail WHERE kind = $1 ORDER BY created_at DESC LIMIT 1`, [kind]))[0]!;
  const arrived = (count: number) => until(async () => smtp.mails.length >= count);
  const ended = (kind: string, state: string) => until(async () => (await rowOf(kind)).state === state);

  it.each(KINDS)(
    'hold their secret sealed, and forget it and the address once they have left (%s)',
    async (kind) => {
      smtp.behave('defer');
      await order({ kind }, 'anna@clinic.example');
      const waiting = await until(async () => {
        const row = await rowOf(kind);
        return row.error !== null && row;
      });
      expect(waiting).toMatchObject({
        content: null,
        evaluation_id: null,
        to_address: 'anna@clinic.example',
      });
      expect(JSON.stringify(waiting)).not.toMatch(/secret-of-a-draft|Mosoly|Kovács/);
      smtp.behave('accept');
      await hurryMails(test);
      await arrived(1);
      expect(smtp.mails[0]!.text).toContain(SECRET);
      await ended(kind, 'accepted');
      const left = await rowOf(kind);
      expect(left).toMatchObject({ content: null, sealed: null, to_address: 'a…@clinic.example' });
      expect(JSON.stringify(left)).not.toMatch(/anna@|secret-of|Mosoly|Kovács/);
    },
  );

  it.each(KINDS)('that were refused leave no address either (%s)', async (kind) => {
    smtp.behave('refuse-recipient');
    await order({ kind }, 'berta@clinic.example');
    await ended(kind, 'failed');
    expect(await rowOf(kind)).toMatchObject({ sealed: null, to_address: 'b…@clinic.example' });
  });

  it('belong to an evaluation where an address is to be confirmed: they stop and go with it', async () => {
    smtp.behave('defer');
    await order({ kind: 'confirm', evaluationId }, 'anna@clinic.example');
    await until(async () => (await rowOf('confirm')).error !== null);
    expect(JSON.stringify(await rowOf('confirm'))).not.toContain(SECRET);
    await test.app.get(MailService).stopFor([evaluationId]);
    expect(await rowOf('confirm')).toMatchObject({
      state: 'failed',
      sealed: null,
      evaluation_id: evaluationId,
    });
    await test.app.get(MailService).removeOf([evaluationId]);
    expect(await rowOf('confirm')).toBeUndefined();
  });

  it.each(['invitation', 'again', 'reminder'] as const)(
    'that nobody asked for can be opted out of (%s)',
    async (kind) => {
      await order({ kind }, 'anna@clinic.example');
      await arrived(1);
      const [mail] = smtp.mails;
      const token = new URL(oneClickOf(mail!)).searchParams.get('token')!;
      expect(mail!.text).toContain(`${test.baseUrl}/opt-out?lang=en#${token}`);
      expect(mail!.html).toContain(`href="${test.baseUrl}/opt-out?lang=en#${token}"`);
      expect(token).not.toContain('anna');
    },
  );

  it('that somebody asked for have no list header', async () => {
    await order({ kind: 'continue' }, 'anna@clinic.example');
    await order({ kind: 'confirm', evaluationId }, 'anna@clinic.example');
    await arrived(2);
    for (const { headers } of smtp.mails) expect(Object.keys(headers).join()).not.toMatch(/list-/);
  });

  it('carry the same headers over the mail service', async () => {
    const api = await startMailgunServer();
    const own = await startTestApp({ OUTBOUND_PRIVATE_HOSTS: api.host });
    try {
      await useMailService(own, api);
      await queue(own, 'invitation', 'anna@clinic.example');
      const mail = await until(async () => api.mails[0]);
      expect(oneClickOf(mail)).toContain(`${own.baseUrl}/api/mail/opt-out?token=`);
    } finally {
      await own.close();
      await api.close();
    }
  });

  it('carry the same headers in the outbox', async () => {
    const own = await startTestApp();
    try {
      await queue(own, 'reminder', 'anna@clinic.example');
      const directory = join(own.env.dataDir, 'outbox');
      const file = await until(async () =>
        (await readdir(directory).catch(() => [])).find((name) => /-reminder-.*\.eml$/.test(name)),
      );
      const mail = readMail(await readFile(join(directory, file)), ['anna@clinic.example']);
      expect(oneClickOf(mail)).toContain(`${own.baseUrl}/api/mail/opt-out?token=`);
    } finally {
      await own.close();
    }
  });
});
