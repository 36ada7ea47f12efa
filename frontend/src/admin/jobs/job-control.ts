import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';
import { change } from '../session/change.ts';
import { addStartedJob, type Job } from './jobs.api.ts';

/** One item of a job that did not work, and why. */
export type JobFailure = components['schemas']['FailureResponse'];

/** Mails are sent anew from their row, after a look at what happened; everything else may simply run again. */
export function canRetry(job: Pick<Job, 'kind'>): boolean {
  return job.kind !== 'send';
}

/** The failed items of a job; asked for at each opening, because a retry changes them. */
export function failuresOptions(jobId: string) {
  return { queryKey: ['/api/admin/jobs', jobId, 'failures'], staleTime: 0, gcTime: 0 };
}

/** Stops a job; what is done stays done. */
export function useCancelJob(questionnaireId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => change<Job>(`/api/admin/jobs/${jobId}/cancel`),
    meta: { errorTitle: 'jobs.cancel.failed' },
    onSuccess: ({ data }) => addStartedJob(client, questionnaireId, data),
  });
}

/** Runs the failed items of a job again, within the same job. */
export function useRetryJob(questionnaireId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => change<Job>(`/api/admin/jobs/${jobId}/retry`),
    meta: { errorTitle: 'jobs.retry.failed' },
    onSuccess: ({ data }) => addStartedJob(client, questionnaireId, data),
  });
}
