import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Schemas } from '../../shared/api/operations.ts';
import { query } from '../../shared/api/query.ts';
import { useChange } from '../../shared/actions/use-change.ts';
import { change } from '../session/change.ts';
import { sessionOptions } from '../../shared/actions/session.ts';
import { refreshAll } from '../shell/questionnaires.api.ts';

/** Who may manage which questionnaire. */
export type Grant = Schemas['GrantResponse'];

/** An admin and a questionnaire. */
export type Pair = Pick<Grant, 'adminId' | 'questionnaireId'>;

/** All grants of the questionnaires that the signed-in person may manage. */
export const grantsOptions = query('/api/admin/questionnaire-access');

/** Lets an admin manage a questionnaire. */
export function useGrantAccess(onDone: () => void) {
  return useChange({
    mutationFn: ({ adminId, questionnaireId }: Pair) =>
      change('post', '/api/admin/questionnaire/{questionnaireId}/access', {
        path: { questionnaireId },
        body: { adminId },
      }),
    done: ({ data }) => ({ title: 'access.grant.done', description: describeGrant(data) }),
    meta: { errorTitle: 'access.error', errorDefault: 'access.grant.failed' },
    onSuccess: onDone,
    refreshAnyway: grantsOptions.queryKey,
  });
}

/** Takes a grant back. Whoever takes their own loses the questionnaire, so everything is asked for again. */
export function useRevokeAccess() {
  const client = useQueryClient();
  const { data: user } = useQuery(sessionOptions);
  return useChange({
    mutationFn: ({ adminId, questionnaireId }: Grant) =>
      change('delete', '/api/admin/questionnaire/{questionnaireId}/access/{adminId}', {
        path: { questionnaireId, adminId },
      }),
    done: (_answer, grant) => ({ title: 'access.revoke.done', description: describeGrant(grant) }),
    meta: { errorTitle: 'access.error', errorDefault: 'access.revoke.failed' },
    onSuccess: async (_answer, { adminId }) => {
      if (adminId === user?.id) await refreshAll(client);
      else await client.invalidateQueries({ queryKey: grantsOptions.queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey: grantsOptions.queryKey }),
  });
}

function describeGrant({ adminEmail, questionnaireName }: Grant): string {
  return `${adminEmail} – ${questionnaireName}`;
}
