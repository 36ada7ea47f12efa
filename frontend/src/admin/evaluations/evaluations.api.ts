import { keepPreviousData, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { type Place, type Schemas } from '../../shared/api/operations.ts';
import { keyOf, listQuery, query, type ListPage } from '../../shared/api/query.ts';
import { useChange } from '../../shared/actions/use-change.ts';
import { formatNumber } from '../../shared/texts/format.ts';
import { text } from '../../shared/texts/i18n.ts';
import { savesMails } from '../integrations/mail-way.api.ts';
import { addStartedJob, isJobAnswer } from '../jobs/jobs.api.ts';
import { useUndo } from '../session/undo.ts';
import { toPaging, type TableState } from '../ui/table-url-state.ts';
import { isEvaluationStatus, type EvaluationStatus, type NextStep } from './status-rules.ts';

/** One evaluation as the list tells it: without answers, texts and question details. */
export type EvaluationRow = Omit<
  Schemas['EvaluationResponse'],
  'sectionScores' | 'rawResponses' | 'generatedTexts' | 'textOrigins' | 'responseOrigin' | 'responseSource'
>;

type Sort = NonNullable<NonNullable<Place<'get', '/api/admin/evaluations'>['query']>['sort']>;

/** How many evaluations of a questionnaire have each status now. */
export type Stats = Readonly<Schemas['StatsResponse']>;

export type EvaluationFilter = 'search' | 'status' | 'clientName' | 'clientEmail' | 'assignee' | 'mail';

/** One evaluation with answers, texts and their origins; others may have changed it since it was last read. */
export function evaluationOptions(id: string) {
  return query('/api/admin/evaluation/{id}', { path: { id } }, { refetchOnMount: 'always' });
}

/** The key of every page of the list. */
export const listKey = keyOf('/api/admin/evaluations');

/** One page of the questionnaire's evaluations; the page before stays while the next one loads. */
export function evaluationsOptions(questionnaireId: number, state: TableState<EvaluationFilter>) {
  const asked = {
    questionnaireId,
    ...toPaging(state),
    // What the address bar says was compared with the sortable columns.
    sort: state.sort as Sort | null,
    ...askedFilters(state),
    fields: 'summary',
  } as const;
  return listQuery('/api/admin/evaluations', { query: asked }, { placeholderData: keepPreviousData });
}

/** What the server is asked for by the filters. What was mistyped in the address bar filters nothing, instead of being refused. */
function askedFilters({ filters }: Pick<TableState<EvaluationFilter>, 'filters'>) {
  const status: EvaluationStatus | '' = isEvaluationStatus(filters.status) ? filters.status : '';
  const assignee = knownOrNone(filters.assignee, 'me');
  return { ...filters, status, assignee, mail: knownOrNone(filters.mail, 'undelivered') };
}

/** A filter that knows one value; another one in the address filters nothing. */
const knownOrNone = <Value extends string>(value: string, known: Value): Value | '' =>
  value === known ? known : '';

/** The questionnaire's numbers. */
export function statsOptions(questionnaireId: number) {
  return query('/api/admin/stats/{questionnaireId}', { path: { questionnaireId } });
}

/** The key of everything that is read about one evaluation. */
export function evaluationKey(id: string) {
  return keyOf('/api/admin/evaluation/{id}', { path: { id } });
}

/** Asks again for rows, numbers and offer requests after a change. */
export function refreshEvaluations(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: listKey }),
    client.invalidateQueries({ queryKey: keyOf('/api/admin/stats') }),
    client.invalidateQueries({ queryKey: keyOf('/api/admin/offer-requests') }),
  ]);
}

/** Findings in texts that are open follow; their texts are as they were. */
export function refreshFindings(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    queryKey: keyOf('/api/admin/evaluation/{id}'),
    predicate: ({ queryKey }) => queryKey.at(-1) === 'checks',
  });
}

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

/** Mails the result to the person who is signed in, with a link to the preview. */
export function useSendTest() {
  const client = useQueryClient();
  return useChange({
    mutationFn: (id: string) => call('post', '/api/admin/evaluation/{id}/send-test', { path: { id } }),
    // A mail server that is away keeps the job going; the job tray tells how it ends.
    done: (answer) =>
      isJobAnswer(answer) ? null : { title: `evaluations.done.${savesMails(client) ? 'saved' : 'test'}` },
    meta: { errorTitle: 'evaluations.failed.test' },
    onSuccess: async (answer) => {
      if (isJobAnswer(answer)) await addStartedJob(client, answer.data);
    },
  });
}

/** Has a workbook made of what the filters let through: all of it, not the table's page. */
export function startExport(questionnaireId: number, state: Pick<TableState<EvaluationFilter>, 'filters'>) {
  const query = { questionnaireId, ...askedFilters(state) };
  return call('get', '/api/admin/export-evaluations', { async: true, query });
}
