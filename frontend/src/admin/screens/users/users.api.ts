import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { keyOf, query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { useLeave } from '../../kit/session/leave.tsx';
import { sessionOptions } from '../../../shared/actions/session.ts';

/** Somebody who may sign in. */
export type AdminUser = Schemas['AdminUserResponse'];
export type ListedAdmin = Schemas['ListedAdminResponse'];

const failure = { errorTitle: 'error.title', errorDefault: 'users.failed' };

/** All who may sign in. */
export const usersOptions = query('/api/admin/users');

/** True for the person who is signed in here. */
export function useIsSelf(): (id: number) => boolean {
  const { data: user } = useQuery(sessionOptions);
  return (id) => id === user?.id;
}

/** What a change takes away from a person and what forbids it; questionnaires without a name are only counted. */
export type UserImpact = Schemas['AdminImpactResponse'];

export type PlannedForUser = 'deletion' | 'email';

/** What would become of a person's access; read anew each time it is asked. */
export function userImpactOptions(id: number, change: PlannedForUser) {
  return query('/api/admin/users/{id}/impact', { path: { id }, query: { change } }, { staleTime: 0 });
}

/** True when the server would refuse the change. */
export function isForbidden({ isLastAdmin, blocking, hiddenBlocking }: UserImpact): boolean {
  return isLastAdmin || blocking.length + hiddenBlocking > 0;
}

/** Lets another person sign in. */
export function useAddUser(onDone: (user: AdminUser) => void) {
  return useChange({
    mutationFn: (email: string) => call('post', '/api/admin/users', { body: { email } }),
    done: ({ data }) => ({ title: 'users.add.done', description: data.email }),
    meta: failure,
    onSuccess: ({ data }) => onDone(data),
    refresh: refreshUsers,
  });
}

/** Gives a person another e-mail address. The person who changes their own may have to sign in again. */
export function useChangeEmail(onDone: () => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: ({ id, email }: Pick<AdminUser, 'id' | 'email'>) =>
      call('patch', '/api/admin/users/{id}', { path: { id }, body: { email } }),
    done: ({ data }) => ({ title: 'users.edit.done', description: data.email }),
    meta: failure,
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: sessionOptions.queryKey });
      await refreshUsers(client);
    },
  });
}

/** Deletes a person for good. The person who deletes themselves is out at once. */
export function useDeleteUser(onEnd: () => void) {
  const client = useQueryClient();
  const leave = useLeave();
  const isSelf = useIsSelf();
  return useChange({
    mutationFn: ({ id }: AdminUser) => call('delete', '/api/admin/users/{id}', { path: { id } }),
    done: (_answer, { email }) => ({ title: 'users.delete.done', description: email }),
    meta: failure,
    onSuccess: async (_answer, { id }) => {
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
  return useChange({
    mutationFn: ({ id }: AdminUser) => call('post', '/api/admin/users/{id}/sign-out', { path: { id } }),
    done: (_answer, { email }) => ({ title: 'users.sign-out.done', description: email }),
    meta: failure,
  });
}

/** Removes every passkey of a person who has lost theirs, and signs them out. */
export function useRemovePasskeysOf() {
  return useChange({
    mutationFn: ({ id }: AdminUser) => call('delete', '/api/admin/users/{id}/passkeys', { path: { id } }),
    done: (_answer, { email }) => ({ title: 'users.passkeys.done', description: email }),
    meta: failure,
    refresh: refreshUsers,
  });
}

/** What names people or hangs on their address: admins, grants, the choice of an admin, one's own keys. */
const namingPaths = [
  '/api/admin/users',
  '/api/admin/admins',
  '/api/admin/questionnaire-access',
  '/api/admin/tokens',
] as const;

function refreshUsers(client: QueryClient): Promise<unknown> {
  return Promise.all(namingPaths.map((path) => client.invalidateQueries({ queryKey: keyOf(path) })));
}
