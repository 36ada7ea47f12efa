import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast, type ToastTone } from '../toast/toast-store.ts';
import { text, type TextParameters } from '../texts/i18n.ts';
import { ApiError } from './api-error.ts';
import { fetchByKey } from './query.ts';

/** What is said when a change has worked. */
export interface Done {
  /** Text key of the toast's title, with the values of its placeholders. */
  title: string;
  values?: TextParameters;
  description?: string;
  tone?: ToastTone;
}

interface ChangeMeta extends Record<string, unknown> {
  /** Text key of the toast's title. */
  errorTitle?: string;
  /** Text key of the description when the server gave no message. */
  errorDefault?: string;
  /** The screen shows the failure itself. */
  quiet?: boolean;
  /** See useChange. */
  done?: (data: never, variables: never) => Done | null;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ChangeMeta;
  }
}

export interface QueryClientOptions {
  /** Called once per rejected call when the session has ended. */
  onUnauthorized?: () => void;
}

/**
 * Makes a face's query client: data stays fresh until it is invalidated, nothing is retried or fetched
 * again on focus, and what came of a change is told in a toast: a failure unless its screen does so, a success where it says what.
 */
export function createQueryClient(options: QueryClientOptions = {}): QueryClient {
  const noticeSignOut = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.status !== 401 || options.onUnauthorized === undefined)
      return false;
    options.onUnauthorized();
    return true;
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignOut }),
    mutationCache: new MutationCache({
      onSuccess: (data, variables, _context, mutation) => {
        const done = mutation.meta?.done?.(data as never, variables as never);
        if (!done) return;
        const { title, values, description, tone = 'good' } = done;
        toast({ title: text(title, values), ...(description !== undefined && { description }), tone });
      },
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
