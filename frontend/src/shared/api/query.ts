import { type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { http, type HttpAnswer, type QueryValue } from './http.ts';

/** One page of a list together with how many rows there are in all. */
export interface ListPage<T> {
  rows: T[];
  total: number;
  /** More rows match than `total` says: a broad search is counted only up to a limit. */
  capped: boolean;
}

/** Splits a query key into its path (segments joined by slashes) and, when the last part is an object, its query. */
export function splitKey(key: QueryKey): { path: string; query: Record<string, QueryValue> } {
  const last = key.at(-1);
  const hasQuery = typeof last === 'object' && last !== null;
  const segments = hasQuery ? key.slice(0, -1) : key;
  return {
    path: segments.map(String).join('/'),
    query: hasQuery ? (last as Record<string, QueryValue>) : {},
  };
}

function fetchKey(context: Readonly<QueryFunctionContext>): Promise<HttpAnswer<unknown>> {
  const { path, query } = splitKey(context.queryKey);
  return http(path, { query, signal: context.signal });
}

/** The default query function: the key is the address. */
export async function fetchByKey(context: QueryFunctionContext): Promise<unknown> {
  return (await fetchKey(context)).data;
}

/** Query function of a paged list: the key is the address, the total comes from the answer's header. */
export async function fetchListByKey<T>(context: QueryFunctionContext): Promise<ListPage<T>> {
  const answer = await fetchKey(context);
  const rows = Array.isArray(answer.data) ? (answer.data as T[]) : [];
  return { rows, total: answer.total ?? rows.length, capped: answer.capped };
}
