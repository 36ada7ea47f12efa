import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { currentLanguage } from '../../../shared/texts/i18n.ts';
import { savesMails } from '../../kit/integrations/mail-way.api.ts';
import { useLeave } from '../../kit/session/leave.tsx';
import { sessionOptions, type User } from '../../../shared/actions/session.ts';
import { sendSessionQuestionnaire, shownQuestionnaire } from '../../kit/session/shown-questionnaire.ts';

/** Whether one gets the digest of the inbox, and when it goes out. */
export const digestOptions = query('/api/admin/inbox/digest');

/** Turns the digest on or off, in the language that the back office speaks now. */
export function useChooseDigest() {
  const client = useQueryClient();
  return useChange({
    mutationFn: async (isWanted: boolean) => {
      const body = { isWanted, language: currentLanguage() };
      return (await call('put', '/api/admin/inbox/digest', { body })).data;
    },
    done: ({ isWanted }) => ({ title: isWanted ? 'account.digest.on-done' : 'account.digest.off-done' }),
    meta: { errorTitle: 'account.digest.failed' },
    onSuccess: (digest) => client.setQueryData(digestOptions.queryKey, digest),
  });
}

/** Ends all of one's own sessions, this one included, and goes to the landing page as signing out does. */
export function useSignOutEverywhere() {
  const client = useQueryClient();
  const leave = useLeave();
  return useChange({
    mutationFn: () => call('post', '/api/sign-out-everywhere'),
    meta: { errorTitle: 'account.sessions.failed' },
    onSuccess: () => {
      client.clear();
      leave('/');
    },
  });
}

/** Has the code mailed that a new password needs. */
export function useSendPasswordCode(onSent: () => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (email: string) =>
      call('post', '/api/admin/send-magic-link', { body: { email, lang: currentLanguage() } }),
    done: (_answer, email) => ({
      title: savesMails(client) ? 'account.password.saved' : 'account.password.sent',
      tone: savesMails(client) ? 'warn' : 'good',
      description: email,
    }),
    meta: { errorTitle: 'account.password.code-failed' },
    onSuccess: onSent,
  });
}

/** Sets the password. The server begins a new session for it, which gets the shown questionnaire again. */
export function useSetPassword(onDone: () => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: async (credentials: { email: string; token: string; password: string }): Promise<User> => {
      const { data } = await call('post', '/api/register', { body: credentials });
      const shown = shownQuestionnaire();
      return shown === null ? data : sendSessionQuestionnaire(shown);
    },
    done: () => ({ title: 'account.password.done' }),
    meta: { errorTitle: 'account.password.failed' },
    onSuccess: (user) => {
      onDone();
      client.setQueryData(sessionOptions.queryKey, user);
    },
  });
}

/** Removes the password; from then on only a mailed code signs in. */
export function useRemovePassword() {
  return useChange({
    mutationFn: () => call('delete', '/api/admin/password'),
    done: () => ({ title: 'account.password.removed' }),
    meta: { errorTitle: 'account.password.remove-failed' },
    refresh: sessionOptions.queryKey,
  });
}
