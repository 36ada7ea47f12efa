import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import {
  type EvaluationRow,
  evaluationKey,
  refreshEvaluations,
} from '../../../kit/evaluations/evaluations.api.ts';

export type EvaluationMail = Schemas['EvaluationMailResponse'];

/** Every mail about an evaluation, newest first. */
export function mailsOptions(evaluationId: string) {
  const place = { path: { id: evaluationId } };
  return query('/api/admin/evaluation/{id}/mails', place, { refetchOnMount: 'always' });
}

/** Corrects or confirms the client's address; answers the evaluation as it is then. */
export function useCorrectEmail(onDone: (row: EvaluationRow) => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: ({ row, email }: { row: EvaluationRow; email: string }) =>
      call('post', '/api/admin/evaluation/{id}/correct-email', {
        path: { id: row.id },
        body: { email, version: row.version },
      }),
    meta: { errorTitle: 'evaluations.failed.correct' },
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: evaluationKey(data.id) });
      await refreshEvaluations(client);
      onDone(data);
    },
  });
}
