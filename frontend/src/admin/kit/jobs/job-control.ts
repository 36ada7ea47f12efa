import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { addStartedJob, type Job } from './jobs.api.ts';

/** One item of a job that did not work, and why. */
export type JobFailure = Schemas['FailureResponse'];

/** Mails are sent anew from their row, after a look at what happened; everything else may simply run again. */
export function canRetry(job: Pick<Job, 'kind'>): boolean {
  return job.kind !== 'send';
}

/** The failed items of a job; asked for at each opening, because a retry changes them. */
export function failuresOptions(id: string) {
  return query('/api/admin/jobs/{id}/failures', { path: { id } }, { staleTime: 0, gcTime: 0 });
}

/** Stops a job; what is done stays done. */
export function useCancelJob() {
  const client = useQueryClient();
  return useChange({
    mutationFn: (id: string) => call('post', '/api/admin/jobs/{id}/cancel', { path: { id } }),
    meta: { errorTitle: 'jobs.cancel.failed' },
    onSuccess: ({ data }) => addStartedJob(client, data),
  });
}

/** Runs the failed items of a job again, within the same job. */
export function useRetryJob() {
  const client = useQueryClient();
  return useChange({
    mutationFn: (id: string) => call('post', '/api/admin/jobs/{id}/retry', { path: { id } }),
    meta: { errorTitle: 'jobs.retry.failed' },
    onSuccess: ({ data }) => addStartedJob(client, data),
  });
}
