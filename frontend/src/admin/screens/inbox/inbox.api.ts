import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { keyOf, query } from '../../../shared/api/query.ts';

export type InboxItem = Schemas['InboxItemResponse'];
export type InboxKind = InboxItem['kind'];

export const inboxKinds = [
  'opened',
  'offer',
  'to-review',
  'overdue',
  'undelivered',
  'refused',
  'unconfirmed',
  'unknown-answers',
  'sync-failing',
  'job-failed',
] as const satisfies readonly InboxKind[];

/** What the inbox may be filtered by; it is always the newest first. */
export const inboxFields = { sortable: [], filters: ['kind', 'questionnaireId'] } as const;

/** The news, read anew whenever they are shown; what was mistyped in the address filters nothing. */
export function inboxOptions(filters: Readonly<Record<'kind' | 'questionnaireId', string>>) {
  const kind = inboxKinds.find((one) => one === filters.kind) ?? null;
  const questionnaireId = /^\d{1,9}$/.test(filters.questionnaireId) ? Number(filters.questionnaireId) : null;
  return query(
    '/api/admin/inbox',
    { query: { kind, questionnaireId } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
}

/** The news and their number in the side bar. */
const refresh = (client: QueryClient) =>
  Promise.all(
    (['/api/admin/inbox', '/api/admin/inbox/count'] as const).map((path) =>
      client.invalidateQueries({ queryKey: keyOf(path) }),
    ),
  );

/** Marks one as done with, or as unread again. */
export function useMark() {
  return useChange({
    mutationFn: ({ key, isDone }: Pick<InboxItem, 'key' | 'isDone'>) =>
      call('post', '/api/admin/inbox/mark', { body: { items: [key], isDone } }),
    meta: { errorTitle: 'inbox.mark-failed' },
    refresh,
  });
}

/** Marks everything as done with, up to the newest that is shown. */
export function useReadAll() {
  return useChange({
    mutationFn: (until: string) => call('post', '/api/admin/inbox/read-all', { body: { until } }),
    meta: { errorTitle: 'inbox.mark-failed' },
    refresh,
  });
}
