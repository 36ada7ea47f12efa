import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type Place, type Schemas } from '../../../shared/api/operations.ts';
import { keyOf, listQuery, query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { savesMails } from '../integrations/mail-way.api.ts';
import { addStartedJob, isJobAnswer } from '../jobs/jobs.api.ts';
import { toPaging, type TableState } from '../ui/table-url-state.ts';

/** Every status an evaluation can have, in the order work flows through them; `error` stands aside. */
export const evaluationStatuses = [
  'pending',
  'generated',
  'verified',
  'sent',
  'opened',
  'clicked',
  'error',
] as const;
export type EvaluationStatus = (typeof evaluationStatuses)[number];

/** Whether the word is one of the evaluation statuses; used on what arrives in the address bar. */
export function isEvaluationStatus(word: string | null | undefined): word is EvaluationStatus {
  return evaluationStatuses.some((status) => status === word);
}

/** One evaluation as the list has it: without answers, texts and question details. */
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
export function askedFilters({ filters }: Pick<TableState<EvaluationFilter>, 'filters'>) {
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

/** Mails the result to the person who is signed in, with a link to the preview. */
export function useSendTest() {
  const client = useQueryClient();
  return useChange({
    mutationFn: (id: string) => call('post', '/api/admin/evaluation/{id}/send-test', { path: { id } }),
    // A mail server that is away keeps the job going; the job tray shows how it ends.
    done: (answer) => {
      if (isJobAnswer(answer)) return null;
      return savesMails(client)
        ? { title: 'evaluations.done.saved', tone: 'warn' }
        : { title: 'evaluations.done.test' };
    },
    meta: { errorTitle: 'evaluations.failed.test' },
    onSuccess: async (answer) => {
      if (isJobAnswer(answer)) await addStartedJob(client, answer.data);
    },
  });
}
