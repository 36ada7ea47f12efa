import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import type { Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';
import { documentedAdmin } from './documented-admin.js';
import { type AskedQuestion, openForm, Visitor } from './online-form.js';
import { evaluationsOf, makeQuestionnaire } from './questionnaires.js';

/** An app with a mail server and, for each test, a fresh questionnaire whose form is open. */
export class FormGround {
  smtp!: SmtpFake;
  test!: TestApp;
  admin!: Client;
  questionnaireId!: number;
  slug!: string;
  asked!: AskedQuestion[];

  /** `withMail: false`: no mail service is connected. */
  async start({ withMail = true } = {}): Promise<void> {
    this.smtp = await startSmtpServer();
    this.test = await startTestApp(withMail ? { SMTP_URL: this.smtp.url } : {});
    this.admin = await documentedAdmin(this.test, ADMIN_EMAIL, 'hu');
  }

  async stop(): Promise<void> {
    await this.test?.close();
    await this.smtp?.close();
  }

  async newForm(): Promise<void> {
    this.questionnaireId = await makeQuestionnaire(this.admin);
    this.slug = await openForm(this.test, this.questionnaireId);
    this.asked = await this.someone().questions();
  }

  someone = (draft?: string) => new Visitor(this.test, this.slug, draft);
  rows = () => evaluationsOf(this.admin);

  /** What stands behind `#kind=` in the newest mail to the address. */
  async secretMailed(kind: string, to: string): Promise<string> {
    const link = `/q/${this.slug}?mail=${kind}#${kind}=`;
    await workOff(this.test);
    const mail = this.smtp.mails.findLast(
      ({ recipients, text }) => recipients.includes(to) && text.includes(link),
    );
    return /#\w+=([\w.-]+)/.exec(mail!.text.slice(mail!.text.indexOf(link)))![1]!;
  }
}
