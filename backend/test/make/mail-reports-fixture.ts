import { eventAbout, type RecordedEvent, signEvent } from '../fakes/mailgun-reports.js';
import { type MailgunServer, startMailgunServer } from '../fakes/mailgun-server.js';
import type { Client } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { documentedAdmin } from './documented-admin.js';
import { useMailService } from './mail-service.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from './questionnaires.js';

/** The key that the mail service signs its reports with. */
export const REPORTS_KEY = 'signing-key-of-the-service';

/** A result mail that was taken, as a report names it. */
export interface SentMail {
  /** The evaluation's id. */
  id: string;
  about: { messageId: string; recipient: string };
}

/** A server of ours that mails through the mail service, with evaluations to send. */
export class MailReportsFixture {
  private constructor(
    readonly api: MailgunServer,
    readonly test: TestApp,
    readonly admin: Client,
    /** Calls as the mail service does, without a session. */
    readonly service: Client,
    /** Of evaluations that nobody has touched yet. */
    readonly ids: string[],
  ) {}

  static async start(): Promise<MailReportsFixture> {
    const api = await startMailgunServer();
    const test = await startTestApp({ OUTBOUND_PRIVATE_HOSTS: api.host });
    const admin = await documentedAdmin(test, ADMIN_EMAIL);
    const service = new DocumentedClient(test.baseUrl, 'en');
    await useMailService(test, api);
    await makeQuestionnaire(admin, { responses: 20 });
    const ids = (await evaluationsOf(admin)).map(({ id }) => id);
    return new MailReportsFixture(api, test, admin, service, ids);
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.api.close();
  }

  async read(id: string) {
    return expectStatus(await this.admin.get(`/api/admin/evaluation/${id}`), 200);
  }

  send(id: string) {
    return this.admin.post(`/api/admin/evaluation/${id}/send`);
  }

  /** Shares the page of an evaluation by its owner's link. */
  async share(id: string, email: string): Promise<{ sent: number; failed: number }> {
    const { hashedUrl } = await this.read(id);
    return expectStatus(
      await this.service.post(`/api/evaluation/${hashedUrl}/share`, { emails: [email] }),
      200,
    );
  }

  async verified(): Promise<string> {
    const id = this.ids.shift()!;
    await makeVerified(this.admin, id);
    return id;
  }

  async sent(): Promise<SentMail> {
    const id = await this.verified();
    expectStatus(await this.send(id), 200);
    const { messageId, recipients } = this.api.mails.at(-1)!;
    return { id, about: { messageId, recipient: recipients[0]! } };
  }

  post(body: unknown) {
    return this.service.post('/api/mail-events', body);
  }

  /** A report as the service makes it, signed with its key. */
  report({ about }: Pick<SentMail, 'about'>, kind: RecordedEvent, more: Record<string, unknown> = {}) {
    return this.post(signEvent(eventAbout(kind, about, more), { key: REPORTS_KEY }));
  }
}
