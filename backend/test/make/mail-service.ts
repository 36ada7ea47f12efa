import type { MailgunServer } from '../fakes/mailgun-server.js';
import type { TestApp } from '../setup/test-app.js';
import { giveSetting } from './settings.js';

/** Sets the mail service of the settings, as an admin would. */
export async function useMailService(test: TestApp, api: MailgunServer): Promise<void> {
  await giveSetting(test, 'mailgun_api_key', api.key);
  await giveSetting(test, 'mailgun_domain', api.domain);
  await giveSetting(test, 'mailgun_host', api.hostSetting);
  await giveSetting(test, 'mail_from', `Digital maturity <results@${api.domain}>`);
}

/** Tries wait for 15 seconds and more; the database is changed as if the time were over. */
export async function hurryMails(test: Pick<TestApp, 'sql'>): Promise<void> {
  await test.sql(`DELETE FROM queue_gate`);
  await test.sql(`UPDATE job_item SET run_at = now() - interval '3 seconds' WHERE state = 'queued'`);
}
