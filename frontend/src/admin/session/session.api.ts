import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { http } from '../../shared/api/http.ts';
import { type components } from '../../shared/api/schema.gen.ts';
import { useLeave } from './leave.tsx';

export type User = components['schemas']['UserResponse'];

/** Who is signed in; null when nobody is (the server's 401). */
export const sessionOptions = queryOptions({
  queryKey: ['/api/user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return (await http<User>('/api/user', { signal })).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** All admins, to say who wrote a text. */
export const adminsOptions = queryOptions({
  queryKey: ['/api/admin/admins'],
  queryFn: async ({ signal }) =>
    (await http<components['schemas']['AdminResponse'][]>('/api/admin/admins', { signal })).data,
});

/** Signs out, forgets everything that was loaded and goes to the landing page (rules: Session and sign-in). */
export function useSignOut() {
  const client = useQueryClient();
  const leave = useLeave();
  return useMutation({
    mutationFn: () => http('/api/logout', { method: 'POST', body: {} }),
    meta: { errorTitle: 'session.logout.failed' },
    onSuccess: () => {
      client.clear();
      leave('/');
    },
  });
}
