import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type ListPage } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { text } from '../../../shared/texts/i18n.ts';
import { addStartedJob, isJobAnswer } from '../../kit/jobs/jobs.api.ts';
import { useUndo } from '../../kit/session/undo.ts';
import { type TableState } from '../../kit/ui/table-url-state.ts';
import {
  askedFilters,
  evaluationKey,
  listKey,
  refreshEvaluations,
  type EvaluationFilter,
  type EvaluationRow,
  type EvaluationStatus,
} from '../../kit/evaluations/evaluations.api.ts';
import { type NextStep } from './status-rules.ts';

/** Shows a status before the server has confirmed it. Answers how to take it back. */
export function showStatus(client: QueryClient, evaluationId: string, status: EvaluationStatus): () => void {
  const pages = client.getQueriesData<ListPage<EvaluationRow>>({ queryKey: listKey });
  changeRow(client, evaluationId, { status });
  return () => {
    for (const [key, page] of pages) client.setQueryData(key, page);
  };
}

/** Takes over what version a row has now: the next step may come before the lists are there again. */
export function showVersion(
  client: QueryClient,
  { id, version }: Pick<EvaluationRow, 'id' | 'version'>,
): void {
  changeRow(client, id, { version });
}

/** Changes a row in the lists that show it. */
function changeRow(client: QueryClient, evaluationId: string, patch: Partial<EvaluationRow>): void {
  client.setQueriesData<ListPage<EvaluationRow>>(
    { queryKey: listKey },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === evaluationId ? { ...row, ...patch } : row)),
      },
  );
}

/** Notes which Trello card belongs to an evaluation. */
export function useSaveTrelloCard(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (trelloCardId: string | null) =>
      call('put', '/api/admin/evaluation/{id}', { path: { id }, body: { trelloCardId } }),
    meta: { errorTitle: 'evaluations.failed.trello' },
    onSuccess: ({ data: { trelloCardId, version } }) => {
      changeRow(client, id, { trelloCardId, version });
      void client.invalidateQueries({ queryKey: evaluationKey(id) });
    },
  });
}

interface BulkCall {
  step: NextStep;
  ids: string[];
  /** By id, what was seen of each row. */
  versions: Record<string, number>;
}

/** Starts one step for many rows as a job; the tray shows how it goes. */
export function useStartBulk() {
  const client = useQueryClient();
  return useChange({
    mutationFn: ({ step, ids, versions }: BulkCall) =>
      call('post', '/api/admin/evaluations/bulk', {
        async: true,
        body: { action: step, ids, ...(step === 'verify' ? { versions } : {}) },
      }),
    done: (_answer, { step, ids }) => ({
      title: `evaluations.bulk.started-${step}`,
      values: { number: formatNumber(ids.length, 0) },
      description: text('evaluations.bulk.started-note'),
      tone: 'info',
    }),
    meta: { errorTitle: 'evaluations.bulk.failed' },
    onSuccess: async (answer) => {
      if (isJobAnswer(answer)) await addStartedJob(client, answer.data);
    },
    refresh: refreshEvaluations,
  });
}

/** Puts rows into the trash as one deletion. */
export function useDeleteSelected(questionnaireId: number) {
  const undo = useUndo(questionnaireId);
  return useChange({
    mutationFn: (ids: string[]) => call('post', '/api/admin/evaluations/delete', { body: { ids } }),
    done: ({ data }) => ({
      title: 'evaluations.bulk.deleted',
      values: { number: formatNumber(data.deletedCount, 0) },
      ...(data.deletionId !== null && { action: undo(data.deletionId) }),
    }),
    meta: { errorTitle: 'evaluations.bulk.delete-failed' },
    refresh: refreshEvaluations,
  });
}

/** Has a file made of what the filters let through: all of it, not the table's page. */
export function startExport(
  questionnaireId: number,
  state: Pick<TableState<EvaluationFilter>, 'filters'>,
  format: 'xlsx' | 'csv',
) {
  const query = { questionnaireId, ...(format === 'csv' && { format }), ...askedFilters(state) };
  return call('get', '/api/admin/export-evaluations', { async: true, query });
}
