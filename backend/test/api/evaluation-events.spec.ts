import { OutboxRelayService } from '../../src/modules/responses/outbox/outbox-relay.service.js';
import { RetentionService } from '../../src/modules/responses/retention/retention.service.js';
import { Database } from '../../src/platform/database/database.js';
import { TRELLO_KEY, TRELLO_TOKEN } from '../fakes/trello-server.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { makeWebhook } from '../make/webhooks.js';
import { until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { startProcess } from '../setup/processes.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { itBeforeRelease } from '../setup/level.js';

const NOWHERE = 'https://hooks.example/';

let test: TestApp;
let admin: DocumentedClient;
let relay: OutboxRelayService;
let questionnaireId: number;
let id: string;

beforeAll(async () => {
  // Nothing is handed out unless the tests say so.
  test = await startTestApp({ ROLE: 'api' });
  admin = await documentedAdmin(test, ADMIN_EMAIL);
  relay = test.app.get(OutboxRelayService);
  await giveSetting(test, 'trello_api_key', TRELLO_KEY);
  await giveSetting(test, 'trello_token', TRELLO_TOKEN);
});
beforeEach(async () => {
  for (const table of ['webhook', 'webhook_delivery', 'evaluation_event', 'trello_card', 'job'])
    await test.sql(`DELETE FROM ${table}`);
  questionnaireId = await make();
  const [row] = await test.sql<{ id: string }>(
    `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key)
     VALUES ($1::int, 'a@clinic.example', 'h' || $1::int, md5($1::text) || md5('')) RETURNING id`,
    [questionnaireId],
  );
  id = row!.id;
});
afterAll(() => test?.close());

async function make(): Promise<number> {
  const made = await admin.post('/api/admin/questionnaires', { name: 'Felmérés', language: 'hu' });
  const { id } = expectStatus(made, 201) as { id: number };
  expectStatus(await admin.post('/api/admin/session/questionnaire', { questionnaireId: id }), 200);
  return id;
}
const change = (set: string) => test.sql(`UPDATE evaluation SET ${set} WHERE id = $1`, [id]);
const giveCard = () => change(`trello_card_id = 'card'`);
const send = () => change(`status = 'sent', sent_at = now()`);
const askForOffer = (times = 1) =>
  test.sql(
    `INSERT INTO offer_request (evaluation_id, questionnaire_id, product_id, product_name)
     SELECT $1, $2, 'p1', 'Naptár ' || n FROM generate_series(1, $3::int) AS n`,
    [id, questionnaireId, times],
  );
const column = async <T>(sql: string) => (await test.sql<{ value: T }>(sql)).map(({ value }) => value);
const events = () => column<string>(`SELECT kind AS value FROM evaluation_event ORDER BY id`);
const deliveries = () =>
  column<string>(
    `SELECT event || ' ' || state AS value FROM webhook_delivery WHERE webhook_id IS NOT NULL ORDER BY event`,
  );
const news = () =>
  column<object>(
    `SELECT facts->'news' AS value FROM webhook_delivery WHERE webhook_id IS NULL ORDER BY place`,
  );
const jobs = () => column<string>(`SELECT kind AS value FROM job ORDER BY kind`);
const ALL_JOBS = ['deliver-webhooks', 'trello-comments'];
const offerNews = (n: number) => ({ kind: 'offer', product: `Naptár ${n}` });

describe('A change of an evaluation', () => {
  it('is written down for nobody where nobody would be told', async () => {
    await make();
    await makeWebhook(admin, NOWHERE);
    await send();
    await askForOffer();
    await change('deleted_at = now()');
    await change('deleted_at = NULL');
    expect(await events()).toEqual([]);
    await test.sql(`DELETE FROM evaluation WHERE id = $1`, [id]);
    expect(await events()).toEqual([]);
  });

  it('is told to whoever was interested when it happened', async () => {
    const [early, off] = [await makeWebhook(admin, NOWHERE), await makeWebhook(admin, NOWHERE)];
    expectStatus(await admin.patch(`/api/admin/webhooks/${off.id}`, { isOn: false }), 200);
    await makeWebhook(admin, NOWHERE, ['evaluation.clicked']);
    await askForOffer();
    await giveCard();
    await makeWebhook(admin, NOWHERE);
    expectStatus(await admin.patch(`/api/admin/webhooks/${off.id}`, { isOn: true }), 200);
    expectStatus(await admin.patch(`/api/admin/webhooks/${early.id}`, { events: ['evaluation.sent'] }), 200);
    await relay.handOut();
    expect(
      await column(`SELECT webhook_id AS value FROM webhook_delivery WHERE webhook_id IS NOT NULL`),
    ).toEqual([early.id]);
    expect(await news()).toEqual([]);
  });

  it('is told to a card that is just being made, and to none that is gone', async () => {
    await test.sql(`INSERT INTO trello_card (evaluation_id) VALUES ($1)`, [id]);
    await change(`status = 'generated'`);
    await test.sql(`UPDATE trello_card SET state = 'made', gone_card = 'card'`);
    await giveCard();
    await change(`status = 'verified'`);
    await change(`trello_card_id = 'other'`);
    await change(`status = 'sent', deleted_at = now()`);
    await change(`status = 'opened'`);
    await change(`deleted_at = NULL`);
    await relay.handOut();
    expect(await news()).toEqual([
      { kind: 'status', from: 'pending', to: 'generated' },
      { kind: 'deleted' },
      { kind: 'status', from: 'sent', to: 'opened' },
      { kind: 'restored' },
    ]);
  });

  it('tells a card that a status was set by hand, and no webhook anything', async () => {
    await makeWebhook(admin, NOWHERE);
    await giveCard();
    await change(`status = 'sent', marked_status = '{"status": "sent", "adminId": 1, "at": "2026-11-20"}'`);
    await change(`status = 'opened', marked_status = NULL`);
    await relay.handOut();
    expect(await news()).toEqual([
      { kind: 'status', from: 'pending', to: 'sent', byHand: true },
      { kind: 'status', from: 'sent', to: 'opened' },
    ]);
    expect(await deliveries()).toEqual([]);
  });

  it('that waits for a webhook is stopped with it, and what was reset or done in the trash is no news', async () => {
    const hook = await makeWebhook(admin, NOWHERE);
    await change('deleted_at = now(), sent_at = now()');
    await change('deleted_at = NULL, sent_at = NULL');
    await askForOffer();
    expectStatus(await admin.patch(`/api/admin/webhooks/${hook.id}`, { isOn: false }), 200);
    await relay.handOut();
    expect(await deliveries()).toEqual(['offer.requested stopped']);
    await test.sql(`DELETE FROM webhook_delivery WHERE webhook_id IS NOT NULL`);
    expectStatus(await admin.patch(`/api/admin/webhooks/${hook.id}`, { isOn: true }), 200);
    await askForOffer();
    expectStatus(await admin.call('DELETE', `/api/admin/webhooks/${hook.id}`), 200);
    await relay.handOut();
    expect([await events(), await deliveries()]).toEqual([[], []]);
  });

  it('goes with its evaluation, of which the card is told that it was erased', async () => {
    await makeWebhook(admin, NOWHERE);
    await giveCard();
    await send();
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/erase`), 200);
    expect(await events()).toEqual(['evaluation.deleted']);
    await relay.handOut();
    expect(await deliveries()).toEqual([]);
    expect(
      await test.sql(`SELECT facts->>'card' AS card, facts->'news' AS news FROM webhook_delivery`),
    ).toEqual([{ card: 'card', news: { kind: 'deleted' } }]);
  });

  it.each([
    ['it was in the trash already', `UPDATE evaluation SET deleted_at = now() WHERE questionnaire_id = $1`],
    ['its questionnaire is cleared away', `UPDATE questionnaire SET deleted_at = now() WHERE id = $1`],
  ])('is no news for the card when it is erased and %s', async (_, deletion) => {
    await giveCard();
    await test.sql(deletion, [questionnaireId]);
    await test.sql(`DELETE FROM evaluation_event`);
    await test.sql(`DELETE FROM evaluation WHERE id = $1`, [id]);
    expect(await events()).toEqual([]);
  });

  it('is forgotten when its evaluation is anonymised', async () => {
    await makeWebhook(admin, NOWHERE);
    await giveCard();
    await send();
    await change(`submitted_at = now() - interval '3 years'`);
    await giveSetting(test, 'retention_months', '24');
    await test.app.get(RetentionService).anonymiseOld(new AbortController().signal);
    await giveSetting(test, 'retention_months', null);
    await relay.handOut();
    expect([await events(), await deliveries(), await news()]).toEqual([[], [], [{ kind: 'anonymised' }]]);
  });

  it('keeps its time, by which its delivery is given up', async () => {
    await makeWebhook(admin, NOWHERE);
    await askForOffer();
    await test.sql(`UPDATE evaluation_event SET happened_at = now() - interval '23 hours'`);
    await relay.handOut();
    const [row] = await test.sql(
      `SELECT created_at < now() - interval '22 hours' AS "isOld", give_up_at < now() + interval '2 hours' AS "endsSoon" FROM webhook_delivery WHERE webhook_id IS NOT NULL`,
    );
    expect(row).toEqual({ isOld: true, endsSoon: true });
  });
});

describe('The relay', () => {
  beforeEach(async () => {
    await makeWebhook(admin, NOWHERE);
    await giveCard();
  });

  /** Rows of this table can not be written meanwhile. */
  async function whileRefused(table: string, where: string, work: () => Promise<void>): Promise<void> {
    await test.sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no luck'; END $$`,
    );
    await test.sql(
      `CREATE TRIGGER refuse BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${where}) EXECUTE FUNCTION refuse()`,
    );
    try {
      await work();
    } finally {
      await test.sql(`DROP FUNCTION refuse CASCADE`);
    }
  }
  const expectToldOnce = async () =>
    expect([await events(), await deliveries(), await news()]).toEqual([
      [],
      ['offer.requested waiting'],
      [offerNews(1)],
    ]);

  it.each([
    ['a webhook', 'NEW.webhook_id IS NOT NULL'],
    ['a card', 'NEW.webhook_id IS NULL'],
  ])(
    'hands an event on to all or to none: after a failure at the delivery to %s the next turn tells it to each once',
    async (_, where) => {
      await askForOffer();
      await whileRefused('webhook_delivery', where, async () => {
        await expect(relay.handOut()).rejects.toThrow('no luck');
        expect([await events(), await deliveries(), await news()]).toEqual([['offer.requested'], [], []]);
      });
      await relay.handOut();
      await relay.handOut();
      await expectToldOnce();
    },
  );

  it('hands on what has happened to others although one event can not be handed on', async () => {
    const [other] = await test.sql<{ id: string }>(
      `INSERT INTO evaluation (questionnaire_id, client_email, hashed_url, source_key, trello_card_id)
       VALUES ($1::int, 'b@clinic.example', 'other' || $1::int, repeat('b', 64), 'other') RETURNING id`,
      [questionnaireId],
    );
    await askForOffer();
    await test.sql(`UPDATE evaluation SET status = 'sent' WHERE id = $1`, [other!.id]);
    await whileRefused('webhook_delivery', `NEW.evaluation_id = '${id}'`, async () => {
      await expect(relay.handOut()).rejects.toThrow('no luck');
      expect([await events(), await deliveries()]).toEqual([['offer.requested'], []]);
      expect(await news()).toEqual([{ kind: 'status', from: 'pending', to: 'sent' }]);
    });
    await relay.handOut();
    expect(await events()).toEqual([]);
    expect(await news()).toEqual([{ kind: 'status', from: 'pending', to: 'sent' }, offerNews(1)]);
  });

  it('makes nothing of an event whose evaluation is erased meanwhile, and neither waits for the other', async () => {
    await askForOffer();
    const database = test.app.get(Database);
    let begin!: () => void;
    const handing = new Promise<void>((resolve) => (begin = resolve)).then(() => relay.handOut());
    await database.transaction(async () => {
      await database.query(`SELECT FROM evaluation WHERE id = $1 FOR UPDATE`, [id]);
      // Where the relay waits: it has written all that follows, and takes the event off.
      await database.query(`LOCK TABLE evaluation_event IN SHARE MODE`);
      begin();
      await until(
        async () =>
          (
            await test.sql(
              `SELECT 1 FROM pg_locks WHERE relation = 'evaluation_event'::regclass AND NOT granted`,
            )
          ).length > 0,
      );
      await database.query(`DELETE FROM evaluation WHERE id = $1`, [id]);
    });
    await handing;
    await relay.handOut();
    expect([await events(), await deliveries()]).toEqual([[], []]);
    expect(await news()).toEqual([{ kind: 'deleted' }]);
  });

  it.each(['deliver-webhooks', 'trello-comments'])(
    'starts all other jobs although %s can not be started',
    async (kind) => {
      await askForOffer();
      await whileRefused('job', `NEW.kind = '${kind}'`, async () => {
        await expect(relay.handOut()).rejects.toThrow('no luck');
        expect(await jobs()).toEqual(ALL_JOBS.filter((one) => one !== kind));
      });
      await relay.handOut();
      expect(await jobs()).toEqual(ALL_JOBS);
    },
  );

  it('works in several processes at once, and tells nothing twice or out of turn', async () => {
    await askForOffer(2500);
    // The first event is now the last row of its table.
    await test.sql(
      `UPDATE evaluation_event SET happened_at = happened_at WHERE id = (SELECT min(id) FROM evaluation_event)`,
    );
    await Promise.all([relay.handOut(), relay.handOut(), relay.handOut()]);
    expect(await events()).toEqual([]);
    expect(await deliveries()).toHaveLength(2500);
    expect(await news()).toEqual(Array.from({ length: 2500 }, (_, n) => offerNews(n + 1)));
    expect(await jobs()).toEqual(ALL_JOBS);
  });

  // What every consumer writes lies in one transaction: one table stands for all.
  itBeforeRelease(
    'that is killed while it writes has told nothing, and the next process tells each once',
    async () => {
      const table = 'webhook_delivery';
      await test.sql(`UPDATE webhook SET rests_until = now() + interval '1 hour'`);
      await test.sql(
        `INSERT INTO queue_gate (queue, closed_until) VALUES ('trello', now() + interval '1 hour') ON CONFLICT DO NOTHING`,
      );
      await askForOffer();
      const database = test.app.get(Database);
      await database.transaction(async () => {
        await database.query(`LOCK TABLE ${table} IN SHARE MODE`);
        const dying = await startProcess(test.databaseUrl, { ROLE: 'worker' });
        await until(
          async () =>
            (await test.sql(`SELECT 1 FROM pg_locks WHERE relation = '${table}'::regclass AND NOT granted`))
              .length > 0,
        );
        await dying.kill();
        expect(await events()).toEqual(['offer.requested']);
      });
      const next = await startProcess(test.databaseUrl, { ROLE: 'worker' });
      try {
        await until(async () => (await events()).length === 0);
      } finally {
        await next.stop();
      }
      await expectToldOnce();
    },
  );
});
