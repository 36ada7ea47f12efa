import { useMutation, type QueryClient, type QueryKey, type UseMutationOptions } from '@tanstack/react-query';
import { text, type TextParameters } from '../texts/i18n.ts';
import { toast, type ToastAction, type ToastTone } from '../toast/toast-store.ts';

/** What is said when a change has worked. */
export interface Done {
  /** Text key of the toast's title, with the values of its placeholders. */
  title: string;
  values?: TextParameters;
  description?: string;
  tone?: ToastTone;
  action?: ToastAction;
}

/** What is read anew: everything below a key, or more than that. */
type Refresh = QueryKey | ((client: QueryClient) => Promise<unknown>);

type ChangeOptions<Data, Variables, Context> = UseMutationOptions<Data, Error, Variables, Context> & {
  /** What is said in a toast when it has worked; null says nothing. */
  done?: (data: Data, variables: Variables) => Done | null;
  /** What is read anew in the end: after a refusal, too, as the screen may show what is no more. */
  refresh?: Refresh;
};

/** A mutation whose success is said in a toast, also when its screen has gone; failures are shown by the query client. */
export function useChange<Data, Variables = void, Context = unknown>({
  done,
  refresh,
  onSuccess,
  onSettled,
  ...options
}: ChangeOptions<Data, Variables, Context>) {
  return useMutation({
    ...options,
    onSuccess: async (data, variables, result, context) => {
      const message = done?.(data, variables);
      if (message) tell(message);
      await onSuccess?.(data, variables, result, context);
    },
    onSettled: async (data, error, variables, result, context) => {
      await onSettled?.(data, error, variables, result, context);
      await readAnew(context.client, refresh);
    },
  });
}

function tell({ title, values, tone = 'good', ...rest }: Done): void {
  toast({ title: text(title, values), tone, ...rest });
}

async function readAnew(client: QueryClient, what: Refresh | undefined): Promise<void> {
  if (typeof what === 'function') await what(client);
  else if (what !== undefined) await client.invalidateQueries({ queryKey: what });
}
