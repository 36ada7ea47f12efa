import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { type Condition } from '../../../../shared/conditions.ts';
import { useUndo } from '../../../kit/session/undo.ts';
import { refreshReview } from '../../../kit/session/questionnaires.api.ts';

/** An object of the API whose condition is known to be one: the document says only that it is an object. */
type WithCondition<T> = Readonly<Omit<T, 'when'> & { when: Condition }>;

export type Insight = WithCondition<Schemas['InsightResponse']>;

/** What is typed of an insight. */
export type InsightBody = Pick<
  Insight,
  'when' | 'text' | 'advice' | 'place' | 'sectionId' | 'weight' | 'active'
>;

/** What the AI proposes; nothing of it is stored. */
export type ProposedInsight = Omit<InsightBody, 'active'>;

/** For how many responses a condition is true, and whether it is of one that was chosen. */
export type Trial = Readonly<Schemas['InsightTrialResponse']>;

/** The server takes no longer text. */
export const longestText = 600;
export const weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const listOf = (questionnaireId: number) => `/api/admin/questionnaires/${questionnaireId}/insights`;

/** The questionnaire's insights as they are stored. */
export function insightsOptions(questionnaireId: number) {
  const meta = { errorTitle: 'config.insights.load' };
  return query('/api/admin/questionnaires/{id}/insights', { path: { id: questionnaireId } }, { meta });
}

/** The insights of an answer. */
export function insightsIn({ insights }: Schemas['InsightsResponse']): readonly Insight[] {
  return insights as unknown as readonly Insight[];
}

/** The proposals of an answer. */
export function draftsIn({ drafts }: Schemas['InsightDraftsResponse']): readonly ProposedInsight[] {
  return drafts.map(({ conditionText: _words, ...draft }) => draft as unknown as ProposedInsight);
}

/** For how many responses a condition is true, and, where one is chosen, whether for it. What was counted before stays meanwhile. */
export function trialOptions(questionnaireId: number, when: Condition | null, evaluationId: string | null) {
  return queryOptions({
    queryKey: [`${listOf(questionnaireId)}/try`, { when, evaluationId }],
    queryFn: async ({ signal }) =>
      (
        await call('post', '/api/admin/questionnaires/{id}/insights/try', {
          path: { id: questionnaireId },
          body: { when: { ...when }, ...(evaluationId !== null && { evaluationId }) },
          signal,
        })
      ).data,
    enabled: when !== null,
    placeholderData: (before, query) =>
      before && (evaluationIn(query?.queryKey) === evaluationId ? before : countOf(before)),
  });
}

/** For how many responses each stored insight is true, in one call. */
export function countsOptions(questionnaireId: number) {
  return query('/api/admin/questionnaires/{id}/insights/counts', { path: { id: questionnaireId } });
}

/** Adds an insight. */
export function useAddInsight(questionnaireId: number, onDone: (insight: { id: number }) => void) {
  return useChange({
    mutationFn: async (body: InsightBody) =>
      (
        await call('post', '/api/admin/questionnaires/{id}/insights', {
          path: { id: questionnaireId },
          body: { ...body, when: { ...body.when } },
        })
      ).data,
    done: ({ text }) => ({ title: 'config.insights.added', description: text }),
    meta: { errorTitle: 'config.insights.failed' },
    onSuccess: onDone,
    refresh: (client) => refreshInsights(client, questionnaireId),
  });
}

/** Changes some fields of an insight; its form says, too, what came of it. */
export function useSaveInsight(questionnaireId: number, { id, ...saved }: Insight) {
  return useChange({
    mutationFn: ({ when = saved.when, ...changed }: Partial<InsightBody>) =>
      call('put', '/api/admin/insights/{id}', {
        path: { id },
        body: { ...fieldsOf(saved), ...changed, when: { ...when } },
      }),
    meta: { errorTitle: 'config.insights.failed' },
    refresh: (client) => refreshInsights(client, questionnaireId),
  });
}

/** Deletes an insight. */
export function useRemoveInsight(questionnaireId: number) {
  const undo = useUndo(questionnaireId);
  return useChange({
    mutationFn: ({ id }: Insight) => call('delete', '/api/admin/insights/{id}', { path: { id } }),
    done: ({ data }, { text }) => ({
      title: 'config.insights.removed',
      description: text,
      action: undo(data.deletionId),
    }),
    meta: { errorTitle: 'config.insights.remove-failed' },
    refresh: (client) => refreshInsights(client, questionnaireId),
  });
}

/** Of which response a trial is. */
function evaluationIn(key: QueryKey = []): string | null {
  return (key.at(-1) as { evaluationId?: string | null } | undefined)?.evaluationId ?? null;
}

/** The number alone: what was found of one response is not said of another. */
const countOf = ({ holds, of }: Trial): Trial => ({ holds, of });

function fieldsOf({ text, advice, place, sectionId, weight, active }: Omit<InsightBody, 'when'>) {
  return { text, advice, place, sectionId, weight, active };
}

function refreshInsights(client: QueryClient, questionnaireId: number): Promise<unknown> {
  void refreshReview(client);
  return Promise.all(
    [insightsOptions(questionnaireId), countsOptions(questionnaireId)].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
