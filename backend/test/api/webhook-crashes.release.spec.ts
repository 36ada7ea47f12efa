import { type WebhookReceiver, startWebhookReceiver } from '../fakes/webhook-receiver.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { makeWebhook } from '../make/webhooks.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { type Json, until } from '../setup/client.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { takeOver } from '../setup/work.js';

describe('Webhooks whose worker dies in the middle', () => {
  let receiver: WebhookReceiver;
  let test: TestApp;
  let worker: ServerProcess;
  afterAll(async () => {
    await worker?.stop();
    await test?.close();
    await receiver?.close();
  });

  it('are sent everything at least once, under the same ids, by the next worker', async () => {
    receiver = await startWebhookReceiver(400);
    const variables = { OUTBOUND_PRIVATE_HOSTS: receiver.host };
    test = await startTestApp({ ...variables, ROLE: 'api' });
    const admin = await documentedAdmin(test, ADMIN_EMAIL);
    const startWorker = () => startProcess(test.databaseUrl, { ...variables, ROLE: 'worker' });
    worker = await startWorker();
    await makeQuestionnaire(admin);
    const hook = await makeWebhook(admin, receiver.address(), ['evaluation.created']);
    const rows = Array.from({ length: 24 }, (_, n) => smallResponse(n));
    expectStatus(
      await admin.upload('/api/admin/import-responses', await responsesWorkbook(SMALL_HEADER, rows)),
      200,
    );
    await until(() => Promise.resolve(receiver.requests.length >= 5));
    await worker.kill();
    worker = await startWorker();
    await takeOver(test);
    await until(async () => {
      const [state] = expectStatus(await admin.get<Json[]>('/api/admin/webhooks'), 200);
      return state.waiting === 0;
    });

    const received = new Map<string, Set<string>>();
    for (const { headers, body } of receiver.requests) {
      const id = String(headers['x-webhook-id']);
      received.set(id, (received.get(id) ?? new Set()).add(body.toString('utf8')));
    }
    const log = expectStatus(
      await admin.get<Json[]>(`/api/admin/webhooks/${hook.id}/deliveries?limit=100`),
      200,
    );
    expect(log.map(({ state }) => state as string)).toEqual(Array<string>(24).fill('delivered'));
    expect([...received.keys()].sort()).toEqual(log.map(({ id }) => id as string).sort());
    expect([...received.values()].every(({ size }) => size === 1)).toBe(true);
    expect(new Set(log.map(({ evaluationId }) => evaluationId as string)).size).toBe(24);
    expect(await evaluationsOf(admin)).toHaveLength(24);
    // Repeated at most: what was under way when it died.
    expect(receiver.requests.length).toBeLessThanOrEqual(24 + 4);
  });
});
