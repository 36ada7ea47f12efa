import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { sign, signStandard } from '../../src/modules/webhooks/signature.js';
import { type WebhookReceiver, startWebhookReceiver } from '../fakes/webhook-receiver.js';
import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import {
  afterItsTries,
  deliveryOf,
  giveDeliveries,
  hurry,
  makeWebhook,
  type MadeWebhook,
} from '../make/webhooks.js';
import { type Json, until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { impatiently, workOff } from '../setup/work.js';

let receiver: WebhookReceiver;
let other: WebhookReceiver;
let test: TestApp;
let admin: DocumentedClient;
let hook: MadeWebhook;

beforeAll(async () => {
  [receiver, other] = await Promise.all([startWebhookReceiver(), startWebhookReceiver()]);
  test = await startTestApp({ OUTBOUND_PRIVATE_HOSTS: `${receiver.host},${other.host}` });
  admin = await documentedAdmin(test, ADMIN_EMAIL);
});
beforeEach(async () => {
  await test.sql(`DELETE FROM webhook`);
  await makeQuestionnaire(admin);
  receiver.always(null);
  receiver.requests.length = 0;
  hook = await makeWebhook(admin, receiver.address());
});
afterAll(async () => {
  await test?.close();
  await Promise.all([receiver?.close(), other?.close()]);
});

const give = async () => (await giveDeliveries(test, hook.id))[0]!;
const tried = async (id: string, tries: number) => {
  const row = await afterItsTries(test, admin, hook.id, id);
  expect(row.tries).toBe(tries);
  return row;
};
const state = async (id = hook.id) =>
  expectStatus(await admin.get<Json[]>('/api/admin/webhooks'), 200).find((one) => one.id === id);
const inSeconds = (time: string) => (Date.parse(time) - Date.now()) / 1000;

describe('A delivery', () => {
  it('is tried again after an error, with the same id and body, a fresh time and signature', async () => {
    receiver.next(500);
    const id = await give();
    expect(await tried(id, 1)).toMatchObject({ state: 'waiting', status: 500, answer: 'no: 500' });
    expect(inSeconds((await deliveryOf(admin, hook.id, id)).nextTryAt as string)).toBeLessThanOrEqual(10);
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 2000);
    await hurry(test);
    const again = await tried(id, 2).finally(() => clock.mockRestore());
    expect(again).toMatchObject({ state: 'delivered', status: 200, nextTryAt: null, answer: 'ok' });
    const [first, second] = receiver.requests;
    expect([first!.headers['x-webhook-id'], second!.headers['x-webhook-id']]).toEqual([id, id]);
    expect(second!.body).toEqual(first!.body);
    expect(second!.headers['x-webhook-timestamp']).not.toBe(first!.headers['x-webhook-timestamp']);
    const time = Number(second!.headers['x-webhook-timestamp']);
    expect(second!.headers['x-webhook-signature']).toBe(
      sign([hook.secret], time, second!.body.toString('utf8')),
    );
    expect(await state()).toMatchObject({ failures: 0, failingSince: null });
  });

  it.each([
    ['reset', 'network'],
    ['hang', 'timeout'],
  ] as const)('is tried again when the line ends in a %s', async (trouble, code) => {
    receiver.next(trouble);
    const id = await impatiently(test, async () => {
      const given = await give();
      expect(await tried(given, 1)).toMatchObject({ state: 'waiting', status: null, code });
      return given;
    });
    await hurry(test);
    expect(await tried(id, 2)).toMatchObject({ state: 'delivered' });
  });

  it('waits as long as Retry-After says, and so does all that follows', async () => {
    receiver.next({ status: 429, headers: { 'retry-after': '90' } });
    const id = await give();
    const row = await tried(id, 1);
    expect(row).toMatchObject({ state: 'waiting', status: 429 });
    expect(inSeconds(row.nextTryAt as string)).toBeGreaterThan(80);
    expect(inSeconds((await state()).restsUntil as string)).toBeGreaterThan(80);
    const next = await give();
    expect(await tried(next, 0)).toMatchObject({ state: 'waiting' });
    expect(receiver.requests).toHaveLength(1);
    await hurry(test);
    await tried(id, 2);
    await tried(next, 1);
  });

  it('is given up after three refusals, and can be sent again with its id', async () => {
    receiver.always(404);
    const id = await give();
    for (let n = 1; n < 3; n += 1) {
      expect(await tried(id, n)).toMatchObject({ state: 'waiting', status: 404, code: 'http_404' });
      await hurry(test);
    }
    expect(await tried(id, 3)).toMatchObject({ state: 'failed', nextTryAt: null });
    receiver.always(null);
    await test.sql(`UPDATE webhook SET rests_until = NULL`);
    expectStatus(await admin.post(`/api/admin/webhook-deliveries/${id}/resend`), 200);
    // The tries are counted anew.
    expect(await tried(id, 1)).toMatchObject({ state: 'delivered' });
    expect(new Set(receiver.requests.map(({ headers }) => headers['x-webhook-id']))).toEqual(new Set([id]));
  });

  it('never follows a redirect', async () => {
    other.requests.length = 0;
    receiver.next({ status: 307, headers: { location: other.address() } });
    const id = await give();
    expect(await tried(id, 1)).toMatchObject({ state: 'waiting', status: 307, code: 'redirect_refused' });
    receiver.next({ status: 302, headers: { location: 'https://127.0.0.1/' } });
    await hurry(test);
    expect(await tried(id, 2)).toMatchObject({ state: 'waiting', status: 302 });
    expect(other.requests).toEqual([]);
  });

  it('keeps the first 500 characters of a huge answer, as text', async () => {
    receiver.next({ status: 200, body: `<script>\u0000${'ő'.repeat(3_000_000)}` });
    const row = await tried(await give(), 1);
    expect(row).toMatchObject({ state: 'delivered', status: 200 });
    expect(row.answer).toMatch(/^<script>ő+$/);
    expect(row.answer.length).toBeLessThanOrEqual(500);
    expect(row.answer.length).toBeGreaterThan(480);
  });

  it('that is answered with 410 is the last', async () => {
    receiver.always(410);
    const ids = await giveDeliveries(test, hook.id, 30);
    await workOff(test);
    expect(await state()).toMatchObject({ isOn: false, offReason: 'gone', waiting: 0 });
    await hurry(test);
    await workOff(test);
    expect(receiver.requests.length).toBeLessThanOrEqual(8);
    const refused = await admin.post<Json>(`/api/admin/webhook-deliveries/${ids[0]}/resend`);
    expect([refused.status, refused.body.code]).toEqual([409, 'webhook_off']);
    const [notice] = await test.sql<{ to: string; kind: string }>(
      `SELECT to_address AS to, kind FROM mail WHERE kind = 'webhook-off'`,
    );
    expect(notice).toEqual({ to: ADMIN_EMAIL, kind: 'webhook-off' });
    receiver.always(null);
    expectStatus(await admin.patch(`/api/admin/webhooks/${hook.id}`, { isOn: true }), 200);
    expectStatus(await admin.post(`/api/admin/webhook-deliveries/${ids[0]}/resend`), 200);
    expect((await afterItsTries(test, admin, hook.id, ids[0]!)).state).toBe('delivered');
  });

  it('ends after 24 hours', async () => {
    receiver.always(503);
    const id = await give();
    await tried(id, 1);
    await test.sql(`UPDATE webhook_delivery SET give_up_at = now() + interval '20 seconds' WHERE id = $1`, [
      id,
    ]);
    await hurry(test);
    expect(await tried(id, 2)).toMatchObject({ state: 'failed', status: 503 });
    await test.sql(`UPDATE webhook SET rests_until = now() + interval '1 hour'`);
    const untried = await give();
    await test.sql(`UPDATE webhook_delivery SET give_up_at = now() - interval '1 second' WHERE id = $1`, [
      untried,
    ]);
    expect(await tried(untried, 0)).toMatchObject({ state: 'failed' });
  });

  it('are all sent again that failed or were stopped, and no others', async () => {
    const [failed, stopped] = await giveDeliveries(test, hook.id, 3);
    await workOff(test);
    expect([receiver.requests.length, (await state()).waiting]).toEqual([3, 0]);
    await test.sql(`UPDATE webhook_delivery SET state = 'failed', ended_at = now() WHERE id = $1`, [failed]);
    await test.sql(`UPDATE webhook_delivery SET state = 'stopped', ended_at = now() WHERE id = $1`, [
      stopped,
    ]);
    await test.sql(
      `INSERT INTO webhook_delivery (webhook_id, event, facts, state, ended_at, give_up_at) VALUES ($1, 'ping', '{}', 'failed', now(), now())`,
      [hook.id],
    );
    receiver.requests.length = 0;
    const resend = () => admin.post(`/api/admin/webhooks/${hook.id}/resend-failed`);
    expect(expectStatus(await resend(), 200)).toEqual({ resentCount: 2 });
    await workOff(test);
    expect((await state()).waiting).toBe(0);
    expect(receiver.requests.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
      [failed, stopped].sort(),
    );
    expect(expectStatus(await resend(), 200)).toEqual({ resentCount: 0 });
    expectStatus(await admin.patch(`/api/admin/webhooks/${hook.id}`, { isOn: false }), 200);
    expect(await resend()).toMatchObject({ status: 409, body: { code: 'webhook_off' } });
    expectStatus(await admin.patch(`/api/admin/webhooks/${hook.id}`, { isOn: true }), 200);
  });

  it('pass the check of the Standard Webhooks library, under either secret while one is replaced', async () => {
    const made = await makeWebhook(admin, receiver.address());
    const last = async () => {
      expectStatus(await admin.post(`/api/admin/webhooks/${made.id}/test`), 200);
      const { body, headers } = receiver.requests.at(-1)!;
      return { body: body.toString(), headers: headers as Record<string, string> };
    };
    const isGenuine = (secret: string, body: string, headers: Record<string, string>) => {
      try {
        return (new Webhook(secret).verify(body, headers) as Json).event === 'ping';
      } catch (error) {
        if (error instanceof WebhookVerificationError) return false;
        throw error;
      }
    };
    const { body, headers } = await last();
    expect(isGenuine(made.secret, body, headers)).toBe(true);
    expect(isGenuine(made.secret, `${body} `, headers)).toBe(false);
    expect(isGenuine(made.secret, body, { ...headers, 'webhook-id': 'another' })).toBe(false);
    expect(isGenuine(hook.secret, body, headers)).toBe(false);
    const rotated = expectStatus(
      await admin.post<{ secret: string }>(`/api/admin/webhooks/${made.id}/rotate-secret`, {}),
      200,
    );
    const both = await last();
    for (const secret of [made.secret, rotated.secret])
      expect(isGenuine(secret, both.body, both.headers)).toBe(true);
    // Older secrets are written in the URL's alphabet of base64, which its libraries do not read.
    const old = `${'-_'.repeat(21)}A`;
    const signature = signStandard([`whsec_${old}`], 'id', 1_795_000_000, '{}');
    const readable = `whsec_${old.replaceAll('-', '+').replaceAll('_', '/')}=`;
    expect(new Webhook(readable).sign('id', new Date(1_795_000_000_000), '{}')).toBe(signature);
  });

  it('of which the log tells page by page, filtered', async () => {
    receiver.next(404);
    await give();
    await workOff(test);
    expect((await state()).failures).toBe(1);
    await giveDeliveries(test, hook.id, 5);
    expectStatus(await admin.post(`/api/admin/webhooks/${hook.id}/test`), 200);
    await workOff(test);
    expect((await state()).waiting).toBe(1);
    const log = (query: string) => admin.get<Json[]>(`/api/admin/webhooks/${hook.id}/deliveries?${query}`);
    const page = await log('state=delivered&limit=2&offset=2');
    expect([page.body.length, page.headers.get('x-total-count')]).toEqual([2, '6']);
    expect((await log('event=ping')).body).toMatchObject([
      { event: 'ping', state: 'delivered', evaluationId: null },
    ]);
    expect((await log('state=waiting')).body).toMatchObject([
      { status: 404, payload: { event: 'offer.requested' } },
    ]);
    expect((await log('state=nonsense')).status).toBe(400);
  });
});

describe('A webhook', () => {
  it('that is slow holds up no other, and gets four deliveries at once', async () => {
    receiver.always('hang');
    other.requests.length = 0;
    await giveDeliveries(test, hook.id, 50);
    await until(() => Promise.resolve(receiver.requests.length > 0));
    const swift = await makeWebhook(admin, other.address());
    const [id] = await giveDeliveries(test, swift.id);
    await until(async () => (await deliveryOf(admin, swift.id, id!)).state === 'delivered');
    expect([receiver.requests.length, (await state()).failures]).toEqual([4, 0]);
    receiver.hangUp();
    await workOff(test);
    expect(receiver.requests).toHaveLength(4);
  });

  it('that is switched off before it is told what happened is told nothing of it, unless somebody asks', async () => {
    await makeQuestionnaire(admin, { responses: 1 });
    hook = await makeWebhook(admin, receiver.address());
    const change = (body: object) => admin.patch(`/api/admin/webhooks/${hook.id}`, body);
    expectStatus(await change({ isOn: false }), 200);
    await test.sql(
      `INSERT INTO evaluation_event (evaluation_id, questionnaire_id, kind, facts, webhook_ids)
       SELECT e.id, e.questionnaire_id, 'evaluation.sent', '{}', ARRAY[w.id] FROM webhook w
         JOIN evaluation e ON e.questionnaire_id = w.questionnaire_id WHERE w.id = $1`,
      [hook.id],
    );
    await workOff(test);
    expectStatus(await change({ isOn: true }), 200);
    await workOff(test);
    expect(receiver.requests).toEqual([]);
    expect(expectStatus(await admin.post(`/api/admin/webhooks/${hook.id}/resend-failed`), 200)).toEqual({
      resentCount: 1,
    });
  });

  it('that fails again and again is asked ever more rarely, one delivery at a time', async () => {
    receiver.always(500);
    await giveDeliveries(test, hook.id, 20);
    await workOff(test);
    expect((await state()).failures).toBeGreaterThanOrEqual(4);
    const before = receiver.requests.length;
    expect(before).toBeLessThanOrEqual(8);
    await hurry(test);
    await workOff(test);
    expect(receiver.requests).toHaveLength(before + 1);
    receiver.always(null);
    await hurry(test);
    await workOff(test);
    expect(await state()).toMatchObject({ waiting: 0, failures: 0, restsUntil: null });
  });

  it('that has failed for days is switched off, and its admins are told', async () => {
    await test.sql(`DELETE FROM mail`);
    receiver.always(500);
    await test.sql(
      `UPDATE webhook SET failures = 19, failing_since = now() - interval '71 hours' WHERE id = $1`,
      [hook.id],
    );
    const id = await give();
    await tried(id, 1);
    expect(await state()).toMatchObject({ isOn: true, failures: 20 });
    await test.sql(`UPDATE webhook SET failing_since = now() - interval '73 hours' WHERE id = $1`, [hook.id]);
    await hurry(test);
    await workOff(test);
    expect(await state()).toMatchObject({ isOn: false, offReason: 'failures', waiting: 0 });
    expect((await deliveryOf(admin, hook.id, id)).state).toBe('stopped');
    const [mail] = await test.sql<{ content: Json }>(`SELECT content FROM mail WHERE kind = 'webhook-off'`);
    expect(mail!.content).toMatchObject({ address: receiver.host, link: `${test.env.publicUrl}/webhooks` });
    const [entry] = await test.sql(
      `SELECT details, admin_id AS admin FROM audit_entry WHERE action = 'webhook.switch-off' AND target = $1`,
      [hook.id],
    );
    expect(entry).toEqual({ details: { host: receiver.host, reason: 'failures' }, admin: null });
  });

  it('of a deleted questionnaire is told nothing until that is brought back', async () => {
    const { questionnaireId } = await state();
    expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${questionnaireId}`), 200);
    await give();
    await workOff(test);
    expect(receiver.requests).toEqual([]);
    expectStatus(await admin.post(`/api/admin/questionnaires/${questionnaireId}/restore`), 200);
    await hurry(test);
    await workOff(test);
    expect(receiver.requests).toHaveLength(1);
  });

  it('whose secret can not be read is not sent anything unsigned', async () => {
    await test.sql(`UPDATE webhook SET sealed_secret = 'v1.broken' WHERE id = $1`, [hook.id]);
    const id = await give();
    expect(await tried(id, 1)).toMatchObject({ state: 'waiting', status: null, code: 'secret_unreadable' });
    expect(receiver.requests).toEqual([]);
  });
});
