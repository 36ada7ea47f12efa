import { describe, expect, it } from 'vitest';
import { makeJob, type JobPatch } from '../testing/make.ts';
import { settle, type UploadFlow } from './upload-flow.ts';

describe('settle', () => {
  const file = new File(['x'], 'responses.xlsx');
  const processing: UploadFlow = { phase: 'processing', file, jobId: 'a' };
  const job = (patch: JobPatch) => makeJob({ id: 'a', kind: 'import-responses', state: 'done', ...patch });

  it('waits while the job runs', () => {
    expect(settle(processing, undefined, 'no')).toBeNull();
    expect(settle(processing, job({ state: 'running' }), 'no')).toBeNull();
  });

  it('shows the report of a finished job', () => {
    const result = { created: 3, updated: 0, unchanged: 0, skipped: [], errors: [], warnings: [] };
    expect(settle(processing, job({ result }), 'no')).toMatchObject({ phase: 'done', report: result });
  });

  it('says why it failed, or the fallback', () => {
    const error = { code: 'unreadable_workbook', message: 'The file cannot be read.' };
    expect(settle(processing, job({ state: 'failed', error }), 'no')).toMatchObject({
      reason: error.message,
    });
    expect(settle(processing, job({ state: 'cancelled' }), 'no')).toMatchObject({
      phase: 'failed',
      reason: 'no',
    });
    expect(settle(processing, job({ kind: 'generate' }), 'no')).toMatchObject({
      phase: 'failed',
      reason: 'no',
    });
  });

  it('leaves the other phases alone', () => {
    expect(settle({ phase: 'choosing', fault: null, file: null }, job({}), 'no')).toBeNull();
  });
});
