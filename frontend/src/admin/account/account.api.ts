import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../shared/api/http.ts';
import { currentLanguage, text } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change, sendSessionQuestionnaire } from '../session/change.ts';
import { useLeave } from '../session/leave.tsx';
import { sessionOptions, type User } from '../session/session.api.ts';
import { shownQuestionnaire } from '../session/shown-questionnaire.ts';

/** Ends all of one's own sessions, this one included, and goes to the landing page as signing out does. */
export function useSignOutEverywhere() {
  const client = useQueryClient();
  const leave = useLeave();
  return useMutation({
    mutationFn: () => change('/api/sign-out-everywhere'),
    meta: { errorTitle: 'account.sessions.failed' },
    onSuccess: () => {
      client.clear();
      leave('/');
    },
  });
}

/** Has the code mailed that a new password needs. */
export function useSendPasswordCode(onSent: () => void) {
  return useMutation({
    mutationFn: (email: string) =>
      http('/api/admin/send-magic-link', { body: { email, lang: currentLanguage() } }),
    meta: { errorTitle: 'account.password.code-failed' },
    onSuccess: onSent,
  });
}

/** Sets the password. The server begins a new session for it, which is told again which questionnaire is shown. */
export function useSetPassword(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: { email: string; token: string; password: string }): Promise<User> => {
      const { data } = await http<User>('/api/register', { body: credentials });
      const shown = shownQuestionnaire();
      return shown === null ? data : sendSessionQuestionnaire(shown);
    },
    meta: { errorTitle: 'account.password.failed' },
    onSuccess: (user) => {
      onDone();
      client.setQueryData(sessionOptions.queryKey, user);
      toast({ title: text('account.password.done'), tone: 'good' });
    },
  });
}

/** Removes the password; from then on only a mailed code signs in. */
export function useRemovePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => change('/api/admin/password', { method: 'DELETE' }),
    meta: { errorTitle: 'account.password.remove-failed' },
    onSuccess: async () => {
      toast({ title: text('account.password.removed'), tone: 'good' });
      await client.invalidateQueries({ queryKey: sessionOptions.queryKey });
    },
  });
}
