import { type WebhookReceiver, startWebhookReceiver } from '../fakes/webhook-receiver.js';
import { documentedAdmin } from '../make/documented-admin.js';
import {
  evaluationsOf,
  expectStatus,
  makeQuestionnaire,
  makeVerified,
  resetStatus,
} from '../make/questionnaires.js';
import { EVERY_EVENT, handOut, hurry, makeWebhook, type MadeWebhook } from '../make/webhooks.js';
import { sign } from '../../src/modules/webhooks/signature.js';
import { Client, type Json, until } from '../setup/client.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { mailed } from '../setup/environment.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';

let receiver: WebhookReceiver;
let test: TestApp;
let admin: DocumentedClient;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  test = await startTestApp({ ...mailed(), OUTBOUND_PRIVATE_HOSTS: receiver.host });
  admin = await documentedAdmin(test, ADMIN_EMAIL);
});
afterAll(async () => {
  await test?.close();
  await receiver?.close();
});

const at = (path: string) => receiver.requests.filter((request) => request.path === path);
const bodies = (path: string): Json[] => at(path).map(({ body }) => JSON.parse(body.toString('utf8')));
const eventsAt = (path: string) => bodies(path).map(({ event }) => String(event));
const list = async () => expectStatus(await admin.get<Json[]>('/api/admin/webhooks'), 200);

describe('What webhooks are sent', () => {
  let hook: MadeWebhook;
  let ids: string[];

  beforeAll(async () => {
    await makeQuestionnaire(admin);
    hook = await makeWebhook(admin, receiver.address('/all'));
    await makeWebhook(admin, receiver.address('/offers'), ['offer.requested']);
    const rows = Array.from({ length: 3 }, (_, n) => smallResponse(n));
    const workbook = await responsesWorkbook(SMALL_HEADER, rows);
    expectStatus(await admin.upload('/api/admin/import-responses', workbook), 200);
    ids = (await evaluationsOf(admin)).map(({ id }) => id);
  });

  it('is every step of an evaluation, once each, and to each of them what it asked for', async () => {
    const [evaluation] = await evaluationsOf(admin);
    const { id, hashedUrl } = evaluation!;
    await makeVerified(admin, id);
    expectStatus(await admin.post(`/api/admin/evaluation/${id}/send`), 200);
    const client = new Client(test.baseUrl);
    const event = (type: string) => client.post(`/api/evaluation/${hashedUrl}/events`, { type });
    expectStatus(await event('opened'), 200);
    expectStatus(await event('clicked'), 200);
    const page = expectStatus(await client.get<Json>(`/api/evaluation/${hashedUrl}`), 200);
    const [product] = page.products as Json[];
    expectStatus(
      await client.post(`/api/evaluation/${hashedUrl}/request-offer`, {
        productId: product.id,
        consent: true,
      }),
      200,
    );
    await handOut(test);
    const about = () => bodies('/all').filter((body) => body.evaluation.id === id);
    await until(() => Promise.resolve(about().length >= 7));
    expect(
      about()
        .map((body) => String(body.event))
        .sort(),
    ).toEqual([...EVERY_EVENT].sort());
    expect(eventsAt('/all').filter((name) => name === 'evaluation.created')).toHaveLength(3);
    await until(() => Promise.resolve(eventsAt('/offers').length >= 1));
    expect(eventsAt('/offers')).toEqual(['offer.requested']);
    expect(bodies('/offers')[0].product).toEqual({ id: product.id, name: product.name });
  });

  it('holds ids, scores, times and paths, and nobody’s name or address', async () => {
    const [evaluation] = await evaluationsOf(admin);
    const sent = bodies('/all').find(({ event }) => event === 'evaluation.sent');
    expect(sent).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      event: 'evaluation.sent',
      occurredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      questionnaireId: expect.any(Number),
      evaluation: expect.objectContaining({
        id: evaluation!.id,
        status: 'sent',
        score: evaluation!.totalScore,
        maxScore: evaluation!.maxScore,
        percentage: evaluation!.percentage,
        path: `/api/admin/evaluation/${evaluation!.id}`,
        publicPath: `/api/evaluation/${evaluation!.hashedUrl}`,
        sentAt: expect.stringMatching(/Z$/),
        openedAt: null,
      }),
    });
    const everything = receiver.requests.map(({ body }) => body.toString('utf8')).join();
    for (const row of await evaluationsOf(admin))
      for (const personal of [row.clientName, row.clientEmail, row.clinicName])
        expect(everything).not.toContain(personal);
    expect(expectStatus(await admin.get(sent.evaluation.path as string), 200).id).toBe(evaluation!.id);
    expectStatus(await new Client(test.baseUrl).get(sent.evaluation.publicPath as string), 200);
  });

  it('is signed, with the id and the time in headers', () => {
    for (const { headers, body } of at('/all')) {
      const text = body.toString('utf8');
      const time = Number(headers['x-webhook-timestamp']);
      expect(Math.abs(Date.now() / 1000 - time)).toBeLessThan(120);
      expect(headers['x-webhook-signature']).toBe(sign([hook.secret], time, text));
      const { id, event } = JSON.parse(text);
      expect([headers['x-webhook-id'], headers['x-webhook-event']]).toEqual([id, event]);
      expect(headers['content-type']).toBe('application/json');
    }
  });

  it('is nothing new when a person resets a status, and nothing at all while it is off', async () => {
    await until(async () => (await list()).every(({ waiting }) => waiting === 0));
    const before = receiver.requests.length;
    for (const status of ['pending', 'opened']) expectStatus(await resetStatus(admin, ids[0]!, status), 200);
    for (const { id } of await list())
      expectStatus(await admin.patch(`/api/admin/webhooks/${id}`, { isOn: false }), 200);
    const [{ n: rows }] = (await test.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM webhook_delivery`,
    )) as [{ n: number }];
    expectStatus(await admin.post(`/api/admin/evaluation/${ids[1]}/regenerate`), 200);
    await handOut(test);
    expect(await test.sql(`SELECT count(*)::int AS n FROM webhook_delivery`)).toEqual([{ n: rows }]);
    expect(receiver.requests).toHaveLength(before);
    for (const { id } of await list())
      expectStatus(await admin.patch(`/api/admin/webhooks/${id}`, { isOn: true }), 200);
  });

  it('goes with its evaluation, and a webhook with its questionnaire', async () => {
    const count = async () =>
      (
        await test.sql<{ n: number }>(
          `SELECT count(*)::int AS n FROM webhook_delivery WHERE evaluation_id = $1`,
          [ids[2]],
        )
      )[0]!.n;
    expect(await count()).toBeGreaterThan(0);
    expectStatus(await admin.post(`/api/admin/evaluation/${ids[2]}/erase`), 200);
    expect(await count()).toBe(0);
    const questionnaireId = await makeQuestionnaire(admin);
    await makeWebhook(admin, receiver.address('/purged'));
    expectStatus(await admin.call('DELETE', `/api/admin/questionnaires/${questionnaireId}`), 200);
    await test.sql(`DELETE FROM questionnaire WHERE id = $1`, [questionnaireId]);
    expect(await test.sql(`SELECT id FROM webhook WHERE questionnaire_id = $1`, [questionnaireId])).toEqual(
      [],
    );
  });
});

describe('Webhooks', () => {
  beforeAll(async () => {
    await makeQuestionnaire(admin);
  });

  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://api.localhost:8443/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/',
    'https://user:secret@hooks.example.com/',
    'ftp://hooks.example.com/',
    'javascript:alert(1)',
    'hooks.example.com',
    '',
  ])('are not made for %s', async (url) => {
    const answer = await admin.post<Json>('/api/admin/webhooks', { url, events: ['evaluation.sent'] });
    expect([answer.status, answer.body.details[0].field]).toEqual([400, 'url']);
    expect(await list()).toEqual([]);
  });

  it.each([[[]], [['evaluation.deleted']], ['evaluation.sent'], [undefined]])(
    'are not made for the events %j',
    async (events) => {
      const answer = await admin.post<Json>('/api/admin/webhooks', { url: receiver.address(), events });
      expect(answer.status).toBe(400);
    },
  );

  it('send nothing to a name that has come to mean this machine', async () => {
    const hook = await makeWebhook(admin, receiver.address('/moved'));
    const url = `https://localhost:${receiver.host.split(':')[1]}/moved`;
    await test.sql(`UPDATE webhook SET url = $2 WHERE id = $1`, [hook.id, url]);
    const tested = expectStatus(await admin.post<Json>(`/api/admin/webhooks/${hook.id}/test`), 200);
    expect(tested).toMatchObject({ state: 'failed', status: null, code: 'address_refused' });
    expect(at('/moved')).toEqual([]);
  });

  it('show their secret once, and keep it sealed', async () => {
    const hook = await makeWebhook(admin, receiver.address('/sealed?key=theirs'));
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await list())).not.toContain('whsec_');
    const [row] = await test.sql(`SELECT w::text AS all FROM webhook w WHERE id = $1`, [hook.id]);
    expect(JSON.stringify(row)).not.toContain(hook.secret);
    const [entry] = await test.sql(
      `SELECT details FROM audit_entry WHERE action = 'webhook.create' AND target = $1`,
      [hook.id],
    );
    expect(JSON.stringify(entry)).not.toMatch(/whsec_|theirs/);
  });

  it('sign with both secrets while one is being replaced, and with one when that ends', async () => {
    const hook = await makeWebhook(admin, receiver.address('/rotated'));
    const testIt = async () => {
      expectStatus(await admin.post(`/api/admin/webhooks/${hook.id}/test`), 200);
      const { headers, body } = at('/rotated').at(-1)!;
      return {
        signature: headers['x-webhook-signature'],
        time: Number(headers['x-webhook-timestamp']),
        body: body.toString('utf8'),
      };
    };
    const rotate = async (body: object) =>
      expectStatus(await admin.post<Json>(`/api/admin/webhooks/${hook.id}/rotate-secret`, body), 200);
    const second = await rotate({});
    expect(Date.parse(second.formerSecretUntil as string) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    let seen = await testIt();
    expect(seen.signature).toBe(sign([second.secret as string, hook.secret], seen.time, seen.body));
    await test.sql(`UPDATE webhook SET former_until = now() WHERE id = $1`, [hook.id]);
    seen = await testIt();
    expect(seen.signature).toBe(sign([second.secret as string], seen.time, seen.body));
    const third = await rotate({ formerHours: 0 });
    seen = await testIt();
    expect(seen.signature).toBe(sign([third.secret as string], seen.time, seen.body));
    expect(
      (await admin.post(`/api/admin/webhooks/${hook.id}/rotate-secret`, { formerHours: 169 })).status,
    ).toBe(400);
  });

  it('are changed, switched on and off, and taken away with their log', async () => {
    const hook = await makeWebhook(admin, receiver.address('/changed'), ['evaluation.sent']);
    const change = async (body: object) =>
      expectStatus(await admin.patch<Json>(`/api/admin/webhooks/${hook.id}`, body), 200);
    expect((await change({ events: ['offer.requested', 'evaluation.created'] })).events).toEqual([
      'evaluation.created',
      'offer.requested',
    ]);
    expect((await admin.patch(`/api/admin/webhooks/${hook.id}`, { url: 'https://10.0.0.1/' })).status).toBe(
      400,
    );
    expect((await change({ isOn: false })).isOn).toBe(false);
    expectStatus(await admin.post(`/api/admin/webhooks/${hook.id}/test`), 200);
    expectStatus(await admin.call('DELETE', `/api/admin/webhooks/${hook.id}`), 200);
    expect((await admin.get(`/api/admin/webhooks/${hook.id}/deliveries`)).status).toBe(404);
    expect(await test.sql(`SELECT id FROM webhook_delivery WHERE webhook_id = $1`, [hook.id])).toEqual([]);
  });

  it('are ten per questionnaire at most, also when several are made at once', async () => {
    const make = () =>
      admin.post('/api/admin/webhooks', { url: receiver.address(), events: ['evaluation.sent'] });
    const left = 10 - (await list()).length;
    const answers = await Promise.all(Array.from({ length: left + 3 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(left);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    await hurry(test);
  });

  it('may be tested ten times a minute', async () => {
    const [{ id }] = (await list()) as [Json];
    await test.sql(`DELETE FROM rate_counter`);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await admin.post(`/api/admin/webhooks/${id}/test`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
