import { useQuery } from '@tanstack/react-query';
import { query } from '../../../../shared/api/query.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';

/** How many responses hold an answer, by its id; null while that is not known. Asked for once an editor is open. */
export function useResponsesOf(questionId: number): ((answerId: number) => number) | null {
  const { id: questionnaireId } = useCurrentQuestionnaire();
  const { data } = useQuery(
    query('/api/admin/analytics/answers', { query: { questionnaireId } }, { staleTime: 60_000 }),
  );
  if (data === undefined) return null;
  const question = data.find(({ id }) => id === questionId);
  return (answerId) => question?.options.find(({ id }) => id === answerId)?.n ?? 0;
}
