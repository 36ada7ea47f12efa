import { CountsService } from '../../src/modules/analytics/counts.service.js';
import { SignInService } from '../../src/modules/auth/sign-in/sign-in.service.js';
import { OutboxRelayService } from '../../src/modules/responses/outbox/outbox-relay.service.js';
import { RecountService } from '../../src/modules/responses/recount/recount.service.js';
import { JobProgress } from '../../src/platform/jobs/job-progress.js';
import { QueueWorker } from '../../src/platform/jobs/queue-worker.js';
import { WakeUp } from '../../src/platform/jobs/wake-up.js';
import { HttpClient } from '../../src/platform/outbound/http-client.js';
import { Schedule } from '../../src/platform/schedule/schedule.js';
import { allHaveHeard } from './applications.js';
import { freeLeases } from './process-fixture.js';
import type { TestApp } from './test-app.js';

type Ground = Pick<TestApp, 'app' | 'env' | 'sql'>;

/** Has a scheduled task run once now, and waits for its end. */
export async function runTask({ app, env, sql }: Ground, name: string): Promise<void> {
  expectToWork(env);
  const schedule = app.get(Schedule);
  const [{ now }] = (await sql<{ now: string }>(`SELECT clock_timestamp()::text AS now`)) as [
    { now: string },
  ];
  for (;;) {
    await schedule.idle();
    await sql(
      `INSERT INTO scheduled_task (name, due_at) VALUES ($1, now()) ON CONFLICT (name) DO UPDATE SET due_at = now()`,
      [name],
    );
    await schedule.tick();
    await schedule.idle();
    const [row] = await sql<{ hasRun: boolean; error: unknown }>(
      `SELECT finished_at >= started_at AND started_at >= $2 AS "hasRun", CASE WHEN started_at >= $2 THEN error END AS error FROM scheduled_task WHERE name = $1`,
      [name, now],
    );
    if (row?.error) throw new Error(`The task ${name} failed: ${JSON.stringify(row.error)}`);
    if (!row?.hasRun) continue;
    await sql(`UPDATE scheduled_task SET due_at = now() + interval '1 year' WHERE name = $1`, [name]);
    return;
  }
}

/**
 * Works off what is due and what follows of it: events are handed out, items run, jobs end. What is due later stays as it
 * is. Whatever has not happened then does not happen by itself: only after this "nothing came" says something.
 */
export async function workOff({ app, env, sql }: Ground): Promise<void> {
  expectToWork(env);
  const [relay, worker, progress] = [app.get(OutboxRelayService), app.get(QueueWorker), app.get(JobProgress)];
  const snapshot = async () => JSON.stringify(await sql(SNAPSHOT));
  for (let [before, now] = ['', await snapshot()]; before !== now; now = await snapshot()) {
    before = now;
    await app.get(SignInService).idle();
    await relay.handOut();
    await worker.sweep();
    await worker.idle();
  }
  for (const { id } of await sql<{ id: string }>(ENDED)) await progress.endWorkedOff('id', id);
}

/** As `workOff`, but what waits for its next try does not wait any longer, until nothing is left to do. */
export async function workToTheEnd(test: Ground): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await test.sql(`DELETE FROM queue_gate`);
    await test.sql(`DELETE FROM rate_counter WHERE key LIKE 'trello-calls:%'`);
    await test.sql(`UPDATE job_item SET run_at = now() WHERE state = 'queued'`);
    await test.sql(`UPDATE webhook_delivery SET next_try_at = now() WHERE ${COMMENTS_WAIT}`);
    await workOff(test);
    const [comment] = await test.sql(`SELECT 1 FROM webhook_delivery WHERE ${COMMENTS_WAIT} LIMIT 1`);
    if (!comment && (await test.sql(OPEN)).length === 0) return;
  }
  throw new Error(`There is still something to do: ${JSON.stringify(await test.sql(OPEN))}`);
}

/** Counts what analytics and the industry average are made of, as the schedule does every few seconds, in any role. */
export async function counted(test: Pick<TestApp, 'app'>): Promise<void> {
  await test.app.get(CountsService).countMarked(new AbortController().signal);
  await allHaveHeard();
}

/** What is not as it would be if everything were looked at and counted anew: a change that marked no week, for one. */
export async function miscounted(test: Pick<TestApp, 'app'>, questionnaireId: number): Promise<object[]> {
  await counted(test);
  const wrong = await test.app.get(CountsService).countAll(questionnaireId);
  const facts = test.app.get(RecountService);
  await facts.start(questionnaireId);
  const { changed = 0 } = await facts.runDue(new AbortController().signal);
  return [...wrong, ...(changed > 0 ? [{ changed }] : [])];
}

/** A worker was killed: who works hears at once that what it held is free. */
export async function takeOver(test: Pick<TestApp, 'app' | 'sql'>): Promise<void> {
  for (const queue of await freeLeases(test)) await test.app.get(WakeUp).send(queue, 1);
}

/** Outgoing calls that begin meanwhile are given up after a second: for services that never answer. */
export async function impatiently<T>({ app }: Pick<TestApp, 'app'>, work: () => Promise<T>): Promise<T> {
  const client = app.get(HttpClient);
  client.longestMs = 1000;
  try {
    return await work();
  } finally {
    client.longestMs = Infinity;
  }
}

function expectToWork({ role }: Ground['env']): void {
  if (role === 'api') throw new Error('This process only answers calls: its work is done elsewhere');
}

/** Changes with everything that is begun, made or handed out. */
const SNAPSHOT = `
  SELECT (SELECT count(*) FROM evaluation_event) AS events, (SELECT count(*) FROM job_item) AS items,
         (SELECT sum(fence) FROM job_item) AS taken`;

/** Comments on cards are tried again by time, as items are. */
const COMMENTS_WAIT = `webhook_id IS NULL AND state = 'waiting'`;

/** More tries than any item has. */
const MOST_ROUNDS = 50;
const OPEN = `
  SELECT item.queue, job.kind, item.state, item.attempts, item.error FROM job_item item
    JOIN job ON job.id = item.job_id AND job.state IN ('queued', 'running') WHERE item.state IN ('queued', 'running') LIMIT 5`;

/** Without an open item, although nobody has counted them yet. */
const ENDED = `
  SELECT id FROM job WHERE state IN ('queued', 'running')
     AND NOT EXISTS (SELECT 1 FROM job_item WHERE job_id = job.id AND state IN ('queued', 'running'))`;
