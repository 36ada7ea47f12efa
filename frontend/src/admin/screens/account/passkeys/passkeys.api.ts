import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { sessionOptions } from '../../../../shared/actions/session.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';

export type Passkey = Schemas['PasskeyResponse'];

/** One's own passkeys. */
export const passkeysOptions = query('/api/admin/passkeys');

/** Has the device make a passkey; what speaks with the device is loaded then. */
export function useAddPasskey(onDone?: () => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: async (name: string) =>
      (await import('../../../../shared/actions/passkey.ts')).addPasskey(name),
    done: ({ name }) => ({ title: 'account.passkeys.added', description: name }),
    meta: { errorTitle: 'account.passkeys.add-failed', errorDefault: 'account.passkeys.add-failed-text' },
    onSuccess: async () => {
      onDone?.();
      await client.invalidateQueries({ queryKey: passkeysOptions.queryKey });
      await client.invalidateQueries({ queryKey: sessionOptions.queryKey });
    },
  });
}

/** Removes a passkey; it signs nobody in from then on. */
export function useRemovePasskey() {
  return useChange({
    mutationFn: ({ id }: Passkey) => call('delete', '/api/admin/passkeys/{id}', { path: { id } }),
    done: (_answer, { name }) => ({ title: 'account.passkeys.removed', description: name }),
    meta: { errorTitle: 'account.passkeys.remove-failed' },
    refresh: passkeysOptions.queryKey,
  });
}
