import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { query } from '../../../../shared/api/query.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { text } from '../../../../shared/texts/i18n.ts';
import { refreshEvaluations, statsOptions } from '../../../kit/evaluations/evaluations.api.ts';
import { isFinished } from '../../../kit/jobs/job-progress.ts';
import { addStartedJob, isJobAnswer, jobsOptions, type Job } from '../../../kit/jobs/jobs.api.ts';
import { useUndo } from '../../../kit/session/undo.ts';

export type Warning = Schemas['WarningResponse'];

/** What somebody should look after, although nobody has just done anything. */
export function warningsOptions(questionnaireId: number) {
  return query('/api/admin/warnings', { query: { questionnaireId } }, { refetchInterval: 60_000 });
}

/** Whether the settings say who evaluates; asked afresh, as they may just have been mended. */
export const settingsOptions = query('/api/admin/settings', {}, { staleTime: 0 });

/** Puts a warning away until something new happens. */
export function useDismissWarning(questionnaireId: number) {
  return useChange({
    mutationFn: ({ id }: Warning) => call('post', '/api/admin/warnings/dismiss', { body: { id } }),
    meta: { errorTitle: 'warnings.dismiss-failed' },
    refresh: warningsOptions(questionnaireId).queryKey,
  });
}

/** Reads the numbers as they are at this moment, for a question that names them. */
export function useReadStats(questionnaireId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => client.query({ ...statsOptions(questionnaireId), staleTime: 0, networkMode: 'always' }),
    meta: { errorTitle: 'dashboard.stats.failed' },
  });
}

/** Puts every evaluation of the questionnaire into the trash. */
export function useDeleteAll(questionnaireId: number, onDone: () => void) {
  const undo = useUndo(questionnaireId);
  return useChange({
    mutationFn: () => call('delete', '/api/admin/delete-all-evaluations'),
    done: ({ data }) => ({
      title: 'dashboard.delete.done',
      values: { number: formatNumber(data.deletedCount, 0) },
      description: text('dashboard.delete.restore'),
      ...(data.deletionId !== null && { action: undo(data.deletionId) }),
    }),
    meta: { errorTitle: 'dashboard.delete.failed' },
    onSuccess: onDone,
    refresh: refreshEvaluations,
  });
}

/** Writes all texts anew. */
export function useRegenerateAll() {
  return useWorkOnAll('regenerate-all', 'dashboard.regenerate.failed', () =>
    call('post', '/api/admin/regenerate-all-evaluations', { async: true }),
  );
}

/** Writes the texts of all evaluations that have none. */
export function useGeneratePending() {
  return useWorkOnAll('generate-new', 'dashboard.regenerate.failed', () =>
    call('post', '/api/admin/generate-pending-evaluations', { async: true }),
  );
}

/** Fetches new and changed responses from the questionnaire's spreadsheet. */
export function useSyncSheets() {
  return useWorkOnAll('sync-sheets', 'jobs.failed.sync-sheets', () =>
    call('post', '/api/admin/sync-sheets', { async: true }),
  );
}

/** Work on all evaluations that goes on as a job; what was done at once is said, and shows. */
function useWorkOnAll<A extends { status: 200; data: unknown } | { status: 202; data: Job }>(
  kind: Job['kind'],
  errorTitle: string,
  mutationFn: () => Promise<A>,
) {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    done: (answer) => (isJobAnswer(answer) ? null : { title: `jobs.done.${kind}` }),
    meta: { errorTitle },
    onSuccess: (answer) =>
      isJobAnswer(answer) ? addStartedJob(client, answer.data) : refreshEvaluations(client),
  });
}

/** Whether such work goes on now, no matter who has started it. */
export function useIsAtWork(questionnaireId: number, kind: Job['kind']): boolean {
  const { data: running = false } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (jobs) => jobs.some((job) => job.kind === kind && !isFinished(job.state)),
  });
  return running;
}
