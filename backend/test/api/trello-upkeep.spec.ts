import { RetentionService } from '../../src/modules/responses/retention/retention.service.js';
import { OutboxRelayService } from '../../src/modules/responses/outbox/outbox-relay.service.js';
import { startTrelloServer, TRELLO_KEY, TRELLO_TOKEN, type TrelloServer } from '../fakes/trello-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Json, until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff, workToTheEnd } from '../setup/work.js';
import { describeBeforeRelease } from '../setup/level.js';

let trello: TrelloServer;
let test: TestApp;
let admin: DocumentedClient;

async function start(variables: Record<string, string> = {}): Promise<void> {
  trello = await startTrelloServer();
  test = await startTestApp({ ...trello.variables, ...variables });
  admin = await documentedAdmin(test, ADMIN_EMAIL);
  await giveSetting(test, 'trello_api_key', TRELLO_KEY);
  await giveSetting(test, 'trello_token', TRELLO_TOKEN);
  await giveSetting(test, 'trello_list_id', list().id);
}
const end = async () => {
  await test?.close();
  await trello?.close();
};

const list = () => trello.boards[0]!.lists[0]!;
const make = (id: string) => admin.post<Json>(`/api/admin/evaluation/${id}/trello-card`);
const read = async (id: string) => expectStatus(await admin.get<Json>(`/api/admin/evaluation/${id}`), 200);
const firstId = async (responses = 1) => {
  await makeQuestionnaire(admin, { responses });
  return (await evaluationsOf(admin))[0]!.id;
};
const stateOf = async (id: string) =>
  (await test.sql<{ state: string }>(`SELECT state FROM trello_card WHERE evaluation_id = $1`, [id]))[0]
    ?.state;

describe('Trello cards in the long run', () => {
  beforeAll(() => start());
  afterAll(end);

  it('are not put into an archived list, where nobody would see them; the status says so', async () => {
    const id = await firstId();
    list().closed = true;
    expect((await make(id)).body).toMatchObject({ statusCode: 409, code: 'trello_list_closed' });
    expect((await make(id)).body.message).toContain(list().name);
    const status = expectStatus(await admin.get<Json[]>('/api/admin/integration-status'), 200).find(
      ({ service }) => service === 'trello',
    )!;
    expect(status.lastFailure).toMatchObject({ code: 'trello_list_closed' });
    expect(trello.cards).toEqual([]);
    list().closed = false;
    expect(expectStatus(await make(id), 200).trelloCardId).toBe(trello.cards[0]!.id);
  });

  it('get a comment when the evaluation is anonymised, as they still name the clinic', async () => {
    trello.cards.length = 0;
    const id = await firstId();
    expectStatus(await make(id), 200);
    await test.sql(`UPDATE evaluation SET submitted_at = now() - interval '3 years' WHERE id = $1`, [id]);
    await giveSetting(test, 'retention_months', '24');
    await test.app.get(RetentionService).anonymiseOld(new AbortController().signal);
    const [card] = trello.cards;
    await workToTheEnd(test);
    expect(card!.comments).toHaveLength(1);
    expect(card!.comments[0]).toContain('törölje ezt a kártyát is');
    expect(await test.sql(`SELECT 1 FROM trello_card WHERE evaluation_id = $1`, [id])).toEqual([]);
  });

  it('are not waited for once their job was cancelled, and a cancelled turn leaves its news to the next', async () => {
    const id = await firstId();
    await test.sql(
      `INSERT INTO queue_gate (queue, closed_until) VALUES ('trello', now() + interval '1 hour')`,
    );
    const { body: job } = await admin.post<Json>(`/api/admin/evaluation/${id}/trello-card`, undefined, {
      Prefer: 'respond-async',
    });
    await makeVerified(admin, id);
    expectStatus(await admin.post(`/api/admin/jobs/${job.id as string}/cancel`), 200);
    expect(await stateOf(id)).toBe('failed');
    await workOff(test);
    const news = () =>
      test.sql(
        `SELECT state FROM webhook_delivery WHERE webhook_id IS NULL AND evaluation_id = $1 ORDER BY place`,
        [id],
      );
    const [turn] = (await test.sql<{ id: string }>(
      `SELECT id FROM job WHERE kind = 'trello-comments' AND state = 'queued'`,
    )) as [{ id: string }];
    await test.sql(`UPDATE job SET admin_id = (SELECT id FROM admin LIMIT 1) WHERE id = $1`, [turn.id]);
    expectStatus(await admin.post(`/api/admin/jobs/${turn.id}/cancel`), 200);
    expect(await news()).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
    // There is no card to tell, and none will come.
    await workToTheEnd(test);
    expect(await news()).toEqual([{ state: 'stopped' }, { state: 'stopped' }]);
    expect(await stateOf(id)).toBe('failed');
    await test.sql(`DELETE FROM queue_gate`);
  });
});

describeBeforeRelease('A worker that is killed while the job of its card is cancelled', () => {
  let worker: ServerProcess;
  beforeAll(async () => {
    await start({ ROLE: 'api' });
    worker = await startProcess(test.databaseUrl, { ...trello.variables, ROLE: 'worker' });
  });
  afterAll(async () => {
    await worker?.stop();
    await end();
  });

  it('leaves nothing that waits for ever: later news goes to the card that was made after all', async () => {
    const id = await firstId();
    trello.next('accept-then-stall');
    const { body: job } = await admin.post<Json>(`/api/admin/evaluation/${id}/trello-card`, undefined, {
      Prefer: 'respond-async',
    });
    await until(() => Promise.resolve(trello.cards.length === 1));
    expectStatus(await admin.post(`/api/admin/jobs/${job.id as string}/cancel`), 200);
    await worker.kill();
    expect(await stateOf(id)).toBe('wanted');
    await test.app.get(OutboxRelayService).handOut();
    expect(await stateOf(id)).toBe('failed');
    worker = await startProcess(test.databaseUrl, { ...trello.variables, ROLE: 'worker' });
    await admin.post(`/api/admin/evaluation/${id}/trello-card`, undefined, { Prefer: 'respond-async' });
    await until(async () => (await read(id)).trelloCardId === trello.cards[0]!.id);
    expect(trello.cards).toHaveLength(1);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
    await until(() => Promise.resolve(trello.cards[0]!.comments.length > 0));
  });
});
