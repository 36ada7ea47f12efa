import { STATUSES } from '../status/status.js';
import { dueOrder, needOrder } from './needs.js';

export const SORTS = [
  'clientName',
  'clientEmail',
  'percentage',
  'status',
  'createdAt',
  'dueAt',
  'need',
] as const;
export type SortField = (typeof SORTS)[number];

interface Sorting {
  /** SQL of the key; the column's prefix is put before it. Each but `need` has its index, which ends in the id. */
  key: (prefix: string) => string;
}

const STATUS_ORDER = `ARRAY[${STATUSES.map((status) => `'${status}'`).join(',')}]`;
const column = (name: string): Sorting => ({ key: (prefix) => `${prefix}${name}` });

/** Names stand in the order of the Hungarian alphabet; what is equal, by id (rules: evaluation table). */
export const SORTING: Record<SortField, Sorting> = {
  clientName: { key: (prefix) => `${prefix}client_name COLLATE "hu-x-icu"` },
  clientEmail: column('client_email'),
  percentage: column('percentage'),
  status: { key: (prefix) => `array_position(${STATUS_ORDER}, ${prefix}status::text)` },
  createdAt: column('created_at'),
  dueAt: { key: dueOrder },
  need: { key: needOrder },
};

export interface Order {
  sort: SortField;
  descending: boolean;
}

/** '-createdAt' and the like. */
export const orderOf = (sort: string): Order => ({
  sort: sort.replace('-', '') as SortField,
  descending: sort.startsWith('-'),
});

/** Sorts of a list that is filtered by status, which an index holds in this order. */
export const SORTED_BY_STATUS: readonly SortField[] = ['createdAt', 'percentage'];
