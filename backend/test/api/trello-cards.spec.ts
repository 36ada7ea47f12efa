import { OutboxService } from '../../src/modules/responses/outbox/outbox.service.js';
import { type GoogleServer, startGoogleServer } from '../fakes/google-server.js';
import { startTrelloServer, TRELLO_KEY, TRELLO_TOKEN, type TrelloServer } from '../fakes/trello-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { makeSyncedSheet } from '../make/synced-sheet.js';
import { type Json, until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { type ServerProcess, startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { impatiently, takeOver, workOff, workToTheEnd } from '../setup/work.js';
import { describeBeforeRelease } from '../setup/level.js';

let trello: TrelloServer;
let test: TestApp;
let admin: DocumentedClient;
let questionnaireId: number;
let ids: string[];

async function start(variables: Record<string, string> = {}): Promise<void> {
  trello = await startTrelloServer();
  test = await startTestApp({ ...trello.variables, ...variables });
  admin = await documentedAdmin(test, ADMIN_EMAIL);
  await setUpTrello();
}

async function giveResponses(responses: number): Promise<void> {
  questionnaireId = await makeQuestionnaire(admin, { responses });
  ids = (await evaluationsOf(admin)).map(({ id }) => id);
}

const listOf = (name: string) => trello.boards[0]!.lists.find((list) => list.name === name)!.id;

async function setUpTrello(): Promise<void> {
  await giveSetting(test, 'trello_api_key', TRELLO_KEY);
  await giveSetting(test, 'trello_token', TRELLO_TOKEN);
  await giveSetting(test, 'trello_list_id', listOf('Új értékelések'));
}

const make = (id: string) => admin.post<Json>(`/api/admin/evaluation/${id}/trello-card`);
const read = async (id: string) => expectStatus(await admin.get<Json>(`/api/admin/evaluation/${id}`), 200);
const cardsOf = (id: string) => trello.cards.filter(({ desc }) => desc.endsWith(`ref:${id}`));
const comments = (id: string) => cardsOf(id)[0]?.comments ?? [];
const statusOfTrello = async () =>
  expectStatus(await admin.get<Json[]>('/api/admin/integration-status'), 200).find(
    ({ service }) => service === 'trello',
  );
/** On its way from the outbox to a card. */
const stillToTell = () =>
  test.sql(
    `SELECT kind FROM evaluation_event UNION ALL SELECT event FROM webhook_delivery WHERE webhook_id IS NULL AND state = 'waiting'`,
  );
const told = async (id: string) => {
  await workToTheEnd(test);
  expect(await stillToTell()).toEqual([]);
  return comments(id);
};
/** Tried, and not for the last time. */
const untilTried = () =>
  until(
    async () => (await test.sql(`SELECT 1 FROM job_item WHERE state = 'queued' AND error IS NOT NULL`))[0],
  );

describe('Trello cards', () => {
  beforeAll(async () => {
    await start();
    await giveResponses(12);
  });
  afterAll(async () => {
    await test?.close();
    await trello?.close();
  });
  afterEach(() => setUpTrello());

  /** As the sync of a sheet says it that was read before. */
  const comeIn = (evaluationIds: string[], isNew = true) =>
    test.app.get(OutboxService).record('evaluation.created', evaluationIds, { isNew });

  it('are not made for uploads, and for new responses only while they are fresh', async () => {
    expect(trello.cards).toEqual([]);
    const [fresh, old] = [ids.shift()!, ids.shift()!];
    await test.sql(`UPDATE evaluation SET submitted_at = now() - interval '47 hours' WHERE id = $1`, [fresh]);
    await test.sql(`UPDATE evaluation SET submitted_at = now() - interval '49 hours' WHERE id = $1`, [old]);
    await comeIn([fresh, old], false);
    await comeIn([fresh, old]);
    await workToTheEnd(test);
    expect(trello.cards).toHaveLength(1);
    const [card] = cardsOf(fresh);
    const evaluation = await read(fresh);
    expect(evaluation.trelloCardId).toBe(card!.id);
    expect(card).toMatchObject({ idList: listOf('Új értékelések') });
    expect(card!.name).toContain(evaluation.clinicName);
    expect(`${card!.name} ${card!.desc}`).not.toContain(evaluation.clientEmail);
    expect(card!.desc).not.toContain(evaluation.clientName);
    expect((await read(old)).trelloCardId).toBeNull();
    expect((await statusOfTrello()).lastSuccessAt).not.toBeNull();
  });

  it('can be asked for, once', async () => {
    const id = ids.shift()!;
    const made = expectStatus(await make(id), 200);
    expect(made.trelloCardId).toBe(cardsOf(id)[0]!.id);
    expect((await make(id)).body).toMatchObject({ statusCode: 409, code: 'trello_card_exists' });
    expect(cardsOf(id)).toHaveLength(1);
  });

  it('that are asked for twice at the same time are made by one job', async () => {
    const id = ids.shift()!;
    await test.sql(
      `INSERT INTO queue_gate (queue, closed_until) VALUES ('trello', now() + interval '1 hour') ON CONFLICT (queue) DO UPDATE SET closed_until = excluded.closed_until`,
    );
    const ask = () =>
      admin.post<Json>(`/api/admin/evaluation/${id}/trello-card`, undefined, { Prefer: 'respond-async' });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(expectStatus(one, 202).id).toBe(expectStatus(other, 202).id);
    await workToTheEnd(test);
    expect(cardsOf(id)).toHaveLength(1);
  });

  it('are refused with what is missing', async () => {
    const id = ids.shift()!;
    await giveSetting(test, 'trello_list_id', null);
    expect((await make(id)).body).toMatchObject({ code: 'trello_list_not_chosen' });
    await giveSetting(test, 'trello_token', null);
    expect((await make(id)).body).toMatchObject({ code: 'trello_not_set' });
    await comeIn([id]);
    await workOff(test);
    await setUpTrello();
    trello.next('error:bad_token');
    expect((await make(id)).body).toMatchObject({ code: 'trello_token_refused' });
    expect((await read(id)).status).toBe('pending');
    expect((await statusOfTrello()).lastFailure).toMatchObject({ code: 'trello_token_refused' });
    expect(expectStatus(await make(id), 200).trelloCardId).toBe(cardsOf(id)[0]!.id);
  });

  it('wait while Trello is busy, and all others with them', async () => {
    const id = ids.shift()!;
    trello.next('error:token_rate');
    const answer = make(id);
    await until(
      async () =>
        (
          await test.sql(
            `SELECT 1 FROM queue_gate WHERE queue = 'trello' AND closed_until > now() + interval '5 seconds'`,
          )
        ).length > 0,
    );
    await workToTheEnd(test);
    expect(expectStatus(await answer, 200).trelloCardId).toBe(cardsOf(id)[0]!.id);
  });

  it('are made once although the end of the first try is unclear', async () => {
    const id = ids.shift()!;
    trello.next('accept-then-stall');
    const answer = impatiently(test, () => make(id));
    await untilTried();
    await workToTheEnd(test);
    const made = expectStatus(await answer, 200);
    expect(cardsOf(id)).toHaveLength(1);
    expect(made.trelloCardId).toBe(cardsOf(id)[0]!.id);
  });

  it('hear of statuses in their order, of offers and of the deletion', async () => {
    const id = ids.shift()!;
    expectStatus(await make(id), 200);
    await makeVerified(admin, id);
    expect(await told(id)).toEqual(['Állapot: függőben → elkészült', 'Állapot: elkészült → jóváhagyva']);
    await test.sql(
      `INSERT INTO offer_request (evaluation_id, questionnaire_id, product_id, product_name) VALUES ($1, $2, 'p1', '*Naptár*')`,
      [id, questionnaireId],
    );
    expect((await told(id))[2]).toBe('Az ügyfél ajánlatot kért erre: \\*Naptár\\*');
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/erase`), 200);
    expect((await told(id))[3]).toBe('Az értékelést törölték.');
    expect(comments(id)).toHaveLength(4);
  });

  it('hear of a change, and may hear of it again where nobody knows whether the first try arrived', async () => {
    const id = ids.shift()!;
    expectStatus(await make(id), 200);
    trello.next('accept-then-stall');
    await impatiently(test, async () => {
      expectStatus(await admin.post(`/api/admin/evaluation/${id}/regenerate`), 200);
      await workOff(test);
    });
    expect(await stillToTell()).toHaveLength(1);
    const news = 'Állapot: függőben → elkészült';
    expect(await told(id)).toEqual([news, news]);
    const log = await test.sql(
      `SELECT state, tries, status, code FROM webhook_delivery WHERE webhook_id IS NULL AND evaluation_id = $1`,
      [id],
    );
    expect(log).toEqual([{ state: 'delivered', tries: 2, status: 200, code: null }]);
  });

  it('hear of nothing later before what came first, however often that is tried', async () => {
    const id = ids.shift()!;
    expectStatus(await make(id), 200);
    trello.next('error:bad_token');
    await makeVerified(admin, id);
    await workOff(test);
    const waiting = await test.sql(
      `SELECT tries, code FROM webhook_delivery WHERE webhook_id IS NULL AND evaluation_id = $1 ORDER BY place`,
      [id],
    );
    expect(waiting).toEqual([
      { tries: 1, code: 'trello_token_refused' },
      { tries: 0, code: null },
    ]);
    expect(comments(id)).toEqual([]);
    expect(await told(id)).toEqual(['Állapot: függőben → elkészült', 'Állapot: elkészült → jóváhagyva']);
  });

  it('that are gone are noted once, and nothing more is written on them', async () => {
    const id = ids.shift()!;
    expectStatus(await make(id), 200);
    trello.cards.splice(trello.cards.indexOf(cardsOf(id)[0]!), 1);
    await makeVerified(admin, id);
    await told(id);
    expect(await test.sql('SELECT 1 FROM trello_card WHERE gone_card IS NOT NULL')).toHaveLength(1);
    expect(JSON.stringify(await statusOfTrello())).toContain('trello_card_gone');
    const { trelloCardId } = await read(id);
    expect(trelloCardId).not.toBeNull();
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/reset-status`, { status: 'pending' }), 200);
    expect(await stillToTell()).toEqual([]);
  });
});

describe('A sync', () => {
  let google: GoogleServer;
  beforeAll(async () => {
    google = await startGoogleServer();
    trello = await startTrelloServer();
    const hosts = { OUTBOUND_PRIVATE_HOSTS: `${google.host} ${trello.host}` };
    test = await startTestApp({ ...google.variables, ...trello.variables, ...hosts });
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await setUpTrello();
  });
  afterAll(async () => {
    await test?.close();
    await Promise.all([trello?.close(), google?.close()]);
  });

  it('brings a card for what has come in since the one before, and for nothing older', async () => {
    const { tab } = await makeSyncedSheet(test, admin, google);
    const sync = async () =>
      expectStatus(await admin.post<Json>('/api/admin/sync-sheets'), 200).created as number;
    expect(await sync()).toBe(20);
    const now = new Date(Date.now() - 3_600_000);
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Budapest',
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(now);
    const email = tab.rows[0]!.findIndex(({ shown }) => /^E-mail/.test(shown));
    const respond = (address: string, at: { shown: string; raw: number }) =>
      tab.rows.push(
        tab.rows[1]!.map((cell, column) =>
          column === 0 ? at : column === email ? { shown: address } : { ...cell },
        ),
      );
    const serial = (Date.parse(`${clock.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
    respond('uj@rendelo.hu', { shown: clock, raw: serial });
    respond('regi@rendelo.hu', { shown: '2026.01.05. 8:00:00', raw: serial - 300 });
    expect(await sync()).toBe(2);
    await workToTheEnd(test);
    const all = expectStatus(await admin.get<Json[]>('/api/admin/evaluations?limit=500'), 200);
    expect(all.filter((row) => row.trelloCardId !== null).map((row) => row.clientEmail)).toEqual([
      'uj@rendelo.hu',
    ]);
    expect(await sync()).toBe(0);
    expect(trello.cards).toHaveLength(1);
  });
});

describeBeforeRelease('A worker that dies while it makes a card', () => {
  let worker: ServerProcess;
  const startWorker = () => startProcess(test.databaseUrl, { ...trello.variables, ROLE: 'worker' });
  beforeAll(async () => {
    await start({ ROLE: 'api' });
    worker = await startWorker();
    await giveResponses(1);
  });
  afterAll(async () => {
    await worker?.stop();
    await test?.close();
    await trello?.close();
  });

  it('leaves one card, which the next worker finds', async () => {
    const id = ids[0]!;
    trello.next('accept-then-stall');
    expectStatus(
      await admin.post(`/api/admin/evaluation/${id}/trello-card`, undefined, { Prefer: 'respond-async' }),
      202,
    );
    await until(async () => cardsOf(id).length === 1);
    await worker.kill();
    worker = await startWorker();
    await takeOver(test);
    const cardId = await until(async () => (await read(id)).trelloCardId);
    expect(cardsOf(id).map((card) => card.id)).toEqual([cardId]);
  });
});
