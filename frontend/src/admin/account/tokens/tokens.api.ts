import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type components } from '../../../shared/api/schema.gen.ts';
import { text } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { change } from '../../session/change.ts';

/** A key for programs, without the secret itself. */
export type Token = components['schemas']['TokenResponse'];

/** A key that was just made: the only time the server tells it. */
export type NewToken = components['schemas']['NewTokenResponse'];

const listPath = '/api/admin/tokens';

/** One's own keys. */
export const tokensOptions = queryOptions<Token[]>({ queryKey: [listPath] });

/** Makes a key; without a number of days it never ends by itself. */
export function useCreateToken(onDone: (token: NewToken) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: { name: string; expiresInDays?: number }) =>
      change<NewToken>(listPath, { body: wish }),
    meta: { errorTitle: 'account.tokens.create-failed' },
    onSuccess: async ({ data }) => {
      onDone(data);
      await client.invalidateQueries({ queryKey: tokensOptions.queryKey });
    },
  });
}

/** Ends a key at once. */
export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Token) => change(`${listPath}/${id}`, { method: 'DELETE' }),
    meta: { errorTitle: 'account.tokens.revoke-failed' },
    onSuccess: (_answer, { name }) =>
      toast({ title: text('account.tokens.revoked'), description: name, tone: 'good' }),
    onSettled: () => client.invalidateQueries({ queryKey: tokensOptions.queryKey }),
  });
}
