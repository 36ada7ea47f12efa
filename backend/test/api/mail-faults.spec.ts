import { type MailApi, type MailApiMode, startMailApi } from '../fakes/mail-api.js';
import { hurryMails, useMailService } from '../make/mail-service.js';
import { expectTruth, outcomesOf, type Outcome } from '../make/mail-truth.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const MAILS = Number(process.env.FAULT_MAILS ?? 20);
const CRASHES = Number(process.env.FAULT_CRASHES ?? 2);

/** Verifies all, and sends them while the other side changes its mood all the time; answers what became of each. */
async function sendThrough<Mode>(
  test: TestApp,
  moods: readonly Mode[],
  behave: (mode: Mode) => void,
  copiesFor: (address: string) => number,
): Promise<Outcome[]> {
  const admin = await signedIn(test, ADMIN_EMAIL, 'en');
  await makeQuestionnaire(admin, { responses: MAILS });
  const ids = (await evaluationsOf(admin)).map(({ id }) => id);
  expectStatus(await admin.post('/api/admin/regenerate-all-evaluations'), 200);
  expectStatus(await admin.post('/api/admin/evaluations/bulk', { action: 'verify', ids }), 200);
  let turn = 0;
  const timer = setInterval(() => behave(moods[turn++ % moods.length]!), 60);
  try {
    expectStatus(await admin.post('/api/admin/evaluations/bulk', { action: 'send', ids }), 200);
    await until(async () => {
      await hurryMails(test);
      const open = `SELECT 1 FROM job_item WHERE queue = 'mail' AND state NOT IN ('done', 'failed', 'skipped')`;
      return (await test.sql(open)).length === 0;
    }, 90_000);
  } finally {
    clearInterval(timer);
  }
  const outcomes = await outcomesOf(test, admin, copiesFor);
  expect(outcomes).toHaveLength(MAILS);
  return outcomes;
}

describe('Mails on a day on which everything fails', () => {
  it('over the mail service: what was taken is found in its list, so that nothing taken stays uncertain', async () => {
    const api: MailApi = await startMailApi();
    const test = await startTestApp({ OUTBOUND_PRIVATE_HOSTS: api.address });
    try {
      await useMailService(test, api);
      const moods: MailApiMode[] = ['accept', 'rate', 'accept-then-hang-up', 'accept', 'bad_key', 'accept-then-500', 'bad_recipient', 'hang-up', 'server', 'html']; // prettier-ignore
      const outcomes = await sendThrough(
        test,
        moods,
        api.behave,
        (address) => api.mails.filter(({ recipients }) => recipients.includes(address)).length,
      );
      expectTruth(outcomes, [0]);
    } finally {
      await test.close();
      await api.close();
    }
  }, 150_000);
});

describe('A worker that is killed after the mail service took the mail, before it could write that down', () => {
  let api: MailApi;
  let test: TestApp;
  let worker: ServerProcess;
  let admin: Client;
  const startWorker = () =>
    startProcess(test.databaseUrl, { ROLE: 'worker', OUTBOUND_PRIVATE_HOSTS: api.address });

  beforeAll(async () => {
    api = await startMailApi();
    test = await startTestApp({ ROLE: 'api', OUTBOUND_PRIVATE_HOSTS: api.address });
    await useMailService(test, api);
    worker = await startWorker();
    admin = await signedIn(test, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: CRASHES });
  }, 60_000);
  afterAll(async () => {
    await worker?.stop();
    await test?.close();
    await api?.close();
  });

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
      const read = async () => expectStatus(await admin.get(`/api/admin/evaluation/${id}`), 200);
      const flagged = await until(async () => {
        const now = await read();
        return now.mail.state === 'uncertain' && now;
      }, 25_000);
      expect(flagged).toMatchObject({ status: 'verified', sentAt: null });
      api.events('shown');
      await until(async () => {
        await hurryMails(test);
        return (await read()).status === 'sent';
      });
      expect(copies()).toBe(1);
    }
  }, 120_000);
});
