import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';
import { text } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change } from '../session/change.ts';
import { useLeave } from '../session/leave.tsx';
import { adminsOptions, sessionOptions } from '../session/session.api.ts';

/** Somebody who may sign in. */
export type AdminUser = components['schemas']['AdminUserResponse'];

const listPath = '/api/admin/users';
const failure = { errorTitle: 'error.title', errorDefault: 'users.failed' };

/** All who may sign in. */
export const usersOptions = queryOptions<AdminUser[]>({ queryKey: [listPath] });

/** True for the person who is signed in here. */
export function useIsSelf(): (id: number) => boolean {
  const { data: user } = useQuery(sessionOptions);
  return (id) => id === user?.id;
}

/** Lets another person sign in. */
export function useAddUser(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => change<AdminUser>(listPath, { body: { email } }),
    meta: failure,
    onSuccess: async ({ data }) => {
      onDone();
      toast({ title: text('users.add.done'), description: data.email, tone: 'good' });
      await refreshUsers(client);
    },
  });
}

/** Gives a person another e-mail address. Whoever changes their own may have to sign in again. */
export function useChangeEmail(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, email }: Pick<AdminUser, 'id' | 'email'>) =>
      change<AdminUser>(`${listPath}/${id}`, { method: 'PATCH', body: { email } }),
    meta: failure,
    onSuccess: async ({ data }) => {
      onDone();
      toast({ title: text('users.edit.done'), description: data.email, tone: 'good' });
      await client.invalidateQueries({ queryKey: sessionOptions.queryKey });
      await refreshUsers(client);
    },
  });
}

/** Deletes a person for good. Whoever deletes themselves is out at once. */
export function useDeleteUser(onEnd: () => void) {
  const client = useQueryClient();
  const leave = useLeave();
  const isSelf = useIsSelf();
  return useMutation({
    mutationFn: ({ id }: AdminUser) => change(`${listPath}/${id}`, { method: 'DELETE' }),
    meta: failure,
    onSuccess: async (_answer, { id, email }) => {
      toast({ title: text('users.delete.done'), description: email, tone: 'good' });
      if (isSelf(id)) {
        client.clear();
        leave('/');
        return;
      }
      await refreshUsers(client);
    },
    onError: () => refreshUsers(client),
    onSettled: onEnd,
  });
}

/** Ends every session that a person has; the person can sign in again. */
export function useSignOutUser() {
  return useMutation({
    mutationFn: ({ id }: AdminUser) => change(`${listPath}/${id}/sign-out`),
    meta: failure,
    onSuccess: (_answer, { email }) =>
      toast({ title: text('users.sign-out.done'), description: email, tone: 'good' }),
  });
}

/** What names people or hangs on their address: admins, grants, the choice of an admin, one's own keys. */
function refreshUsers(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [[listPath], adminsOptions.queryKey, ['/api/admin/questionnaire-access'], ['/api/admin/tokens']].map(
      (queryKey) => client.invalidateQueries({ queryKey }),
    ),
  );
}
