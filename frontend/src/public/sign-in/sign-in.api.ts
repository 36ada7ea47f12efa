import { queryOptions, useMutation } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { http } from '../../shared/api/http.ts';
import { type components } from '../../shared/api/schema.gen.ts';
import { currentLanguage, text } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { describeFailure } from '../../shared/api/query-client.ts';

export type SessionUser = components['schemas']['UserResponse'];

/** The signed-in admin, or null. */
export const sessionUser = queryOptions<SessionUser | null>({
  queryKey: ['/api/user'],
  queryFn: async ({ signal }) => {
    try {
      return (await http<SessionUser>('/api/user', { signal })).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Has a code mailed; the answer never tells whether the address has access. */
export function useSendCode() {
  return useMutation({
    mutationFn: (email: string) =>
      http('/api/admin/send-magic-link', { body: { email, lang: currentLanguage() } }),
    meta: { errorTitle: 'sign-in.error.send' },
    onSuccess: () =>
      toast({ title: text('sign-in.sent.title'), description: text('sign-in.sent.text'), tone: 'good' }),
  });
}

/** Exchanges a code for a session. The screen tells a failure itself, because its title depends on the reason. */
export function useVerifyCode() {
  return useMutation({
    mutationFn: (credentials: { email: string; token: string }) =>
      http<SessionUser>('/api/admin/verify-magic-link', { body: credentials }),
    meta: { quiet: true },
    onError: (error) => toast({ ...describeCodeFailure(error), tone: 'bad' }),
    onSuccess: () =>
      toast({ title: text('sign-in.done.title'), description: text('sign-in.done.text'), tone: 'good' }),
  });
}

/** Title and explanation of a failed sign-in: a wrong code is the reader's, anything else is not. */
export function describeCodeFailure(error: unknown): { title: string; description: string } {
  const title = text('sign-in.error.code');
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
    const message = error.userMessage;
    return {
      title,
      description: message === null || message === title ? text('sign-in.error.code-text') : message,
    };
  }
  return { title: text('sign-in.error.send'), description: describeFailure(error) };
}
