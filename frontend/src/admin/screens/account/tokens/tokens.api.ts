import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';

/** A key for programs, without the secret itself. */
export type Token = Schemas['TokenResponse'];

/** A key that was just made: the only time the server sends it. */
export type NewToken = Schemas['NewTokenResponse'];

/** One's own keys. */
export const tokensOptions = query('/api/admin/tokens');

/** Makes a key; without a number of days it never ends by itself. */
export function useCreateToken(onDone: (token: NewToken) => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (body: Schemas['CreateTokenRequest']) => call('post', '/api/admin/tokens', { body }),
    meta: { errorTitle: 'account.tokens.create-failed' },
    onSuccess: async ({ data }) => {
      onDone(data);
      await client.invalidateQueries({ queryKey: tokensOptions.queryKey });
    },
  });
}

/** Ends a key at once. */
export function useRevokeToken() {
  return useChange({
    mutationFn: ({ id }: Token) => call('delete', '/api/admin/tokens/{id}', { path: { id } }),
    done: (_answer, { name }) => ({ title: 'account.tokens.revoked', description: name }),
    meta: { errorTitle: 'account.tokens.revoke-failed' },
    refresh: tokensOptions.queryKey,
  });
}
