import { startSmtpServer, type SmtpFake, type SmtpMode } from '../fakes/smtp-server.js';
import { hurryMails } from '../make/mail-service.js';
import { expectTruth, outcomesOf } from '../make/mail-truth.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, verifyAll } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import { type Round, SETTLED_LIMIT_MS, survives } from './fault.js';
import { expectNothingStuck, startFaultGround, timeToResume, type FaultGround } from './fixture.js';

const MAILS = 8;

describe('While mails are sent', () => {
  let smtp: SmtpFake;
  let ground: FaultGround;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    ground = await startFaultGround({ SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    smtp?.hangUp();
    await ground?.close();
    await smtp?.close();
  });

  /** New evaluations, verified and being sent; answers their number on the side of the server. */
  const startSending = async (): Promise<(address: string) => number> => {
    await ground.sql('DELETE FROM suppression');
    await ground.sql('DELETE FROM rate_counter');
    await makeQuestionnaire(ground.admin, { responses: MAILS });
    const ids = (await evaluationsOf(ground.admin)).map(({ id }) => id);
    expectStatus(await ground.admin.post('/api/admin/regenerate-all-evaluations'), 200);
    expectStatus(await verifyAll(ground.admin, ids), 200);
    const [taken, unsure] = [smtp.mails.length, smtp.unacknowledged.length];
    const body = { action: 'send', ids };
    await ground.admin.post('/api/admin/evaluations/bulk', body, { Prefer: 'respond-async' });
    return (address) =>
      [...smtp.mails.slice(taken), ...smtp.unacknowledged.slice(unsure)].filter(({ recipients }) =>
        recipients.includes(address),
      ).length;
  };
  /** Every mail came to its end; the pauses between tries are minutes long, and the database is told that they are over. */
  const settle = async () => {
    const open = `SELECT 1 FROM job_item WHERE queue IN ('mail', 'bulk') AND state IN ('queued', 'running')
                  UNION ALL SELECT 1 FROM mail WHERE state IN ('queued', 'sending')`;
    await until(async () => {
      await hurryMails(ground);
      return (await ground.sql(open)).length === 0;
    }, SETTLED_LIMIT_MS);
  };
  const expectPromise = async (copiesFor: (address: string) => number) => {
    const outcomes = await outcomesOf(ground, ground.admin, copiesFor);
    expect(outcomes).toHaveLength(MAILS);
    expectTruth(outcomes, [0, 1]);
    await expectNothingStuck(ground);
  };
  const whileServer = async (modes: readonly SmtpMode[], { random, moment }: Round) => {
    const mood = () => (random() < 0.7 ? modes[Math.floor(random() * modes.length)]! : 'accept');
    const timer = setInterval(() => smtp.behave(mood()), 40);
    const copiesFor = await startSending();
    await moment(1200);
    clearInterval(timer);
    smtp.behave('accept');
    smtp.hangUp();
    const ended = Date.now();
    await settle();
    const took = Date.now() - ended;
    await expectPromise(copiesFor);
    return took;
  };

  survives('kill -9 of a worker while it hands over mails', async ({ random, moment }) => {
    smtp.behave('slow');
    const copiesFor = await startSending();
    await moment(1800);
    const worker = ground.workers[Math.floor(random() * ground.workers.length)]!;
    await worker.kill();
    smtp.behave('accept');
    const resumed = timeToResume(ground);
    await worker.start();
    const took = await resumed;
    await settle();
    await expectPromise(copiesFor);
    return took;
  });
  survives('the mail server refuses', (round) =>
    whileServer(['refuse-recipient', 'refuse-sender', 'refuse-sign-in', 'full'], round),
  );
  survives('the mail server defers', (round) => whileServer(['defer'], round));
  survives('the mail server hangs', (round) => whileServer(['hold'], round));
  survives('the mail server accepts and hangs up', (round) => whileServer(['drop-after-data'], round));
  survives('the mail server hangs up before it has the mail', (round) =>
    whileServer(['drop-before-data'], round),
  );
});
