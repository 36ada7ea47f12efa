import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { sessionOptions } from '../../../shared/actions/session.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';
import { refreshAll } from '../../kit/session/questionnaires.api.ts';

/** Who may manage which questionnaire. */
export type Grant = Schemas['GrantResponse'];

/** All grants of the questionnaires that the signed-in person may manage. */
export const grantsOptions = query('/api/admin/questionnaire-access');

/** What a person may manage from now on, and what no longer, by questionnaire. */
export interface AccessChange {
  adminId: number;
  given: readonly number[];
  taken: readonly number[];
}

/** Gives and takes access one by one, as it may be refused for each. */
async function changeAccess({ adminId, given, taken }: AccessChange): Promise<void> {
  for (const questionnaireId of given)
    await call('post', '/api/admin/questionnaire/{questionnaireId}/access', {
      path: { questionnaireId },
      body: { adminId },
    });
  for (const questionnaireId of taken)
    await call('delete', '/api/admin/questionnaire/{questionnaireId}/access/{adminId}', {
      path: { questionnaireId, adminId },
    });
}

/** Changes what a person may manage. The person who takes their own access loses the questionnaire, so everything is asked for again. */
export function useChangeAccess(onDone: () => void) {
  const client = useQueryClient();
  const { data: user } = useQuery(sessionOptions);
  return useChange({
    mutationFn: changeAccess,
    done: () => ({ title: 'users.access.done' }),
    meta: { errorTitle: 'users.access.failed' },
    onSuccess: onDone,
    onSettled: async (_answer, _error, { adminId }) => {
      if (adminId === user?.id) await refreshAll(client);
      else await client.invalidateQueries({ queryKey: grantsOptions.queryKey });
    },
  });
}
