import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';
import { text } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change } from '../session/change.ts';
import { sessionOptions } from '../session/session.api.ts';
import { refreshAll } from '../shell/questionnaires.api.ts';

/** Who may manage which questionnaire. */
export type Grant = components['schemas']['GrantResponse'];

/** An admin and a questionnaire. */
export type Pair = Pick<Grant, 'adminId' | 'questionnaireId'>;

/** All grants of the questionnaires that the signed-in person may manage. */
export const grantsOptions = queryOptions<Grant[]>({ queryKey: ['/api/admin/questionnaire-access'] });

const pathOf = (questionnaireId: number) => `/api/admin/questionnaire/${questionnaireId}/access`;

/** Lets an admin manage a questionnaire. */
export function useGrantAccess(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ adminId, questionnaireId }: Pair) =>
      change<Grant>(pathOf(questionnaireId), { body: { adminId } }),
    meta: { errorTitle: 'access.error', errorDefault: 'access.grant.failed' },
    onSuccess: async ({ data }) => {
      onDone();
      toast({
        title: text('access.grant.done'),
        description: `${data.adminEmail} – ${data.questionnaireName}`,
        tone: 'good',
      });
      await client.invalidateQueries({ queryKey: grantsOptions.queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey: grantsOptions.queryKey }),
  });
}

/** Takes a grant back. Whoever takes their own loses the questionnaire, so everything is asked for again. */
export function useRevokeAccess() {
  const client = useQueryClient();
  const { data: user } = useQuery(sessionOptions);
  return useMutation({
    mutationFn: ({ adminId, questionnaireId }: Grant) =>
      change(`${pathOf(questionnaireId)}/${adminId}`, { method: 'DELETE' }),
    meta: { errorTitle: 'access.error', errorDefault: 'access.revoke.failed' },
    onSuccess: async (_answer, { adminId, adminEmail, questionnaireName }) => {
      toast({
        title: text('access.revoke.done'),
        description: `${adminEmail} – ${questionnaireName}`,
        tone: 'good',
      });
      if (adminId === user?.id) await refreshAll(client);
      else await client.invalidateQueries({ queryKey: grantsOptions.queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey: grantsOptions.queryKey }),
  });
}
