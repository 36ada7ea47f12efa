import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { startAiServer, type AiServer } from '../fakes/ai-server.js';
import { responsesWorkbook, SMALL_HEADER, smallResponse } from '../make/form-workbooks.js';
import { evaluationsOf, makeQuestionnaire, makeVerified } from '../make/questionnaires.js';
import { type Client, signedIn, until } from '../setup/client.js';
import { startCluster, type Cluster } from '../setup/cluster.js';
import { ADMIN_EMAIL } from '../setup/environment.js';
import type { Member } from '../setup/member.js';
import { openConnections } from '../setup/open-connections.js';
import { groundOf, type ProcessGround } from '../setup/process-fixture.js';
import { isReady } from '../setup/processes.js';
import { requirement } from '../setup/requirements.js';
import { createTestDatabase } from '../setup/test-database.js';
import { SETTLED_LIMIT_MS, survives } from './fault.js';
import { expectNothingStuck } from './fixture.js';

const RESPONSES = 6;
/** Under way at the API that is stopped. */
const CALLS = 15;
/** Rounds of calls when it is gone; nginx knows of both until then, and tries it for about every second one. */
const LATER = 10;
/** nginx opens a connection for each call. */
const underWay = ({ baseUrl }: Member) => openConnections(baseUrl);

requirement('redis-server')('Behind nginx', () => {
  let ai: AiServer;
  let cluster: Cluster;
  let ground: ProcessGround;
  let admin: Client;
  let workbook: Buffer;
  let questionnaireId: number;
  let evaluation: { id: string; hashedUrl: string };

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
    questionnaireId = await makeQuestionnaire(admin, { responses: RESPONSES });
    evaluation = (await evaluationsOf(admin))[0]!;
    await makeVerified(admin, evaluation.id);
    workbook = await responsesWorkbook(SMALL_HEADER, [smallResponse(RESPONSES)]);
  }, 300_000);
  afterAll(async () => {
    await cluster?.close();
    await ai?.close();
  });

  /** Runs something while nobody can read evaluations. */
  const whileHeld = async <T>(run: () => Promise<T>): Promise<T> => {
    const blocker = new pg.Client({ connectionString: ground.databaseUrl });
    await blocker.connect();
    try {
      await blocker.query('BEGIN; LOCK TABLE evaluation');
      return await run();
    } finally {
      await blocker.end();
    }
  };

  survives('SIGTERM to one of two APIs with 15 calls under way', async ({ moment }) => {
    await ground.sql('DELETE FROM rate_counter');
    const apis = cluster.members.slice(0, 2);
    const outcomes: Promise<string>[] = [];
    const taken: { by: Member; isOver: () => boolean }[] = [];
    const call = (what: string, answer: Promise<{ status: number }>) => {
      const outcome = answer.then(
        ({ status }) => `${what}: ${status}`,
        (error: unknown) => `${what}: ${String(error)}`,
      );
      outcomes.push(outcome);
      return outcome;
    };
    /** Sends a call that has to wait, and answers which API nginx gave it to. */
    const hand = async (what: string, send: () => Promise<{ status: number }>) => {
      const before = apis.map(underWay);
      let early = '';
      void call(what, send()).then((outcome) => (early = outcome));
      const taker = await until(async () => {
        const api = apis.find((one, n) => underWay(one) > before[n]!);
        if (!api && early) throw new Error(`Did not wait: ${early}`);
        return api;
      });
      taken.push({ by: taker, isOver: () => early !== '' });
      return taker;
    };
    /** A long call that has waited for 25 seconds is over: on a slow machine that is before the others have come. */
    const waitingAt = (api: Member) => taken.filter(({ by, isOver: ended }) => by === api && !ended()).length;
    /** Waits on one connection to the database: a list takes several, and what finds none for 10 seconds is refused. */
    const one = () => admin.get(`/api/admin/evaluation/${evaluation.id}`);
    const list = () => admin.get('/api/admin/evaluations?fields=summary&limit=50');

    // Whoever looked whether they have started may still be connected.
    await until(async () => apis.every((api) => underWay(api) === 0));
    let isOver = false;
    const { api, stopped } = await whileHeld(async () => {
      const api = await hand('upload', () => admin.upload('/api/admin/import-responses', workbook));
      while ((await hand('pdf', () => admin.get(`/api/evaluation/${evaluation.hashedUrl}/pdf`))) !== api);
      await hand('write all', () => admin.post('/api/admin/regenerate-all-evaluations'));
      await moment(250);
      while (waitingAt(api) < CALLS) await hand('evaluation', one);
      const stopped = api.stop().finally(() => (isOver = true));
      await until(async () => !(await isReady(api.baseUrl)));
      return { api, stopped };
    });
    while (!isOver) await call('list while it stops', list());
    expect(await stopped).toBe(0);
    for (let n = 0; n < LATER; n += 1) {
      await call('list without it', list());
      await call('change without it', admin.post('/api/admin/session/questionnaire', { questionnaireId }));
    }
    const answers = await Promise.all(outcomes);
    expect(answers.filter((answer) => !/: 20[02]$/.test(answer))).toEqual([]);
    await api.start();
    await until(
      async () => (await ground.sql(`SELECT 1 FROM job WHERE state IN ('queued', 'running')`)).length === 0,
      SETTLED_LIMIT_MS,
    );
    await expectNothingStuck(ground);
    return null;
  });
});
