import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SyncScheduleService } from '../../src/modules/sheets/schedule/sync-schedule.service.js';
import { OutboxFiles } from '../../src/modules/mail/delivery/transports/outbox-files.js';
import { Installation } from '../../src/platform/installation/installation.js';
import { type SmtpFake, startSmtpServer } from '../fakes/smtp-server.js';
import { startWebhookReceiver, type WebhookReceiver } from '../fakes/webhook-receiver.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { giveDeliveries, makeWebhook } from '../make/webhooks.js';
import { Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestDatabase } from '../setup/test-database.js';
import { workOff } from '../setup/work.js';

const HOME = 'results.clinics.example';

describe('A copy of the data, restored elsewhere', () => {
  let smtp: SmtpFake;
  let receiver: WebhookReceiver;
  let variables: Record<string, string>;
  let test: TestApp;
  let admin: Client;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    receiver = await startWebhookReceiver();
    const databaseUrl = await createTestDatabase();
    variables = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, OUTBOUND_PRIVATE_HOSTS: receiver.host };
    const real = await startTestApp({ ...variables, PUBLIC_URL: `https://${HOME}` });
    await real.close();
    test = await startTestApp(variables);
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await makeQuestionnaire(admin, { responses: 2 });
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
    await receiver?.close();
  });

  const user = async () => expectStatus(await admin.get('/api/user'), 200);
  const waiting = () =>
    test.sql(`SELECT DISTINCT queue FROM job_item WHERE state = 'queued' AND attempts = 0 ORDER BY queue`);

  const syncs = () => test.sql(`SELECT started_at FROM sheet_sync`);
  const lookForDueSyncs = () => test.app.get(SyncScheduleService).startDue(new AbortController().signal);

  it('mails sign-in codes, and says whose copy it is', async () => {
    const visitor = new Client(test.baseUrl);
    expectStatus(await visitor.post('/api/admin/send-magic-link', { email: ADMIN_EMAIL }), 200);
    await workOff(test);
    expect(smtp.mails).toHaveLength(1);
    expect((await user()).copyOf).toBe(HOME);
  });

  it('sends nothing else and starts no sync, until somebody says that it is the real one', async () => {
    const [first] = await evaluationsOf(admin);
    await makeVerified(admin, first!.id);
    const hook = await makeWebhook(admin, receiver.address(), ['offer.requested']);
    await test.sql(
      `UPDATE questionnaire SET sync_enabled = true, google_sheets_url = 'https://docs.google.com/x'`,
    );
    const mails = smtp.mails.length;

    const send = await admin.post(`/api/admin/evaluation/${first!.id}/send`, undefined, {
      Prefer: 'respond-async',
    });
    expect(send.status).toBe(202);
    await giveDeliveries(test, hook.id);
    await lookForDueSyncs();
    await workOff(test);
    expect(await waiting()).toEqual([{ queue: 'mail' }, { queue: 'webhooks' }]);
    expect(smtp.mails).toHaveLength(mails);
    expect(receiver.requests).toEqual([]);
    expect(await syncs()).toEqual([]);

    expectStatus(await admin.post('/api/admin/installation/move'), 200);
    await workOff(test);
    expect([smtp.mails.length, receiver.requests.length]).toEqual([mails + 1, 1]);
    await lookForDueSyncs();
    expect(await syncs()).not.toEqual([]);
    expect((await user()).copyOf).toBeNull();
    const [entry] = await test.sql(
      `SELECT action, details FROM audit_entry WHERE action = 'installation.move'`,
    );
    expect(entry).toEqual({ action: 'installation.move', details: { from: HOME } });
    // Said twice, it is entered once.
    expectStatus(await admin.post('/api/admin/installation/move'), 200);
    expect(await test.sql(`SELECT 1 FROM audit_entry WHERE action = 'installation.move'`)).toHaveLength(1);
  });

  it('is at home where it was said to be, and a copy at the former address', async () => {
    const former = await startTestApp({ ...variables, PUBLIC_URL: `https://${HOME}` });
    const copyOf = await former.app.get(Installation).otherHome();
    await former.close();
    expect(copyOf).toBe('localhost');
    expect((await user()).copyOf).toBeNull();
  });

  it('clears spent sign-in codes and unfinished files from the outbox, and nothing else', async () => {
    const folder = join(test.env.dataDir, 'outbox');
    mkdirSync(folder, { recursive: true });
    const id = '0b8ffcf0-4e3e-4d5e-9d53-000000000000';
    const ages: [name: string, hours: number][] = [
      [`a-code-${id}.eml`, 25],
      [`b-code-${id}.eml`, 23],
      [`c-result-${id}.eml`, 1000],
      [`d-result-${id}.eml.part`, 2],
      [`e-result-${id}.eml.part`, 0],
    ];
    for (const [name, hours] of ages) {
      writeFileSync(join(folder, name), '');
      const then = Date.now() / 1000 - hours * 3600;
      utimesSync(join(folder, name), then, then);
    }
    expect(await test.app.get(OutboxFiles).clear(Date.now())).toBe(2);
    expect(readdirSync(folder).map((name) => name[0])).toEqual(['b', 'c', 'e']);
  });
});
