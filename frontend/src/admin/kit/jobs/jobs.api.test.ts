import { expect, it } from 'vitest';
import { describeProgress } from './job-words.ts';
import { hasFailed, isListed, nextPoll, outcomeOf, type Job } from './jobs.api.ts';

const counts = (done: number, failed: number) => ({ done, failed, total: done + failed, skipped: 0 });
const job = (patch: Partial<Job>): Job => ({
  id: 'a',
  kind: 'regenerate-all',
  questionnaireId: 7,
  state: 'done',
  dryRun: false,
  progress: counts(1, 0),
  result: null,
  error: null,
  createdAt: '2026-11-20T10:00:00Z',
  finishedAt: null,
  ...patch,
});

it('looks again only while something runs, and ever more slowly', () => {
  expect(nextPoll([], 0)).toBe(false);
  expect(nextPoll([{ id: 'x', state: 'done' }], 0)).toBe(false);
  const running = [{ id: 'slow', state: 'running' as const }];
  expect(nextPoll(running, 100_000)).toBe(1_000);
  expect(nextPoll(running, 112_000)).toBe(2_000);
  expect(nextPoll(running, 140_000)).toBe(5_000);
});

it('is quick again when a new job joins a long one', () => {
  const jobs = [
    { id: 'new', state: 'queued' as const },
    { id: 'slow', state: 'running' as const },
  ];
  expect(nextPoll(jobs, 200_000)).toBe(1_000);
});

it('tells a failed, a partly failed and a good end apart', () => {
  expect(outcomeOf(job({}))).toBe('good');
  expect(outcomeOf(job({ progress: counts(3, 1) }))).toBe('info');
  expect(outcomeOf(job({ progress: counts(0, 1) }))).toBe('bad');
  const check = { dryRun: true, progress: counts(0, 1) };
  expect(outcomeOf(job(check))).toBe('good');
  expect(isListed(job(check))).toBe(true);
  expect(isListed(job({ ...check, state: 'failed' }))).toBe(false);
  expect(isListed(job({ state: 'failed' }))).toBe(true);
  expect(hasFailed(job({ state: 'cancelled' }))).toBe(true);
  expect(hasFailed(job({ state: 'running', progress: counts(0, 1) }))).toBe(false);
});

it('says of rows that an import left them out, of other work that it failed or was skipped', () => {
  const running = job({ state: 'running', progress: { done: 5, failed: 2, skipped: 1, total: 10 } });
  const say = (kind: string) => describeProgress((key) => key, { ...running, kind } as Job);
  expect(say('import-responses')).toBe('jobs.count.of, jobs.count.left-out');
  expect(say('regenerate-all')).toBe('jobs.count.of, jobs.count.failed, jobs.count.skipped');
});
