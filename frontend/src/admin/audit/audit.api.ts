import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchListByKey, type ListPage } from '../../shared/api/query.ts';
import { type components } from '../../shared/api/schema.gen.ts';
import { isDay } from '../ui/day.ts';
import { toPaging, type TableState } from '../ui/table-url-state.ts';

/** One entry of the log: who did what to what, when, and what came of it. */
export type AuditEntry = components['schemas']['AuditEntryResponse'];

export type AuditFilter = 'adminId' | 'action' | 'questionnaireId' | 'from' | 'to' | 'search';

/** What the log may be filtered by; it is always the newest first. */
export const auditFields = {
  sortable: [],
  filters: ['adminId', 'action', 'questionnaireId', 'from', 'to', 'search'],
} as const satisfies { sortable: readonly string[]; filters: readonly AuditFilter[] };

const listPath = '/api/admin/audit';

/** The filters as the server takes them: whole days, and what was mistyped filters nothing. */
export function auditQuery({ filters }: Pick<TableState<AuditFilter>, 'filters'>) {
  const id = (text: string) => (/^\d{1,9}$/.test(text) ? text : '');
  const day = (text: string) => (isDay(text) ? text : '');
  return {
    action: filters.action,
    adminId: id(filters.adminId),
    questionnaireId: id(filters.questionnaireId),
    from: day(filters.from),
    to: day(filters.to),
    search: filters.search,
  };
}

/** One page of the log, newest first; it is read anew whenever it is shown. */
export function auditOptions(state: TableState<AuditFilter>) {
  return queryOptions<ListPage<AuditEntry>>({
    queryKey: [listPath, { ...toPaging(state), ...auditQuery(state) }],
    queryFn: (context) => fetchListByKey<AuditEntry>(context),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The actions that there are entries of. */
export const actionsOptions = queryOptions<string[]>({ queryKey: [listPath, 'actions'], staleTime: 0 });
