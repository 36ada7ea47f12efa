import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../toast/toast-store.ts';
import { text } from '../texts/i18n.ts';
import { ApiError } from './api-error.ts';
import { fetchByKey } from './query.ts';

/** Of something that is read: the screen shows the failure in its place; where it matters, a toast says so, too. */
interface ReadMeta extends Record<string, unknown> {
  /** Text key of the toast's title. */
  errorTitle?: string;
}

interface ChangeMeta extends Record<string, unknown> {
  /** Text key of the toast's title. */
  errorTitle?: string;
  /** Text key of the description when the server gave no message. */
  errorDefault?: string;
  /** The screen shows the failure itself. */
  quiet?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ChangeMeta;
    queryMeta: ReadMeta;
  }
}

export interface QueryClientOptions {
  /** Called once per rejected call when the session has ended. */
  onUnauthorized?: () => void;
}

/**
 * Makes a face's query client: data stays fresh until it is invalidated, nothing is retried or fetched
 * again on focus, and what failed of a change is said in a toast unless its screen does so (successes: useChange).
 */
export function createQueryClient(options: QueryClientOptions = {}): QueryClient {
  const noticeSignOut = (error: unknown): boolean => {
    const isOver = error instanceof ApiError && error.status === 401;
    if (isOver) options.onUnauthorized?.();
    return isOver && options.onUnauthorized !== undefined;
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (noticeSignOut(error) || meta?.errorTitle === undefined) return;
        toast({ title: text(meta.errorTitle), description: describeFailure(error), tone: 'bad' });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (noticeSignOut(error) || mutation.meta?.quiet === true) return;
        toast({
          title: text(mutation.meta?.errorTitle ?? 'error.title'),
          description: describeFailure(error, mutation.meta?.errorDefault),
          tone: 'bad',
        });
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** One sentence for people about any failure: the server's own, else the given default, else a general one. */
export function describeFailure(error: unknown, defaultKey?: string): string {
  if (error instanceof ApiError && error.userMessage !== null) return error.userMessage;
  if (error instanceof ApiError && error.code === 'network') return text('error.network');
  return text(defaultKey ?? 'error.unexpected');
}
