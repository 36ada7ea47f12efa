import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startAiServer, type AiServer } from '../fakes/ai-server.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { startCluster, type Cluster } from '../setup/cluster.js';
import { ADMIN_EMAIL } from '../setup/environment.js';
import { groundOf, type ProcessGround } from '../setup/process-ground.js';
import { requirement } from '../setup/requirements.js';
import { createTestDatabase } from '../setup/test-database.js';
import { survives } from './fault.js';
import { expectNothingStuck } from './ground.js';

/** nginx gives every second call to the API that is stopped: these are twice the fifteen that it has under way. */
const READS = 14;
const RESPONSES = 6;
/** Calls that come while it stops. */
const LATER = 20;

requirement('redis-server')('Behind nginx', () => {
  let ai: AiServer;
  let cluster: Cluster;
  let ground: ProcessGround;
  let admin: Client;
  let workbook: Buffer;
  let evaluations: { id: string; hashedUrl: string }[];

  beforeAll(async () => {
    expect(spawnSync('nginx', ['-v']).status).toBe(0);
    ai = await startAiServer({ latencyMs: 600 });
    const databaseUrl = await createTestDatabase();
    cluster = await startCluster(databaseUrl, {
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      OUTBOUND_PRIVATE_HOSTS: ai.host,
    });
    ground = groundOf(databaseUrl, cluster.url);
    admin = await signedIn(ground, ADMIN_EMAIL, 'en');
    await makeQuestionnaire(admin, { responses: RESPONSES });
    evaluations = await evaluationsOf(admin);
    await Promise.all(evaluations.map(({ id }) => makeVerified(admin, id)));
    workbook = await responsesWorkbook(SMALL_HEADER, [smallResponse(RESPONSES)]);
  }, 180_000);
  afterAll(async () => {
    await cluster?.close();
    await ai?.close();
  }, 60_000);

  survives('SIGTERM to one of two APIs with 15 calls under way', async ({ n, moment }) => {
    await ground.sql('DELETE FROM rate_counter');
    const api = cluster.members[n % 2]!;
    const outcomes: Promise<string>[] = [];
    const call = (what: string, answer: Promise<{ status: number }>) =>
      outcomes.push(answer.then(({ status }) => `${what}: ${status}`, (error: unknown) => `${what}: ${String(error)}`)); // prettier-ignore
    const pdf = ({ hashedUrl }: { hashedUrl: string }) => admin.get(`/api/evaluation/${hashedUrl}/pdf`);
    const list = () => admin.get('/api/admin/evaluations?fields=summary&limit=50');

    call('upload', admin.upload('/api/admin/import-responses', workbook));
    call('write all', admin.post('/api/admin/regenerate-all-evaluations'));
    for (const evaluation of evaluations) call('pdf', pdf(evaluation));
    for (const evaluation of evaluations) call('pdf', pdf(evaluation));
    for (const { id } of evaluations.slice(0, 2)) call('preview', admin.get(`/api/admin/evaluation/${id}`));
    for (let read = 0; read < READS; read += 1) call('list', list());
    await moment(250);
    const started = Date.now();
    const stopped = api.stop().then((code) => ({ code, ms: Date.now() - started }));
    for (let later = 0; later < LATER; later += 1) {
      call('later list', list());
      await sleep(60);
    }
    const answers = await Promise.all(outcomes);
    const { code, ms } = await stopped;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(20_000);
    expect(answers.filter((answer) => !/: 20[02]$/.test(answer))).toEqual([]);
    await api.start();
    await until(
      async () => (await ground.sql(`SELECT 1 FROM job WHERE state IN ('queued', 'running')`)).length === 0,
      30_000,
    );
    await expectNothingStuck(ground);
    return null;
  });
});
