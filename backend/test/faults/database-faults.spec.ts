import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../embedded-postgres/dist/index.js';
import { startAiServer, type AiServer } from '../fakes/ai-server.js';
import { makeQuestionnaire } from '../make/questionnaires.js';
import { isAlive } from '../server-run.js';
import { until } from '../setup/client.js';
import { pace, survives } from './fault.js';
import { expectNothingStuck, startFaultGround, timeToResume, type FaultGround } from './fixture.js';
import { endOf, expectWrittenOnce, startWriting, writtenOf } from './writing.js';

const RESPONSES = 24;
const READERS = 4;

describe('A PostgreSQL of its own', () => {
  let directory: string;
  let postgres: EmbeddedPostgres;
  let ai: AiServer;
  let ground: FaultGround;
  const start = (wantedPort?: number) =>
    startEmbeddedPostgres({ directory: join(directory, 'postgres'), ...(wantedPort ? { wantedPort } : {}) });

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'fault-postgres-'));
    chmodSync(directory, 0o755);
    [ai, postgres] = [await startAiServer({ latencyMs: 150 }), await start()];
    const variables = {
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: ai.baseUrl,
      GENERATION_CONCURRENCY: '2',
    };
    const options = { databaseUrl: postgres.url };
    ground = await startFaultGround({ ...variables, OUTBOUND_PRIVATE_HOSTS: ai.host }, options);
    await makeQuestionnaire(ground.admin, { responses: RESPONSES });
  });
  afterAll(async () => {
    await ground?.close();
    await ai?.close();
    await postgres?.stop();
    if (directory) rmSync(directory, { recursive: true, force: true });
  });

  const crash = async () => {
    const pid = Number(
      readFileSync(join(directory, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(pid, 'SIGKILL');
    await until(async () => !isAlive(pid));
  };

  survives('kill -9 of PostgreSQL under load', async ({ moment }) => {
    const before = await writtenOf(ground);
    const job = await startWriting(ground);
    let reading = true;
    const readers = Array.from({ length: READERS }, async () => {
      while (reading) {
        await ground.admin.get('/api/admin/evaluations?fields=summary&limit=50').catch(() => null);
        await pace(20);
      }
    });
    await moment(1200);
    await crash();
    await moment(2000);
    await postgres.stop();
    postgres = await start(postgres.port);
    const took = await timeToResume(ground);
    reading = false;
    await Promise.all(readers);
    expect(await endOf(ground, job)).toMatchObject({ state: 'done', done: RESPONSES, failed: 0 });
    await expectWrittenOnce(ground, before);
    await expectNothingStuck(ground);
    expect((await ground.admin.get('/api/user')).status).toBe(200);
    return took;
  });
});
