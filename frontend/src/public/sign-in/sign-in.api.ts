import { ApiError } from '../../shared/api/api-error.ts';
import { call } from '../../shared/api/call.ts';
import { useChange } from '../../shared/actions/use-change.ts';
import { currentLanguage, text } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { describeFailure } from '../../shared/api/query-client.ts';

/** Has a code mailed; the answer is the same whether the address has access or not. */
export function useSendCode() {
  return useChange({
    mutationFn: (email: string) =>
      call('post', '/api/admin/send-magic-link', { body: { email, lang: currentLanguage() } }),
    done: () => ({ title: 'sign-in.sent.title', description: text('sign-in.sent.text') }),
    meta: { errorTitle: 'sign-in.error.send' },
  });
}

/** Exchanges a code for a session. The screen shows a failure itself, because its title depends on the reason. */
export function useVerifyCode() {
  return useChange({
    mutationFn: (credentials: { email: string; token: string }) =>
      call('post', '/api/admin/verify-magic-link', { body: credentials }),
    done: () => ({ title: 'sign-in.done.title', description: text('sign-in.done.text') }),
    meta: { quiet: true },
    onError: (error) => toast({ ...describeCodeFailure(error), tone: 'bad' }),
  });
}

/** Signs in with the password that the account has. */
export function usePasswordLogin() {
  return useChange({
    mutationFn: (credentials: { email: string; password: string }) =>
      call('post', '/api/login', { body: credentials }),
    done: () => ({ title: 'sign-in.done.title', description: text('sign-in.done.text') }),
    meta: { errorTitle: 'sign-in.error.login' },
  });
}

/** Sets the account's password, against a mailed code, and signs in. */
export function useRegister() {
  return useChange({
    mutationFn: (credentials: { email: string; token: string; password: string }) =>
      call('post', '/api/register', { body: credentials }),
    done: () => ({ title: 'sign-in.done.title', description: text('sign-in.done.text') }),
    meta: { errorTitle: 'sign-in.error.register' },
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
