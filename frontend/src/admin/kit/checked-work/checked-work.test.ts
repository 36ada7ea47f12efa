import { expect, it } from 'vitest';
import { makeJob } from '../../testing/make.ts';
import { settleWork, type CheckedWork } from './checked-work.ts';
import { type Job } from '../jobs/jobs.api.ts';

const read = ({ kind, result }: Job) => (kind === 'sync-form' && result !== null ? 'found' : null);
const running = (step: 'check' | 'apply'): CheckedWork<string> => ({ phase: 'running', step, jobId: 'j1' });

it('waits while the job runs, and outside a job', () => {
  expect(settleWork(running('check'), undefined, read, 'no')).toBeNull();
  expect(settleWork(running('check'), makeJob(), read, 'no')).toBeNull();
  expect(settleWork({ phase: 'idle' }, makeJob({ state: 'done' }), read, 'no')).toBeNull();
});

it('shows what a check has found, and what was done', () => {
  const job = makeJob({ kind: 'sync-form', state: 'done', result: {} });
  expect(settleWork(running('check'), job, read, 'no')).toEqual({ phase: 'checked', report: 'found' });
  expect(settleWork(running('apply'), job, read, 'no')).toEqual({ phase: 'done', report: 'found' });
});

it('says why it did not work', () => {
  const error = { code: 'form_closed', message: 'The form is closed.' };
  const failed = { phase: 'failed', step: 'apply' };
  expect(settleWork(running('apply'), makeJob({ state: 'failed', error }), read, 'no')).toEqual({
    ...failed,
    reason: error.message,
  });
  expect(settleWork(running('apply'), makeJob({ state: 'cancelled' }), read, 'no')).toEqual({
    ...failed,
    reason: 'no',
  });
  expect(settleWork(running('apply'), makeJob({ state: 'done' }), read, 'no')).toEqual({
    ...failed,
    reason: 'no',
  });
});
