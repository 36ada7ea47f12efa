import { spawnSync } from 'node:child_process';
import { startAiServer, type AiServer } from '../fakes/ai-server.js';
import { evaluationsOf, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Answer, type Client, signedIn, until } from '../setup/client.js';
import { startCluster, type Cluster } from '../setup/cluster.js';
import { ADMIN_EMAIL } from '../setup/environment.js';
import { groundOf, type ProcessGround } from '../setup/process-fixture.js';
import { requirement } from '../setup/requirements.js';
import { createTestDatabase } from '../setup/test-database.js';
import { pace, SETTLED_LIMIT_MS, survives } from './fault.js';
import { expectNothingStuck } from './fixture.js';

const EVALUATIONS = 8;
/** Between two calls of one caller: nginx lets an address make 50 a second. */
const PAUSE_MS = 60;
/** A round in which hardly anybody called would prove nothing. */
const FEWEST_CALLS = 40;
const UNDER_WAY = `SELECT 1 FROM job WHERE state IN ('queued', 'running')`;

requirement('redis-server')('A rolling restart behind nginx', () => {
  let ai: AiServer;
  let cluster: Cluster;
  let ground: ProcessGround;
  let admin: Client;
  let written: { id: string; hashedUrl: string }[];
  let sentBefore = 0;

  beforeAll(async () => {
    expect(spawnSync('nginx', ['-v']).status).toBe(0);
    ai = await startAiServer({ latencyMs: 300 });
    const databaseUrl = await createTestDatabase();
    cluster = await startCluster(databaseUrl, {
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
    });
    ground = groundOf(databaseUrl, cluster.url);
    admin = await signedIn(ground, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: EVALUATIONS + 1 });
    const [published, ...others] = await evaluationsOf(admin);
    await makeVerified(admin, published!.id);
    written = [published!, ...others];
  }, 300_000);
  afterAll(async () => {
    await cluster?.close();
    await ai?.close();
  });

  const versions = () => {
    const ids = written.slice(1).map(({ id }) => id);
    return ground.sql<{ id: string; version: number }>(
      `SELECT id, version FROM evaluation WHERE id = ANY($1::uuid[]) ORDER BY id`,
      [ids],
    );
  };
  /** An evaluation whose texts nobody is writing just now. */
  const free = async () =>
    (
      await ground.sql<{ id: string }>(
        `SELECT id FROM evaluation e WHERE id = ANY($1::uuid[]) AND NOT EXISTS (
           SELECT 1 FROM job_item i WHERE i.ref = e.id::text AND i.state IN ('queued', 'running')) ORDER BY random() LIMIT 1`,
        [written.slice(1).map(({ id }) => id)],
      )
    )[0];
  const sentResponses = async () =>
    (
      await ground.sql<{ email: string; count: number }>(
        `SELECT client_email AS email, count(*)::int AS count FROM evaluation WHERE client_email LIKE 'rolling-%' GROUP BY 1`,
      )
    ).map(({ email, count }) => `${email} ${count}`);

  survives('two APIs and two workers restarted one after another under load', async ({ moment }) => {
    const failed: string[] = [];
    const asked = new Map<string, number>();
    let [calls, sent, isOver] = [0, sentBefore, false];
    const call = async (what: string, answer: Promise<Answer>) => {
      calls += 1;
      const { status, body } = await answer.catch((error: unknown) => ({ status: 0, body: String(error) }));
      if (status < 200 || status > 202) failed.push(`${what}: ${status} ${JSON.stringify(body)}`);
    };
    const reads = [
      () => call('list', admin.get('/api/admin/evaluations?fields=summary&limit=50')),
      () => call('page', admin.get(`/api/evaluation/${written[0]!.hashedUrl}`)),
      () => call('evaluation', admin.get(`/api/admin/evaluation/${written[1]!.id}`)),
      () => call('pdf', admin.get(`/api/evaluation/${written[0]!.hashedUrl}/pdf`)),
    ];
    const send = async () => {
      sent += 1;
      const submittedAt = new Date(Date.UTC(2026, 0, 1) + sent * 1000).toISOString();
      const response = {
        clientEmail: `rolling-${sent}@clinic.example`,
        clientName: 'Kovács Anna',
        clinicName: 'Rendelő',
        submittedAt,
        answers: [],
      };
      await call('response', admin.post('/api/admin/responses', { responses: [response] }));
    };
    const write = async () => {
      const evaluation = await free();
      if (!evaluation) return;
      asked.set(evaluation.id, (asked.get(evaluation.id) ?? 0) + 1);
      const headers = { Prefer: 'respond-async' };
      await call(
        'write',
        admin.post(`/api/admin/evaluation/${evaluation.id}/regenerate`, undefined, headers),
      );
    };
    const keepOn = async (...tasks: (() => Promise<unknown>)[]) => {
      for (let n = 0; !isOver; n += 1) {
        await tasks[n % tasks.length]!();
        await pace(PAUSE_MS);
      }
    };
    // Limits are not what this is about.
    const unlimited = () => ground.sql('DELETE FROM rate_counter');
    await unlimited();
    await until(async () => (await ground.sql(UNDER_WAY)).length === 0, SETTLED_LIMIT_MS);
    const before = await versions();
    const load = [keepOn(...reads), keepOn(send), keepOn(write), keepOn(unlimited)];
    const [api1, api2, worker1, worker2] = cluster.members;
    try {
      for (const member of [api1!, worker1!, api2!, worker2!]) {
        await moment(300);
        expect([member.name, await member.stop()]).toEqual([member.name, 0]);
        await member.start();
      }
    } finally {
      isOver = true;
      await Promise.all(load);
      sentBefore = sent;
    }
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(FEWEST_CALLS);
    await until(async () => (await ground.sql(UNDER_WAY)).length === 0, SETTLED_LIMIT_MS);
    await expectNothingStuck(ground);

    // Each response is there once, each text was written once for each time it was asked for, and nobody's work was lost.
    const each = Array.from({ length: sent }, (_, n) => `rolling-${n + 1}@clinic.example 1`);
    expect((await sentResponses()).sort()).toEqual(each.sort());
    const after = before.map(({ id, version }) => ({ id, version: version + (asked.get(id) ?? 0) }));
    expect(await versions()).toEqual(after);
    expect(await ground.sql(`SELECT kind, error FROM job WHERE state <> 'done'`)).toEqual([]);
    expect(await ground.sql(`SELECT job_id, crashes FROM job_item WHERE crashes > 0`)).toEqual([]);
    return null;
  });
});
