import { queryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { fetchListByKey, type ListPage } from '../../shared/api/query.ts';
import { type components } from '../../shared/api/schema.gen.ts';
import { toPaging, type TableState } from '../ui/table-url-state.ts';
import { isEvaluationStatus, type EvaluationStatus } from './status-rules.ts';

type Evaluation = components['schemas']['EvaluationResponse'];

/** One evaluation as the list tells it: without answers, texts and question details. */
export type EvaluationRow = Omit<
  Evaluation,
  'sectionScores' | 'rawResponses' | 'generatedTexts' | 'textOrigins'
>;

/** How many evaluations of a questionnaire have each status now. */
export type Stats = Readonly<components['schemas']['StatsResponse']>;

export type EvaluationFilter = 'search' | 'status' | 'clientName' | 'clientEmail';

/** What the evaluation table may be sorted and filtered by. */
export const evaluationFields = {
  sortable: ['clientName', 'clientEmail', 'percentage', 'status', 'createdAt', 'dueAt'],
  filters: ['search', 'status', 'clientName', 'clientEmail'],
} as const satisfies { sortable: readonly string[]; filters: readonly EvaluationFilter[] };

const listPath = '/api/admin/evaluations';

/** One page of the questionnaire's evaluations; the page before stays while the next one loads. */
export function evaluationsOptions(questionnaireId: number, state: TableState<EvaluationFilter>) {
  // A status that was mistyped in the address bar filters nothing, instead of being refused.
  const status = isEvaluationStatus(state.filters.status) ? state.filters.status : '';
  const filters = { ...state.filters, status };
  const key = { questionnaireId, ...toPaging(state), sort: state.sort, ...filters, fields: 'summary' };
  return queryOptions<ListPage<EvaluationRow>>({
    queryKey: [listPath, key],
    queryFn: (context) => fetchListByKey<EvaluationRow>(context),
    placeholderData: keepPreviousData,
  });
}

/** The questionnaire's numbers. */
export function statsOptions(questionnaireId: number) {
  return queryOptions<Stats>({ queryKey: ['/api/admin/stats', questionnaireId] });
}

/** Asks again for rows, numbers and offer requests after a change. */
export function refreshEvaluations(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: [listPath] }),
    client.invalidateQueries({ queryKey: ['/api/admin/stats'] }),
    client.invalidateQueries({ queryKey: ['/api/admin/offer-requests'] }),
  ]);
}

/** Shows a status before the server has confirmed it. Answers how to take it back. */
export function showStatus(client: QueryClient, evaluationId: string, status: EvaluationStatus): () => void {
  const pages = client.getQueriesData<ListPage<EvaluationRow>>({ queryKey: [listPath] });
  client.setQueriesData<ListPage<EvaluationRow>>(
    { queryKey: [listPath] },
    (page) =>
      page && { ...page, rows: page.rows.map((row) => (row.id === evaluationId ? { ...row, status } : row)) },
  );
  return () => {
    for (const [key, page] of pages) client.setQueryData(key, page);
  };
}

/** Puts an evaluation that the server has just answered into the lists that show it. */
export function putRow(client: QueryClient, answered: EvaluationRow): void {
  client.setQueriesData<ListPage<EvaluationRow>>(
    { queryKey: [listPath] },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) =>
          row.id === answered.id
            ? { ...row, trelloCardId: answered.trelloCardId, version: answered.version }
            : row,
        ),
      },
  );
  void client.invalidateQueries({ queryKey: ['/api/admin/evaluation', answered.id] });
}

/** What an export takes of the address bar: the filters that narrow the table, not its page. */
export function exportQuery(questionnaireId: number, filters: TableState<EvaluationFilter>['filters']) {
  const status = isEvaluationStatus(filters.status) ? filters.status : '';
  return { questionnaireId, ...filters, status };
}
