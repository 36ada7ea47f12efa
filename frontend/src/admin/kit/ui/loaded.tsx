import { type ReactNode } from 'react';
import { QueryError } from './query-error.tsx';
import { Skeleton } from './skeleton.tsx';

/** What is needed of a query; several can be put together to one. */
export interface LoadedQuery<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: LoadedQuery<T>;
  /** Text key of what could not be loaded. */
  errorTitle?: string;
  /** How many lines of the skeleton stand in for the content. */
  lines?: number;
  /** Stands in for a list, or a page of one, without rows. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * What a query brings: a skeleton until it is there, the reason when it does not come. When reading it again fails, what
 * is shown stays, below a notice.
 */
export function Loaded<T>({ query, errorTitle, lines = 4, empty, children }: LoadedProps<T>) {
  const { data, error } = query;
  if (data === undefined && error === null) return <Skeleton lines={lines} />;
  return (
    <>
      {error !== null && (
        <QueryError error={error} onRetry={() => void query.refetch()} titleKey={errorTitle} />
      )}
      {data !== undefined && (empty !== undefined && isEmpty(data) ? empty : children(data))}
    </>
  );
}

function isEmpty(data: unknown): boolean {
  const rows = typeof data === 'object' && data !== null && 'rows' in data ? data.rows : data;
  return Array.isArray(rows) && rows.length === 0;
}
