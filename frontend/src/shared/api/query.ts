import {
  queryOptions,
  type QueryFunctionContext,
  type QueryKey,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import { http, type HttpAnswer, type QueryValue } from './http.ts';
import { type Arguments, type Data, type PathOf, type Place, type Values } from './operations.ts';

/** One page of a list together with how many rows there are in all. */
export interface ListPage<T> {
  rows: T[];
  total: number;
  /** More rows match than `total` says: a broad search is counted only up to a limit. */
  capped: boolean;
}

type GetPath = PathOf<'get'>;
type Extras<T> = Omit<UndefinedInitialDataOptions<T, Error, T>, 'queryKey' | 'queryFn'>;
type AnyPlace = Readonly<{ path?: Values; query?: object }>;
type RowOf<T> = T extends (infer R)[] ? R : never;

/** What is read at an address of the API, for `useQuery` and the query client; the key is the address. */
export function query<P extends GetPath>(
  path: P,
  ...[place, extras]: [...place: Arguments<Place<'get', P>>, extras?: Extras<Data<P>>]
) {
  return queryOptions<Data<P>>({ ...extras, queryKey: keyOf(path, place as AnyPlace | undefined) });
}

/** The same for one page of a list, whose total comes from the answer's header. */
export function listQuery<P extends GetPath>(
  path: P,
  place: Place<'get', P>,
  extras?: Extras<ListPage<RowOf<Data<P>>>>,
) {
  return queryOptions<ListPage<RowOf<Data<P>>>>({
    ...extras,
    queryKey: keyOf(path, place),
    queryFn: (context) => fetchListByKey(context),
  });
}

/**
 * The key of an address: its parts, and its query last. What the path leaves open ends the key, so that it stands for
 * everything below: `keyOf('/api/admin/evaluation/{id}')` is the key of all evaluations.
 */
export function keyOf(path: GetPath, place: AnyPlace = {}): QueryKey {
  const [head, ...names] = path.split(/\/(?=\{)|(?<=\})\//);
  const parts: (string | number)[] = [];
  for (const name of names) {
    const part = name.startsWith('{') ? place.path?.[name.slice(1, -1)] : name;
    if (part === undefined) break;
    parts.push(part);
  }
  return [head, ...parts, ...(place.query === undefined ? [] : [place.query])];
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

function fetchKey(context: Readonly<QueryFunctionContext>): Promise<HttpAnswer> {
  const { path, query } = splitKey(context.queryKey);
  return http(path, { query, signal: context.signal });
}

/** The default query function: the key is the address. */
export async function fetchByKey(context: QueryFunctionContext): Promise<unknown> {
  return (await fetchKey(context)).data;
}

async function fetchListByKey<T>(context: QueryFunctionContext): Promise<ListPage<T>> {
  const answer = await fetchKey(context);
  const rows = Array.isArray(answer.data) ? (answer.data as T[]) : [];
  return { rows, total: answer.total ?? rows.length, capped: answer.capped };
}
