import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type components } from '../../../shared/api/schema.gen.ts';
import { change } from '../../session/change.ts';
import { type EvaluationRow, refreshEvaluations } from '../evaluations.api.ts';

export type EvaluationMail = components['schemas']['EvaluationMailResponse'];

/** Every mail about an evaluation, newest first. */
export function mailsOptions(evaluationId: string) {
  return queryOptions<EvaluationMail[]>({
    queryKey: ['/api/admin/evaluation', evaluationId, 'mails'],
    refetchOnMount: 'always',
  });
}

/** Corrects or confirms the client's address; answers the evaluation as it is then. */
export function useCorrectEmail(onDone: (row: EvaluationRow) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, email }: { row: EvaluationRow; email: string }) =>
      change<EvaluationRow>(`/api/admin/evaluation/${row.id}/correct-email`, {
        body: { email, version: row.version },
      }),
    meta: { errorTitle: 'evaluations.failed.correct' },
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: ['/api/admin/evaluation', data.id] });
      await refreshEvaluations(client);
      onDone(data);
    },
  });
}
