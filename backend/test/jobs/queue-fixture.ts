import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import '../../src/app.module.js';
import { Database } from '../../src/platform/database/database.js';
import { loadEnv, type ReadyEnv } from '../../src/platform/env/env.js';
import { defineQueue, forgetQueue } from '../../src/platform/jobs/define-queue.js';
import type { Job } from '../../src/platform/jobs/job.entity.js';
import { JobProgress } from '../../src/platform/jobs/job-progress.js';
import { hasEnded, JobsService } from '../../src/platform/jobs/jobs.service.js';
import { prepareQueueBackend } from '../../src/platform/jobs/queue-backend.js';
import { QueueWorker } from '../../src/platform/jobs/queue-worker.js';
import type { Work } from '../../src/platform/jobs/work.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { until } from '../setup/client.js';
import { testEnvironment } from '../setup/environment.js';
import { createTestDatabase, runSql } from '../setup/test-database.js';

export const PLACES = 4;

export interface Payload {
  n?: number;
}
export type Result = { answer: string } | null;
export type TestWork = Work<Payload, Result>;

export const testQueue = defineQueue<{ one: { payload: Payload; result: Result } }>('test-queue', {
  one: { attempts: 3, progress: 'items' },
});
afterAll(() => forgetQueue(testQueue));

/** One process's share of the ground: it starts jobs and, unless its role is api, works on them. */
export interface Station {
  jobs: JobsService;
  database: Database;
  /** How items are handled; a test sets it. */
  handle: (work: TestWork) => Promise<void>;
  /** Codes of the errors with which items were given up. */
  givenUp: string[];
  /** Lets go of every item that is still being handled. */
  letGo: () => void;
  start: (refs?: string[], dedupeKey?: string) => Promise<Job>;
  ended: (id: string, limitMs?: number) => Promise<Job>;
  /** Ends a job whose items have ended, as the schedule does. */
  endWorkedOff: (id: string) => Promise<void>;
  /** Begins what is due, as it does by itself every few seconds. */
  sweep: () => Promise<void>;
  /** Renews what is held and aborts what no longer is, as it does by itself every few seconds. */
  renewLeases: () => Promise<void>;
  /** Begins what is due, and resolves when nothing runs here any more. */
  workOff: () => Promise<void>;
  close: () => Promise<void>;
}

/** The real platform with a queue of its own, without any feature. */
export async function startStation(
  databaseUrl: string,
  redisUrl: string | null,
  role: 'all' | 'api' = 'all',
): Promise<Station> {
  const variables = { ROLE: role, ...(redisUrl ? { REDIS_URL: redisUrl } : {}) };
  const env = loadEnv(testEnvironment(databaseUrl, 3000, variables)) as ReadyEnv;
  const queueConnection = await prepareQueueBackend(databaseUrl, redisUrl);
  const ground = { env, databaseUrl, queueConnection, logger: createLogger('silent') };
  let station: Station | null = null;
  let letGo = () => undefined as void;
  let over = Promise.resolve();
  const begin = () => {
    over = new Promise((resolve) => (letGo = resolve));
  };
  begin();
  const worker = {
    provide: 'test-worker',
    inject: [QueueWorker],
    useFactory: (queues: QueueWorker) =>
      queues.process(testQueue, PLACES, {
        one: {
          run: (work) => Promise.race([station!.handle(work), over]),
          failed: async (_work, { code }) => void station!.givenUp.push(code),
        },
      }),
  };
  class StationModule {}
  Module({ imports: [PlatformModule.forRoot(ground)], providers: [worker] })(StationModule);
  const app = await NestFactory.createApplicationContext(StationModule, {
    logger: false,
    abortOnError: false,
  });
  const jobs = app.get(JobsService);
  const queues = app.get(QueueWorker);
  station = {
    jobs,
    database: app.get(Database),
    handle: (work) => work.finish(),
    givenUp: [],
    letGo: () => {
      letGo();
      begin();
    },
    start: (refs, dedupeKey) => jobs.start(testQueue, 'one', { payload: {}, refs, dedupeKey }),
    ended: (id, limitMs) =>
      until(async () => {
        const job = await jobs.one(id);
        return hasEnded(job) && job;
      }, limitMs),
    endWorkedOff: (id) => app.get(JobProgress).endWorkedOff('id', id),
    sweep: () => queues.sweep(),
    renewLeases: () => queues.renewLeases(),
    workOff: async () => {
      await queues.sweep();
      await queues.idle();
    },
    close: () => app.close(),
  };
  return station;
}

/** Two processes' shares on one database and queue, fresh for a story; each test starts with handlers that simply finish. */
export function useTwoStations(redisUrl: () => Promise<string | null>) {
  const ground = {
    url: '',
    redis: null as string | null,
    a: null! as Station,
    b: null! as Station,
    both: (handle: Station['handle']) => {
      for (const station of [ground.a, ground.b]) station.handle = handle;
    },
    workOff: () => Promise.all([ground.a.workOff(), ground.b.workOff()]),
    itemsOf: (jobId: string) =>
      runSql<ItemRow>(ground.url, `SELECT * FROM job_item WHERE job_id = $1 ORDER BY ref`, [jobId]),
  };
  beforeAll(async () => {
    ground.url = await createTestDatabase();
    ground.redis = await redisUrl();
    ground.a = await startStation(ground.url, ground.redis);
    ground.b = await startStation(ground.url, ground.redis);
  });
  afterAll(async () => {
    await ground.a?.close();
    await ground.b?.close();
  });
  beforeEach(async () => {
    // Whatever the test before left under way, because it failed or meant to, must not meet this one.
    await runSql(ground.url, `DELETE FROM job`);
    await runSql(ground.url, `DELETE FROM queue_gate`);
    for (const station of [ground.a, ground.b]) station.letGo();
    ground.both((work) => work.finish());
    for (const station of [ground.a, ground.b]) station.givenUp = [];
  });
  return ground;
}

interface ItemRow {
  id: string;
  ref: string;
  state: string;
  attempts: number;
  crashes: number;
  fence: number;
  error: { code: string } | null;
}
