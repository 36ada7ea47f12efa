import { type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { keyOf, query } from '../../../shared/api/query.ts';
import { tellOtherTabs } from './job-news.ts';
import { isFinished, pollDelay } from './job-progress.ts';

/** A piece of background work as the server sends it; `kind` may be one that this version does not know. */
export type Job = Schemas['JobResponse'];

const firstSeen = new Map<string, number>();

/**
 * The questionnaire's jobs, newest first: those that run and those of the last day. Asked again while one runs, and
 * when the tab comes back into sight, because somebody else may have started one.
 */
export function jobsOptions(questionnaireId: number) {
  return query(
    '/api/admin/jobs',
    { query: { questionnaireId } },
    {
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => {
        if (state.error instanceof ApiError && state.error.status === 404) return false;
        return nextPoll(state.data ?? [], Date.now());
      },
    },
  );
}

/** One job, asked for until it has ended; its own list may be nobody's. */
export function jobOptions(id: string) {
  return query(
    '/api/admin/jobs/{id}',
    { path: { id } },
    {
      refetchInterval: ({ state: { data, error } }) => {
        if (error instanceof ApiError && error.status === 404) return false;
        return nextPoll(data === undefined ? [{ id, state: 'queued' }] : [data], Date.now());
      },
    },
  );
}

/** The cache key of a questionnaire's jobs, which is also their address. */
export function jobsKey(questionnaireId: number) {
  return keyOf('/api/admin/jobs', { query: { questionnaireId } });
}

/** Milliseconds until the next look at these jobs, counted from when this page first saw one run; false when none does. */
export function nextPoll(jobs: readonly Pick<Job, 'id' | 'state'>[], now: number): number | false {
  const running = jobs.filter(({ state }) => !isFinished(state));
  for (const { id, state } of jobs) if (isFinished(state)) firstSeen.delete(id);
  if (running.length === 0) return false;
  const youngest = running.map(({ id }) => {
    const since = firstSeen.get(id) ?? now;
    firstSeen.set(id, since);
    return now - since;
  });
  return pollDelay(Math.min(...youngest));
}

/** True when the answer is a job that goes on in the background, not yet the work's own answer. */
export function isJobAnswer<A extends { status: number }>(answer: A): answer is Extract<A, { status: 202 }> {
  return answer.status === 202;
}

/**
 * Puts a job that was just started on top of its questionnaire's list, so that it shows before the next poll, here
 * and in the browser's other tabs. A job of no questionnaire is in no list.
 */
export async function addStartedJob(client: QueryClient, job: Job): Promise<void> {
  const { questionnaireId } = job;
  if (questionnaireId === null) return;
  const queryKey = jobsKey(questionnaireId);
  await client.cancelQueries({ queryKey });
  const known = client.getQueryData<Job[]>(queryKey);
  if (known) client.setQueryData(queryKey, [job, ...known.filter(({ id }) => id !== job.id)]);
  // Without the list, those that ended long ago would later look like news.
  else void client.invalidateQueries({ queryKey });
  tellOtherTabs(questionnaireId);
}

/** True when the job ended without doing what it was for. */
export function hasFailed(job: Job): boolean {
  if (job.state === 'failed' || job.state === 'cancelled') return true;
  return job.state === 'done' && !job.dryRun && job.progress.failed > 0 && job.progress.done === 0;
}

/** How the end of a job is to be taken: all well, partly, or not at all. */
export function outcomeOf(job: Job): 'good' | 'info' | 'bad' {
  if (job.state === 'cancelled') return 'info';
  if (hasFailed(job)) return 'bad';
  return job.progress.failed > 0 && !job.dryRun ? 'info' : 'good';
}

/** False for a check that failed: nothing came of it, and the dialog or a toast has said why. */
export const isListed = (job: Job): boolean => !(job.dryRun && hasFailed(job));

/** Where the workbook of a finished export lies, for a download. */
export function exportedFile(job: Pick<Job, 'id'>) {
  return { path: `/api/admin/jobs/${job.id}/file`, query: {}, fallbackName: 'results.xlsx' };
}
