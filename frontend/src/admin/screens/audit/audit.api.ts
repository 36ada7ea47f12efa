import { keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { listQuery, query } from '../../../shared/api/query.ts';
import { isDay } from '../../kit/ui/day.ts';
import { toPaging, type TableFields, type TableState } from '../../kit/ui/table-url-state.ts';

/** One entry of the log: who did what to what, when, and what came of it. */
export type AuditEntry = Schemas['AuditEntryResponse'];

export type AuditFilter = 'adminId' | 'action' | 'questionnaireId' | 'from' | 'to' | 'search';

/** What the log may be filtered by; it is always the newest first. */
export const auditFields = {
  sortable: [],
  filters: ['adminId', 'action', 'questionnaireId', 'from', 'to', 'search'],
  size: 25,
} as const satisfies TableFields<AuditFilter>;

/** The filters as the server takes them: whole days, and what was mistyped filters nothing. */
function auditQuery({ filters }: Pick<TableState<AuditFilter>, 'filters'>) {
  const id = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);
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
  const place = { query: { ...toPaging(state), ...auditQuery(state) } };
  return listQuery('/api/admin/audit', place, { placeholderData: keepPreviousData, staleTime: 0 });
}

/** Has a workbook made of what the filters let through. */
export function startExport(state: Pick<TableState<AuditFilter>, 'filters'>) {
  return call('get', '/api/admin/audit/export', { async: true, query: auditQuery(state) });
}

/** The actions that there are entries of. */
export const actionsOptions = query('/api/admin/audit/actions', {}, { staleTime: 0 });
