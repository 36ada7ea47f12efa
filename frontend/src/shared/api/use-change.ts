import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { text, type TextParameters } from '../texts/i18n.ts';
import { toast, type ToastTone } from '../toast/toast-store.ts';

/** What is said when a change has worked. */
export interface Done {
  /** Text key of the toast's title, with the values of its placeholders. */
  title: string;
  values?: TextParameters;
  description?: string;
  tone?: ToastTone;
}

type ChangeOptions<Data, Variables, Context> = UseMutationOptions<Data, Error, Variables, Context> & {
  /** What is said in a toast when it has worked; null says nothing. */
  done?: (data: Data, variables: Variables) => Done | null;
};

/** A mutation whose success is told in a toast, also when its screen has gone; failures are told by the query client. */
export function useChange<Data, Variables = void, Context = unknown>({
  done,
  onSuccess,
  ...options
}: ChangeOptions<Data, Variables, Context>) {
  return useMutation({
    ...options,
    onSuccess: (data, variables, ...rest) => {
      const message = done?.(data, variables);
      if (message) tell(message);
      return onSuccess?.(data, variables, ...rest);
    },
  });
}

function tell({ title, values, description, tone = 'good' }: Done): void {
  toast({ title: text(title, values), ...(description !== undefined && { description }), tone });
}
