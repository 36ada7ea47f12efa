import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type Done } from './query-client.ts';

type ChangeOptions<Data, Variables, Context> = UseMutationOptions<Data, Error, Variables, Context> & {
  /** What is said in a toast when it has worked; null says nothing. */
  done?: (data: Data, variables: Variables) => Done | null;
};

/** A mutation that tells its success in the same place where every failure is told: the query client's cache. */
export function useChange<Data, Variables = void, Context = unknown>({
  done,
  meta,
  ...options
}: ChangeOptions<Data, Variables, Context>) {
  return useMutation({ ...options, meta: { ...meta, ...(done && { done }) } });
}
