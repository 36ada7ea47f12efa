import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';

/**
 * Has the browser ask before the tab is closed or loaded anew while something is unsaved. What is kept in the tab goes
 * without a question when the session has ended: the person who signs in again finds it there.
 */
export function useAskBeforeUnload(unsaved: boolean, kept = true): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!kept || !hasSignedOut(client)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [client, kept, unsaved]);
}

/** True when the server has refused a call because nobody is signed in. */
function hasSignedOut(client: QueryClient): boolean {
  const calls = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()];
  return calls.some(({ state: { error } }) => error instanceof ApiError && error.status === 401);
}
