import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export const defaultPageSize = 50;
export const pageSizes = [25, 50, 100] as const;

/** What a list shows, as the address bar says it. `sort` is a field name, with `-` before it for descending. */
export type TableState<Filter extends string> = Readonly<{
  page: number;
  size: number;
  sort: string | null;
  filters: Readonly<Record<Filter, string>>;
}>;

/** Which fields a list may be sorted and filtered by; anything else in the address bar is ignored. */
export type TableFields<Filter extends string> = Readonly<{
  sortable: readonly string[];
  filters: readonly Filter[];
  /** Rows of a page until somebody chooses another size; 50, if left out. */
  size?: (typeof pageSizes)[number];
}>;

export type TableChange<Filter extends string> = Partial<{
  page: number;
  size: number;
  sort: string | null;
  filters: Partial<Record<Filter, string>>;
}>;

/** Reads the list's state from the query string; wrong values fall back to the defaults. */
export function readTableState<Filter extends string>(
  params: URLSearchParams,
  fields: TableFields<Filter>,
): TableState<Filter> {
  const page = Number(params.get('page') ?? '1');
  const size = Number(params.get('size') ?? '');
  const sort = params.get('sort');
  const filters = Object.fromEntries(fields.filters.map((name) => [name, params.get(name) ?? '']));
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    size: pageSizes.some((allowed) => allowed === size) ? size : (fields.size ?? defaultPageSize),
    sort: sort !== null && fields.sortable.includes(sort.replace(/^-/, '')) ? sort : null,
    filters: filters as Record<Filter, string>,
  };
}

/**
 * The query string after a change. Defaults leave no trace in it, foreign parameters stay, and any change but
 * turning the page goes back to the first page, because page 7 of another list means nothing.
 */
export function writeTableState<Filter extends string>(
  params: URLSearchParams,
  fields: TableFields<Filter>,
  change: TableChange<Filter>,
): URLSearchParams {
  const before = readTableState(params, fields);
  const after = {
    size: change.size ?? before.size,
    sort: change.sort === undefined ? before.sort : change.sort,
    filters: { ...before.filters, ...change.filters },
    page: change.page ?? 1,
  };
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, fallback: string) =>
    value === fallback ? next.delete(name) : next.set(name, value);
  put('page', String(after.page), '1');
  put('size', String(after.size), String(fields.size ?? defaultPageSize));
  put('sort', after.sort ?? '', '');
  for (const name of fields.filters) put(name, after.filters[name], '');
  return next;
}

/** Ascending, descending, none, and round again (rules: Evaluation table). */
export function nextSort(current: string | null, field: string): string | null {
  if (current === field) return `-${field}`;
  return current === `-${field}` ? null : field;
}

/** The state as the server's `limit` and `offset`. */
export function toPaging(state: Pick<TableState<string>, 'page' | 'size'>) {
  return { limit: state.size, offset: (state.page - 1) * state.size };
}

/** A list's state with what changes it. */
export type TableControl<Filter extends string> = ReturnType<typeof useTableUrlState<Filter>>;

/**
 * List state that lives in the address bar, so that reload, back and a shared link show the same list.
 * `change` adds a history entry unless `replace` is asked for, as typing does.
 */
export function useTableUrlState<Filter extends string>(fields: TableFields<Filter>) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTableState(params, fields), [params, fields]);
  const change = useCallback(
    (patch: TableChange<Filter>, options: { replace?: boolean } = {}) => {
      setParams((current) => writeTableState(current, fields, patch), {
        replace: options.replace ?? false,
        preventScrollReset: true,
      });
    },
    [fields, setParams],
  );
  const clearFilters = useCallback(() => {
    change({
      filters: Object.fromEntries(fields.filters.map((name) => [name, ''])) as Record<Filter, string>,
    });
  }, [change, fields]);
  const filtered = fields.filters.some((name) => state.filters[name].trim() !== '');
  return { state, change, clearFilters, filtered };
}
