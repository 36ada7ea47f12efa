import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailService } from '../../src/modules/mail/queue/mail.service.js';
import type { RequestedMails } from '../../src/modules/mail/wording/orders.types.js';
import { startMailgunServer } from '../fakes/mailgun-server.js';
import { readMail, type ReceivedMail } from '../fakes/read-mail.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { useMailService } from '../make/mail-service.js';
import { evaluationsOf, makeQuestionnaire } from '../make/questionnaires.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff, workToTheEnd } from '../setup/work.js';

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
  beforeEach(async () => {
    smtp.behave('accept');
    // What the test before has left comes before this one begins.
    await workOff(test);
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
  const afterItsTry = async (kind: string) => {
    await workOff(test);
    return rowOf(kind);
  };

  it.each(KINDS)(
    'hold their secret sealed, and forget it and the address once they have left (%s)',
    async (kind) => {
      smtp.behave('defer');
      await order({ kind }, 'anna@clinic.example');
      const waiting = await afterItsTry(kind);
      expect(waiting.error).not.toBeNull();
      expect(waiting).toMatchObject({
        content: null,
        evaluation_id: null,
        to_address: 'anna@clinic.example',
      });
      expect(JSON.stringify(waiting)).not.toMatch(/secret-of-a-draft|Mosoly|Kovács/);
      smtp.behave('accept');
      await workToTheEnd(test);
      expect(smtp.mails[0]!.text).toContain(SECRET);
      const left = await rowOf(kind);
      expect(left).toMatchObject({
        state: 'accepted',
        content: null,
        sealed: null,
        to_address: 'a…@clinic.example',
      });
      expect(JSON.stringify(left)).not.toMatch(/anna@|secret-of|Mosoly|Kovács/);
    },
  );

  it.each(KINDS)('that were refused leave no address either (%s)', async (kind) => {
    smtp.behave('refuse-recipient');
    await order({ kind }, 'berta@clinic.example');
    expect(await afterItsTry(kind)).toMatchObject({
      state: 'failed',
      sealed: null,
      to_address: 'b…@clinic.example',
    });
  });

  it('belong to an evaluation where an address is to be confirmed: they stop and go with it', async () => {
    smtp.behave('defer');
    await order({ kind: 'confirm', evaluationId }, 'anna@clinic.example');
    const waiting = await afterItsTry('confirm');
    expect(waiting.error).not.toBeNull();
    expect(JSON.stringify(waiting)).not.toContain(SECRET);
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
      await workOff(test);
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
    await workOff(test);
    expect(smtp.mails).toHaveLength(2);
    for (const { headers } of smtp.mails) expect(Object.keys(headers).join()).not.toMatch(/list-/);
  });

  it('carry the same headers over the mail service', async () => {
    const api = await startMailgunServer();
    const own = await startTestApp({ OUTBOUND_PRIVATE_HOSTS: api.host });
    try {
      await useMailService(own, api);
      await queue(own, 'invitation', 'anna@clinic.example');
      await workOff(own);
      expect(oneClickOf(api.mails[0]!)).toContain(`${own.baseUrl}/api/mail/opt-out?token=`);
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
      await workOff(own);
      const [file] = (await readdir(directory)).filter((name) => /-reminder-.*\.eml$/.test(name));
      const mail = readMail(await readFile(join(directory, file!)), ['anna@clinic.example']);
      expect(oneClickOf(mail)).toContain(`${own.baseUrl}/api/mail/opt-out?token=`);
    } finally {
      await own.close();
    }
  });
});
