import type { SettingKey } from '../../src/modules/settings/settings.catalog.js';
import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { type GoogleServer, startGoogleServer } from '../fakes/google-server.js';
import { recordedSpreadsheet } from '../fakes/google-sheets.js';
import { type MailgunServer, startMailgunServer } from '../fakes/mailgun-server.js';
import { startTrelloServer, type TrelloServer } from '../fakes/trello-server.js';
import { documentedAdmin } from './documented-admin.js';
import { expectStatus, makeQuestionnaire } from './questionnaires.js';
import { giveSetting } from './settings.js';
import type { Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

export const MAIL_DOMAIN = 'mg.clinic.example';

/** What a test of a service has found. */
export interface Finding {
  ok: boolean;
  code: string;
  message: string;
}
interface Status {
  service: string;
  lastSuccessAt: string | null;
  lastFailure: { code: string; message: string } | null;
}

/** A server of ours and every outside service it can be given. */
export class IntegrationFixture {
  private constructor(
    readonly ai: AiServer,
    readonly google: GoogleServer,
    readonly mailgun: MailgunServer,
    readonly trello: TrelloServer,
    readonly test: TestApp,
    readonly admin: Client,
  ) {}

  static async start(): Promise<IntegrationFixture> {
    const [ai, google, mailgun, trello] = await Promise.all([
      startAiServer(),
      startGoogleServer(),
      startMailgunServer(MAIL_DOMAIN),
      startTrelloServer(),
    ]);
    const test = await startTestApp({
      ...google.variables,
      ...mailgun.variables,
      ...trello.variables,
      OUTBOUND_PRIVATE_HOSTS: [ai.host, google.host, mailgun.host, trello.host].join(' '),
    });
    const admin = await documentedAdmin(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 0 });
    google.sheets.add(recordedSpreadsheet());
    return new IntegrationFixture(ai, google, mailgun, trello, test, admin);
  }

  async close(): Promise<void> {
    await this.test.close();
    const { ai, google, mailgun, trello } = this;
    await Promise.all([ai, google, mailgun, trello].map((server) => server.close()));
  }

  /** Nothing is set, nothing was tried, and the AI answers well. */
  async clear(): Promise<void> {
    for (const table of ['setting', 'integration_status', 'rate_counter'])
      await this.test.sql(`DELETE FROM ${table}`);
    this.ai.respondWith('good');
  }

  async give(values: Partial<Record<SettingKey, string>>): Promise<void> {
    for (const [key, value] of Object.entries(values)) await giveSetting(this.test, key as SettingKey, value);
  }

  /** Has the service tried out. */
  async run(service: string, client = this.admin): Promise<Finding> {
    return expectStatus(await client.post<Finding>(`/api/admin/settings/test/${service}`), 200);
  }

  async statusOf(service: string): Promise<Status> {
    const answer = await this.admin.get<Status[]>('/api/admin/integration-status');
    return expectStatus(answer, 200).find((status) => status.service === service)!;
  }

  /** A stored secret that no key opens any more. */
  async spoil(key: SettingKey): Promise<void> {
    await this.test.sql(`UPDATE setting SET value = 'v1.0.0.0.0' WHERE key = $1`, [key]);
  }
}
