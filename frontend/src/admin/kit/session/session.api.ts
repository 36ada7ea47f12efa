import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { query } from '../../../shared/api/query.ts';
import { useLeave } from './leave.tsx';
import { markSignedIn } from './signed-in-mark.ts';

/** All admins, to say who wrote a text. */
export const adminsOptions = query('/api/admin/admins');

/** Signs out, forgets everything that was loaded and goes to the landing page (rules: Session and sign-in). */
export function useSignOut() {
  const client = useQueryClient();
  const leave = useLeave();
  return useMutation({
    mutationFn: () => call('post', '/api/logout'),
    meta: { errorTitle: 'session.logout.failed' },
    onSuccess: () => {
      client.clear();
      markSignedIn(false);
      leave('/');
    },
  });
}
