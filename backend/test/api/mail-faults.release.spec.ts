import { MailSweepService } from '../../src/modules/mail/queue/mail-sweep.service.js';
import { WakeUp } from '../../src/platform/jobs/wake-up.js';
import { type MailgunServer, type MailgunMode, startMailgunServer } from '../fakes/mailgun-server.js';
import { hurryMails, useMailService } from '../make/mail-service.js';
import { expectTruth, outcomesOf, type Outcome } from '../make/mail-truth.js';
import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  makeVerified,
  verifyAll,
} from '../make/questionnaires.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { takeOver, workToTheEnd } from '../setup/work.js';

const MAILS = Number(process.env.FAULT_MAILS ?? 20);
const CRASHES = Number(process.env.FAULT_CRASHES ?? 2);

/** Verifies all, and sends them until nothing is left to try; answers what became of each. */
async function sendThrough(test: TestApp, copiesFor: (address: string) => number): Promise<Outcome[]> {
  const admin = await signedIn(test, ADMIN_EMAIL, 'en');
  await makeQuestionnaire(admin, { responses: MAILS });
  const ids = (await evaluationsOf(admin)).map(({ id }) => id);
  expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
  expectStatus(await verifyAll(admin, ids), 200);
  const prefer = { Prefer: 'respond-async' };
  expectStatus(await admin.post('/api/admin/evaluations/bulk', { action: 'send', ids }, prefer), 202);
  await workToTheEnd(test);
  const outcomes = await outcomesOf(test, admin, copiesFor);
  expect(outcomes).toHaveLength(MAILS);
  return outcomes;
}

describe('Mails on a day on which everything fails', () => {
  it('over the mail service: what was taken is found in its list, so that nothing taken stays uncertain', async () => {
    const api: MailgunServer = await startMailgunServer();
    const test = await startTestApp({ OUTBOUND_PRIVATE_HOSTS: api.host });
    try {
      await useMailService(test, api);
      const moods: MailgunMode[] = [
        'accept',
        'rate',
        'accept-then-hang-up',
        'accept',
        'bad_key',
        'accept-then-500',
        'bad_recipient',
        'hang-up',
        'server',
        'html',
      ];
      api.behaveInTurn(moods);
      const outcomes = await sendThrough(
        test,
        (address) => api.mails.filter(({ recipients }) => recipients.includes(address)).length,
      );
      expectTruth(outcomes, [0]);
    } finally {
      await test.close();
      await api.close();
    }
  });
});

describe('A worker that is killed after the mail service took the mail, before it could write that down', () => {
  let api: MailgunServer;
  let test: TestApp;
  let worker: ServerProcess;
  let admin: Client;
  const startWorker = () =>
    startProcess(test.databaseUrl, { ROLE: 'worker', OUTBOUND_PRIVATE_HOSTS: api.host });

  beforeAll(async () => {
    api = await startMailgunServer();
    test = await startTestApp({ ROLE: 'api', OUTBOUND_PRIVATE_HOSTS: api.host });
    await useMailService(test, api);
    worker = await startWorker();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: CRASHES });
  });
  afterAll(async () => {
    await worker?.stop();
    await test?.close();
    await api?.close();
  });

  const hurry = async () => {
    await hurryMails(test);
    await test.app.get(WakeUp).send('mail', 1);
  };

  it('leaves it uncertain, and the service’s list settles it: sent once', async () => {
    for (const { id, clientEmail } of await evaluationsOf(admin)) {
      await makeVerified(admin, id);
      api.behave('accept-then-stall');
      api.events('hidden');
      const copies = () => api.mails.filter(({ recipients }) => recipients.includes(clientEmail)).length;
      await admin.post(`/api/admin/evaluation/${id}/send`, undefined, { Prefer: 'respond-async' });
      await until(async () => copies() === 1);
      await worker.kill();
      api.behave('accept');
      worker = await startWorker();
      await takeOver(test);
      const read = async () => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
      const flagged = await until(async () => {
        const now = await read();
        return now.mail.state === 'uncertain' && now;
      });
      expect(flagged).toMatchObject({ status: 'verified', sentAt: null });
      api.events('shown');
      await hurry();
      await until(async () => (await read()).status === 'sent');
      expect(copies()).toBe(1);
    }
  });

  it('leaves no mail on its way for ever when its job was cancelled as well: it is uncertain, and the list settles it', async () => {
    await makeQuestionnaire(admin, { responses: 2 });
    const [sending, waiting] = await evaluationsOf(admin);
    for (const { id } of [sending!, waiting!]) await makeVerified(admin, id);
    api.mails.length = 0;
    const ask = async (id: string) => {
      return (await admin.post(`/api/admin/evaluation/${id}/send`, undefined, { Prefer: 'respond-async' }))
        .body.id as string;
    };
    const read = async (id: string) => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
    api.behave('accept-then-stall');
    api.events('shown');
    const job = await ask(sending!.id);
    await until(async () => (await read(sending!.id)).mail?.state === 'sending');
    await until(() =>
      Promise.resolve(api.mails.some(({ recipients }) => recipients.includes(sending!.clientEmail))),
    );
    expectStatus(await admin.post(`/api/admin/jobs/${job}/cancel`), 200);
    await worker.kill();
    // One more, of which the worker had not come to hand anything over.
    await test.sql(
      `UPDATE job_item SET state = 'running', lease_until = now(), attempts = 1 WHERE job_id = $1`,
      [await ask(waiting!.id)],
    );
    await test.sql(
      `UPDATE job SET state = 'cancelled', finished_at = now() WHERE state IN ('queued', 'running') AND kind = 'send'`,
    );

    const sweep = () => test.app.get(MailSweepService).sweep(new AbortController().signal);
    expect(await sweep()).toEqual({ ended: 0 });
    await test.sql(`UPDATE mail SET changed_at = changed_at - interval '6 minutes'`);
    expect(await sweep()).toEqual({ ended: 2 });
    expect(await read(sending!.id)).toMatchObject({ status: 'verified', mail: { state: 'uncertain' } });
    expect(await read(waiting!.id)).toMatchObject({ status: 'verified', mail: { state: 'failed' } });
    api.behave('accept');
    worker = await startWorker();
    await hurry();
    await until(async () => (await read(sending!.id)).status === 'sent');
    expect(api.mails.filter(({ recipients }) => recipients.includes(sending!.clientEmail))).toHaveLength(1);
    expect(api.mails.some(({ recipients }) => recipients.includes(waiting!.clientEmail))).toBe(false);
  });
});
